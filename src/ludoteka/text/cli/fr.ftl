# Ce que dit le terminal. Voir docs/translating.md.

cli-you = toi
cli-person = Loutre
cli-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cli-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

cli-which = Laquelle ?
cli-refused = { $reason } (règles { $anchor })
cli-not-understood = « { $said } » ne veut rien dire ici ; ? donne la liste.
cli-help = Un numéro joue cette carte, une lettre fait ce qui est écrit à côté. ▸ et un cadre épais : c’est permis maintenant. On peut aussi taper le nom d’un coup.
cli-help-keys = Dans une course, chaque touche compte aussitôt ; la barre d’espace tape.
cli-help-words = rules – le livret    undo – reprendre un coup    quit – partir    Entrée – continuer
cli-undone = Coup repris.
cli-left = Tu as quitté la partie.

cli-ended = La partie est terminée
cli-place = Place
cli-player = Joueur
cli-score = Points
cli-saved = Enregistré : { $file }
cli-go-on = Entrée – continuer
