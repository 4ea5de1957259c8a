# Four: draw and throw, all at once, until somebody holds four of one wine.

title = Four
tagline = Everybody draws and throws at once. Four of one wine? Claim them first!

face-red = red wine
face-white = white wine
face-sparkling = sparkling wine

# --- what happened ---

event-deals = Round { $n }: five cards for everybody. Put one of them aside.
event-redeals =
    { $n ->
        [one] Somebody was dealt four alike, so the cards were dealt again.
       *[other] Somebody was dealt four alike { $n } times; each time the cards were dealt again.
    }
event-chooses = { $seat } has put a card aside.
event-chosen-for = Time is up: a card of { $seat } is put aside at random.
event-ready = The first discards lie there. Ready …
event-go = Go!
event-draws = { $seat } draws { $card }.
event-draws-hidden = { $seat } draws a card.
event-takes = { $seat } takes { $card } from the discard pile.
event-takes-hidden = { $seat } takes the top of the discard pile.
event-gone = { $seat } reaches for the discard pile, but the card is gone.
event-throws = { $seat } throws { $card }.
event-throws-hidden = { $seat } throws a card.
event-swaps =
    { $n ->
        [one] The draw pile is empty: the discard pile, { $n } card, becomes the draw pile.
       *[other] The draw pile is empty: the discard pile, { $n } cards, becomes the draw pile.
    }
event-too-fast = { $seat } was too fast: that did not count.
event-claims = { $seat } claims four: { $card }!
event-claims-too = { $seat } has four as well: { $card }. That counts as a slap.
event-claims-falsely =
    { $n ->
        [0] { $seat } claims { $card }, but does not have four. It costs nothing here.
        [one] { $seat } claims { $card }, but does not have four: −1.
       *[other] { $seat } claims { $card }, but does not have four: −{ $n }.
    }
    .anchor = false
event-shows = In { $seat }’s hand: { $n } × { $card }.
event-slaps =
    { $n ->
        [1] { $seat } slaps first.
       *[other] { $seat } is number { $n } to slap.
    }
event-gains = { $seat } wins the round: +1.
    .anchor = score
event-loses-no-slap = { $seat } did not slap: −1.
    .anchor = no-slap
event-loses-last = { $seat } slapped last: −1.
    .anchor = score
event-void =
    { $n ->
        [one] Nobody has claimed four in time: a void round.
       *[other] Nobody has claimed four in time: { $n } void rounds in a row.
    }
    .anchor = void
event-again = The table was interrupted. All cards lie as they lay; the time begins anew.

# --- why not ---

reason-before-go = Wait for Go.
    .anchor = go
reason-chosen = You have put a card aside already.
    .anchor = aside
reason-not-in-hand = You do not hold that wine.
    .anchor = draw-throw
reason-draw-first = You hold four cards: draw one first.
    .anchor = draw-throw
reason-throw-first = You hold five cards: throw one first.
    .anchor = draw-throw
reason-own-discard = At this table nobody takes back what they threw last.
    .anchor = own-discard
reason-no-claim-yet = There was no right claim to answer. It costs nothing.
    .anchor = early-slap
reason-hand-is-down = Your hand is down already.
    .anchor = hand-down
reason-round-stopped = Somebody has claimed rightly: no card moves any more.
    .anchor = stop
reason-between-rounds = The round is over; the next cards are on their way.
    .anchor = shown

ending-points = Somebody has the points to win.
    .anchor = end-points
ending-rounds = Sixty rounds have been played: the most points win.
    .anchor = end-rounds
ending-idle = Nobody claimed four for three rounds in a row: the most points win.
    .anchor = end-idle

# --- the table’s rules ---

option-cards-per-type = Cards of each wine
option-cards-per-type--18 = 18 (54 cards)
option-cards-per-type--15 = 15 (45 cards)
option-cards-per-type--20 = 20 (60 cards)
option-four-before-go = Four alike in the first five cards
option-four-before-go--claim = may be claimed from Go on
option-four-before-go--redeal = deal again until nobody has them
option-discards = Discards lie
option-discards--face-down = face down
option-discards--face-up = face up, after Go
option-own-discard = One’s own last discard may be taken back
option-own-discard--yes = yes
option-own-discard--no = no
option-false-claim = A false claim costs
option-false-claim--minus-one = one point
option-false-claim--nothing = nothing
option-never-slap = If several never slap
option-never-slap--each-minus-one = each loses a point
option-never-slap--one-of-them = one of them, drawn by lot, loses a point
option-swap-shuffled = When the piles swap, the new draw pile is shuffled
option-swap-shuffled--yes = yes
option-swap-shuffled--no = no
option-points-to-win = Points to win
option-points-to-win--3 = three
option-points-to-win--1 = one
option-points-to-win--5 = five
option-slap-window = After a claim the others may slap for
option-slap-window--3 = three seconds
option-slap-window--2 = two seconds
option-slap-window--6 = six seconds (relaxed)

# --- signs ---

mark-chosen = card put aside
mark-first = four!
mark-slapped = slapped
mark-false = false claim
mark-away = away
mark-plus-one = +1
mark-minus-one = −1

# --- the table ---

prompt-choose = Round { $n }. Put one card aside, face down.
prompt-chosen = You put aside: { $card }. Waiting for the others.
prompt-choosing = Round { $n }. Everybody puts one card aside.
prompt-ready = Ready … Go comes any moment.
prompt-draw = Draw a card! Four alike? Claim them.
prompt-throw = Throw a card! Four alike? Claim them.
prompt-drawing = All draw and throw until somebody has four alike.
prompt-slap = { $seat } has four: { $card }! Slap!
prompt-hand-down = { $seat } has four: { $card }. Your hand is down.
prompt-claimed = Four: { $card }! Now the others slap.
prompt-slapping = { $seat } has four: { $card }. Who slaps last?
prompt-result = { $seat } had four: { $card }.
prompt-void =
    { $n ->
        [one] Nobody claimed four: the round is void.
       *[other] Nobody claimed four: { $n } void rounds in a row.
    }
prompt-won = { $seat } wins.
prompt-over = The game is over.
label-discard = Discard pile
label-stock = Draw pile
label-chosen = Put aside
label-hand = Your hand
label-shown = { $seat }’s hand
button-draw = Draw
button-take = Take
button-slap = Slap!
button-claim-red = Red!
button-claim-white = White!
button-claim-sparkling = Sparkling!
clock-choose = a card is put aside at random in
clock-round = the round is void in
clock-slap = the slaps end in
clock-next-round = next round in
