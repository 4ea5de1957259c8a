# Chant: slap when the card is the wine that was called.

title = Chant
tagline = Red, white, sparkling, red … When the card is the wine that is called, slap: the last hand takes the pile.

face-red = red wine
face-white = white wine
face-sparkling = sparkling wine

# --- what happened ---

event-calls = { $seat } calls “{ $card }”.
    .aloud = “{ $card }!”
event-flips = { $seat } turns over { $card-acc }.
    .aloud = { $card }
event-runs-out = That was { $seat }’s last card.
event-slaps =
    { $n ->
        [1] { $seat } slaps first!
       *[other] { $seat } is number { $n } to slap.
    }
event-takes-back = Too late to count: { $card } goes back on top of { $seat }’s pile, and the word with it.
    .anchor = stop
event-takes =
    { $n ->
        [one] { $seat } was last and takes { $n } card.
       *[other] { $seat } was last and takes { $n } cards.
    }
    .anchor = last
event-shares =
    { $n ->
        [0] { $seat } did not slap, but no card is left for them.
        [one] { $seat } did not slap and takes a share: { $n } card.
       *[other] { $seat } did not slap and takes a share: { $n } cards.
    }
    .anchor = split
event-nobody-takes = Only { $seat } was there to slap: nobody takes the pile.
event-takes-falsely =
    { $n ->
        [one] { $seat } slaps wrongly and takes { $n } card.
       *[other] { $seat } slaps wrongly and takes { $n } cards.
    }
    .anchor = false
event-slaps-falsely = { $seat } slaps wrongly.
    .anchor = false
event-pays = { $seat } slaps wrongly: { $card } goes from their pile to the bottom of the centre.
    .anchor = false
event-pays-nothing = { $seat } slaps wrongly, but has no card to spare.
    .anchor = false
event-wins = { $seat } has no cards left and wins!
event-again = The table was interrupted: what lies there is shown anew.

# --- why not ---

reason-no-card-yet = There was no card to slap yet.
    .anchor = hasty
reason-hand-is-down = You have slapped this card already.
    .anchor = hand-down
reason-settled = That is settled already, or the cards are gone. Your slap costs nothing.
    .anchor = settled
reason-turned-on-the-beat = At this table the cards turn by themselves, on the beat.
    .anchor = turning
reason-slap-first = A slap comes first: the next card waits.
    .anchor = stop
reason-last-card = The last card lies there: nothing more is turned.
    .anchor = last-card

ending-empty = Somebody has no cards left.
    .anchor = end-empty
ending-first = Somebody without cards was first to slap.
    .anchor = end-first
ending-flips = A thousand cards have been turned: the fewest cards win.
    .anchor = end-flips
ending-idle = Nobody slapped five matches in a row: the fewest cards win.
    .anchor = end-idle
ending-no-cards = Nobody has a card left to turn.
    .anchor = end-no-cards

# --- the table’s rules ---

option-cards-per-type = Cards of each wine
option-cards-per-type--18 = 18 (54 cards)
option-cards-per-type--15 = 15 (45 cards)
option-cards-per-type--20 = 20 (60 cards)
option-false-slap = A wrong slap
option-false-slap--takes-the-pile = takes the pile
option-false-slap--one-card = costs a card from one’s own pile
option-false-slap--ignored = costs nothing
option-after-a-slap = After a slap the next card comes from
option-after-a-slap--next-clockwise-flips = the next player clockwise
option-after-a-slap--taker-flips = whoever took the pile
option-word-after-a-slap = After a slap the words
option-word-after-a-slap--goes-on = go on
option-word-after-a-slap--restarts-at-red = start again at red wine
option-beat = Time for a card
option-beat--12 = 1.2 seconds
option-beat--16 = 1.6 seconds
option-beat--09 = 0.9 seconds
option-beat--accelerating = faster and faster: from 1.5 to 0.8 seconds
option-flip = Cards are turned
option-flip--on-the-beat = by themselves, on the beat
option-flip--by-hand = by hand
option-winning = Who wins
option-winning--first-empty-pile = the first without cards
option-winning--first-at-next-match = whoever has no cards and is first at the next match
option-last-card-matches = When somebody’s last card matches
option-last-card-matches--slap-settled-first = the slap is settled first
option-last-card-matches--wins-at-once = they win at once

# --- signs ---

mark-caller = caller
mark-next = next card
mark-first = slapped first
mark-slapped = slapped
mark-falsely = slapped wrongly
mark-away = away
mark-no-cards = no cards
mark-winner = winner

# --- the table ---

prompt-begin = { $seat } calls out. { $seat_first } turns the first card, to “red wine”.
prompt-word = “{ $card }!” – slap if that is the card.
prompt-next = { $seat } turns the next card, to “{ $card }”.
prompt-flip = Your card: turn it over and call “{ $card }”.
prompt-follow = { $seat } has slapped! Slap too, or you will be last.
prompt-hand-down = Your hand is on the pile. Who will be last?
prompt-slapped = { $seat } has slapped. Who will be last?
prompt-won = { $seat } wins.
prompt-over = The game is over.
label-pile = The centre
label-word = “{ $card }!”
label-own-pile = Your pile
button-slap = Slap!
button-flip = Turn over
clock-window = slapping ends in
