# Quello che dice ogni gioco. Vedi docs/translating.md.

face-back = una carta coperta

level-random = a caso
level-easy = facile
level-normal = normale
level-hard = difficile
level-best = esperto

score = Punti
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

reason-unknown = Questa mossa non esiste.
reason-time-runs-forward = È arrivato dopo qualcosa di più recente.
reason-too-early = Non è ancora il momento.
reason-over = La partita è finita.
    .anchor = end
reason-not-your-turn = Non tocca a te.
    .anchor = turn

reason-undo-nothing = Non c’è niente da riprendere.
reason-undo-over = La partita è finita: non si riprende più niente.
reason-undo-others = Nel frattempo qualcuno ha giocato.
reason-undo-revealed = Quella mossa ha scoperto qualcosa: non si può riprendere.
event-undone = Una mossa viene ripresa.

# I bot portano nomi di vitigni.
bot-merlot = Merlot
bot-riesling = Riesling
bot-barbera = Barbera
bot-furmint = Furmint
bot-syrah = Syrah
bot-teran = Terrano
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
