# Was jedes Spiel und jeder Client sagt. Siehe docs/translating.md.

face-back = eine verdeckte Karte

level-random = zufällig
level-easy = leicht
level-normal = mittel
level-hard = schwer
level-best = Meister

score = Punkte
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

reason-unknown = Diesen Zug gibt es nicht.
reason-time-runs-forward = Das kam, nachdem schon etwas Späteres geschehen war.
reason-too-early = So weit ist es noch nicht.
reason-over = Die Partie ist vorbei.
    .anchor = end
reason-not-your-turn = Du bist nicht am Zug.
    .anchor = turn

reason-undo-nothing = Es gibt nichts zurückzunehmen.
reason-undo-over = Die Partie ist vorbei; jetzt wird nichts mehr zurückgenommen.
reason-undo-others = Inzwischen hat schon jemand anderes gespielt.
reason-undo-revealed = Dieser Zug hat etwas aufgedeckt; er lässt sich nicht zurücknehmen.
event-undone = Ein Zug wird zurückgenommen.

# Bots heißen nach Rebsorten.
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
