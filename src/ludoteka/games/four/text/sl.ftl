# Štiri: vsi hkrati vlečejo in odmetavajo, dokler kdo nima štirih istega vina.

title = Štiri
tagline = Vsi hkrati vlečejo in odmetavajo. Imaš štiri istega vina? Objavi pred drugimi!

face-red = rdeče vino
face-white = belo vino
face-sparkling = peneče vino

# --- kaj se je zgodilo ---

event-deals = { $n }. krog: pet kart za vsakega. Eno daj na stran.
event-redeals =
    { $n ->
        [one] Štiri enake že ob deljenju: razdeljeno je znova.
        [two] Dvakrat štiri enake že ob deljenju: obakrat je razdeljeno znova.
        [few] { $n }-krat štiri enake že ob deljenju: vsakič je razdeljeno znova.
       *[other] { $n }-krat štiri enake že ob deljenju: vsakič je razdeljeno znova.
    }
event-chooses = { $seat } da karto na stran.
event-chosen-for = Čas je potekel: karto, ki gre na stran, določi žreb ({ $seat }).
event-ready = Prve odvržene karte so na mizi. Pripravljeni …
event-go = Zdaj!
event-draws = { $seat } potegne { $card-acc }.
event-draws-hidden = { $seat } potegne karto.
event-takes = { $seat } vzame { $card-acc } z odlagalnega kupa.
event-takes-hidden = { $seat } vzame vrhnjo z odlagalnega kupa.
event-gone = { $seat } seže po odlagalnem kupu, a karte ni več.
event-throws = { $seat } odvrže { $card-acc }.
event-throws-hidden = { $seat } odvrže karto.
event-swaps =
    { $n ->
        [one] Kup za vlečenje je prazen: nadomesti ga odlagalni kup, { $n } karta.
        [two] Kup za vlečenje je prazen: nadomesti ga odlagalni kup, { $n } karti.
        [few] Kup za vlečenje je prazen: nadomesti ga odlagalni kup, { $n } karte.
       *[other] Kup za vlečenje je prazen: nadomesti ga odlagalni kup, { $n } kart.
    }
event-too-fast = { $seat } prehiteva: to ne šteje.
event-claims = { $seat } objavi štiri: { $card }!
event-claims-too = Tudi { $seat } ima štiri: { $card }. To šteje kot udarec.
event-claims-falsely =
    { $n ->
        [0] { $seat } objavi { $card-acc }, a nima štirih. Tu to nič ne stane.
        [one] { $seat } objavi { $card-acc }, a nima štirih: −{ $n }.
        [two] { $seat } objavi { $card-acc }, a nima štirih: −{ $n }.
        [few] { $seat } objavi { $card-acc }, a nima štirih: −{ $n }.
       *[other] { $seat } objavi { $card-acc }, a nima štirih: −{ $n }.
    }
    .anchor = false
event-shows = { $seat } ima v roki: { $n } × { $card }.
event-slaps = { $n }. udarec: { $seat }.
event-gains = { $seat } dobi krog: +1.
    .anchor = score
event-loses-no-slap = { $seat } ne udari: −1.
    .anchor = no-slap
event-loses-last = Zadnji udarec: { $seat }, −1.
    .anchor = score
event-void =
    { $n ->
        [one] Ves ta čas ni nihče objavil štirih: prazen krog.
        [two] Ves ta čas ni nihče objavil štirih: { $n }. prazen krog zapored.
        [few] Ves ta čas ni nihče objavil štirih: { $n }. prazen krog zapored.
       *[other] Ves ta čas ni nihče objavil štirih: { $n }. prazen krog zapored.
    }
    .anchor = void
event-again = Igra je bila prekinjena. Vse karte ležijo, kot so ležale; čas začne teči znova.

# --- zakaj ne ---

reason-before-go = Počakaj na »Zdaj!«.
    .anchor = go
reason-chosen = Ena tvoja karta je že na strani.
    .anchor = aside
reason-not-in-hand = Tega vina nimaš v roki.
    .anchor = draw-throw
reason-draw-first = V roki imaš štiri karte: najprej potegni novo.
    .anchor = draw-throw
reason-throw-first = V roki imaš pet kart: najprej eno odvrzi.
    .anchor = draw-throw
reason-own-discard = Za to mizo nihče ne jemlje nazaj svoje nazadnje odvržene karte.
    .anchor = own-discard
