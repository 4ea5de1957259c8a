# Kar pravi stran in ne sodi k nobeni igri.

page-home = Vse igre
page-rules = Pravila
page-contents = Vsebina
page-log = Kaj se je zgodilo
page-menu = Meni
page-close = Zapri
page-wait = Trenutek …
page-language = Jezik
page-your-name = Tvoje ime
page-another-name = Drugo ime
page-try-again = Poskusi znova
page-no-server = Strežnik se ne odziva. Je povezava vzpostavljena?
page-part-lost = Tega dela strani ni bilo mogoče naložiti.
# Predlogi imen, ločeni z vejicami; vsako ima največ 20 znakov.
page-names = Vidra, Sraka, Jež, Čaplja, Svizec, Ris, Polh, Hudournik, Jazbec, Močerad, Sova, Zajec, Taščica, Bober, Čriček, Postovka, Veverica, Pupek, Krokar, Kresnica

home-welcome = Dobrodošli
home-lead = Igralna miza v tvojem žepu
home-code = Koda mize
home-join = Prisedi
home-my-tables = Moje mize
home-games = Na polici
home-players = Igralcev: { $low }–{ $high }
home-minutes = { $n ->
    [one] { $n } minuta
    [two] { $n } minuti
    [few] { $n } minute
   *[other] { $n } minut
}
home-play = Igraj takoj proti botom
home-open = Odpri mizo
home-foot = Brez računa, brez piškotkov, nihče te ne opazuje.

kind-turns = po vrsti
kind-together = vsi hkrati
kind-race = hitre roke

phase-lobby = čaka na igralce
phase-playing = igra teče
phase-over = končano

arrive-there = Za mizo: { $names }
arrive-full = Vsa mesta so zasedena.
arrive-sit = Prisedi
arrive-watch = Samo glej

claim-mine = To je moj sedež
claim-text = Je tvoj sedež odprt v drugem brskalniku? V tamkajšnjem meniju so štiri števke kode PIN. Z njo se sedež preseli sem.
claim-pin = PIN
claim-do = Prevzemi moj sedež
claim-wrong = To ni PIN tega sedeža.
claim-too-often = Preveč poskusov. Počakaj nekaj minut.

lobby-invite = Vstopite
lobby-qr = Koda QR s povezavo do te mize
lobby-code = Koda te mize: { $code }
lobby-link = Povezava do te mize
lobby-copy = Kopiraj povezavo
lobby-copied = Kopirano
lobby-share = Pošlji
lobby-chairs = Kdo igra
lobby-bot = bot, { $level }
lobby-host = vodi mizo
lobby-here = tu
lobby-away = ni tu
lobby-is-ready = nared
lobby-stand = Vstani
lobby-sit-here = Sedi sem
lobby-unseat = { $name } sprosti sedež
head-start-for = Prednost: { $name }
head-start-none = brez prednosti
head-start = prednost { $n } ms
lobby-free = { $n ->
    [one] { $n } prost sedež
    [two] { $n } prosta sedeža
    [few] { $n } prosti sedeži
   *[other] { $n } prostih sedežev
}
lobby-level = Moč bota
lobby-add-bot = Dodaj bota
lobby-options = Kako igramo
lobby-host-chooses = Izbira, kdor vodi mizo; izbiro takoj vidiš.
lobby-default = običajno
lobby-house-rules = Hišna pravila
lobby-house-changes = { $changed ->
    [0] vse kot običajno
    [one] { $changed } sprememba
    [two] { $changed } spremembi
    [few] { $changed } spremembe
   *[other] { $changed } sprememb
}
lobby-too-few = { $n ->
    [one] Potreben je vsaj { $n } igralec.
    [two] Potrebna sta vsaj { $n } igralca: pošlji povezavo ali dodaj bota.
    [few] Potrebni so vsaj { $n } igralci: pošlji povezavo ali dodaj bota.
   *[other] Potrebnih je vsaj { $n } igralcev: pošlji povezavo ali dodaj bota.
}
lobby-not-ready = Čakamo: { $names }
lobby-all-set = Vsi so tu.
lobby-start = Razdeli
lobby-ready = Nared sem
lobby-host-starts = Partijo začne { $name }.
lobby-watching = Samo gledaš, { $name }.
lobby-late = Partija se je začela. Vidiš jo minuto pozneje, z odprtimi kartami.

