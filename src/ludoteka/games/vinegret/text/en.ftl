title = Vinegret
tagline = The old French Ambigu: two cards, two more, bets, a draw, and all pay the highest hand.

score = Tokens
points = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}

face-h1 = ace of hearts
face-h2 = two of hearts
face-h3 = three of hearts
face-h4 = four of hearts
face-h5 = five of hearts
face-h6 = six of hearts
face-h7 = seven of hearts
face-h8 = eight of hearts
face-h9 = nine of hearts
face-h10 = ten of hearts
face-hj = jack of hearts
face-hq = queen of hearts
face-hk = king of hearts
face-d1 = ace of diamonds
face-d2 = two of diamonds
face-d3 = three of diamonds
face-d4 = four of diamonds
face-d5 = five of diamonds
face-d6 = six of diamonds
face-d7 = seven of diamonds
face-d8 = eight of diamonds
face-d9 = nine of diamonds
face-d10 = ten of diamonds
face-dj = jack of diamonds
face-dq = queen of diamonds
face-dk = king of diamonds
face-c1 = ace of clubs
face-c2 = two of clubs
face-c3 = three of clubs
face-c4 = four of clubs
face-c5 = five of clubs
face-c6 = six of clubs
face-c7 = seven of clubs
face-c8 = eight of clubs
face-c9 = nine of clubs
face-c10 = ten of clubs
face-cj = jack of clubs
face-cq = queen of clubs
face-ck = king of clubs
face-s1 = ace of spades
face-s2 = two of spades
face-s3 = three of spades
face-s4 = four of spades
face-s5 = five of spades
face-s6 = six of spades
face-s7 = seven of spades
face-s8 = eight of spades
face-s9 = nine of spades
face-s10 = ten of spades
face-sj = jack of spades
face-sq = queen of spades
face-sk = king of spades

# A hand in words; the messages below use it. $pips are those that decide between two such hands.
hand-words = { $kind ->
    [nothing] nothing
    [point] point of { $pips }
    [prime] prime of { $pips }
    [grand-prime] grand prime of { $pips }
    [sequence] sequence of { $pips }
    [tricon] tricon of { $pips }
    [flux] flux of { $pips }
    [tricon-prime] tricon with prime
    [flux-sequence] flux with sequence
    [fredon] fredon
   *[none] no hand yet
}
hand-worth = { hand-words }, pays { $pays }

event-deals = Deal { $n }: { $seat } deals two cards to each.
event-antes = Everybody puts { $n ->
        [one] one token
       *[other] { $n } tokens
    } into the pot.
    .anchor = ante
event-whist = { $seat } says whist, keeps both cards and puts in { $n ->
        [one] one token
       *[other] { $n } tokens
    }.
    .anchor = whist
event-exchanges = { $seat } exchanges { $n ->
        [one] one card
       *[other] both cards
    }.
    .anchor = exchange
event-stakes = { $seat } puts in { $n ->
        [one] one token
       *[other] { $n } tokens
    }.
    .anchor = whist
event-throws = { $seat } throws one of three cards.
event-two-more = The stock is shuffled; everybody gets two more cards.
event-passes = { $seat } passes.
event-bets = { $seat } bets { $n }.
    .anchor = limit
event-raises = { $seat } raises by { $n }.
    .anchor = raises
event-holds = { $seat } holds and puts in { $n }.
    .anchor = hold
event-refuses = { $seat } refuses.
event-no-betting = Somebody has nothing left to bet: there is no betting.
event-all-passed = Everybody has passed. { $seat } as dealer may deal again, or force all to stay in.
event-redeal = { $seat } deals again: new antes, new cards.
    .anchor = dealers-choice
event-forces = { $seat } puts in { $n } and forces: everybody keeps these cards.
    .anchor = force
event-changes = { $seat } { $n ->
        [0] keeps all four cards
        [one] changes one card
       *[other] changes { $n } cards
    }.
event-reshuffle = The stock has run out: discards and dead hands are shuffled.
event-time-up = { $seat } has taken too long.
event-unheld = Nobody holds: { $seat } takes back { $n }.
    .anchor = unheld
event-pays = { $seat } pays { $other } { $n }.
    .anchor = payers
event-takes-pot = { $seat } takes the pot of { $n }.
    .anchor = showdown
event-carried = The pot of { $n } stays for the next deal.
event-extra = The last deal is over, with { $n } still in the pot: one deal more.
event-no-hand = Nobody has a hand that counts.
event-shares = { $seat } gets { $n } out of the pot that is left.
    .anchor = end
