# Trgatev: na »tri« vsi obrnejo karto; zgrabi karte vina, ki ga je na mizi največ.

title = Trgatev
tagline = Ena, dva, tri: katerega vina je največ? Zgrabi njegove karte pred drugimi.

face-red = rdeče vino
face-white = belo vino
face-sparkling = peneče vino

# --- kaj se je zgodilo ---

event-round = { $n }. krog: ena, dva, tri!
event-flips = { $seat } obrne { $card-acc }.
event-adds = { $seat } doda karto: { $card }.
event-tie = Izenačeno: nobeno vino ne vodi.
event-no-half = Nobenega vina ni več kot pol.
event-names = { $seat } izbere: karto doda { $other }.
event-names-nobody = { $seat } ne izbere nikogar: karto doda { $other }.
event-takes = { $seat } zgrabi { $card-acc }: +1.
    .anchor = majority
# $n: koliko svojih kart je treba vrniti, 0 ali 1.
event-wrong =
    { $n ->
        [0] { $seat } zgrabi { $card-acc }: narobe, karta gre nazaj.
        [one] { $seat } napačno zgrabi { $card-acc } in dolguje še { $n } karto.
        [two] { $seat } napačno zgrabi { $card-acc } in dolguje še { $n } karti.
        [few] { $seat } napačno zgrabi { $card-acc } in dolguje še { $n } karte.
       *[other] { $seat } napačno zgrabi { $card-acc } in dolguje še { $n } kart.
    }
    .anchor = wrong
event-locked = Dvakrat narobe: { $seat } v tem krogu ne grabi več.
    .anchor = lock
event-too-soon = { $seat } grabi prehitro po prejšnji karti; to ne šteje.
event-gives = { $seat } vrne { $card-acc }: −1.
    .anchor = give-back
event-leads =
    { $n ->
        [one] Največ: { $card }, { $n } karta.
        [two] Največ: { $card }, { $n } karti.
        [few] Največ: { $card }, { $n } karte.
       *[other] Največ: { $card }, { $n } kart.
    }
event-left = { $n } od teh kart ni vzel nihče.
    .anchor = leftovers
event-void = Trinajst kart in nobenega vina ni več kot polovica: nihče ne dobi nič.
    .anchor = full
event-idle =
    { $n ->
        [one] Nihče ni ničesar zgrabil.
        [two] Nihče ni ničesar zgrabil: { $n }. krog zapored.
        [few] Nihče ni ničesar zgrabil: { $n }. krog zapored.
       *[other] Nihče ni ničesar zgrabil: { $n }. krog zapored.
    }
event-settles =
    { $n ->
        [one] Pod kupčke gre nazaj { $n } karta.
        [two] Pod kupčke gresta nazaj { $n } karti.
        [few] Pod kupčke gredo nazaj { $n } karte.
       *[other] Pod kupčke gre nazaj { $n } kart.
    }
    .anchor = leftovers
event-splits =
    { $n ->
        [0] Na sredini je premalo kart, da bi vsak dobil eno.
        [one] Vsak dobi s sredine { $n } karto: +{ $n }.
        [two] Vsak dobi s sredine { $n } karti: +{ $n }.
        [few] Vsak dobi s sredine { $n } karte: +{ $n }.
       *[other] Vsak dobi s sredine { $n } kart: +{ $n }.
    }
    .anchor = leftovers
event-again = Igra je bila prekinjena: kar leži na mizi, se pokaže znova.

# --- zakaj ne ---

reason-no-card = Te karte ni bilo, ko je tvoja roka padla.
    .anchor = gone
reason-taken = Nekdo je bil hitrejši: te karte ni več.
    .anchor = gone
reason-round-over = Krog je končan: kar je ostalo, gre nazaj pod kupčke.
    .anchor = gone
reason-locked = Dvakrat narobe: v tem krogu ne grabiš več.
    .anchor = lock
reason-one-card = Svojo karto tega kroga že imaš.
    .anchor = several
reason-nothing-owed = Ne dolguješ nobene karte.
    .anchor = give-back
reason-not-collected = Karte tega vina nimaš med zbranimi.
    .anchor = give-back
reason-nobody-to-name = Zdaj se nikogar ne izbira.
    .anchor = extra-card
