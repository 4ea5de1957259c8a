# Five: slap when some wine stands exactly five times in the pile.

title = Five
tagline = Exactly five of one wine in the pile? Slap it before the others do.

face-red = red wine
face-white = white wine
face-sparkling = sparkling wine

# --- what happened ---

event-deals = Round { $n }: everything shuffled and dealt. { $seat } begins.
# The log does not count for anybody: it says the card to those who cannot see it, and keeps no list of them.
event-flips = { $seat } turns over a card.
    .aloud = { $card }
event-slaps =
    { $n ->
        [1] { $seat } slaps first!
       *[other] { $seat } is number { $n } to slap.
    }
event-takes-back = Too late to count: { $card } goes back on top of { $seat }’s pile.
    .anchor = stop
event-counts = In the pile: { $n } × { $card }.
event-exact = Exactly { $n } × { $card }!
event-not-exact = No wine lies there exactly { $n } times.
event-void =
    { $n ->
        [one] Every card is turned and nobody slapped: a void round.
       *[other] Every card is turned and nobody slapped: { $n } void rounds in a row.
    }
    .anchor = void
event-again = The table was interrupted: what lies there is shown anew.
event-gains = { $seat } was first and right: +1.
    .anchor = score-right
event-loses-no-slap =
    { $n ->
        [0] { $seat } did not slap, but cannot fall any lower.
        [one] { $seat } did not slap: −1.
       *[other] { $seat } did not slap: −{ $n }.
    }
    .anchor = score-right
event-loses-last =
    { $n ->
        [0] { $seat } slapped last, but cannot fall any lower.
        [one] { $seat } slapped last of all: −1.
       *[other] { $seat } slapped last of all: −{ $n }.
    }
    .anchor = score-last
event-loses-false =
    { $n ->
        [0] { $seat } slapped wrongly, but cannot fall any lower.
        [one] { $seat } slapped wrongly: −1.
       *[other] { $seat } slapped wrongly: −{ $n }.
    }
    .anchor = score-wrong

# --- why not ---

reason-no-card-yet = There was no pile to slap yet.
    .anchor = hasty
reason-hand-is-down = Your hand is on the pile already; it stays there.
    .anchor = hand-down
reason-between-rounds = The round is over; the next cards are on their way.
    .anchor = opened
reason-turned-on-the-beat = At this table the cards turn by themselves, on the beat.
    .anchor = turning
reason-round-stopped = Somebody has slapped: no card is turned any more.
    .anchor = stop
reason-no-cards-left = Every card has been turned.
    .anchor = void

ending-points = Somebody has the points to win.
    .anchor = end-points
ending-rounds = Sixty rounds have been played: the most points win.
    .anchor = end-rounds
ending-void = Nobody slapped for three rounds in a row: the most points win.
    .anchor = end-void

# --- the table’s rules ---

option-cards-per-type = Cards of each wine
option-cards-per-type--18 = 18 (54 cards)
option-cards-per-type--15 = 15 (45 cards)
option-cards-per-type--20 = 20 (60 cards)
option-target = Slap at exactly
option-target--5 = five of one wine
option-target--4 = four of one wine
option-target--6 = six of one wine
option-points-to-win = Points to win
option-points-to-win--3 = three
option-points-to-win--1 = one
option-points-to-win--5 = five
option-beat = Time for a card
option-beat--10 = one second
option-beat--14 = 1.4 seconds
option-beat--07 = 0.7 seconds
option-flip = Cards are turned
option-flip--on-the-beat = by themselves, on the beat
option-flip--by-hand = by hand
option-follow-up-window = After the first slap others may follow for
option-follow-up-window--2 = two seconds
option-follow-up-window--1 = one second
option-follow-up-window--4 = four seconds (relaxed)
option-floor = Points can fall
option-floor--none = without limit
option-floor--zero = to zero
option-floor--minus-three = to minus three
option-counts-shown = The table shows the counts
option-counts-shown--never = never: count in your head
option-counts-shown--training = always: training
option-youngest = Who begins
option-youngest--named-by-the-host = the youngest, seated first by the host
option-youngest--by-lot = the seat that is drawn by lot

# --- signs ---

mark-starter = begins
mark-next = next card
mark-first = slapped first
mark-slapped = slapped
mark-away = away
mark-exact = exactly
mark-plus-one = +1
mark-minus-one = −1

# --- the table ---

prompt-begin = Round { $n }. { $seat } turns the first card.
prompt-count = Count in your head: slap at exactly { $n } of one wine.
prompt-watch = Slap at exactly { $n } of one wine.
prompt-flip = Your card: turn it over. Slap at exactly { $n } of one wine.
prompt-follow = { $seat } has slapped! Do you count exactly { $n } too? Then slap.
prompt-hand-down = Your hand is on the pile. It stays there until the check.
prompt-slapped = { $seat } has slapped. Will others follow?
prompt-right = Exactly { $n } × { $card }! { $seat } was first.
prompt-wrong = Wrong: no wine lies there exactly { $n } times.
prompt-void =
    { $n ->
        [one] Nobody slapped: the round is void.
       *[other] Nobody slapped: { $n } void rounds in a row.
    }
prompt-won = { $seat } wins.
prompt-over = The game is over.
label-pile = The pile
label-opened =
    { $n ->
        [one] The pile, opened: { $n } card
       *[other] The pile, opened: { $n } cards
    }
label-own-pile = Your pile
label-count = { $card }: { $n }
button-slap = Slap!
button-flip = Turn over
clock-window = the pile is opened in
clock-next-round = next round in