event-out = { $seat } cannot pay the ante and is out.
    .anchor = out
event-sits-out = { $seat } sits this deal out.
event-shows-nothing = { $seat } shows nothing that counts.
event-shows-point = { $seat } shows a point of { $n }.
event-shows-prime = { $seat } shows a prime of { $n }.
event-shows-grand-prime = { $seat } shows a grand prime of { $n }.
event-shows-sequence = { $seat } shows a sequence of { $n }.
event-shows-tricon = { $seat } shows a tricon of { $n }.
event-shows-flux = { $seat } shows a flux of { $n }.
event-shows-tricon-prime = { $seat } shows a tricon of { $n } with a prime.
event-shows-flux-sequence = { $seat } shows a flux with a sequence of { $n }.
event-shows-fredon = { $seat } shows a fredon of { $n }!

reason-you-are-out = You could not pay the ante: you are out.
    .anchor = out
reason-you-sit-out = You sit this deal out.
    .anchor = players
reason-you-refused = You have refused: this deal goes on without you.
    .anchor = refuse
reason-deal-over = This deal is over. The next one comes in a moment.
    .anchor = dealing
reason-throw-first = You got two cards for one: first throw one of the three.
    .anchor = exchange
reason-nothing-to-throw = You have no card too many.
    .anchor = exchange
reason-no-whist-now = Whist is said on the first two cards only.
    .anchor = whist
reason-whist-keeps = To keep both cards, say whist.
    .anchor = whist
reason-no-such-card = You do not have that many cards.
    .anchor = exchange
reason-no-exchange-now = This is not the time to exchange cards.
    .anchor = draw
reason-no-betting-now = There is no betting now.
    .anchor = first-betting
reason-no-bet = There is no bet to hold or to refuse. Pass, or bet yourself.
    .anchor = hold
reason-bet-open = There is a bet: hold it, raise it or refuse it.
    .anchor = hold
reason-bet-first = There is no bet yet to be raised.
    .anchor = first-betting
reason-raise-now = After the draw one raises; bets are made before it.
    .anchor = second-betting
reason-over-limit = That is more than may be bet at once.
    .anchor = limit
reason-no-more-raises = There have been enough raises: hold or refuse.
    .anchor = raises
reason-not-all-passed = The dealer has this choice when everybody has passed.
    .anchor = dealers-choice
reason-three-redeals = After three redeals in a row the dealer must force.
    .anchor = dealers-choice

ending-dealt = All deals have been played.
    .anchor = end
ending-doubled = Somebody has doubled the tokens of the start.
    .anchor = end
ending-cap = Sixty deals have been played.
    .anchor = cap
ending-alone = Only one player can still pay the ante.
    .anchor = out

option-deck = The forty cards
option-deck--a-to-10 = ace (one) to ten
option-deck--5-to-a = five to king, ace on top
option-prime = A prime is
option-prime--four-suits = four cards of four suits
option-prime--same-suit = literally four of one suit, so there is none
option-fredon-pays = A fredon pays
option-fredon-pays--80 = 80
option-fredon-pays--8 = 8
option-grand-prime-pays = A grand prime pays
option-grand-prime-pays--2 = 2, like every prime
option-grand-prime-pays--3 = 3
option-fredon-high = The highest fredon
option-fredon-high--by-pips = by pips
option-fredon-high--aces-high = is that of aces
option-first-stake = Two tokens on the first two cards
option-first-stake--whist = from whoever says whist
option-first-stake--everyone = from everybody
option-ante = Ante for each deal
option-ante--1 = one token
option-ante--2 = two tokens
option-ante--5 = five tokens
option-ante-when-carried = Antes when the pot was left over
option-ante-when-carried--yes = yes
option-ante-when-carried--no = no, only into an empty pot
option-start-tokens = Tokens at the start
option-start-tokens--100 = 100
option-start-tokens--50 = 50
option-start-tokens--200 = 200
option-bet-limit = The highest bet or raise
option-bet-limit--10 = 10
option-bet-limit--5 = 5
option-bet-limit--20 = 20
option-bet-limit--none = what the poorest still in can pay (no debts)
option-first-raises = Raises in the first betting
option-first-raises--3 = up to three
option-first-raises--none = none
option-unheld-bet = A first bet that nobody holds is paid
option-unheld-bet--dealer-pays-twice = twice, by the dealer
option-unheld-bet--refuser-pays-two = two tokens, by whoever refused last
option-unheld-takes-pot = That bet takes the pot too
option-unheld-takes-pot--no = no
option-unheld-takes-pot--yes = yes
option-refuser-returns = After refusing, one may come back after the draw
option-refuser-returns--no = no
option-refuser-returns--yes = yes
option-unheld-raise-pays = A last raise that nobody holds is paid
option-unheld-raise-pays--hand-value = the value of the hand
option-unheld-raise-pays--pips = the pips of the hand
option-after-force = When the dealer forces
option-after-force--betting = one more betting
option-after-force--draw = all draw at once
option-after-force--showdown = all show at once
option-payers = Who pays the winning hand
option-payers--everyone = everybody at the table
option-payers--holders = those who held
option-draws = Draws
option-draws--one = one
option-draws--repeated = until nobody wants more
option-exchange-one = One card exchanged at the start brings
option-exchange-one--one = one card
option-exchange-one--two = two cards, and one of three is thrown
option-direction = Direction
option-direction--clockwise = clockwise
option-direction--anticlockwise = anticlockwise
option-deals = Length
option-deals--3 = three deals for each player
option-deals--1 = one deal for each player
option-deals--5 = five deals for each player
option-deals--until-double = until somebody has doubled
option-most-seats = Most players in a deal
option-most-seats--6 = six
option-most-seats--5 = five, of six one sits out in turn

