# What every game and every client says. See docs/translating.md.

face-back = a face-down card

level-random = at random
level-easy = easy
level-normal = normal
level-hard = hard
level-best = best

# What a game counts; one that counts something else says so itself.
score = Score
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

reason-unknown = There is no such move.
reason-time-runs-forward = That came after something later had happened.
reason-too-early = It is not time yet.
reason-over = The game is over.
    .anchor = end
reason-not-your-turn = It is not your turn.
    .anchor = turn

reason-undo-nothing = There is nothing to take back.
reason-undo-over = The game is over; nothing is taken back any more.
reason-undo-others = Somebody has acted since.
reason-undo-revealed = That move showed something; it cannot be taken back.
event-undone = A move is taken back.

# What bots are called: grapes.
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
