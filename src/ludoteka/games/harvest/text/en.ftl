# Harvest: on “three” everybody turns a card over; grab the cards of the wine that lies there most often.

title = Harvest
tagline = One, two, three: which wine lies there most often? Grab its cards before the others do.

face-red = red wine
face-white = white wine
face-sparkling = sparkling wine

# --- what happened ---

event-round = Round { $n }: one, two, three!
event-flips = { $seat } turns over { $card }.
event-adds = { $seat } adds a card: { $card }.
event-tie = A tie: no wine is ahead of the others.
event-no-half = No wine is more than half of the cards.
event-names = { $seat } names { $other }, who adds a card.
event-names-nobody = { $seat } names nobody: { $other } adds a card.
event-takes = { $seat } grabs { $card }: +1.
    .anchor = majority
# $n: how many cards of one’s own are to be given back, 0 or 1.
event-wrong =
    { $n ->
        [0] { $seat } grabs { $card }: wrong, it goes back.
        [one] { $seat } wrongly grabs { $card } and owes one of their own.
       *[other] { $seat } wrongly grabs { $card } and owes { $n } of their own.
    }
    .anchor = wrong
event-locked = Two wrong grabs: { $seat } grabs no more in this round.
    .anchor = lock
event-too-soon = { $seat } grabs again too soon after the last card; it does not count.
event-gives = { $seat } gives back { $card }: −1.
    .anchor = give-back
event-leads =
    { $n ->
        [one] Most often: { $card }, one card.
       *[other] Most often: { $card }, { $n } cards.
    }
event-left =
    { $n ->
        [one] Nobody took one of these cards.
       *[other] Nobody took { $n } of these cards.
    }
    .anchor = leftovers
event-void = Thirteen cards, and no wine has more than half of them: nobody gets any.
    .anchor = full
event-idle =
    { $n ->
        [one] Nobody grabbed anything.
       *[other] Nobody grabbed anything: { $n } rounds in a row.
    }
event-settles =
    { $n ->
        [one] One card goes back under the piles.
       *[other] { $n } cards go back under the piles.
    }
    .anchor = leftovers
event-splits =
    { $n ->
        [0] There are too few cards in the centre for each to get one.
        [one] Each player gets one card from the centre: +1.
       *[other] Each player gets { $n } cards from the centre: +{ $n }.
    }
    .anchor = leftovers
event-again = The table was interrupted: what lies there is shown anew.

# --- why not ---

reason-no-card = That card was not there when your hand came down.
    .anchor = gone
reason-taken = Somebody was faster: that card is taken.
    .anchor = gone
reason-round-over = The round is over: what was left goes back under the piles.
    .anchor = gone
reason-locked = Two wrong grabs: you grab no more in this round.
    .anchor = lock
reason-one-card = You have your card for this round.
    .anchor = several
reason-nothing-owed = You owe no card.
    .anchor = give-back
reason-not-collected = You have collected no card of this wine.
    .anchor = give-back
reason-nobody-to-name = There is nobody to name now.
    .anchor = extra-card
reason-no-pile = There is no card left in that pile.
    .anchor = extra-card

ending-piles-empty = No pile has a card left.
    .anchor = end
ending-tie = No wine may be grabbed, and no pile has a card left to change that.
    .anchor = end-tie
ending-idle = Nobody grabbed anything for three rounds in a row.
    .anchor = end-idle
ending-fixed-rounds = Ten rounds have been played.
    .anchor = end
ending-rounds = Three hundred rounds have been played.
    .anchor = end-rounds

# --- the table’s rules ---

option-cards-per-type = Cards of each wine
option-cards-per-type--18 = 18 (54 cards)
option-cards-per-type--15 = 15 (45 cards)
option-cards-per-type--20 = 20 (60 cards)
option-majority = A wine may be grabbed when it is
option-majority--most-frequent = more frequent than each of the others
option-majority--more-than-half = more than half of the cards
option-grab-window = Time to grab
option-grab-window--4 = four seconds
option-grab-window--2 = two seconds
option-grab-window--8 = eight seconds (relaxed)
option-cards-per-round = In one round a player may take
option-cards-per-round--any-number = any number of cards
option-cards-per-round--one = one card
option-given-back-card = After a wrong grab the card to give back is
option-given-back-card--giver-chooses = chosen by the giver
option-given-back-card--random = drawn at random
option-tie-without-cards = A tie when all piles are empty
option-tie-without-cards--nobody-scores = nobody gets the cards
option-tie-without-cards--split = the cards are shared out evenly
option-lock-after-two-errors = Two wrong grabs in a round
option-lock-after-two-errors--yes = the player sits out the rest of the round
option-lock-after-two-errors--no = the player may go on grabbing
option-leftovers-go-under = Cards left over go under
option-leftovers-go-under--their-owner = the pile they came from
option-leftovers-go-under--shortest-pile = the shortest pile
option-extra-card = In a tie a card is added by
option-extra-card--rotating-token = the players in turn
option-extra-card--active-player-chooses = whoever the player on turn names
option-end = The game ends
option-end--piles-empty = when all piles are empty
option-end--fixed-rounds = after ten rounds at the latest

# --- signs ---

mark-adds-next = adds the next card
mark-names-next = names who adds a card
mark-owes = owes a card
mark-locked = sits out
mark-got-one = has a card
mark-no-cards = no cards left
mark-away = away

# --- the table ---

prompt-begin = One, two, three, and turn: grab the wine seen most often!
prompt-count = Round { $n }: one, two …
prompt-grab = Grab the wine seen most often. In a tie: hands off!
prompt-grab-half = Grab the wine that is over half. If none is: hands off!
prompt-watch = Which wine lies there most often?
prompt-locked = Two wrong grabs: you sit out the rest of this round.
prompt-got-one = You have your card for this round.
prompt-give =
    { $n ->
        [one] Wrong! Which of your cards do you give back?
       *[other] Wrong! Which { $n } of your cards do you give back?
    }
prompt-owed = { $seat } is choosing a card to give back.
prompt-name = A tie: who is to add a card?
prompt-naming = A tie: { $seat } says who adds a card.
prompt-named = { $seat } is about to add a card.
prompt-won = { $seat } wins.
prompt-over = The game is over.
label-centre = The centre
button-give = { $card } ({ $n })
button-name = { $seat }
clock-count = three in
clock-give = the last one taken goes back in
clock-owed = the last one taken goes back in
clock-name = time to name somebody
