title = UNO
tagline = Kleur op kleur, teken op teken. En vergeet niet te roepen als je nog één kaart hebt.

face-r0 = rode 0
face-r1 = rode 1
face-r2 = rode 2
face-r3 = rode 3
face-r4 = rode 4
face-r5 = rode 5
face-r6 = rode 6
face-r7 = rode 7
face-r8 = rode 8
face-r9 = rode 9
face-rskip = rode Overslaan
face-rrev = rode Keerom
face-rplus2 = rode +2
face-y0 = gele 0
face-y1 = gele 1
face-y2 = gele 2
face-y3 = gele 3
face-y4 = gele 4
face-y5 = gele 5
face-y6 = gele 6
face-y7 = gele 7
face-y8 = gele 8
face-y9 = gele 9
face-yskip = gele Overslaan
face-yrev = gele Keerom
face-yplus2 = gele +2
face-g0 = groene 0
face-g1 = groene 1
face-g2 = groene 2
face-g3 = groene 3
face-g4 = groene 4
face-g5 = groene 5
face-g6 = groene 6
face-g7 = groene 7
face-g8 = groene 8
face-g9 = groene 9
face-gskip = groene Overslaan
face-grev = groene Keerom
face-gplus2 = groene +2
face-b0 = blauwe 0
face-b1 = blauwe 1
face-b2 = blauwe 2
face-b3 = blauwe 3
face-b4 = blauwe 4
face-b5 = blauwe 5
face-b6 = blauwe 6
face-b7 = blauwe 7
face-b8 = blauwe 8
face-b9 = blauwe 9
face-bskip = blauwe Overslaan
face-brev = blauwe Keerom
face-bplus2 = blauwe +2
face-joker = joker
face-super = superjoker
face-hands = Handwissel
face-blank = blanco joker

event-deals = Ronde { $n }: { $seat } deelt.
event-goes-back = De { $card } gaat terug in de stapel; er wordt een andere kaart omgedraaid.
event-turned-up = De eerste kaart is de { $card }.
event-plays = { $seat } speelt de { $card }.
event-jumps-in = { $seat } springt ertussen!
event-draws = { $seat } pakt de { $card }.
event-draws-hidden = { $seat } pakt een kaart.
event-nothing-to-draw = Er valt niets meer te pakken voor { $seat }.
event-keeps = { $seat } houdt de kaart.
event-passes = { $seat } past.
event-names-red = { $seat } kiest rood.
event-names-yellow = { $seat } kiest geel.
event-names-green = { $seat } kiest groen.
event-names-blue = { $seat } kiest blauw.
event-skipped = { $seat } slaat een beurt over.
    .anchor = skip
event-reverses = { $seat } keert de richting om.
event-shuffles = De aflegstapel wordt geschud tot een nieuwe trekstapel: { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }.
event-changes-hands = { $seat } haalt alle handen op, schudt en deelt { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    } opnieuw uit.
event-passes-hands = Iedereen geeft de hele hand door.
event-swaps = { $seat } ruilt van hand met { $other }.
event-accepts = { $seat } pakt { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }.
event-contests = { $seat } gelooft { $other } niet en wil het zien.
event-shows = { $seat } laat { $other } de { $card } zien.
event-shows-hidden = { $seat } laat { $other } een kaart zien.
event-guilty = Betrapt: { $seat } blufte en pakt { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }.
    .anchor = contest
event-innocent = Geen bluf: { $seat } kon niets anders spelen. { $other } pakt { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }.
    .anchor = contest
event-uno = { $seat }: Uno!
event-false-uno = { $seat } roept voor niets Uno.
    .anchor = false
event-catches = { $seat }: Tegen-Uno! { $other } pakt { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }.
    .anchor = counter
event-false-counter = { $seat } roept Tegen-Uno, maar er is niemand te betrappen.
    .anchor = false
event-time-up = De tijd van { $seat } is om.
event-goes-out = { $seat } speelt de laatste kaart!
    .anchor = end
event-points = { $seat } krijgt { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }.
    .anchor = points