setting-mode = Za mizo igramo
setting-mode-friends = med prijatelji
setting-mode-ranked = strogo po uri
setting-mode-relaxed = sproščeno: več časa
setting-undo = Vračanje potez
setting-undo-consent = če se vsi strinjajo
setting-undo-off = nikoli
setting-onlookers = Gledalci vidijo
setting-onlookers-table = nobenih kart v rokah
setting-onlookers-delayed = vse karte, z minuto zamude
setting-talk = Čez mizo
setting-talk-signs = samo znaki
setting-talk-words = znaki in lastne besede

line-connecting = Povezovanje …
line-lost = Povezava je prekinjena. Nov poskus …
line-none = Mize ni mogoče doseči.
line-none-text = Je povezava vzpostavljena? Nekatera omrežja in brskalniki ne prepuščajo odprte zveze. Za igro na tej napravi je ni treba.
line-elsewhere = Odprto v drugem oknu.
line-refused = Vstop zavrnjen.

reason-line-lost = Povezava se je prekinila; poteza ni bila odigrana.

refused-token = Tega sedeža ne poznamo več.
refused-table = Mize s to kodo ni.
refused-table-broken = Te mize ni več mogoče odpreti: igra na njej je potekala po starejši različici pravil.
refused-message = Stran in strežnik se ne razumeta. Znova naloži stran.
refused-too-long = Stran in strežnik se ne razumeta. Znova naloži stran.
refused-too-many = Tu je trenutno prevelika gneča.

error-unknown = Strežnik tega ni mogel narediti.
error-too-many = Preveč naenkrat. Počakaj nekaj minut.
error-unknown-game = Te igre tu ni.
error-bad-option = Te igre se ne da tako nastaviti.
error-bad-setting = Mize se ne da tako nastaviti.
error-unknown-language = Teh pravil v tem jeziku ni.
error-not-found = Tu ni ničesar.
error-still-on = Partijo lahko shraniš, ko je končana.
error-name = Ime potrebuje vsaj eno črko.
error-no-such-seat = Tam nihče ne sedi.
error-token = { refused-token }
error-no-such-table = { refused-table }
error-table-broken = { refused-table-broken }
error-message = { refused-message }
error-too-long = { refused-too-long }
error-pin = { claim-wrong }
error-has-seen = { reason-has-seen }

elsewhere-title = Tvoj sedež je odprt v drugem oknu
here-elsewhere = Ta miza je odprta v drugem oknu
elsewhere-text = Igra se nadaljuje tam. Kadar koli jo lahko preneseš nazaj sem.
elsewhere-continue = Nadaljuj tukaj

seat-number = Sedež { $n }
plate-turn = na vrsti
plate-cards = { $n ->
    [one] { $n } karta
    [two] { $n } karti
    [few] { $n } karte
   *[other] { $n } kart
}
plate-stand-in = ni tu, igra bot
zone-empty = prazno
card-ranks = A F D K
card-playable = lahko odigraš
card-not-now = ne zdaj

play-others = Drugi
play-middle = Sredina mize
play-mine = Moj prostor
notes-title = Zapiski
notes-how = Dotakni se ploščice: prečrtana, obkrožena, neoznačena.
notes-open = neoznačena
notes-struck = prečrtana
notes-ringed = obkrožena
notes-clear = Zbriši zapiske
notes-answers =
    { $n ->
        [0] Odgovori
        [one] { $n } odgovor
        [two] { $n } odgovora
        [few] { $n } odgovori
       *[other] { $n } odgovorov
    }
notes-none = Odgovorov še ni.
notes-new = { $seat } ima nove ploščice
notes-new-own = Imaš nove ploščice
notes-new-empty = Nove ploščice na stojalcu brez igralca
notes-old = Do takrat: { $tiles }
guess-open = Napovej
guess-title = Tvoje tri števke
guess-empty = prazno
guess-remove = Odstrani { $n }
guess-do = Napovej { $digits }
guess-not-now = Zdaj ne moreš napovedati.
amount = Koliko
amount-less = Manj
amount-more = Več
hints-on = Vidi se, kaj se da igrati.
hints-off = Kaj se da igrati, se ne vidi več.
play-actions = Kaj lahko storim
play-which = Katero?
play-delayed = Vse karte, kakršne so bile pred minuto. Kdor jih vidi, v tej partiji ne dobi sedeža.
play-said = { $name }: »{ $words }«
play-away = { $name }: ni več tu.
play-back = { $name }: spet tu.
play-paused = Igra stoji.
play-awaits = Igra čaka na igralce …
play-clockwise = Igra teče v smeri urnega kazalca.
play-counterclockwise = Igra teče v nasprotni smeri urnega kazalca.
play-undo-asked = { $name } prosi za vrnitev zadnje poteze.
play-undo-yes = Prav
play-undo-no = Ne
play-undo-asking = Vprašujemo druge.
note-rule = Pravilo
reason-unheard = To zdaj nima učinka. Nič ne stane.
reason-undo-refused = Poteza ostane: niso se vsi strinjali.
log-empty = Odkar sediš tu, se še ni nič zgodilo.

