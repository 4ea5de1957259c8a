# Pet: udari, ko je katerega vina v kupu natanko pet.

title = Pet
tagline = Natanko pet enakih vin v kupu? Udari, preden udarijo drugi.

face-red = rdeče vino
face-white = belo vino
face-sparkling = peneče vino

# --- kaj se je zgodilo ---

event-deals = { $n }. krog: vse je premešano in razdeljeno. Začne { $seat }.
# Dnevnik za nikogar ne šteje: karto pove tistim, ki je ne vidijo, seznama pa zanje ne hrani.
event-flips = { $seat } obrne karto.
    .aloud = { $card }
event-slaps = { $n }. udarec: { $seat }!
event-takes-back = Prepozno, ne šteje: { $card } gre nazaj na vrh kupčka ({ $seat }).
    .anchor = stop
event-counts = V kupu: { $n } × { $card }.
event-exact = Natanko { $n } × { $card }!
event-not-exact = Nobenega vina ni natanko { $n }.
event-void =
    { $n ->
        [one] Vse karte so obrnjene, udaril ni nihče: prazen krog.
        [two] Vse karte so obrnjene, udaril ni nihče: { $n }. prazen krog zapored.
        [few] Vse karte so obrnjene, udaril ni nihče: { $n }. prazen krog zapored.
       *[other] Vse karte so obrnjene, udaril ni nihče: { $n }. prazen krog zapored.
    }
    .anchor = void
event-again = Igra je bila prekinjena: kar leži na mizi, se pokaže znova.
event-gains = Prvi in pravilni udarec: { $seat }, +1.
    .anchor = score-right
event-loses-no-slap =
    { $n ->
        [0] { $seat } ne udari, a nižje ne gre več.
        [one] { $seat } ne udari: −{ $n }.
        [two] { $seat } ne udari: −{ $n }.
        [few] { $seat } ne udari: −{ $n }.
       *[other] { $seat } ne udari: −{ $n }.
    }
    .anchor = score-right
event-loses-last =
    { $n ->
        [0] Zadnji udarec: { $seat }, a nižje ne gre več.
        [one] Zadnji udarec: { $seat }, −{ $n }.
        [two] Zadnji udarec: { $seat }, −{ $n }.
        [few] Zadnji udarec: { $seat }, −{ $n }.
       *[other] Zadnji udarec: { $seat }, −{ $n }.
    }
    .anchor = score-last
event-loses-false =
    { $n ->
        [0] Napačen udarec: { $seat }, a nižje ne gre več.
        [one] Napačen udarec: { $seat }, −{ $n }.
        [two] Napačen udarec: { $seat }, −{ $n }.
        [few] Napačen udarec: { $seat }, −{ $n }.
       *[other] Napačen udarec: { $seat }, −{ $n }.
    }
    .anchor = score-wrong

# --- zakaj ne ---

reason-no-card-yet = Kupa, po katerem bi se dalo udariti, še ni bilo.
    .anchor = hasty
reason-hand-is-down = Tvoja roka je že na kupu; tam tudi ostane.
    .anchor = hand-down
reason-between-rounds = Krog je končan; naslednje karte že prihajajo.
    .anchor = opened
reason-turned-on-the-beat = Za to mizo se karte obračajo same, v taktu.
    .anchor = turning
reason-round-stopped = Nekdo je že udaril: karte se ne obračajo več.
    .anchor = stop
reason-no-cards-left = Vse karte so obrnjene.
    .anchor = void

ending-points = Točke so zbrane.
    .anchor = end-points
ending-rounds = Odigranih je šestdeset krogov: zmaga, kdor ima največ točk.
    .anchor = end-rounds
ending-void = Trije krogi zapored brez udarca: zmaga, kdor ima največ točk.
    .anchor = end-void

# --- pravila te mize ---

option-cards-per-type = Kart vsakega vina
option-cards-per-type--18 = 18 (54 kart)
option-cards-per-type--15 = 15 (45 kart)
option-cards-per-type--20 = 20 (60 kart)
option-target = Udariš, ko jih je natanko
option-target--5 = pet istega vina
option-target--4 = štiri istega vina
option-target--6 = šest istega vina
option-points-to-win = Točke za zmago
option-points-to-win--3 = tri
option-points-to-win--1 = ena
option-points-to-win--5 = pet
option-beat = Čas za eno karto
option-beat--10 = ena sekunda
option-beat--14 = 1,4 sekunde
option-beat--07 = 0,7 sekunde
option-flip = Karte se obračajo
option-flip--on-the-beat = same, v taktu
option-flip--by-hand = ročno
option-follow-up-window = Po prvem udarcu lahko drugi sledijo še
option-follow-up-window--2 = dve sekundi
option-follow-up-window--1 = eno sekundo
option-follow-up-window--4 = štiri sekunde (sproščeno)
option-floor = Točke lahko padejo
option-floor--none = brez omejitve
option-floor--zero = do ničle
option-floor--minus-three = do minus tri
option-counts-shown = Miza kaže, koliko je katerega vina
option-counts-shown--never = nikoli: štej v glavi
option-counts-shown--training = vedno: vadba
option-youngest = Kdo začne
option-youngest--named-by-the-host = najmlajši, ki mu vodja mize da prvi sedež
option-youngest--by-lot = izžrebani sedež

# --- znaki ---

mark-starter = začne
mark-next = naslednja karta
mark-first = prvi udarec
mark-slapped = udarec
mark-away = ni tu
mark-exact = natanko
mark-plus-one = +1
mark-minus-one = −1

# --- miza ---

prompt-begin = { $n }. krog. Prvo karto obrne { $seat }.
prompt-count = Štej v glavi: udari, ko je istega vina natanko { $n }.
prompt-watch = Udari, ko je istega vina natanko { $n }.
prompt-flip = Obrni svojo karto. Udari, ko je istega vina natanko { $n }.
prompt-follow = { $seat } udari! Šteješ natanko { $n } tudi ti? Udari!
prompt-hand-down = Tvoja roka je na kupu in tam ostane do preverjanja.
prompt-slapped = { $seat } udari. Bo še kdo?
prompt-right = Natanko { $n } × { $card }! Prvi udarec: { $seat }.
prompt-wrong = Narobe: nobenega vina ni natanko { $n }.
prompt-void =
    { $n ->
        [one] Udaril ni nihče: prazen krog.
        [two] Udaril ni nihče: { $n }. prazen krog zapored.
        [few] Udaril ni nihče: { $n }. prazen krog zapored.
       *[other] Udaril ni nihče: { $n }. prazen krog zapored.
    }
prompt-won = Zmaga { $seat }.
prompt-over = Partija je končana.
label-pile = Kup
label-opened =
    { $n ->
        [one] Odprti kup: { $n } karta
        [two] Odprti kup: { $n } karti
        [few] Odprti kup: { $n } karte
       *[other] Odprti kup: { $n } kart
    }
label-own-pile = Tvoj kupček
label-count = { $card }: { $n }
button-slap = Udari!
button-flip = Obrni
clock-window = kup se odpre čez
clock-next-round = naslednji krog čez
