# Kar pravi vsaka igra in vsak odjemalec. Glej docs/translating.md.

face-back = zakrita karta

level-random = naključen
level-easy = lahek
level-normal = srednji
level-hard = težak
level-best = mojstrski

score = Točke
points = { $n ->
    [one] { $n } točka
    [two] { $n } točki
    [few] { $n } točke
   *[other] { $n } točk
}

reason-unknown = Takšne poteze ni.
reason-time-runs-forward = Prepozno: vmes se je zgodilo že nekaj novejšega.
reason-too-early = Za to še ni čas.
reason-over = Partija je končana.
    .anchor = end
reason-not-your-turn = Nisi na vrsti.
    .anchor = turn

reason-undo-nothing = Ni ničesar, kar bi lahko vzeli nazaj.
reason-undo-over = Partija je končana; poteze se ne vračajo več.
reason-undo-others = Medtem je potezo naredil že nekdo drug.
reason-undo-revealed = Ta poteza je nekaj razkrila; ne da se je vzeti nazaj.
event-undone = Poteza je vzeta nazaj.

# Boti se imenujejo po trtah.
bot-merlot = Merlot
bot-riesling = Rizling
bot-barbera = Barbera
bot-furmint = Furmint
bot-syrah = Sirah
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
