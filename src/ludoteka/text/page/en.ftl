# What the page says that belongs to no game.

page-home = All games
page-rules = Rules
page-contents = Contents
page-log = What happened
page-menu = Menu
page-close = Close
page-wait = One moment …
page-language = Language
page-your-name = Your name
page-another-name = Another name
page-try-again = Try again
page-no-server = The server does not answer. Are you connected?
page-part-lost = This part of the page could not be fetched.
# Proposed names, separated by commas; each at most 20 characters.
page-names = Otter, Magpie, Hedgehog, Heron, Marmot, Lynx, Dormouse, Swift, Badger, Salamander, Owl, Hare, Robin, Beaver, Cricket, Kestrel, Squirrel, Newt, Raven, Firefly

home-welcome = Welcome
home-lead = A game table in your pocket
home-code = Code of a table
home-join = Join
home-my-tables = My tables
home-games = On the shelf
home-players = { $low }–{ $high } players
home-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
home-play = Play now against bots
home-open = Open a table
home-foot = No account, no cookies, nobody watching.

kind-turns = in turns
kind-together = all at once
kind-race = quick hands

phase-lobby = waiting for players
phase-playing = in play
phase-over = finished

arrive-there = At the table: { $names }
arrive-full = All seats are taken.
arrive-sit = Sit down
arrive-watch = Just watch

claim-mine = This is my seat
claim-text = You sat here in another browser? Its menu shows the four digits of your PIN. The seat moves over to this one.
claim-pin = PIN
claim-do = Take my seat
claim-wrong = That is not the PIN of this seat.
claim-too-often = Too many tries. Wait a few minutes.

lobby-invite = Come in
lobby-qr = QR code of the link to this table
lobby-code = Code of this table: { $code }
lobby-link = Link to this table
lobby-copy = Copy link
lobby-copied = Copied
lobby-share = Share
lobby-chairs = Who plays
lobby-bot = bot, { $level }
lobby-host = opens the game
lobby-here = here
lobby-away = away
lobby-is-ready = ready
lobby-stand = Stand up
lobby-sit-here = Sit here
lobby-unseat = { $name } gives up the seat
head-start-for = Head start for { $name }
head-start-none = no head start
head-start = { $n } ms head start
lobby-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
lobby-level = Level of the bot
lobby-add-bot = Add a bot
lobby-options = How we play
lobby-host-chooses = The host chooses; you see it at once.
lobby-default = usual
lobby-house-rules = House rules
lobby-house-changes = { $changed ->
    [0] all as usual
    [one] { $changed } changed
   *[other] { $changed } changed
}
lobby-too-few = { $n ->
    [one] { $n } player at least.
   *[other] { $n } players at least: share the link or add a bot.
}
lobby-not-ready = Not ready yet: { $names }
lobby-all-set = Everybody is here.
lobby-start = Deal
lobby-ready = I am ready
lobby-host-starts = { $name } starts the game.
lobby-watching = You are watching, { $name }.
lobby-late = The game has begun. You see it a minute late, with all hands open.

setting-mode = The table is
setting-mode-friends = among friends
setting-mode-ranked = strict about time
setting-mode-relaxed = relaxed: more time
setting-undo = Taking back a move
setting-undo-consent = if all agree
setting-undo-off = never
setting-onlookers = Onlookers see
setting-onlookers-table = no hand
setting-onlookers-delayed = all hands, a minute late
setting-talk = Across the table
setting-talk-signs = signs only
setting-talk-words = signs and own words

line-connecting = Connecting …
line-lost = Connection lost. Trying again …
line-none = The table cannot be reached.
line-none-text = Is there a network? Some networks and browsers let no open line through. What is played on this device needs none.
line-elsewhere = Open in another window.
line-refused = Not let in.

reason-line-lost = The connection was lost; the move was not made.

refused-token = This seat is not known any more.
refused-table = There is no table with this code.
refused-table-broken = This table can no longer be opened: its game was played by an older version of the rules.
refused-message = The page and the server do not understand each other. Please reload.
refused-too-long = The page and the server do not understand each other. Please reload.
refused-too-many = It is too crowded here at the moment.

