title = UNO
tagline = Colour on colour, symbol on symbol. And don’t forget to call when you are down to one card.

face-r0 = red 0
face-r1 = red 1
face-r2 = red 2
face-r3 = red 3
face-r4 = red 4
face-r5 = red 5
face-r6 = red 6
face-r7 = red 7
face-r8 = red 8
face-r9 = red 9
face-rskip = red Skip
face-rrev = red Reverse
face-rplus2 = red +2
face-y0 = yellow 0
face-y1 = yellow 1
face-y2 = yellow 2
face-y3 = yellow 3
face-y4 = yellow 4
face-y5 = yellow 5
face-y6 = yellow 6
face-y7 = yellow 7
face-y8 = yellow 8
face-y9 = yellow 9
face-yskip = yellow Skip
face-yrev = yellow Reverse
face-yplus2 = yellow +2
face-g0 = green 0
face-g1 = green 1
face-g2 = green 2
face-g3 = green 3
face-g4 = green 4
face-g5 = green 5
face-g6 = green 6
face-g7 = green 7
face-g8 = green 8
face-g9 = green 9
face-gskip = green Skip
face-grev = green Reverse
face-gplus2 = green +2
face-b0 = blue 0
face-b1 = blue 1
face-b2 = blue 2
face-b3 = blue 3
face-b4 = blue 4
face-b5 = blue 5
face-b6 = blue 6
face-b7 = blue 7
face-b8 = blue 8
face-b9 = blue 9
face-bskip = blue Skip
face-brev = blue Reverse
face-bplus2 = blue +2
face-joker = Joker
face-super = Super Joker
face-hands = Change Hand
face-blank = blank Joker

event-deals = Round { $n }: { $seat } deals.
event-goes-back = The { $card } goes back into the deck; another card is turned up.
event-turned-up = The first card is the { $card }.
event-plays = { $seat } plays the { $card }.
event-jumps-in = { $seat } jumps in!
event-draws = { $seat } draws the { $card }.
event-draws-hidden = { $seat } draws a card.
event-nothing-to-draw = There is nothing left to draw for { $seat }.
event-keeps = { $seat } keeps the card.
event-passes = { $seat } passes.
event-names-red = { $seat } says red.
event-names-yellow = { $seat } says yellow.
event-names-green = { $seat } says green.
event-names-blue = { $seat } says blue.
event-skipped = { $seat } misses a turn.
    .anchor = skip
