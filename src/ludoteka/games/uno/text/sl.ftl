title = UNO
tagline = Barva na barvo, znak na znak. In ne pozabi zaklicati, ko ti ostane ena sama karta.

face-r0 = rdeča 0
    .acc = rdečo 0
face-r1 = rdeča 1
    .acc = rdečo 1
face-r2 = rdeča 2
    .acc = rdečo 2
face-r3 = rdeča 3
    .acc = rdečo 3
face-r4 = rdeča 4
    .acc = rdečo 4
face-r5 = rdeča 5
    .acc = rdečo 5
face-r6 = rdeča 6
    .acc = rdečo 6
face-r7 = rdeča 7
    .acc = rdečo 7
face-r8 = rdeča 8
    .acc = rdečo 8
face-r9 = rdeča 9
    .acc = rdečo 9
face-rskip = rdeči preskok
face-rrev = rdeča menjava smeri
    .acc = rdečo menjavo smeri
face-rplus2 = rdeča +2
    .acc = rdečo +2
face-y0 = rumena 0
    .acc = rumeno 0
face-y1 = rumena 1
    .acc = rumeno 1
face-y2 = rumena 2
    .acc = rumeno 2
face-y3 = rumena 3
    .acc = rumeno 3
face-y4 = rumena 4
    .acc = rumeno 4
face-y5 = rumena 5
    .acc = rumeno 5
face-y6 = rumena 6
    .acc = rumeno 6
face-y7 = rumena 7
    .acc = rumeno 7
face-y8 = rumena 8
    .acc = rumeno 8
face-y9 = rumena 9
    .acc = rumeno 9
face-yskip = rumeni preskok
face-yrev = rumena menjava smeri
    .acc = rumeno menjavo smeri
face-yplus2 = rumena +2
    .acc = rumeno +2
face-g0 = zelena 0
    .acc = zeleno 0
face-g1 = zelena 1
    .acc = zeleno 1
face-g2 = zelena 2
    .acc = zeleno 2
face-g3 = zelena 3
    .acc = zeleno 3
face-g4 = zelena 4
    .acc = zeleno 4
face-g5 = zelena 5
    .acc = zeleno 5
face-g6 = zelena 6
    .acc = zeleno 6
face-g7 = zelena 7
    .acc = zeleno 7
face-g8 = zelena 8
    .acc = zeleno 8
face-g9 = zelena 9
    .acc = zeleno 9
face-gskip = zeleni preskok
face-grev = zelena menjava smeri
    .acc = zeleno menjavo smeri
face-gplus2 = zelena +2
    .acc = zeleno +2
face-b0 = modra 0
    .acc = modro 0
face-b1 = modra 1
    .acc = modro 1
face-b2 = modra 2
    .acc = modro 2
face-b3 = modra 3
    .acc = modro 3
face-b4 = modra 4
    .acc = modro 4
face-b5 = modra 5
    .acc = modro 5
face-b6 = modra 6
    .acc = modro 6
face-b7 = modra 7
    .acc = modro 7
face-b8 = modra 8
    .acc = modro 8
face-b9 = modra 9
    .acc = modro 9
face-bskip = modri preskok
face-brev = modra menjava smeri
    .acc = modro menjavo smeri
face-bplus2 = modra +2
    .acc = modro +2
face-joker = džoker
    .acc = džokerja
face-super = superdžoker
    .acc = superdžokerja
face-hands = menjava kart
    .acc = menjavo kart
face-blank = prazni džoker
    .acc = praznega džokerja

event-deals = { $n }. krog: karte deli { $seat }.
event-goes-back = Nazaj v kup: { $card }. Obrne se druga karta.
event-turned-up = Prva karta: { $card }.
event-plays = { $seat } odloži { $card-acc }.
event-jumps-in = { $seat } vskoči!
event-draws = { $seat } potegne { $card-acc }.
event-draws-hidden = { $seat } potegne karto.
event-nothing-to-draw = { $seat } nima več česa vleči.
event-keeps = { $seat } karto obdrži.
event-passes = { $seat } ne odloži ničesar.
event-names-red = { $seat } izbere rdečo.
event-names-yellow = { $seat } izbere rumeno.
event-names-green = { $seat } izbere zeleno.
event-names-blue = { $seat } izbere modro.
event-skipped = { $seat } izpusti potezo.
    .anchor = skip