mark-drawn = new
mark-dealer = dealer
mark-whist = whist
mark-exchanged-1 = exchanged one
mark-exchanged-2 = exchanged both
mark-bettor = has bet
mark-passed = passed
mark-refused = refused
mark-may-return = may come back
mark-changed-0 = kept all
mark-changed-1 = changed 1
mark-changed-2 = changed 2
mark-changed-3 = changed 3
mark-changed-4 = changed 4
mark-out = out
mark-sits-out = sits out
mark-winner = winner

prompt-whist = Say whist ({ $n } tokens), or tap the cards to exchange.
prompt-throw = Two for one: tap the card to throw.
prompt-first = You: { hand-worth }. Bet or pass?
prompt-answer = You: { hand-worth }. Put in { $n } to hold { $seat }?
prompt-choice = All passed: redeal ({ $n } left) or force? You: { hand-words }
prompt-choice-force = All passed, no redeal left: force. You: { hand-words }
prompt-draw = You: { hand-worth }. Tap the cards to change.
prompt-second = You: { hand-worth }. Raise or pass?
prompt-return = You: { hand-worth }. Come back, or pass?
prompt-wait = { $seat } is thinking.
prompt-wait-hand = { $seat } is thinking. You: { hand-worth }
prompt-unheld = Nobody held { $seat }’s bet. Pot: { $n }, it stays.
prompt-passed-out = All passed after the draw. Pot: { $n }, it stays.
prompt-unheld-raise = Nobody held { $seat }: pot { $n }, and { $pays } from each.
prompt-shown = { $seat } wins with { hand-words }: pot { $n }, { $pays } each.
prompt-no-hand = Nobody has a hand that counts. Pot: { $n }, it stays.
prompt-won = { $seat } has the most tokens and wins.
prompt-shared = { $n ->
        [one] One player wins.
       *[other] { $n } players share the win.
    }

zone-hand = Your hand
zone-full-hand = Your hand: { hand-worth }
zone-other-hand = { $seat }’s hand
zone-shown-hand = { $seat }’s hand: { hand-worth }
zone-stake = { $seat } has put in { $n }
zone-pot = Pot: { $n }
zone-stock = Deal { $deal } of { $deals }
zone-stock-open = Deal { $deal }
zone-stock-extra = Extra deal for the pot
zone-discards = Discards
zone-going = { $n ->
        [one] This card goes
       *[other] These cards go
    }
zone-winner = { $seat }: { hand-worth }

button-whist = Whist ({ $n })
button-exchange = { $n ->
        [one] Exchange one
       *[other] Exchange both
    }
button-change = { $n ->
        [one] Change one
       *[other] Change { $n }
    }
button-keep = Keep all four
button-pass = Pass
button-bet = Bet { $n }
button-raise = Raise by { $n }
button-hold = Hold ({ $n })
button-refuse = Refuse
button-redeal = Deal again
button-force = Force ({ $n })

clock-move = then it is decided
clock-next-deal = next deal