event-cap = Na { $n ->
        [one] { $n } beurt
       *[other] { $n } beurten
    } stopt de ronde: wie de minste kaarten heeft, wint.

reason-round-over = De ronde is afgelopen. De volgende wordt zo gedeeld.
    .anchor = rounds
reason-not-in-hand = Die kaart heb je niet.
    .anchor = match
reason-must-match = Die kaart past niet in kleur en niet in teken.
    .anchor = match
reason-only-the-drawn-card = Alleen de kaart die je net pakte, mag je spelen.
    .anchor = drawn
reason-already-drawn = Je hebt al gepakt.
    .anchor = drawn
reason-must-play = Je hebt een kaart die past: hier moet je die spelen.
    .anchor = voluntary
reason-must-play-drawn = De kaart die je pakte past, dus je moet hem spelen.
    .anchor = drawn
reason-cards-owed = Eerst de kaarten die je nog moet pakken.
    .anchor = owed
reason-nothing-to-contest = Alleen een superjoker die bovenop ligt, kun je aanvechten.
    .anchor = contest
reason-name-a-colour = Kies eerst een kleur.
    .anchor = naming
reason-choose-a-hand = Kies eerst met wie je van hand ruilt.
    .anchor = seven-zero
reason-no-such-player = Daar zit niemand.
    .anchor = seven-zero
reason-yourself = Ruilen met jezelf? Kies iemand anders.
    .anchor = seven-zero
reason-no-jump-in = Aan deze tafel speelt niemand buiten de beurt.
    .anchor = jump-in
reason-not-identical = Buiten je beurt mag alleen precies dezelfde kaart als de bovenste.
    .anchor = jump-in
reason-your-own-turn = Jij bent aan de beurt: speel de kaart gewoon.
    .anchor = jump-in
reason-too-late = Die kaart is al bedekt.
    .anchor = jump-in
reason-not-now = Dat kan nu niet.
    .anchor = turn

ending-out = Iemand heeft de laatste kaart gespeeld.
    .anchor = goal
ending-cap = Het maximum aan beurten is bereikt: wie de minste kaarten heeft, wint.
    .anchor = cap
ending-to-500 = Iemand heeft 500 punten verzameld.
    .anchor = scoring
ending-lowest = Iemand heeft 500 punten: het laagste totaal wint.
    .anchor = scoring
ending-match-cap = Het spel duurde te lang: het beste totaal wint.
    .anchor = match-cap

option-deck = Kaarten
option-deck--109 = 109 kaarten: met een Handwissel
option-deck--108 = 108 kaarten: het klassieke spel
option-deck--112 = 112 kaarten: met Handwissel en drie blanco jokers
option-draw = Als niets past
option-draw--until-playable = pakken tot er een kaart past
option-draw--one = één kaart pakken
option-drawn-card = Een gepakte kaart die past
option-drawn-card--must-be-played = moet gespeeld worden
option-drawn-card--may-be-kept = mag je houden
option-voluntary-draw = Pakken terwijl er een kaart past
option-voluntary-draw--allowed = mag
option-voluntary-draw--forbidden = mag niet
option-two-player-reverse = Keerom met z’n tweeën
option-two-player-reverse--skips = de ander slaat een beurt over
option-two-player-reverse--does-nothing = verandert niets
option-plus2-skips = Kost een +2 ook de beurt?
option-plus2-skips--no = nee: twee pakken, dan spelen
option-plus2-skips--yes = ja: twee pakken en beurt overslaan
option-stacking = Stapelen op een +2 of superjoker
option-stacking--none = mag niet
option-stacking--same = +2 op +2, superjoker op superjoker
option-stacking--mixed = door elkaar
option-challenge-test = Een superjoker is bluf als je
option-challenge-test--any-other-card = een andere kaart hebt die past
option-challenge-test--colour-only = een kaart van de geldende kleur hebt
option-uno-window = Wie Uno vergeet, is te betrappen
option-uno-window--until-called = tot er geroepen is
option-uno-window--until-next-turn = tot de volgende speler begint
option-scoring = Lengte van het spel
option-scoring--single-round = één ronde
option-scoring--to-500 = rondes tot iemand 500 punten heeft
option-scoring--lowest = rondes tot 500, wie de minste punten heeft, wint
option-special-first-card = Actiekaart of joker als eerste kaart
option-special-first-card--official-effects = werkt
option-special-first-card--redraw = wordt vervangen door een cijfer
option-action-match = Actiekaarten passen
option-action-match--colour-or-symbol = op kleur of teken
option-action-match--colour-only = alleen op kleur
option-change-hand-colour = Kleur na een Handwissel
option-change-hand-colour--stays = blijft zoals die was
option-change-hand-colour--named = kiest wie de Handwissel speelt
option-change-hand-deals = Een Handwissel deelt
option-change-hand-deals--from-left = altijd met de klok mee
option-change-hand-deals--in-direction = in de speelrichting
option-hand-size = Kaarten bij het delen
option-hand-size--7 = zeven
option-hand-size--5 = vijf
option-hand-size--10 = tien
option-time-to-move = Tijd voor een zet
option-time-to-move--30 = 30 seconden
option-time-to-move--60 = een minuut
option-time-to-move--none = onbeperkt
option-counter-opens = Tegen-Uno telt
option-counter-opens--after-grace = vanaf driekwart seconde na de kaart
option-counter-opens--at-once = meteen
option-contest-last = Een superjoker als laatste kaart
option-contest-last--no = wint meteen
option-contest-last--yes = kan nog aangevochten worden
option-seven-zero = Zeven ruilt, nul geeft door
option-seven-zero--off = doen we niet
option-seven-zero--on = een 7 ruilt twee handen, een 0 geeft alle handen door
option-jump-in = Ertussen springen
option-jump-in--off = doen we niet
option-jump-in--on = met precies dezelfde kaart als de bovenste