race-title = Čigava roka je bila prva
race-ms = { $n } ms
race-detail = prispela po { $arrived } ms, zamuda povezave { $line } ms
race-clipped = skrajšano na izmerjeno
race-photo = Fotofiniš: { $names }

end-you-won = Zmaga je tvoja!
end-won = { $n ->
    [one] Zmaga { $names }
    [two] Zmagata: { $names }
    [few] Zmagajo: { $names }
   *[other] Zmagajo: { $names }
}
# Behind a number with its unit: “287 ms …”, “3 points …”.
end-fastest = tvoja najhitrejša roka
end-ahead = prednosti, za tabo { $name }
end-behind = zaostanka, pred tabo { $name }
end-again = Še enkrat
end-arrange = Spremeni sedeže ali pravila
end-look = Poglej mizo
end-result = Izid
end-log = Shrani partijo
end-fair = Je bilo pošteno?
end-fair-text = Vsa naključja te partije izvirajo iz tega semena. Njegov pečat je bil v meniju, še preden je bila razdeljena prva karta.

menu-call = Zakliči čez mizo
menu-say = Povej kaj
menu-say-do = Povej
menu-undo = Vzemi nazaj
menu-pause = Premor
menu-resume = Naprej
menu-hints = Pokaži, kaj se da igrati
menu-sound = Zvok
menu-vibration = Vibriranje
menu-pin = PIN: { $name }
menu-pin-text = Z njim preneseš svoj sedež na drug telefon ali v drug brskalnik.
menu-keys = Tipke
menu-fair = Pečat te partije
menu-fair-text = Karte so bile določene že pred deljenjem. Pečat je kontrolna vsota semena, ki se pokaže po partiji.
menu-leave = Zapusti mizo

sign-hello = Živijo!
sign-well-played = Lepo odigrano!
sign-thanks = Hvala!
sign-wow = Opa!
sign-oops = Ups!
sign-hurry = Na vrsti si!

key-space = Preslednica
key-space-does = udarec ali prvi odziv
key-arrows = ← →
key-arrows-does = po mojih kartah
key-enter = Enter
key-enter-does = odigra karto, pritisne gumb
key-digits = 1 … 9
key-digits-does = gumbi, sicer karte na sredini, od leve; klici od desne, od 9 navzdol
key-hints = H
key-hints-does = pokaže ali skrije, kaj se da igrati
key-rules = R
key-rules-does = pravila
key-log = L
key-log-does = kaj se je zgodilo

error-no-such-match = Te partije tu ni več.
error-replay-too-long = Ta datoteka je prevelika za ogled.
error-replay-unreadable = To ni shranjena partija ali pa je datoteka poškodovana.
error-replay-transcript = To je prepis partije: o njej pripoveduje in ga tu ni mogoče prikazati. Izberi shranjeno partijo, datoteko s končnico .ludo.
error-replay-version = Ta partija je bila shranjena po drugih pravilih in je ni več mogoče prikazati.
error-replay-illegal = Poteza v tej datoteki je v nasprotju s pravili.
error-no-such-share = Ta statistika ni več v skupni rabi.

end-replay = Ponovni ogled
end-check = Preveri