event-reverses = { $seat } reverses the direction of play.
event-shuffles = The pile is shuffled into a new stock: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-changes-hands = { $seat } collects all hands, shuffles, and deals { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } out again.
event-passes-hands = Everybody passes the whole hand on.
event-swaps = { $seat } swaps hands with { $other }.
event-accepts = { $seat } takes { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-contests = { $seat } doesn’t believe { $other } and contests.
event-shows = { $seat } shows { $other } the { $card }.
event-shows-hidden = { $seat } shows { $other } a card.
event-guilty = The contest succeeds: { $seat } was bluffing and draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
    .anchor = contest
event-innocent = The contest fails: { $seat } had nothing else to play. { $other } draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
    .anchor = contest
event-uno = { $seat }: Uno!
event-false-uno = { $seat } calls Uno for nothing.
    .anchor = false
event-catches = { $seat }: Counter-Uno! { $other } draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
    .anchor = counter
event-false-counter = { $seat } says Counter-Uno, but there is nobody to catch.
    .anchor = false
event-time-up = { $seat } has run out of time.
event-goes-out = { $seat } has played the last card!
    .anchor = end
event-points = { $seat } gets { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
    .anchor = points
event-cap = After { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    } the round ends: the fewest cards win.

reason-round-over = The round is over. The next is about to be dealt.
    .anchor = rounds
reason-not-in-hand = You do not hold that card.
    .anchor = match
reason-must-match = That card fits neither by colour nor by symbol.
    .anchor = match
reason-only-the-drawn-card = Only the card you have just drawn may be played.
    .anchor = drawn
reason-already-drawn = You have drawn already.
    .anchor = drawn
reason-must-play = You hold a card that fits: here it has to be played.
    .anchor = voluntary
reason-must-play-drawn = The card you drew fits, so it must be played.
    .anchor = drawn
reason-cards-owed = First settle the cards you have to draw.
    .anchor = owed
reason-nothing-to-contest = Only a Super Joker on top can be contested.
    .anchor = contest
reason-name-a-colour = Name a colour first.
    .anchor = naming
reason-choose-a-hand = First choose who you swap hands with.
    .anchor = seven-zero
reason-no-such-player = Nobody sits there.
    .anchor = seven-zero
reason-yourself = Swapping with yourself? Choose somebody else.
    .anchor = seven-zero
reason-no-jump-in = At this table nobody plays out of turn.
    .anchor = jump-in
reason-not-identical = Only a card exactly like the top one may be played out of turn.
    .anchor = jump-in
reason-your-own-turn = It is your turn: simply play the card.
    .anchor = jump-in
reason-too-late = That card has been covered already.
    .anchor = jump-in
reason-not-now = That is not possible just now.
    .anchor = turn

ending-out = Somebody has played the last card.
    .anchor = goal
ending-cap = The limit of turns was reached: the fewest cards win.
    .anchor = cap
ending-to-500 = Somebody has collected 500 points.
    .anchor = scoring
ending-lowest = Somebody has reached 500 points: the lowest total wins.
    .anchor = scoring
ending-match-cap = The match has lasted too long: the best total wins.
    .anchor = match-cap

option-deck = Deck
option-deck--109 = 109 cards: with a Change Hand
option-deck--108 = 108 cards: the classic deck
option-deck--112 = 112 cards: with Change Hand and three blank Jokers
option-draw = When nothing fits
option-draw--until-playable = draw until a card fits
option-draw--one = draw one card
option-drawn-card = A card that had to be drawn and fits
option-drawn-card--must-be-played = must be played
option-drawn-card--may-be-kept = may be kept
option-voluntary-draw = Drawing although a card fits
option-voluntary-draw--allowed = allowed
option-voluntary-draw--forbidden = forbidden
option-two-player-reverse = Reverse between two players
option-two-player-reverse--skips = the other misses a turn
option-two-player-reverse--does-nothing = changes nothing
option-plus2-skips = Does a +2 also cost the turn?
option-plus2-skips--no = no: draw two, then play
option-plus2-skips--yes = yes: draw two and miss the turn
option-stacking = Adding to a +2 or a Super Joker
option-stacking--none = not allowed
option-stacking--same = +2 on +2, Super Joker on Super Joker
option-stacking--mixed = either on either
option-challenge-test = A Super Joker is a bluff if you hold
option-challenge-test--any-other-card = any other card that fits
option-challenge-test--colour-only = a card of the colour in force
option-uno-window = A forgotten Uno can be caught
option-uno-window--until-called = until it is called
option-uno-window--until-next-turn = until the next player begins
option-scoring = Length of the game
option-scoring--single-round = a single round
option-scoring--to-500 = rounds until somebody has won 500 points
option-scoring--lowest = rounds to 500, the fewest points win
option-special-first-card = An Action card or Joker as first card
option-special-first-card--official-effects = has its effect
option-special-first-card--redraw = is replaced by a number
option-action-match = Action cards fit
option-action-match--colour-or-symbol = by colour or symbol
option-action-match--colour-only = by colour only
option-change-hand-colour = Colour after a Change Hand
option-change-hand-colour--stays = stays as it was
option-change-hand-colour--named = is named by its player
option-change-hand-deals = A Change Hand deals
option-change-hand-deals--from-left = clockwise, always
option-change-hand-deals--in-direction = in the direction of play
option-hand-size = Cards dealt
option-hand-size--7 = seven
option-hand-size--5 = five
option-hand-size--10 = ten
option-time-to-move = Time for a move
option-time-to-move--30 = 30 seconds
option-time-to-move--60 = a minute
option-time-to-move--none = no limit
option-counter-opens = Counter-Uno counts
option-counter-opens--after-grace = from three quarters of a second after the card
option-counter-opens--at-once = at once
option-contest-last = A Super Joker played as last card
option-contest-last--no = wins at once
option-contest-last--yes = may still be contested
option-seven-zero = Seven swaps, zero passes on
option-seven-zero--off = not played
option-seven-zero--on = a 7 swaps two hands, a 0 passes all hands on
option-jump-in = Jumping in out of turn
option-jump-in--off = not played
option-jump-in--on = with a card exactly like the top one

mark-colour-red = red
mark-colour-yellow = yellow
mark-colour-green = green
mark-colour-blue = blue
mark-drawn = just drawn
mark-seen = you have seen it
mark-dealer = dealer
mark-uno = Uno
mark-winner = winner
mark-away = away

prompt-play = Your turn: play a card, or draw.
prompt-must-play = Your turn: play a card.
prompt-nothing-fits = Your turn. Nothing fits, so draw.
prompt-drawn = You drew the { $card }, and it fits: play it.
prompt-drawn-choice = You drew the { $card }. Play it or keep it?
prompt-contest = { $seat } played a Super Joker. Take { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, or contest it?
prompt-stack = { $n ->
        [one] { $n } card is
       *[other] { $n } cards are
    } waiting for you. Add one of yours, or take them.
prompt-name-colour = Which colour shall it be?
prompt-swap = Who will you swap hands with?
prompt-wait = It is { $seat }’s turn.
prompt-wait-contest = { $seat } is to take { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, or contest { $seat_other }’s Super Joker.
prompt-wait-stack = { $n ->
        [one] { $n } card is
       *[other] { $n } cards are
    } waiting for { $seat }.
prompt-wait-colour = { $seat } is choosing a colour.
prompt-wait-swap = { $seat } is choosing a hand to swap with.
prompt-round-won = { $seat } wins the round.
prompt-round-cap = The round has been stopped.
prompt-won = { $seat } wins.
prompt-shared = { $n ->
        [one] One player wins.
       *[other] { $n } players share the victory.
    }

zone-stock = Stock ({ $n })
zone-pile = Pile ({ $n })
zone-hand = Your hand ({ $n })
zone-other-hand = { $seat }’s hand ({ $n })

button-draw = Draw
button-keep = Keep it
button-accept = Take { $n }
button-contest = Contest { $seat }
button-swap = Swap with { $seat } ({ $n })
button-uno = Uno!
button-counter = Counter-Uno!
button-red = Red
button-yellow = Yellow
button-green = Green
button-blue = Blue

clock-move = then the clock draws or plays
clock-contest = then it counts as accepted
clock-next-round = until the next round
