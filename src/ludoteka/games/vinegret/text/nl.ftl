title = Vinegret
tagline = Het oude Franse Ambigu: twee kaarten, nog twee, inzetten, ruilen, en allen betalen de hoogste hand.

score = Fiches
points = { $n ->
    [one] { $n } fiche
   *[other] { $n } fiches
}

face-h1 = hartenaas
face-h2 = harten 2
face-h3 = harten 3
face-h4 = harten 4
face-h5 = harten 5
face-h6 = harten 6
face-h7 = harten 7
face-h8 = harten 8
face-h9 = harten 9
face-h10 = harten 10
face-hj = hartenboer
face-hq = hartenvrouw
face-hk = hartenheer
face-d1 = ruitenaas
face-d2 = ruiten 2
face-d3 = ruiten 3
face-d4 = ruiten 4
face-d5 = ruiten 5
face-d6 = ruiten 6
face-d7 = ruiten 7
face-d8 = ruiten 8
face-d9 = ruiten 9
face-d10 = ruiten 10
face-dj = ruitenboer
face-dq = ruitenvrouw
face-dk = ruitenheer
face-c1 = klaveraas
face-c2 = klaver 2
face-c3 = klaver 3
face-c4 = klaver 4
face-c5 = klaver 5
face-c6 = klaver 6
face-c7 = klaver 7
face-c8 = klaver 8
face-c9 = klaver 9
face-c10 = klaver 10
face-cj = klaverboer
face-cq = klavervrouw
face-ck = klaverheer
face-s1 = schoppenaas
face-s2 = schoppen 2
face-s3 = schoppen 3
face-s4 = schoppen 4
face-s5 = schoppen 5
face-s6 = schoppen 6
face-s7 = schoppen 7
face-s8 = schoppen 8
face-s9 = schoppen 9
face-s10 = schoppen 10
face-sj = schoppenboer
face-sq = schoppenvrouw
face-sk = schoppenheer

# Een hand in woorden; de berichten hieronder gebruiken het. $pips zijn de ogen die tussen twee zulke handen beslissen.
hand-words = { $kind ->
    [nothing] niets
    [point] punt van { $pips }
    [prime] prime van { $pips }
    [grand-prime] grote prime van { $pips }
    [sequence] reeks van { $pips }
    [tricon] tricon van { $pips }
    [flux] flux van { $pips }
    [tricon-prime] tricon met prime
    [flux-sequence] flux met reeks
    [fredon] fredon
   *[none] nog geen hand
}
hand-worth = { hand-words }, waarde { $pays }

event-deals = Gift { $n }: { $seat } deelt iedereen twee kaarten.
event-antes = Iedereen legt { $n ->
        [one] één fiche
       *[other] { $n } fiches
    } in de pot.
    .anchor = ante
event-whist = { $seat } zegt whist, houdt beide kaarten en legt { $n ->
        [one] één fiche
       *[other] { $n } fiches
    } in.
    .anchor = whist
event-exchanges = { $seat } wisselt { $n ->
        [one] één kaart
       *[other] beide kaarten
    }.
    .anchor = exchange
event-stakes = { $seat } legt { $n ->
        [one] één fiche
       *[other] { $n } fiches
    } in.
    .anchor = whist
event-throws = { $seat } legt een van drie kaarten weg.
event-two-more = De stok wordt geschud; iedereen krijgt er nog twee kaarten bij.
event-passes = { $seat } past.
event-bets = { $seat } zet { $n } in.
    .anchor = limit
event-raises = { $seat } verhoogt met { $n }.
    .anchor = raises
event-holds = { $seat } gaat mee en legt { $n } in.
    .anchor = hold
event-refuses = { $seat } haakt af.
event-no-betting = Iemand heeft niets meer om in te zetten: er wordt niet ingezet.
event-all-passed = Iedereen heeft gepast. Als deler mag { $seat } opnieuw delen, of iedereen dwingen erin te blijven.
event-redeal = { $seat } deelt opnieuw: nieuwe inleg, nieuwe kaarten.
    .anchor = dealers-choice
event-forces = { $seat } legt { $n } in en dwingt: iedereen houdt deze kaarten.
    .anchor = force
event-changes = { $seat } { $n ->
        [0] houdt alle vier de kaarten
        [one] ruilt één kaart
       *[other] ruilt { $n } kaarten
    }.
event-reshuffle = De stok is op: de weggelegde kaarten en de handen van wie afhaakte worden geschud.
event-time-up = { $seat } dacht te lang na.
event-unheld = Niemand gaat mee: { $seat } neemt { $n } terug.
    .anchor = unheld
event-pays = { $seat } betaalt { $other } { $n }.
    .anchor = payers
event-takes-pot = { $seat } wint de pot van { $n }.
    .anchor = showdown
event-carried = De pot van { $n } blijft staan voor de volgende gift.
event-extra = De laatste gift is voorbij, met nog { $n } in de pot: er komt één gift bij.
event-no-hand = Niemand heeft een hand die telt.
event-shares = { $seat } krijgt { $n } uit de pot die over is.
    .anchor = end
