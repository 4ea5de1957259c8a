# Wat elk spel en elk scherm zegt.

face-back = een gesloten kaart

level-random = op goed geluk
level-easy = makkelijk
level-normal = gewoon
level-hard = moeilijk
level-best = expert

score = Stand
points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}

reason-unknown = Zo’n zet bestaat niet.
reason-time-runs-forward = Dat kwam nadat er al iets anders was gebeurd.
reason-too-early = Het is nog niet zover.
reason-over = Het spel is afgelopen.
    .anchor = end
reason-not-your-turn = Je bent niet aan de beurt.
    .anchor = turn

reason-undo-nothing = Er is niets om terug te nemen.
reason-undo-over = Het spel is afgelopen; er wordt niets meer teruggenomen.
reason-undo-others = Er heeft intussen iemand anders gespeeld.
reason-undo-revealed = Die zet liet iets zien; die kan niet terug.
event-undone = Een zet wordt teruggenomen.

# Bots heten naar druivenrassen.
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
