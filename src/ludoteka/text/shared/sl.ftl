# Kar pravi vsaka igra in vsak odjemalec. Glej docs/translating.md.

face-back = zakrita karta

level-random = naključen
level-easy = lahek
level-normal = srednji
level-hard = težak

reason-unknown = Takšne poteze ni.
reason-time-runs-forward = To je prišlo, ko se je zgodilo že nekaj poznejšega.
reason-too-early = Ni še čas za to.
reason-over = Partija je končana.
reason-not-your-turn = Nisi na vrsti.

reason-undo-nothing = Ničesar ni, kar bi lahko vzeli nazaj.
reason-undo-over = Partija je končana; zdaj se nič več ne jemlje nazaj.
reason-undo-others = Medtem je igral že nekdo drug.
reason-undo-revealed = Ta poteza je nekaj razkrila; ne da se je vzeti nazaj.

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