event-reverses = { $seat } obrne smer igre.
event-shuffles = Odlagalni kup je premešan in postane nov kup za vlečenje: { $n ->
        [one] { $n } karta
        [two] { $n } karti
        [few] { $n } karte
       *[other] { $n } kart
    }.
event-changes-hands = { $seat } pobere vse karte, jih premeša in znova razdeli: { $n ->
        [one] { $n } karta
        [two] { $n } karti
        [few] { $n } karte
       *[other] { $n } kart
    }.
event-passes-hands = Vsi podajo svoje karte naprej.
event-swaps = { $seat } in { $other } si zamenjata karte.
event-accepts = { $seat } vzame { $n ->
        [one] { $n } karto
        [two] { $n } karti
        [few] { $n } karte
       *[other] { $n } kart
    }.
event-contests = { $seat } ne verjame in izpodbija: { $other } naj pokaže karte.
event-shows = { $seat } pokaže { $card-acc }; vidi samo { $other }.
event-shows-hidden = { $seat } pokaže karto; vidi samo { $other }.
event-guilty = Ujet blef! { $seat } potegne { $n ->
        [one] { $n } karto
        [two] { $n } karti
        [few] { $n } karte
       *[other] { $n } kart
    }.
    .anchor = contest
event-innocent = To ni blef: { $seat } nima druge izbire. { $other } potegne { $n ->
        [one] { $n } karto
        [two] { $n } karti
        [few] { $n } karte
       *[other] { $n } kart
    }.
    .anchor = contest
event-uno = { $seat }: »Uno!«
event-false-uno = { $seat } po nepotrebnem zakliče »Uno!«.
    .anchor = false
event-catches = { $seat }: »Kontra Uno!« { $other } potegne { $n ->
        [one] { $n } karto
        [two] { $n } karti
        [few] { $n } karte
       *[other] { $n } kart
    }.
    .anchor = counter
event-false-counter = { $seat } zakliče »Kontra Uno!«, a ujeti ni koga.
    .anchor = false
event-time-up = { $seat } nima več časa.
event-goes-out = { $seat } odloži zadnjo karto!
    .anchor = end
event-points = { $seat } dobi { $n ->
        [one] { $n } točko
        [two] { $n } točki
        [few] { $n } točke
       *[other] { $n } točk
    }.
    .anchor = points
event-cap = { $n ->
        [one] Odigrana je { $n } poteza
        [two] Odigrani sta { $n } potezi
        [few] Odigrane so { $n } poteze
       *[other] Odigranih je { $n } potez
    }, krog je končan: zmaga, kdor ima najmanj kart.

reason-round-over = Krog je končan. Naslednji se bo vsak hip začel.
    .anchor = rounds
reason-not-in-hand = Te karte nimaš v roki.
    .anchor = match
reason-must-match = Ta karta se ne ujema ne v barvi ne v znaku.
    .anchor = match
reason-only-the-drawn-card = Odložiš lahko le karto, ki je pravkar prišla s kupa.
    .anchor = drawn
reason-already-drawn = V eni potezi vlečeš samo enkrat.
    .anchor = drawn
reason-must-play = V roki imaš karto, ki se ujema: tu jo moraš odložiti.
    .anchor = voluntary
reason-must-play-drawn = Potegnjena karta se ujema, zato jo moraš odložiti.
    .anchor = drawn
reason-cards-owed = Najprej opravi s kartami, ki te čakajo.
    .anchor = owed
reason-nothing-to-contest = Izpodbijaš lahko le superdžokerja na vrhu.
    .anchor = contest