reason-no-pile = V tem kupčku ni več nobene karte.
    .anchor = extra-card

ending-piles-empty = V nobenem kupčku ni več kart.
    .anchor = end
ending-tie = Nobenega vina ni dovoljeno zgrabiti in na nobenem kupčku ni več karte, ki bi to spremenila.
    .anchor = end-tie
ending-idle = Tri kroge zapored ni nihče ničesar zgrabil.
    .anchor = end-idle
ending-fixed-rounds = Odigranih je deset krogov.
    .anchor = end
ending-rounds = Odigranih je tristo krogov.
    .anchor = end-rounds

# --- pravila te mize ---

option-cards-per-type = Kart vsakega vina
option-cards-per-type--18 = 18 (54 kart)
option-cards-per-type--15 = 15 (45 kart)
option-cards-per-type--20 = 20 (60 kart)
option-majority = Vino se grabi, ko ga je
option-majority--most-frequent = več kot vsakega od drugih
option-majority--more-than-half = več kot polovica kart
option-grab-window = Čas za grabljenje
option-grab-window--4 = štiri sekunde
option-grab-window--2 = dve sekundi
option-grab-window--8 = osem sekund (sproščeno)
option-cards-per-round = V enem krogu lahko vzameš
option-cards-per-round--any-number = kolikor kart uspeš
option-cards-per-round--one = eno karto
option-given-back-card = Ob napaki vrneš karto,
option-given-back-card--giver-chooses = ki jo izbereš
option-given-back-card--random = ki jo določi žreb
option-tie-without-cards = Izenačeno, ko so vsi kupčki prazni
option-tie-without-cards--nobody-scores = kart ne dobi nihče
option-tie-without-cards--split = karte se enakomerno razdelijo
option-lock-after-two-errors = Dve napaki v istem krogu
option-lock-after-two-errors--yes = do konca kroga počivaš
option-lock-after-two-errors--no = grabiš lahko naprej
option-leftovers-go-under = Preostale karte gredo pod
option-leftovers-go-under--their-owner = kupček, s katerega so prišle
option-leftovers-go-under--shortest-pile = najnižji kupček
option-extra-card = Če je izenačeno, karto doda
option-extra-card--rotating-token = vsak po vrsti
option-extra-card--active-player-chooses = kogar izbere igralec na vrsti
option-end = Igra se konča
option-end--piles-empty = ko so vsi kupčki prazni
option-end--fixed-rounds = najpozneje po desetih krogih

# --- znaki ---

mark-adds-next = doda naslednjo
mark-names-next = izbere, kdo doda
mark-owes = dolguje karto
mark-locked = počiva
mark-got-one = ima svojo karto
mark-no-cards = brez kart
mark-away = ni tu

# --- miza ---

prompt-begin = Ena, dva, tri: karte se obrnejo. Zgrabi, česar je največ!
prompt-count = { $n }. krog: ena, dva …
prompt-grab = Zgrabi vino, ki ga je največ. Izenačeno? Roke stran!
prompt-grab-half = Zgrabi vino, ki ga je več kot pol. Če ga ni: roke stran!
prompt-watch = Katerega vina je na mizi največ?
prompt-locked = Dvakrat narobe: do konca kroga počivaš.
prompt-got-one = Svojo karto tega kroga že imaš.
prompt-give =
    { $n ->
        [one] Narobe! Katero svojo karto vrneš?
        [two] Narobe! Kateri { $n } svoji karti vrneš?
        [few] Narobe! Katere { $n } svoje karte vrneš?
       *[other] Narobe! Katerih { $n } svojih kart vrneš?
    }
prompt-owed = { $seat } izbira karto, ki gre nazaj.
prompt-name = Izenačeno: kdo naj doda karto?
prompt-naming = Izenačeno: kdo doda karto, izbere { $seat }.
prompt-named = Karto ta hip doda { $seat }.
prompt-won = Zmaga { $seat }.
prompt-over = Partija je končana.
label-centre = Sredina
button-give = { $card } ({ $n })
button-name = { $seat }
clock-count = »tri« čez
clock-give = nazadnje vzeta gre nazaj čez
clock-owed = nazadnje vzeta gre nazaj čez
clock-name = čas za izbiro
