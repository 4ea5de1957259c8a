title = Wijnduel
tagline = Rood wint van wit, wit van bubbels, bubbels van rood. Wie houdt de laatste kaart over?

face-red = rode wijn
face-white = witte wijn
face-sparkling = bubbels

event-challenge = { $seat } daagt { $other } uit.
event-challenge-late = { $seat } dacht te lang na: het lot wijst { $other } aan.
event-chosen = { $seat } heeft gekozen.
event-chosen-late = { $seat } dacht te lang na: het lot kiest een kaart uit de hand.
event-reveal = { $seat } laat { $card } zien.
event-take = { $seat } wint het duel: { $other } geeft { $card } af.
    .anchor = take
event-tie = Gelijk: { $seat } en { $other } leggen allebei { $card } af.
    .anchor = tie
event-out = { $seat } heeft geen kaarten meer en ligt eruit.
    .anchor = out
event-active = { $seat } mag uitdagen.
event-win = { $seat } wint met { $n ->
        [one] één kaart
       *[other] { $n } kaarten
    } in de hand.
    .anchor = end
event-both-win = { $seat } en { $other } raakten tegelijk hun laatste kaart kwijt: ze winnen allebei.
    .anchor = both-win
event-cap = Er zijn { $n } duels gevochten. Daarmee is het afgelopen: de volste hand wint.

reason-challenge-first = Daag eerst iemand uit; de kaarten komen daarna.
    .anchor = challenge
reason-duel-open = Er is een duel bezig: kies een kaart.
    .anchor = choose
reason-not-held = Deze wijn heb je niet.
    .anchor = choose
reason-you-are-out = Je hebt geen kaarten meer: je ligt eruit.
    .anchor = out
reason-already-chosen = Je kaart ligt al op tafel. Daar blijft hij.
    .anchor = sealed
reason-not-your-duel = Dit duel gaat tussen twee anderen.
    .anchor = challenge
reason-no-such-player = Daar zit niemand.
    .anchor = challenge
reason-yourself = Jezelf uitdagen kan niet.
    .anchor = challenge
reason-they-are-out = Die speler ligt eruit.
    .anchor = out
reason-just-beaten = Die heb je net verslagen: daag een ander uit.
    .anchor = another

ending-last-holding = Nog maar één speler heeft kaarten.
    .anchor = end
ending-both-empty = De laatste kaarten waren gelijk: beide duellisten winnen.
    .anchor = both-win
ending-cap = Er zijn driehonderd duels gevochten.
    .anchor = cap

option-hand-size = Kaarten per hand
option-hand-size--3 = drie
option-hand-size--2 = twee
option-hand-size--4 = vier
option-hand-size--5 = vijf
option-after-win = Na winst daag je uit
option-after-win--another = een andere speler, zolang er een derde is
option-after-win--anyone = wie je wilt
option-winner-active = Wie daagt uit na winst
option-winner-active--yes = de winnaar
option-winner-active--ties-only = dezelfde speler, tot het gelijk is
option-hand-sizes = Aantal kaarten in de handen
option-hand-sizes--open = te zien
option-hand-sizes--hidden = verborgen
option-time-to-choose = Tijd om een kaart te kiezen
option-time-to-choose--15 = 15 seconden
option-time-to-choose--30 = 30 seconden
option-time-to-choose--none = onbeperkt

mark-active = mag uitdagen
mark-challenger = uitdager
mark-challenged = uitgedaagd
mark-chosen = heeft gekozen
mark-won = wint
mark-lost = verliest
mark-tied = gelijk
mark-out = ligt eruit
mark-just-beaten = net verslagen
mark-winner = winnaar

prompt-challenge = Wie daag je uit?
prompt-choose = Jij tegen { $seat }: kies een wijn. Niemand ziet hem nog.
prompt-sealed = Alleen jij ziet je kaart. Wachten op { $seat }.
prompt-wait-challenge = { $seat } kiest een tegenstander.
prompt-wait-both = { $seat } en { $seat_other } kiezen.
prompt-wait-one = Wachten tot { $seat } gekozen heeft.
prompt-won = { $seat } wint.
prompt-both-won = { $seat } en { $seat_other } winnen allebei.
prompt-shared = { $n ->
        [one] Eén speler wint.
       *[other] { $n } spelers delen de winst.
    }

zone-hand = Jouw hand
zone-other-hand = Hand van { $seat }
zone-duel = { $seat } tegen { $seat_other }
zone-no-duel = Het duel
zone-discard = Afgelegd: { $red } rood, { $white } wit, { $sparkling } bubbels

button-challenge = Daag { $seat } uit
clock-challenge = dan beslist het lot
clock-choose = dan kiest het lot een kaart
