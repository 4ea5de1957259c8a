# Ce que disent tous les jeux et tous les clients. Voir docs/translating.md.

face-back = une carte face cachée

level-random = au hasard
level-easy = facile
level-normal = normal
level-hard = difficile
level-best = expert

score = Points
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

reason-unknown = Ce coup n’existe pas.
reason-time-runs-forward = C’est arrivé après quelque chose de plus récent.
reason-too-early = Ce n’est pas encore le moment.
reason-over = La partie est terminée.
    .anchor = end
reason-not-your-turn = Ce n’est pas à toi de jouer.
    .anchor = turn

reason-undo-nothing = Il n’y a rien à reprendre.
reason-undo-over = La partie est terminée : on ne reprend plus rien.
reason-undo-others = Quelqu’un a joué depuis.
reason-undo-revealed = Ce coup a révélé quelque chose : on ne peut pas le reprendre.
event-undone = Un coup est repris.

# Les robots portent des noms de cépages.
bot-merlot = Merlot
bot-riesling = Riesling
bot-barbera = Barbera
bot-furmint = Furmint
bot-syrah = Syrah
bot-teran = Teran
bot-viognier = Viognier
bot-grenache = Grenache
bot-chenin = Chenin
bot-pinot = Pinot
bot-dolcetto = Dolcetto
bot-kadarka = Kadarka
bot-nebbiolo = Nebbiolo
bot-lambrusco = Lambrusco
bot-zweigelt = Zweigelt
bot-verdejo = Verdejo