reason-no-claim-yet = Pravilne objave še ni bilo. Udarec te nič ne stane.
    .anchor = early-slap
reason-hand-is-down = Tvoja roka je že na mizi.
    .anchor = hand-down
reason-round-stopped = Objava je pravilna: nobena karta se več ne premakne.
    .anchor = stop
reason-between-rounds = Krog je končan; naslednje karte že prihajajo.
    .anchor = shown

ending-points = Točke so zbrane.
    .anchor = end-points
ending-rounds = Odigranih je šestdeset krogov: zmaga, kdor ima največ točk.
    .anchor = end-rounds
ending-idle = Trije krogi zapored brez objave: zmaga, kdor ima največ točk.
    .anchor = end-idle

# --- pravila te mize ---

option-cards-per-type = Kart vsakega vina
option-cards-per-type--18 = 18 (54 kart)
option-cards-per-type--15 = 15 (45 kart)
option-cards-per-type--20 = 20 (60 kart)
option-four-before-go = Štiri enake že v prvih petih kartah
option-four-before-go--claim = se lahko objavijo po »Zdaj!«
option-four-before-go--redeal = deli se znova, dokler jih nima nihče
option-discards = Odvržene karte ležijo
option-discards--face-down = zakrite
option-discards--face-up = odkrite, po »Zdaj!«
option-own-discard = Svojo nazadnje odvrženo karto smeš vzeti nazaj
option-own-discard--yes = da
option-own-discard--no = ne
option-false-claim = Napačna objava stane
option-false-claim--minus-one = eno točko
option-false-claim--nothing = nič
option-never-slap = Če jih več sploh ne udari
option-never-slap--each-minus-one = vsak izgubi točko
option-never-slap--one-of-them = izgubi točko eden, ki ga določi žreb
option-swap-shuffled = Ko se kupa zamenjata, se novi premeša
option-swap-shuffled--yes = da
option-swap-shuffled--no = ne
option-points-to-win = Točke za zmago
option-points-to-win--3 = tri
option-points-to-win--1 = ena
option-points-to-win--5 = pet
option-slap-window = Po objavi lahko drugi udarijo še
option-slap-window--3 = tri sekunde
option-slap-window--2 = dve sekundi
option-slap-window--6 = šest sekund (sproščeno)

# --- znaki ---

mark-chosen = karta na strani
mark-first = štiri!
mark-slapped = udarec
mark-false = napačna objava
mark-away = ni tu
mark-plus-one = +1
mark-minus-one = −1

# --- miza ---

prompt-choose = { $n }. krog. Daj eno karto zakrito na stran.
prompt-chosen = Tvoja karta na strani: { $card }. Čakamo še druge.
prompt-choosing = { $n }. krog. Vsi dajo eno karto na stran.
prompt-ready = Pripravljeni … Vsak hip bo »Zdaj!«.
prompt-draw = Potegni karto! Štiri enake? Objavi!
prompt-throw = Odvrzi karto! Štiri enake? Objavi!
prompt-drawing = Vsi vlečejo in mečejo, dokler kdo nima štirih enakih.
prompt-slap = { $seat } ima štiri: { $card }! Udari!
prompt-hand-down = { $seat } ima štiri: { $card }. Tvoja roka je na mizi.
prompt-claimed = Štiri: { $card }! Zdaj morajo udariti drugi.
prompt-slapping = { $seat } ima štiri: { $card }. Kdo bo udaril zadnji?
prompt-result = Krog dobi { $seat }, štiri: { $card }.
prompt-void =
    { $n ->
        [one] Štirih ni objavil nihče: prazen krog.
        [two] Štirih ni objavil nihče: { $n }. prazen krog zapored.
        [few] Štirih ni objavil nihče: { $n }. prazen krog zapored.
       *[other] Štirih ni objavil nihče: { $n }. prazen krog zapored.
    }
prompt-won = Zmaga { $seat }.
prompt-over = Partija je končana.
label-discard = Odlagalni kup
label-stock = Kup za vlečenje
label-chosen = Na strani
label-hand = Tvoje karte
label-shown = Karte: { $seat }
button-draw = Vleci
button-take = Vzemi
button-slap = Udari!
button-claim-red = Rdeče!
button-claim-white = Belo!
button-claim-sparkling = Peneče!
clock-choose = karto določi žreb čez
clock-round = prazen krog čez
clock-slap = udarci se končajo čez
clock-next-round = naslednji krog čez
