title = Vinski dvoboj
tagline = Rdeče premaga belo, belo peneče, peneče rdeče. Komu ostane zadnja karta?

face-red = rdeče vino
face-white = belo vino
face-sparkling = peneče vino

event-challenge = { $seat } izzove na dvoboj: { $other }.
event-challenge-late = { $seat } predolgo čaka. Nasprotnika določi žreb: { $other }.
event-chosen = { $seat } izbere karto.
event-chosen-late = { $seat } predolgo izbira: karto določi žreb.
event-reveal = { $seat } pokaže { $card-acc }.
event-take = { $seat } dobi dvoboj, { $other } odda { $card-acc }.
    .anchor = take
event-tie = Izenačeno: { $seat } in { $other } odvržeta po eno karto ({ $card }).
    .anchor = tie
event-out = { $seat } ostane brez kart in izpade.
    .anchor = out
event-active = Izziva { $seat }.
event-win = { $seat } zmaga, v roki pa { $n ->
        [one] ostane { $n } karta
        [two] ostaneta { $n } karti
        [few] ostanejo { $n } karte
       *[other] ostane { $n } kart
    }.
    .anchor = end
event-both-win = { $seat } in { $other } hkrati ostaneta brez kart: zmago si delita.
    .anchor = both-win
event-cap = { $n ->
        [one] Odigran je { $n } dvoboj
        [two] Odigrana sta { $n } dvoboja
        [few] Odigrani so { $n } dvoboji
       *[other] Odigranih je { $n } dvobojev
    }. To je konec: zmaga, kdor ima v roki največ kart.

reason-challenge-first = Najprej koga izzovi; karte pridejo pozneje.
    .anchor = challenge
reason-duel-open = Dvoboj teče: izberi karto.
    .anchor = choose
reason-not-held = Tega vina nimaš v roki.
    .anchor = choose
reason-you-are-out = Brez kart si, zate je igre konec.
    .anchor = out
reason-already-chosen = Tvoja karta je že na mizi. Tam tudi ostane.
    .anchor = sealed
reason-not-your-duel = To je dvoboj dveh drugih.
    .anchor = challenge
reason-no-such-player = Tam ne sedi nihče.
    .anchor = challenge
reason-yourself = Sebe ne moreš izzvati.
    .anchor = challenge
reason-they-are-out = Ta igralec nima več kart.
    .anchor = out
reason-just-beaten = Ta poraz je še svež: izzovi koga drugega.
    .anchor = another

ending-last-holding = Samo eden ima še karte v roki.
    .anchor = end
ending-both-empty = Zadnji karti sta bili izenačeni: zmagata oba.
    .anchor = both-win
ending-cap = Odigranih je tristo dvobojev.
    .anchor = cap

option-hand-size = Kart v vsaki roki
option-hand-size--3 = tri
option-hand-size--2 = dve
option-hand-size--4 = štiri
option-hand-size--5 = pet
option-after-win = Po zmagi izzoveš
option-after-win--another = drugega igralca, dokler igrajo vsaj trije
option-after-win--anyone = kogar koli
option-winner-active = Kdo izziva po zmagi
option-winner-active--yes = zmagovalec
option-winner-active--ties-only = isti igralec, dokler ni izenačeno
option-hand-sizes = Število kart v rokah
option-hand-sizes--open = je vidno
option-hand-sizes--hidden = je skrito
option-time-to-choose = Čas za izbiro karte
option-time-to-choose--15 = 15 sekund
option-time-to-choose--30 = 30 sekund
option-time-to-choose--none = brez omejitve

mark-active = na vrsti
mark-challenger = izziva
mark-challenged = se brani
mark-chosen = karta izbrana
mark-won = dobi
mark-lost = izgubi
mark-tied = izenačeno
mark-out = brez kart
mark-just-beaten = svež poraz
mark-winner = zmaga

prompt-challenge = Koga izzoveš?
prompt-choose = Dvoboj: ti in { $seat }. Izberi vino, nihče ga še ne vidi.
prompt-sealed = Svojo karto vidiš samo ti. Izbira še { $seat }.
prompt-wait-challenge = { $seat } izbira nasprotnika.
prompt-wait-both = { $seat } in { $seat_other } izbirata.
prompt-wait-one = Izbira še { $seat }.
prompt-won = Zmaga { $seat }.
prompt-both-won = { $seat } in { $seat_other } si delita zmago.
prompt-shared = { $n ->
        [one] Zmaga { $n } igralec.
        [two] Zmago si delita { $n } igralca.
        [few] Zmago si delijo { $n } igralci.
       *[other] Zmago si deli { $n } igralcev.
    }

zone-hand = Tvoje karte
zone-other-hand = Karte: { $seat }
zone-duel = { $seat } : { $seat_other }
zone-no-duel = Dvoboj
zone-discard = Odvrženo: rdeče { $red }, belo { $white }, peneče { $sparkling }

button-challenge = Izzovi: { $seat }
clock-challenge = nato odloči žreb
clock-choose = nato karto določi žreb
