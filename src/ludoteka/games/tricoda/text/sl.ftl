# Tricoda: tvoje števke vidijo vsi, le ti ne.

title = Tricoda
tagline = Tvoje tri števke vidijo vsi, le ti ne. Kaj povedo odgovori?

# --- ploščice ---

face-green-1 = zelena 1
    .acc = zeleno 1
face-yellow-2 = rumena 2
    .acc = rumeno 2
face-black-3 = črna 3
    .acc = črno 3
face-brown-4 = rjava 4
    .acc = rjavo 4
face-red-5 = rdeča 5
    .acc = rdečo 5
face-black-5 = črna 5
    .acc = črno 5
face-pink-6 = rožnata 6
    .acc = rožnato 6
face-green-6 = zelena 6
    .acc = zeleno 6
face-blue-7 = modra 7
    .acc = modro 7
face-yellow-7 = rumena 7
    .acc = rumeno 7
face-pink-7 = rožnata 7
    .acc = rožnato 7

# --- odgovori; 1 do 7 so tudi števke napovedi ---

face-0 = nič
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-equal = enako
face-more-threes = več trojk
face-more-pink-sixes = več rožnatih šestic
face-more-green-sixes = več zelenih šestic
face-more-yellow-sevens = več rumenih sedmic
face-more-twos = več dvojk
face-more-blue-sevens = več modrih sedmic
face-more-other-sevens = več v drugih barvah
face-more-brown = več rjavih
face-more-blue = več modrih
face-more-red = več rdečih
face-more-pink = več rožnatih
face-more-green = več zelenih
face-more-yellow = več rumenih
face-more-black = več črnih

# --- vprašanja: bralcu, o stojalcih, ki jih vidi ---

face-question-1 = Na koliko stojalcih je vsota števk 18 ali več?
face-question-2 = Na koliko stojalcih je vsota števk 12 ali več?
face-question-3 = Na koliko stojalcih je ista števka dvakrat v različnih barvah?
face-question-4 = Na koliko stojalcih so tri različne barve?
face-question-5 = Na koliko stojalcih so vse števke sode ali vse lihe?
face-question-6 = Na koliko stojalcih sta vsaj dve ploščici enaki, v števki in barvi?
face-question-7 = Na koliko stojalcih so tri zaporedne števke, v katerem koli vrstnem redu?
face-question-8 = Koliko različnih barv vidiš?
face-question-9 = Koliko barv vidiš trikrat ali večkrat?
face-question-10 = Koliko števk od 1 do 7 sploh ne vidiš?
face-question-11 = Koliko od teh treh ploščic vidiš: zeleno 1, črno 5, rožnato 7?
face-question-12 = Vidiš več trojk ali več rožnatih šestic?
face-question-13 = Vidiš več zelenih šestic ali več rumenih sedmic?
face-question-14 = Vidiš več dvojk ali več rumenih sedmic?
face-question-15 = Vidiš več rožnatih šestic ali več zelenih šestic?
face-question-16 = Vidiš več modrih sedmic ali več sedmic v drugih barvah?
face-question-17 = Vidiš več rjavih ali več modrih števk?
face-question-18 = Vidiš več rdečih ali več rožnatih števk?
face-question-19 = Vidiš več zelenih ali več modrih števk?
face-question-20 = Vidiš več rumenih ali več rožnatih števk?
face-question-21 = Vidiš več črnih ali več rjavih števk?
face-question-22 = Vidiš več črnih ali več rdečih števk?
face-question-23 = Vidiš več zelenih ali več rumenih števk?
face-question-2-less = Na koliko stojalcih je vsota števk 12 ali manj?

# --- kaj se je zgodilo ---

event-reads = { $seat } prebere: { $card }
event-answers = { $seat } odgovori: { $card }.
# Za bralca samega, kjer je odgovor dal on.
event-answers-hidden = { $seat } odgovori.
event-shuffles-questions = Vsa vprašanja so bila zastavljena: karte so znova premešane.
event-too-slow = { $seat } predolgo razmišlja: to stori miza.
event-passes-on = { $seat } ni več za mizo: na vrsti je { $other }.
# $n so tri števke, zapisane skupaj: 122.
event-guesses = { $seat } napove: { $n }.
event-right =
    { $n ->
        [one] Pravilno! { $seat } ima { $n } točko.
        [two] Pravilno! { $seat } ima { $n } točki.
        [few] Pravilno! { $seat } ima { $n } točke.
       *[other] Pravilno! { $seat } ima { $n } točk.
    }
    .anchor = right
event-wrong = { $seat } nima prav.
    .anchor = announce
event-wrong-costs = { $seat } nima prav: −1.
    .anchor = announce
event-lays-off = { $seat } odloži { $card-acc }.
event-lays-off-hidden = { $seat } zakrito odloži ploščico.
event-lays-off-empty = S stojalca brez igralca: { $card }.
event-renews =
    { $n ->
        [one] Odložene ploščice se primešajo nazaj: v zalogi je { $n } ploščica.
        [two] Odložene ploščice se primešajo nazaj: v zalogi sta { $n } ploščici.
        [few] Odložene ploščice se primešajo nazaj: v zalogi so { $n } ploščice.
       *[other] Odložene ploščice se primešajo nazaj: v zalogi je { $n } ploščic.
    }