event-out = { $seat } kan de inleg niet betalen en ligt eruit.
    .anchor = out
event-sits-out = { $seat } slaat deze gift over.
event-shows-nothing = { $seat } laat niets zien dat telt.
event-shows-point = { $seat } laat een punt van { $n } zien.
event-shows-prime = { $seat } laat een prime van { $n } zien.
event-shows-grand-prime = { $seat } laat een grote prime van { $n } zien.
event-shows-sequence = { $seat } laat een reeks van { $n } zien.
event-shows-tricon = { $seat } laat een tricon van { $n } zien.
event-shows-flux = { $seat } laat een flux van { $n } zien.
event-shows-tricon-prime = { $seat } laat een tricon van { $n } met prime zien.
event-shows-flux-sequence = { $seat } laat een flux met een reeks van { $n } zien.
event-shows-fredon = { $seat } laat een fredon van { $n } zien!

reason-you-are-out = Je kon de inleg niet betalen: je ligt eruit.
    .anchor = out
reason-you-sit-out = Je slaat deze gift over.
    .anchor = players
reason-you-refused = Je bent afgehaakt: deze gift gaat zonder jou verder.
    .anchor = refuse
reason-deal-over = Deze gift is voorbij. De volgende komt zo.
    .anchor = dealing
reason-throw-first = Je kreeg twee kaarten voor één: leg eerst een van de drie weg.
    .anchor = exchange
reason-nothing-to-throw = Je hebt geen kaart te veel.
    .anchor = exchange
reason-no-whist-now = Whist zeg je alleen bij de eerste twee kaarten.
    .anchor = whist
reason-whist-keeps = Wil je beide kaarten houden, zeg dan whist.
    .anchor = whist
reason-no-such-card = Zoveel kaarten heb je niet.
    .anchor = exchange
reason-no-exchange-now = Nu wordt er niet geruild.
    .anchor = draw
reason-no-betting-now = Nu wordt er niet ingezet.
    .anchor = first-betting
reason-no-bet = Er is nog niet ingezet, dus meegaan of afhaken kan niet. Pas, of zet zelf in.
    .anchor = hold
reason-bet-open = Er is ingezet: ga mee, verhoog of haak af.
    .anchor = hold
reason-bet-first = Er is nog geen inzet om te verhogen.
    .anchor = first-betting
reason-raise-now = Na het ruilen wordt er verhoogd; inzetten doe je ervoor.
    .anchor = second-betting
reason-over-limit = Dat is meer dan je in één keer mag inzetten.
    .anchor = limit
reason-no-more-raises = Er is genoeg verhoogd: ga mee of haak af.
    .anchor = raises
reason-not-all-passed = Die keus heeft de deler als iedereen gepast heeft.
    .anchor = dealers-choice
reason-three-redeals = Na drie keer opnieuw delen moet de deler dwingen.
    .anchor = dealers-choice

ending-dealt = Alle giften zijn gespeeld.
    .anchor = end
ending-doubled = Iemand heeft het beginaantal fiches verdubbeld.
    .anchor = end
ending-cap = Er zijn zestig giften gespeeld.
    .anchor = cap
ending-alone = Nog maar één speler kan de inleg betalen.
    .anchor = out

option-deck = De veertig kaarten
option-deck--a-to-10 = aas (één) tot en met tien
option-deck--5-to-a = vijf tot en met heer, aas bovenaan
option-prime = Een prime is
option-prime--four-suits = vier kaarten van vier kleuren
option-prime--same-suit = letterlijk vier van één kleur, dus die is er niet
option-fredon-pays = Een fredon levert op
option-fredon-pays--80 = 80
option-fredon-pays--8 = 8
option-grand-prime-pays = Een grote prime levert op
option-grand-prime-pays--2 = 2, zoals elke prime
option-grand-prime-pays--3 = 3
option-fredon-high = De hoogste fredon
option-fredon-high--by-pips = naar de ogen
option-fredon-high--aces-high = is die van azen
option-first-stake = Twee fiches bij de eerste twee kaarten
option-first-stake--whist = legt wie whist zegt
option-first-stake--everyone = legt iedereen
option-ante = Inleg per gift
option-ante--1 = één fiche
option-ante--2 = twee fiches
option-ante--5 = vijf fiches
option-ante-when-carried = Inleg als de pot bleef staan
option-ante-when-carried--yes = ja
option-ante-when-carried--no = nee, alleen in een lege pot
option-start-tokens = Fiches bij het begin
option-start-tokens--100 = 100
option-start-tokens--50 = 50
option-start-tokens--200 = 200
option-bet-limit = De hoogste inzet of verhoging
option-bet-limit--10 = 10
option-bet-limit--5 = 5
option-bet-limit--20 = 20
option-bet-limit--none = wat de armste die meedoet kan betalen (geen schulden)
option-first-raises = Verhogen in de eerste inzetronde
option-first-raises--3 = tot drie keer
option-first-raises--none = niet
option-unheld-bet = Gaat niemand met een eerste inzet mee, dan betaalt
option-unheld-bet--dealer-pays-twice = de deler het dubbele
option-unheld-bet--refuser-pays-two = wie het laatst afhaakte twee fiches
option-unheld-takes-pot = Die inzet wint ook de pot
option-unheld-takes-pot--no = nee
option-unheld-takes-pot--yes = ja
option-refuser-returns = Wie afhaakte, mag na het ruilen terugkomen
option-refuser-returns--no = nee
option-refuser-returns--yes = ja
option-unheld-raise-pays = Een laatste verhoging waar niemand in meegaat, levert op
option-unheld-raise-pays--hand-value = de waarde van de hand
option-unheld-raise-pays--pips = de ogen van de hand
option-after-force = Als de deler dwingt
option-after-force--betting = nog één inzetronde
option-after-force--draw = iedereen ruilt meteen
option-after-force--showdown = iedereen laat meteen zien
option-payers = Wie de winnende hand betaalt
option-payers--everyone = iedereen aan tafel
option-payers--holders = wie meeging
option-draws = Ruilen
option-draws--one = één keer
option-draws--repeated = tot niemand meer wil
option-exchange-one = Eén kaart wisselen in het begin levert op
option-exchange-one--one = één kaart
option-exchange-one--two = twee kaarten, waarna een van drie weggaat
option-direction = Richting
option-direction--clockwise = met de klok mee
option-direction--anticlockwise = tegen de klok in
option-deals = Lengte
option-deals--3 = drie giften per speler
option-deals--1 = één gift per speler
option-deals--5 = vijf giften per speler
option-deals--until-double = tot iemand verdubbeld heeft
option-most-seats = Meeste spelers in een gift
option-most-seats--6 = zes
option-most-seats--5 = vijf, van zes slaat er om de beurt een over

