title = Wine duel
tagline = Red beats white, white beats sparkling, sparkling beats red. Who holds the last card?

face-red = red wine
face-white = white wine
face-sparkling = sparkling wine

event-challenge = { $seat } challenges { $other }.
event-challenge-late = { $seat } took too long: the lot falls on { $other }.
event-chosen = { $seat } has chosen.
event-chosen-late = { $seat } took too long: a random card of the hand is played.
event-reveal = { $seat } shows a { $card }.
event-take = { $seat } wins the duel and takes { $other }’s { $card }.
    .anchor = take
event-tie = A tie: { $seat } and { $other } each discard a { $card }.
    .anchor = tie
event-out = { $seat } has no cards left and is out.
    .anchor = out
event-active = It is { $seat }’s turn to challenge.
event-win = { $seat } wins with { $n ->
        [one] one card
       *[other] { $n } cards
    } in hand.
    .anchor = end
event-both-win = { $seat } and { $other } lost their last cards together: both win.
    .anchor = both-win
event-cap = { $n } duels have been fought. That is the end: the fullest hand wins.

reason-challenge-first = First challenge somebody; the cards come afterwards.
    .anchor = challenge
reason-duel-open = A duel is open: choose a card.
    .anchor = choose
reason-not-held = You do not hold this wine.
    .anchor = choose
reason-you-are-out = You have no cards left: you are out.
    .anchor = out
reason-already-chosen = Your card is already on the table. It stays there.
    .anchor = sealed
reason-not-your-duel = This duel is between two others.
    .anchor = challenge
reason-no-such-player = Nobody sits there.
    .anchor = challenge
reason-yourself = You cannot challenge yourself.
    .anchor = challenge
reason-they-are-out = That player is out.
    .anchor = out
reason-just-beaten = You have just beaten this player: challenge another.
    .anchor = another

ending-last-holding = Only one player still holds cards.
    .anchor = end
ending-both-empty = The last cards fell in a tie: both duellists win.
    .anchor = both-win
ending-cap = Three hundred duels were fought.
    .anchor = cap

option-hand-size = Cards in each hand
option-hand-size--3 = three
option-hand-size--2 = two
option-hand-size--4 = four
option-hand-size--5 = five
option-after-win = After a win, challenge
option-after-win--another = another player, while there is a third
option-after-win--anyone = anybody
option-winner-active = Who challenges after a win
option-winner-active--yes = the winner
option-winner-active--ties-only = the same player, until there is a tie
option-hand-sizes = Number of cards in the hands
option-hand-sizes--open = shown
option-hand-sizes--hidden = hidden
option-time-to-choose = Time to choose a card
option-time-to-choose--15 = 15 seconds
option-time-to-choose--30 = 30 seconds
option-time-to-choose--none = no limit

mark-active = to challenge
mark-challenger = challenger
mark-challenged = challenged
mark-chosen = has chosen
mark-won = wins
mark-lost = loses
mark-tied = tie
mark-out = out
mark-just-beaten = just beaten
mark-winner = winner

prompt-challenge = Who do you challenge?
prompt-choose = You against { $seat }: choose a wine. Nobody sees it yet.
prompt-sealed = Only you see your card. Waiting for { $seat }.
prompt-wait-challenge = { $seat } is choosing an opponent.
prompt-wait-both = { $seat } and { $seat_other } are choosing.
prompt-wait-one = Waiting for { $seat } to choose.
prompt-won = { $seat } wins.
prompt-both-won = { $seat } and { $seat_other } both win.
prompt-shared = { $n ->
        [one] One player wins.
       *[other] { $n } players share the win.
    }

zone-hand = Your hand
zone-other-hand = { $seat }’s hand
zone-duel = { $seat } against { $seat_other }
zone-no-duel = The duel
zone-discard = Discarded: { $red } red, { $white } white, { $sparkling } sparkling

button-challenge = Challenge { $seat }
clock-challenge = then the lot decides
clock-choose = then a random card is played