event-fills = { $seat } dobi novo ploščico: { $card }.
event-fills-hidden = { $seat } dobi novo ploščico.
event-fills-empty = Na stojalce brez igralca pride: { $card }.

# --- zakaj ne ---

reason-wait-a-round = Pravkar je bila tvoja napoved: na naslednjo počakaj en krog.
    .anchor = wait
reason-table-answers = Za to mizo se odgovor izračuna namesto bralca.
    .anchor = answers
reason-announcing = Zdaj je čas za napovedi. Naslednja karta pride potem.
    .anchor = pace
reason-answer-first = Karta je odprta: najprej odgovori nanjo.
    .anchor = answers
reason-read-first = Ni karte, na katero bi se odgovarjalo: najprej preberi vprašanje.
    .anchor = turn
reason-not-so = Ni tako. Preštej še enkrat.
    .anchor = answers

ending-points = Točke so zbrane.
    .anchor = win
ending-questions = Zastavljenih je 120 vprašanj: zmaga, kdor ima največ točk.
    .anchor = end-questions

# --- pravila te mize ---

option-question-2 = Vprašanje 2 sprašuje po vsoti
option-question-2--12-or-more = 12 ali več
option-question-2--12-or-less = 12 ali manj
option-guessing = Napovedi
option-guessing--once-a-round = ena, nato en krog čakanja
option-guessing--unlimited = kolikor hočeš
option-guessing--costs-a-point = kolikor hočeš; napačna stane točko
option-reader-answers = Odgovore
option-reader-answers--computed = izračuna miza
option-reader-answers--checked = daje bralec, miza preveri
option-racks = Stojalca
option-racks--4 = štiri (pri petih igralcih pet)
option-racks--5 = pet
option-used-questions = Porabljena vprašanja
option-used-questions--reshuffled = se znova premešajo
option-used-questions--cycled = se vračajo v istem vrstnem redu
option-tiles-shown = Svoje ploščice po napovedi
option-tiles-shown--always = vidiš vedno
option-tiles-shown--only-when-right = vidiš, če imaš prav
option-points-to-win = Točke za zmago
option-points-to-win--3 = tri
option-points-to-win--2 = dve
option-points-to-win--5 = pet
option-notepad-help = Pomoč pri zapiskih
option-notepad-help--off = brez
option-notepad-help--seen = videne ploščice so prečrtane
option-notepad-help--training = prečrtano je vse, kar sledi: vadba
option-who-begins = Kdo začne
option-who-begins--random-seat = določi žreb
option-who-begins--oldest = najstarejši, na prvem sedežu
option-who-begins--hosts-choice = prvi sedež, po izbiri vodje mize
option-empty-rack = Če je več stojalc brez igralca, pravilna napoved zamenja
option-empty-rack--longest = tisto, ki stoji najdlje
option-empty-rack--always-the-same = vedno isto
option-empty-rack--random = izžrebano

# --- znaki ---

mark-reads = bere
mark-waits = mora čakati
mark-away = ni tu
mark-winner = zmaga
mark-sure = zanesljivo
mark-times-2 = do 2
mark-times-3 = do 3

# --- miza ---

prompt-read = Na vrsti si: preberi vprašanje.
prompt-wait-read = Naslednje vprašanje vzame { $seat }.
prompt-answer = Kakšen je odgovor glede na to, kar vidiš?
prompt-wait-answer = { $seat } šteje.
prompt-announce = Poznaš svoje števke? Napovej jih.
prompt-reader = Drugi so od tebe nekaj izvedeli.
prompt-wait-round =
    { $n ->
        [one] Spet lahko napoveš čez { $n } vprašanje.
        [two] Spet lahko napoveš čez { $n } vprašanji.
        [few] Spet lahko napoveš čez { $n } vprašanja.
       *[other] Spet lahko napoveš čez { $n } vprašanj.
    }
prompt-watch = Kdo pozna svoje števke?
prompt-won = Zmaga { $seat }!
prompt-shared =
    { $n ->
        [one] Partija je končana.
        [two] Zmago si delita { $n } igralca.
        [few] Zmago si delijo { $n } igralci.
       *[other] Zmago si deli { $n } igralcev.
    }
zone-rack = { $seat }
zone-own-rack = Tvoje stojalce
zone-empty-rack = Brez igralca
zone-question = { $card }
zone-no-question = Vprašanja
zone-stock = Zaloga
zone-laid =
    { $n ->
        [one] Odloženo: { $n } ploščica
        [two] Odloženo: { $n } ploščici
        [few] Odloženo: { $n } ploščice
       *[other] Odloženo: { $n } ploščic
    }
zone-guess = Tvoje števke? Vse tri ali najprej najmanjša.
zone-notes-seen = Še nevidene: lahko so tvoje
zone-notes-training =
    { $n ->
        [one] Lahko so tvoje; ostane { $n } kombinacija
        [two] Lahko so tvoje; ostaneta { $n } kombinaciji
        [few] Lahko so tvoje; ostanejo { $n } kombinacije
       *[other] Lahko so tvoje; ostane { $n } kombinacij
    }
button-read = Preberi vprašanje
button-answer = { $card }
clock-announce = naslednje vprašanje čez
clock-read = namesto bralca se prebere čez
clock-answer = namesto bralca se odgovori čez