mark-drawn = nieuw
mark-dealer = deler
mark-whist = whist
mark-exchanged-1 = wisselde één
mark-exchanged-2 = wisselde beide
mark-bettor = zette in
mark-passed = past
mark-refused = afgehaakt
mark-may-return = mag terugkomen
mark-changed-0 = hield alles
mark-changed-1 = ruilde 1
mark-changed-2 = ruilde 2
mark-changed-3 = ruilde 3
mark-changed-4 = ruilde 4
mark-out = ligt eruit
mark-sits-out = slaat over
mark-winner = winnaar

prompt-whist = Zeg whist ({ $n } fiches), of tik aan wat je wisselt.
prompt-throw = Twee voor één: tik aan wat weggaat.
prompt-first = Jij: { hand-worth }. Inzetten of passen?
prompt-answer = Jij: { hand-worth }. Mee met { $seat } voor { $n }?
prompt-choice = Opnieuw delen (nog { $n }) of dwingen? Jij: { hand-words }
prompt-choice-force = Opnieuw delen kan niet: dwing. Jij: { hand-words }
prompt-draw = Jij: { hand-worth }. Tik aan wat je ruilt.
prompt-second = Jij: { hand-worth }. Verhogen of passen?
prompt-return = Jij: { hand-worth }. Terugkomen of passen?
prompt-wait = { $seat } denkt na.
prompt-wait-hand = { $seat } denkt na. Jij: { hand-worth }
prompt-unheld = Niemand ging mee met { $seat }. Pot: { $n }, blijft staan.
prompt-passed-out = Iedereen past na het ruilen. Pot: { $n }, blijft staan.
prompt-unheld-raise = Niemand ging mee met { $seat }: pot { $n }, en { $pays } van elk.
prompt-shown = { $seat } wint met { hand-words }: pot { $n }, elk { $pays }.
prompt-no-hand = Niemand heeft een hand die telt. Pot: { $n }, blijft staan.
prompt-won = { $seat } heeft de meeste fiches en wint.
prompt-shared = { $n ->
        [one] Eén speler wint.
       *[other] { $n } spelers delen de winst.
    }

zone-hand = Jouw hand
zone-full-hand = Jouw hand: { hand-worth }
zone-other-hand = Hand van { $seat }
zone-shown-hand = Hand van { $seat }: { hand-worth }
zone-stake = { $seat } legde { $n } in
zone-pot = Pot: { $n }
zone-stock = Gift { $deal } van { $deals }
zone-stock-open = Gift { $deal }
zone-stock-extra = Extra gift om de pot
zone-discards = Weggelegd
zone-going = { $n ->
        [one] Deze kaart gaat weg
       *[other] Deze kaarten gaan weg
    }
zone-winner = { $seat }: { hand-worth }

button-whist = Whist ({ $n })
button-exchange = { $n ->
        [one] Eén wisselen
       *[other] Beide wisselen
    }
button-change = { $n ->
        [one] Eén ruilen
       *[other] { $n } ruilen
    }
button-keep = Alles houden
button-pass = Passen
button-bet = { $n } inzetten
button-raise = { $n } erbij
button-hold = Mee ({ $n })
button-refuse = Afhaken
button-redeal = Opnieuw delen
button-force = Dwingen ({ $n })

clock-move = dan valt de beslissing
clock-next-deal = volgende gift