replay-title = Ponovni ogled
replay-bring = Odpri shranjeno partijo
replay-bring-text = Partija, ki jo je kdo shranil ob koncu, ali simulirana partija: datoteka s končnico .ludo. Preverjena bo, od nje pa ne ostane nič.
replay-choose = Izberi datoteko
replay-drop = ali jo spusti sem
replay-line = (Vrstica { $n })
replay-deal = Karte so razdeljene.
replay-about = O tej partiji
replay-controls = Skozi partijo
replay-scrub = Korak
replay-step = Korak { $at } od { $last }
replay-first = Na začetek
replay-back = Korak nazaj
replay-play = Predvajaj
replay-next = Korak naprej
replay-last = Na konec
replay-speed = Hitrost
replay-eyes = Pogled
replay-eyes-open = Vse karte odkrite
replay-eyes-watch = Gledalec
replay-share = Deli ta trenutek
replay-share-text = Povezava odpre partijo pri koraku { $at } s tem pogledom.
replay-link = Povezava do tega trenutka
replay-broken-off = Ta partija je bila prekinjena.
replay-true = Vse drži: seme se ujema s pečatom, vsaka poteza je bila dovoljena, časi rok v dirkah izhajajo iz izmerjenega in tako se je končalo.
replay-finding-seed = Seme se ne ujema s pečatom: to niso karte, ki so bile določene pred deljenjem.
replay-finding-why = Partija se ni končala iz razloga, ki je v datoteki.
replay-finding-places = Poteze vodijo do drugačnih mest, kot jih navaja datoteka.
replay-finding-scores = Poteze vodijo do drugačnih točk, kot jih navaja datoteka.
replay-finding-race = Ena od dirk v datoteki ne drži: iz izmerjenega izhajajo drugačni časi ali drugačen vrstni red, kot je zapisano.
replay-false = V tej datoteki nekaj ne drži. Poglej, kaj se ne ujema
replay-seal-text = Pečat je kontrolna vsota semena in vsi so ga lahko videli, še preden je bila razdeljena prva karta. Vsa naključja partije izvirajo iz semena: druge karte bi imele drug pečat.
replay-seed = Seme
replay-verify = Ni ti treba verjeti na besedo. Shrani partijo in jo preveri na svojem računalniku:
replay-keys = S tipkama ← in → narediš korak, s preslednico predvajaš, s Home in End greš na začetek in na konec.

stats-title = Moje partije
stats-of = Partije: { $name }
stats-private = To vidiš samo ti.
stats-none = Tu še ni ničesar. Partija šteje, ko je odigrana do konca.
stats-played = Odigrane
stats-won = Dobljene
stats-place-count = { $place }. mesto: { $n }
stats-reactions = Reakcijski časi
stats-reactions-none = Teh časov še ni: merijo se v igrah hitrih rok.
stats-reactions-text = Izmerjenih odzivov: { $n }. Mediana: { $ms } ms.
stats-plot = Reakcijski časi, od najstarejšega do najnovejšega. Mediana prvih desetih: { $before } ms, zadnjih desetih: { $now } ms.
stats-plot-first = prva roka
stats-plot-middle = mediana desetih
stats-against = Medsebojno
stats-ahead = Spredaj jaz: { $n }
stats-behind = Spredaj nasprotnik: { $n }
stats-even = Enako: { $n }
stats-latest = Zadnje partije
stats-gave-up = predano
stats-share = Deli statistiko
stats-share-text = Gumb ustvari povezavo, ki jo lahko odpre vsakdo. Pokaže tvoje ime, tvoje izide in tvoje reakcijske čase, imen drugih pa ne.
stats-shared = Kdor ima to povezavo, vidi tvojo statistiko.
stats-link = Povezava do tvoje statistike
stats-unshare = Umakni povezavo

# Mize na tej napravi, brez strežnika.
home-here = Solo, z enim telefonom za vse ali z zaslonom na sredini: tudi brez omrežja
here-title = Na tej napravi
here-lead = Igra teče kar v tvojem brskalniku. Prvič se prenese približno 7 MB, potem deluje brez omrežja.
here-loading = Miza se pripravlja …
here-failed = Tukaj mize ni bilo mogoče pripraviti.
here-failed-text = Prvič potrebuješ omrežje in ne prestar brskalnik.
here-continue = Nadaljuj
here-new = Začni znova
here-add = Dodaj igralca
here-begin = Za mizo
around-phones = Pridružijo se tudi telefoni: prek strežnika
around-strange = Ob robovih tega zaslona nihče nima sedeža za to mizo.
around-table = K mizi
way-alone = Solo proti botom
way-alone-text = Kadar hočeš in kjer hočeš.
way-pass = En telefon za vse
way-pass-text = Gre iz rok v roke. Na poti so karte zakrite.
way-screen = Zaslon na sredini
way-screen-text = Vsak ima svoj rob in udari s svojo roko, vsi hkrati. Skrivne karte so pokrite; svoje vidiš, dokler na svojem robu držiš oko.
pass-on = Podaj naprej: { $name }
pass-cover = Na vrsti je { $name }
pass-cover-text = Drugi zdaj ne gledajo. Ura stoji.
pass-show = Pokaži moje karte
pad-look = Drži in poglej