mark-colour-red = rood
mark-colour-yellow = geel
mark-colour-green = groen
mark-colour-blue = blauw
mark-drawn = net gepakt
mark-seen = heb je gezien
mark-dealer = deler
mark-uno = Uno
mark-winner = winnaar
mark-away = weg

prompt-play = Jouw beurt: speel een kaart of pak er een.
prompt-must-play = Jouw beurt: speel een kaart.
prompt-nothing-fits = Jouw beurt. Er past niets, dus pakken.
prompt-drawn = Je pakte de { $card }, en die past: speel hem.
prompt-drawn-choice = Je pakte de { $card }. Spelen of houden?
prompt-contest = Superjoker van { $seat }: { $n } pakken of aanvechten?
prompt-stack = Er { $n ->
        [one] wacht { $n } kaart
       *[other] wachten { $n } kaarten
    } op je. Leg er een op, of pak ze.
prompt-name-colour = Welke kleur wordt het?
prompt-swap = Met wie ruil je van hand?
prompt-wait = { $seat } is aan de beurt.
prompt-wait-contest = { $seat } pakt { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    } of gelooft { $seat_other } niet.
prompt-wait-stack = Er { $n ->
        [one] wacht { $n } kaart
       *[other] wachten { $n } kaarten
    } op { $seat }.
prompt-wait-colour = { $seat } kiest een kleur.
prompt-wait-swap = { $seat } kiest een hand om mee te ruilen.
prompt-round-won = { $seat } wint de ronde.
prompt-round-cap = De ronde is gestopt.
prompt-won = { $seat } wint.
prompt-shared = { $n ->
        [one] Eén speler wint.
       *[other] { $n } spelers delen de winst.
    }

zone-stock = Trekstapel ({ $n })
zone-pile = Aflegstapel ({ $n })
zone-hand = Jouw hand ({ $n })
zone-other-hand = Hand van { $seat } ({ $n })

button-draw = Pakken
button-keep = Houden
button-accept = { $n } pakken
button-contest = { $seat } bluft!
button-swap = Ruil met { $seat } ({ $n })
button-uno = Uno!
button-counter = Tegen-Uno!
button-red = Rood
button-yellow = Geel
button-green = Groen
button-blue = Blauw

clock-move = dan pakt of speelt de klok
clock-contest = dan geldt hij als aanvaard
clock-next-round = tot de volgende ronde