# What the server refuses over HTTP, by its code.
error-unknown = The server could not do that.
error-too-many = Too much at once. Wait a few minutes.
error-unknown-game = There is no such game.
error-bad-option = This game cannot be set up like that.
error-bad-setting = A table cannot be set up like that.
error-unknown-language = These rules are not written in that language.
error-not-found = There is nothing here.
error-still-on = The game can be kept once it is over.
error-name = A name needs at least one letter.
error-no-such-seat = Nobody sits there.
error-token = { refused-token }
error-no-such-table = { refused-table }
error-table-broken = { refused-table-broken }
error-message = { refused-message }
error-too-long = { refused-too-long }
error-pin = { claim-wrong }
error-has-seen = { reason-has-seen }

elsewhere-title = Your seat is open in another window
here-elsewhere = This table is open in another window
elsewhere-text = There it goes on. You can take it back here at any time.
elsewhere-continue = Continue here

seat-number = Seat { $n }
plate-turn = to play
plate-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
plate-stand-in = away, a bot plays
zone-empty = empty
# What is printed on ace, jack, queen, king.
card-ranks = A J Q K
card-playable = can be played
card-not-now = not now

play-others = The others
play-middle = The middle of the table
play-mine = My place
notes-title = Note sheet
notes-how = Tap a tile: struck, ringed, open.
notes-open = open
notes-struck = struck
notes-ringed = ringed
notes-clear = Wipe the sheet
notes-answers =
    { $n ->
        [0] Answers
        [one] { $n } answer
       *[other] { $n } answers
    }
notes-none = Nothing has been answered yet.
notes-new = New tiles for { $seat }
notes-new-own = New tiles for you
notes-new-empty = New tiles on a rack without a player
notes-old = Until then: { $tiles }
guess-open = Announce
guess-title = Your three digits
guess-empty = empty
guess-remove = Take { $n } away
guess-do = Announce { $digits }
guess-not-now = The table takes no announcement of yours just now.
amount = Amount
amount-less = Less
amount-more = More
hints-on = What can be played is shown.
hints-off = What can be played is no longer shown.
play-actions = What I can do
play-which = Which one?
play-delayed = All hands as they were a minute ago. Who sees them gets no seat in this game.
play-said = { $name }: “{ $words }”
play-away = { $name } is away.
play-back = { $name } is back.
play-paused = The game is paused.
play-awaits = The game is waiting for its players …
play-clockwise = Play goes clockwise.
play-counterclockwise = Play goes anticlockwise.
play-undo-asked = { $name } would like to take the last move back.
play-undo-yes = All right
play-undo-no = No
play-undo-asking = The others are asked.
note-rule = The rule
reason-unheard = That has no effect just now. It costs nothing.
reason-undo-refused = The move stands: not everybody agreed.
log-empty = Nothing yet since you sat down.

race-title = Whose hand was first
race-ms = { $n } ms
race-detail = arrived after { $arrived } ms, line { $line } ms
race-clipped = shortened to what was measured
race-photo = Photo finish: { $names }

end-you-won = You have won!
end-won = { $n ->
    [one] { $names } wins
   *[other] Winners: { $names }
}
# Behind a number with its unit: “287 ms …”, “3 points …”.
end-fastest = your fastest hand
end-ahead = ahead of { $name }
end-behind = behind { $name }
end-again = Once more
end-arrange = Change seats or rules
end-look = Look at the table
end-result = The result
end-log = Keep the game
end-fair = Was it fair?
end-fair-text = All chance of this game came from this seed. Its seal was in the menu before the first card was dealt.

menu-call = Call across the table
menu-say = Say something
menu-say-do = Say
menu-undo = Take back
menu-pause = Pause
menu-resume = Go on
menu-hints = Show what can be played
menu-sound = Sound
menu-vibration = Vibration
menu-pin = PIN of { $name }
menu-pin-text = With it you take your seat over to another phone or browser.
menu-keys = Keys
menu-fair = The seal of this game
menu-fair-text = The cards were fixed before the deal. The seal is a checksum of the seed, which is shown after the game.
menu-leave = Leave the table

sign-hello = Hello!
sign-well-played = Well played!
sign-thanks = Thanks!
sign-wow = Wow!
sign-oops = Oops!
sign-hurry = Your turn!

key-space = Space
key-space-does = slap, or the first reaction
key-arrows = ← →
key-arrows-does = along my cards
key-enter = Enter
key-enter-does = play the card, press the button
key-digits = 1 … 9
key-digits-does = the buttons, or else the cards in the middle, from the left; calls at the right from 9 down
key-hints = H
key-hints-does = what can be played: shown or not
key-rules = R
key-rules-does = rules
key-log = L
key-log-does = what happened