reason-name-a-colour = Najprej izberi barvo.
    .anchor = naming
reason-choose-a-hand = Najprej izberi, s kom menjaš karte.
    .anchor = seven-zero
reason-no-such-player = Tam ne sedi nihče.
    .anchor = seven-zero
reason-yourself = Menjava s sabo? Izberi koga drugega.
    .anchor = seven-zero
reason-no-jump-in = Za to mizo nihče ne igra mimo vrste.
    .anchor = jump-in
reason-not-identical = Mimo vrste lahko odložiš le karto, ki je povsem enaka vrhnji.
    .anchor = jump-in
reason-your-own-turn = Saj si na vrsti: kar odloži karto.
    .anchor = jump-in
reason-too-late = To karto že prekriva druga.
    .anchor = jump-in
reason-not-now = To ta hip ni mogoče.
    .anchor = turn

ending-out = Zadnja karta je odložena.
    .anchor = goal
ending-cap = Dosežena je meja potez: zmaga, kdor ima najmanj kart.
    .anchor = cap
ending-to-500 = Nekdo je zbral 500 točk.
    .anchor = scoring
ending-lowest = Nekdo je dosegel 500 točk: zmaga, kdor jih ima najmanj.
    .anchor = scoring
ending-match-cap = Partija je trajala predolgo: zmaga najboljši seštevek.
    .anchor = match-cap

option-deck = Komplet kart
option-deck--109 = 109 kart: z eno menjavo kart
option-deck--108 = 108 kart: klasični komplet
option-deck--112 = 112 kart: z menjavo kart in tremi praznimi džokerji
option-draw = Če se nič ne ujema
option-draw--until-playable = vleci, dokler se karta ne ujema
option-draw--one = potegni eno karto
option-drawn-card = Prisilno potegnjena karta, ki se ujema
option-drawn-card--must-be-played = mora na mizo
option-drawn-card--may-be-kept = lahko ostane v roki
option-voluntary-draw = Vlečenje, čeprav se karta ujema
option-voluntary-draw--allowed = dovoljeno
option-voluntary-draw--forbidden = prepovedano
option-two-player-reverse = Menjava smeri v dvoje
option-two-player-reverse--skips = drugi izpusti potezo
option-two-player-reverse--does-nothing = nima učinka
option-plus2-skips = Ali +2 vzame tudi potezo?
option-plus2-skips--no = ne: potegni dve, nato igraj
option-plus2-skips--yes = da: potegni dve in izpusti potezo
option-stacking = Nalaganje na +2 ali superdžokerja
option-stacking--none = ni dovoljeno
option-stacking--same = +2 na +2, superdžoker na superdžokerja
option-stacking--mixed = oboje na oboje
option-challenge-test = Superdžoker je blef, če imaš v roki
option-challenge-test--any-other-card = katero koli drugo karto, ki se ujema
option-challenge-test--colour-only = karto veljavne barve
option-uno-window = Pozabljen Uno je mogoče ujeti
option-uno-window--until-called = dokler ni izrečen
option-uno-window--until-next-turn = dokler ne začne naslednji
option-scoring = Dolžina partije
option-scoring--single-round = en sam krog
option-scoring--to-500 = krogi, dokler kdo ne osvoji 500 točk
option-scoring--lowest = krogi do 500, zmaga, kdor ima najmanj točk
option-special-first-card = Akcijska karta ali džoker kot prva karta
option-special-first-card--official-effects = ima svoj učinek
option-special-first-card--redraw = se zamenja s številko
option-action-match = Akcijske karte se ujemajo
option-action-match--colour-or-symbol = v barvi ali znaku
option-action-match--colour-only = samo v barvi
option-change-hand-colour = Barva po menjavi kart
option-change-hand-colour--stays = ostane, kakršna je bila
option-change-hand-colour--named = jo izbere, kdor je karto odložil
option-change-hand-deals = Ob menjavi kart se deli
option-change-hand-deals--from-left = vedno v smeri urnega kazalca
option-change-hand-deals--in-direction = v smeri igre
option-hand-size = Kart na začetku
option-hand-size--7 = sedem
option-hand-size--5 = pet
option-hand-size--10 = deset
option-time-to-move = Čas za potezo
option-time-to-move--30 = 30 sekund
option-time-to-move--60 = ena minuta
option-time-to-move--none = brez omejitve
option-counter-opens = Kontra Uno velja
option-counter-opens--after-grace = tri četrt sekunde po karti
option-counter-opens--at-once = takoj
option-contest-last = Superdžoker kot zadnja karta
option-contest-last--no = takoj zmaga
option-contest-last--yes = se še lahko izpodbija
option-seven-zero = Sedmica zamenja, ničla poda naprej
option-seven-zero--off = ne igramo
option-seven-zero--on = 7: dva si zamenjata karte, 0: vsi jih podajo naprej
option-jump-in = Vskok mimo vrste
option-jump-in--off = ne igramo
option-jump-in--on = s karto, povsem enako vrhnji

