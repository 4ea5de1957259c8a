# What the terminal says. See docs/translating.md.

cli-you = you
cli-person = Otter
cli-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cli-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

cli-which = Which one?
cli-refused = { $reason } (rules { $anchor })
cli-not-understood = “{ $said }” means nothing here; ? lists what does.
cli-help = A number plays that card, a letter does what stands beside it. ▸ and a thick frame: open to you now. Or type a move by its name.
cli-help-keys = In a race every key counts at once; the space bar slaps.
cli-help-words = rules – the rulebook    undo – take a move back    quit – leave    Enter – go on
cli-undone = Taken back.
cli-left = You have left the game.

cli-ended = The game is over
cli-place = Place
cli-player = Player
cli-score = Score
cli-saved = Saved: { $file }
cli-go-on = Enter – go on
