# What the terminal says. See docs/translating.md.

cli-you = you
cli-person = Otter
cli-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

cli-which = Which one?
cli-seconds = { $n } s
cli-refused = { $reason } (? – the rule)
cli-not-understood = “{ $said }” means nothing here; ? lists what does.
cli-help = A number plays that card, a letter does what stands beside it. ▸ and a thick frame: open to you now. Or type a move by its name.
cli-help-keys = In a race every key counts at once; the space bar slaps.
cli-help-words = rules – the rulebook    undo – take a move back    quit – leave    Enter – go on
cli-tui-keys = Click, or choose with ← → and Enter.
cli-learn-which = Lessons of a few minutes. Choose one: ludoteka learn GAME
cli-help-learn = New to this game? ludoteka learn { $game }
cli-learned = Now with company: ludoteka play { $game }
cli-learn-left = You have left the lesson. Begin anew: ludoteka learn { $game }
cli-left = You have left the game.

cli-ended = The game is over
cli-place = Place
cli-player = Player
cli-saved = Saved: { $file }
cli-saved-open = Go on with it: ludoteka play --resume { $file }
cli-finding-transcript = This is a transcript, not a saved match: it holds no sealed deal to check. To look at it: ludoteka replay { $file }
cli-go-on = Enter – go on
cli-watch-keys = Any key – straight on    q – leave

cli-entry-expire = The time is up.
cli-entry-absent = Away from now on: { $names }
cli-entry-again = The table goes on after an interruption.
cli-entry-stopped = The clock is stopped.
cli-entry-running = The clock runs.
cli-entry-race = Whose hand was first is decided.
cli-entry-chair = A chair changes hands.
cli-entry-flag = Something about the timing is noted.

# What was wrong with a call; each stands behind the program's name, and gets a full stop.
cli-wrong-game = there is no game “{ $game }”; allowed: { $allowed }
cli-wrong-language = there is no language “{ $language }”; allowed: { $allowed }
cli-wrong-option = there is no option “{ $option }”; allowed: { $allowed }
cli-wrong-value = option “{ $option }” cannot be “{ $value }”; allowed: { $allowed }
cli-wrong-pair = “{ $word }” is not KEY=VALUE
cli-wrong-twice = option “{ $option }” is given twice; a table has one value for it
cli-wrong-seats = { $game } cannot be played by { $seats }; allowed: { $low } to { $high }
cli-wrong-level = { $game } has no bot “{ $level }”; allowed: { $allowed }
cli-wrong-bots = bots: { $bots }, seats for them: { $seats }; give one level, or one for each
cli-wrong-seat = there is no seat { $seat }; allowed: 1 to { $last }
cli-wrong-passage = the rulebook has no passage “{ $passage }”; allowed: { $allowed }
cli-wrong-entry = the match is not that long; --at can be 0 to { $last }
cli-bad-log = this is not a saved match, or the file is damaged ({ $problem })
cli-no-file = there is no file { $file }
cli-no-read = { $file } cannot be read
cli-no-text = { $file } is no text
cli-too-long = { $file } is too long for a match
cli-no-write = { $file } cannot be written
cli-wrong-resume = --resume takes game, seats, options and deal out of the file; give none of them beside it
cli-wrong-over = the match in { $file } is over; ludoteka replay shows it
cli-tui-extra = --tui needs one more package; install it with: pip install 'ludoteka[tui]'
cli-tui-pipe = --tui needs a terminal
cli-our-mistake = our mistake ({ $problem }); --debug shows where it comes from

# The laboratory.
cli-lab-sets = “{ $word }” is no option; sets of options come after --compare
cli-lab-output = --csv - and --json both want standard output; give the rows a file
cli-lab-looks = --studies rests on games that were looked at; give --looks too
cli-lab-minds = minds: { $minds }, seats: { $seats }; give at least as many minds as seats, one may come twice
cli-lab-tables = minds: { $minds }; they make too many different tables, give fewer
cli-lab-cluster = no cluster answers at { $address }
cli-lab-idle = the cluster at { $address } has no workers
cli-lab-extra = this needs more packages; install them with: pip install 'ludoteka[lab]'
cli-lab-nothing = No game was finished.
