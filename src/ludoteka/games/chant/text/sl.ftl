# Napev: udari, ko je karta napovedano vino.

title = Napev
tagline = Rdeče, belo, peneče, rdeče … Ko je karta napovedano vino, udari: zadnja roka pobere kup.

face-red = rdeče vino
face-white = belo vino
face-sparkling = peneče vino

# --- kaj se je zgodilo ---

event-calls = { $seat } napove: »{ $card }«.
    .aloud = »{ $card }!«
event-flips = { $seat } obrne { $card-acc }.
    .aloud = { $card }
event-runs-out = { $seat } ostane brez kart: ta je bila zadnja.
event-slaps = { $n }. udarec: { $seat }!
event-takes-back = Prepozno, ne šteje: { $card } gre nazaj na vrh kupčka ({ $seat }) in beseda z njo.
    .anchor = stop
event-takes =
    { $n ->
        [one] Zadnja roka: { $seat } pobere { $n } karto.
        [two] Zadnja roka: { $seat } pobere { $n } karti.
        [few] Zadnja roka: { $seat } pobere { $n } karte.
       *[other] Zadnja roka: { $seat } pobere { $n } kart.
    }
    .anchor = last
event-shares =
    { $n ->
        [0] { $seat } ne udari, vendar ni več nobene karte.
        [one] { $seat } ne udari in za svoj delež pobere { $n } karto.
        [two] { $seat } ne udari in za svoj delež pobere { $n } karti.
        [few] { $seat } ne udari in za svoj delež pobere { $n } karte.
       *[other] { $seat } ne udari in za svoj delež pobere { $n } kart.
    }
    .anchor = split
event-nobody-takes = Ob kupu je samo { $seat }: nihče ga ne pobere.
event-takes-falsely =
    { $n ->
        [one] { $seat } napačno udari in pobere { $n } karto.
        [two] { $seat } napačno udari in pobere { $n } karti.
        [few] { $seat } napačno udari in pobere { $n } karte.
       *[other] { $seat } napačno udari in pobere { $n } kart.
    }
    .anchor = false
event-slaps-falsely = { $seat } napačno udari.
    .anchor = false
event-pays = { $seat } napačno udari: { $card } gre s kupčka pod sredino.
    .anchor = false
event-pays-nothing = { $seat } napačno udari, a nima odvečne karte.
    .anchor = false
event-wins = { $seat } nima več kart in zmaga!
event-again = Igra je bila prekinjena: kar leži na mizi, se pokaže znova.

# --- zakaj ne ---

reason-no-card-yet = Karte, po kateri bi se dalo udariti, še ni bilo.
    .anchor = hasty
reason-hand-is-down = Na tej karti je tvoja roka že bila.
    .anchor = hand-down
reason-settled = To je že odločeno ali pa kart ni več. Tvoj udarec te nič ne stane.
    .anchor = settled
reason-turned-on-the-beat = Za to mizo se karte obračajo same, v taktu.
    .anchor = turning
reason-slap-first = Najprej udarec: naslednja karta počaka.
    .anchor = stop
reason-last-card = Na mizi je zadnja karta: nič več se ne obrne.
    .anchor = last-card

ending-empty = Nekdo nima več kart.
    .anchor = end-empty
ending-first = Nekdo brez kart je udaril prvi.
    .anchor = end-first
ending-flips = Obrnjenih je tisoč kart: zmaga, kdor jih ima najmanj.
    .anchor = end-flips
ending-idle = Pet ujemanj zapored brez udarca: zmaga, kdor ima najmanj kart.
    .anchor = end-idle
ending-no-cards = Nihče nima več karte, ki bi jo obrnil.
    .anchor = end-no-cards

# --- pravila te mize ---

option-cards-per-type = Kart vsakega vina
option-cards-per-type--18 = 18 (54 kart)
option-cards-per-type--15 = 15 (45 kart)
option-cards-per-type--20 = 20 (60 kart)
option-false-slap = Napačen udarec
option-false-slap--takes-the-pile = pobere kup
option-false-slap--one-card = stane karto s svojega kupčka
option-false-slap--ignored = nič ne stane
option-after-a-slap = Po udarcu naslednjo karto obrne
option-after-a-slap--next-clockwise-flips = naslednji v smeri urnega kazalca
option-after-a-slap--taker-flips = kdor je pobral kup
option-word-after-a-slap = Po udarcu se napev
option-word-after-a-slap--goes-on = nadaljuje
option-word-after-a-slap--restarts-at-red = začne znova z rdečim vinom
option-beat = Čas za eno karto
option-beat--12 = 1,2 sekunde
option-beat--16 = 1,6 sekunde
option-beat--09 = 0,9 sekunde
option-beat--accelerating = vse hitreje: od 1,5 do 0,8 sekunde
option-flip = Karte se obračajo
option-flip--on-the-beat = same, v taktu
option-flip--by-hand = ročno
option-winning = Kdo zmaga
option-winning--first-empty-pile = prvi, ki nima več kart
option-winning--first-at-next-match = kdor nima kart in ob ujemanju prvi udari
option-last-card-matches = Če se čigava zadnja karta ujema
option-last-card-matches--slap-settled-first = prej odločijo udarci
option-last-card-matches--wins-at-once = takoj zmaga

# --- znaki ---

mark-caller = napoveduje
mark-next = naslednja karta
mark-first = prvi udarec
mark-slapped = udarec
mark-falsely = napačen udarec
mark-away = ni tu
mark-no-cards = brez kart
mark-winner = zmaga

# --- miza ---

prompt-begin = Napoveduje { $seat }. Na »rdeče vino« obrne { $seat_first }.
prompt-word = Beseda: »{ $card }«. Če je karta takšna, udari.
prompt-next = Naslednjo karto obrne { $seat }, na »{ $card }«.
prompt-flip = Obrni svojo karto in napovej »{ $card }«.
prompt-follow = { $seat } udari! Udari tudi ti, da ne boš na repu.
prompt-hand-down = Tvoja roka je na kupu. Čigava bo zadnja?
prompt-slapped = { $seat } udari. Čigava roka bo zadnja?
prompt-won = Zmaga { $seat }.
prompt-over = Partija je končana.
label-pile = Sredina
label-word = »{ $card }!«
label-own-pile = Tvoj kupček
button-slap = Udari!
button-flip = Obrni
clock-window = udarci se končajo čez