mark-colour-red = rdeča
mark-colour-yellow = rumena
mark-colour-green = zelena
mark-colour-blue = modra
mark-drawn = nova
mark-seen = že videna
mark-dealer = deli
mark-uno = Uno
mark-winner = zmaga
mark-away = ni tu

prompt-play = Na vrsti si: odloži karto ali vleci.
prompt-must-play = Na vrsti si: odloži karto.
prompt-nothing-fits = Na vrsti si. Nič se ne ujema, zato vleci.
prompt-drawn = Nova karta: { $card }. Ujema se, odloži!
prompt-drawn-choice = Nova karta: { $card }. Odložiš ali obdržiš?
prompt-contest = { $seat }: superdžoker. Vzameš { $n ->
        [one] { $n } karto
        [two] { $n } karti
        [few] { $n } karte
       *[other] { $n } kart
    } ali izpodbijaš?
prompt-stack = { $n ->
        [one] Čaka te { $n } karta
        [two] Čakata te { $n } karti
        [few] Čakajo te { $n } karte
       *[other] Čaka te { $n } kart
    }. Naloži svojo ali vzemi.
prompt-name-colour = Katera barva naj bo?
prompt-swap = S kom menjaš karte?
prompt-wait = Na vrsti: { $seat }.
prompt-wait-contest = { $seat } vzame { $n ->
        [one] { $n } karto
        [two] { $n } karti
        [few] { $n } karte
       *[other] { $n } kart
    } ali izpodbija ({ $seat_other }).
prompt-wait-stack = { $seat } izbira: naloži ali vzame { $n ->
        [one] { $n } karto
        [two] { $n } karti
        [few] { $n } karte
       *[other] { $n } kart
    }.
prompt-wait-colour = { $seat } izbira barvo.
prompt-wait-swap = { $seat } izbira, s kom bo zamenjava.
prompt-round-won = Krog dobi { $seat }.
prompt-round-cap = Krog je ustavljen.
prompt-won = Zmaga { $seat }.
prompt-shared = { $n ->
        [one] Zmaga { $n } igralec.
        [two] Zmago si delita { $n } igralca.
        [few] Zmago si delijo { $n } igralci.
       *[other] Zmago si deli { $n } igralcev.
    }

zone-stock = Kup za vlečenje ({ $n })
zone-pile = Odlagalni kup ({ $n })
zone-hand = Tvoje karte ({ $n })
zone-other-hand = Karte: { $seat } ({ $n })

button-draw = Vleci
button-keep = Obdrži
button-accept = Vzemi { $n }
button-contest = { $seat } blefira!
button-swap = Menjaj: { $seat } ({ $n })
button-uno = Uno!
button-counter = Kontra Uno!
button-red = Rdeča
button-yellow = Rumena
button-green = Zelena
button-blue = Modra

clock-move = nato vleče ali igra ura
clock-contest = nato velja, da je sprejet
clock-next-round = do naslednjega kroga