error-no-such-match = This game is not here any more.
error-replay-too-long = This file is too large to be looked at.
error-replay-unreadable = This is not a saved game, or the file is damaged.
error-replay-transcript = This is a transcript: it tells a game and cannot be shown here. Choose the saved game, a file that ends in .ludo.
error-replay-version = This game was saved under other rules and can no longer be shown.
error-replay-illegal = A move in this file is against the rules.
error-no-such-share = These figures are no longer shared.

end-replay = Watch it again
end-check = Check it

replay-title = Replay
replay-bring = Open a saved game
replay-bring-text = A game that somebody saved at its end, or one that was simulated: a file that ends in .ludo. It is checked, and nothing of it is kept.
replay-choose = Choose a file
replay-drop = or drop it here
replay-line = (Line { $n })
replay-deal = The cards are dealt.
replay-about = About this game
replay-controls = Through the game
replay-scrub = Step
replay-step = Step { $at } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-open = All hands open
replay-eyes-watch = An onlooker
replay-share = Share this moment
replay-share-text = The link opens the game at step { $at }, seen as you see it now.
replay-link = Link to this moment
replay-broken-off = This game was broken off.
replay-true = Everything is as it says: the seed fits the seal, every move was allowed, in races each hand’s time follows from what was measured, and this is how it ended.
replay-finding-seed = The seed does not fit the seal: these are not the cards that were fixed before the deal.
replay-finding-why = It did not end for the reason that the file gives.
replay-finding-places = The moves lead to other places than the file says.
replay-finding-scores = The moves lead to other points than the file says.
replay-finding-race = A race in this file is not true: what was measured gives other times, or another order, than stand there.
replay-false = This file does not hold what it says. See what does not fit
replay-seal-text = The seal is a checksum of the seed, and everybody could see it before the first card was dealt. All chance of the game comes from the seed: other cards would have had another seal.
replay-seed = The seed
replay-verify = You need not take our word for it. Save the game and check it on a computer of your own:
replay-keys = ← and → take a step, the space bar plays, Home and End lead to the start and the end.

stats-title = My games
stats-of = The games of { $name }
stats-private = Only you see this.
stats-none = Nothing here yet. A game counts once it is played to its end.
stats-played = Played
stats-won = Won
stats-place-count = Place { $place }: { $n }
stats-reactions = Reaction times
stats-reactions-none = No race yet: these come from games with quick hands.
stats-reactions-text = Hands in races: { $n }. Middle value: { $ms } ms.
stats-plot = Reaction times, from the oldest to the latest. Middle value of the first ten: { $before } ms, of the last ten: { $now } ms.
stats-plot-first = was first
stats-plot-middle = middle value of ten
stats-against = Head to head
stats-ahead = I was ahead: { $n }
stats-behind = They were ahead: { $n }
stats-even = Even: { $n }
stats-latest = Latest games
stats-gave-up = given up
stats-share = Share these figures
stats-share-text = Makes a link that anybody can open. It shows your name, your results and your reaction times, and no name of anybody else.
stats-shared = Whoever has this link sees your figures.
stats-link = Link to your figures
stats-unshare = Take the link back

# Tables on this device, without a server.
home-here = Alone, one phone for all, or a screen in the middle: without a network too
here-title = On this device
here-lead = The rules themselves run in your browser. The first time about 7 MB are fetched; after that it works without a network.
here-loading = The table is being set up …
here-failed = The table could not be set up here.
here-failed-text = The first time it needs a network, and a browser that is not too old.
here-continue = Go on
here-new = Begin anew
here-add = One more
here-begin = To the table
around-phones = Phones join as hands: over the server
around-strange = Nobody at the edges of this screen has a seat at that table.
around-table = Go to the table
way-alone = Alone against bots
way-alone-text = Whenever you like, wherever you are.
way-pass = One phone for all
way-pass-text = It goes from hand to hand. A cover hides the cards on the way.
way-screen = A screen in the middle
way-screen-text = Everybody has an edge of it and slaps with their own hand, all at the same time. A secret hand lies covered; its owner holds the eye and looks.
pass-on = Pass it on to { $name }
pass-cover = It is { $name }’s turn
pass-cover-text = Nobody else looks now. The clock stands still.
pass-show = Show my cards
pad-look = Hold to look
