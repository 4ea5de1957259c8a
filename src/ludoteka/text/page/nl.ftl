# Wat de pagina zegt en bij geen spel hoort.

page-home = Alle spellen
page-rules = Regels
page-contents = Inhoud
page-log = Spelverloop
page-menu = Menu
page-close = Sluiten
page-wait = Een ogenblik …
page-language = Taal
page-your-name = Je naam
page-another-name = Andere naam
page-try-again = Opnieuw
page-no-server = De server antwoordt niet. Heb je verbinding?
page-part-lost = Dit deel van de pagina kon niet worden geladen.
# Voorgestelde namen, met komma’s ertussen; elk hoogstens 20 tekens.
page-names = Otter, Ekster, Egel, Reiger, Marmot, Lynx, Relmuis, Gierzwaluw, Das, Salamander, Uil, Haas, Roodborst, Bever, Krekel, Torenvalk, Eekhoorn, Watersalamander, Raaf, Vuurvlieg

home-welcome = Welkom
home-lead = Een speeltafel op zak
home-code = Code van een tafel
home-join = Meedoen
home-my-tables = Mijn tafels
home-games = Op de plank
home-players = { $low }–{ $high } spelers
home-minutes = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
}
home-play = Nu spelen tegen bots
home-open = Tafel openen
home-foot = Geen account, geen cookies, niemand die meekijkt.

kind-turns = om de beurt
kind-together = allemaal tegelijk
kind-race = snelle handen

phase-lobby = wacht op spelers
phase-playing = bezig
phase-over = afgelopen

arrive-there = Aan tafel: { $names }
arrive-full = Alle plaatsen zijn bezet.
arrive-sit = Aanschuiven
arrive-watch = Alleen kijken

claim-mine = Dit is mijn plaats
claim-text = Zat je hier in een andere browser? In het menu daar staan de vier cijfers van je pincode. De plaats verhuist dan hierheen.
claim-pin = Pincode
claim-do = Plaats overnemen
claim-wrong = Dat is niet de pincode van deze plaats.
claim-too-often = Te vaak geprobeerd. Wacht een paar minuten.

lobby-invite = Kom erbij
lobby-qr = QR-code van de link naar deze tafel
lobby-code = Code van deze tafel: { $code }
lobby-link = Link naar deze tafel
lobby-copy = Link kopiëren
lobby-copied = Gekopieerd
lobby-share = Delen
lobby-chairs = Wie speelt er mee
lobby-bot = bot, { $level }
lobby-host = begint het spel
lobby-here = hier
lobby-away = weg
lobby-is-ready = klaar
lobby-stand = Opstaan
lobby-sit-here = Hier zitten
lobby-unseat = { $name } geeft de plaats op
head-start-for = Voorsprong voor { $name }
head-start-none = geen voorsprong
head-start = { $n } ms voorsprong
lobby-free = { $n ->
    [one] { $n } vrije plaats
   *[other] { $n } vrije plaatsen
}
lobby-level = Niveau van de bot
lobby-add-bot = Bot erbij
lobby-options = Zo spelen we
lobby-host-chooses = De spelleider kiest; jij ziet het meteen.
lobby-default = standaard
lobby-house-rules = Huisregels
lobby-house-changes = { $changed ->
    [0] alles standaard
    [one] { $changed } anders
   *[other] { $changed } anders
}
lobby-too-few = { $n ->
    [one] Minstens { $n } speler.
   *[other] Minstens { $n } spelers: deel de link of zet er een bot bij.
}
lobby-not-ready = Nog niet klaar: { $names }
lobby-all-set = Iedereen is er.
lobby-start = Delen maar!
lobby-ready = Ik ben klaar
lobby-host-starts = { $name } begint het spel.
lobby-watching = Je kijkt toe, { $name }.
lobby-late = Het spel is begonnen. Je ziet het een minuut later, met open handen.

setting-mode = De tafel is
setting-mode-friends = onder vrienden
setting-mode-ranked = streng met de tijd
setting-mode-relaxed = ontspannen: meer tijd
setting-undo = Een zet terugnemen
setting-undo-consent = met ieders akkoord
setting-undo-off = nooit
setting-onlookers = Toeschouwers zien
setting-onlookers-table = geen hand
setting-onlookers-delayed = alle handen, een minuut later
setting-talk = Over de tafel
setting-talk-signs = alleen tekens
setting-talk-words = tekens en eigen woorden

line-connecting = Verbinden …
line-lost = Verbinding weg. We proberen het opnieuw …
line-none = De tafel is niet te bereiken.
line-none-text = Heb je verbinding? Sommige netwerken en browsers laten geen open lijn door. Wat je op dit apparaat speelt, heeft er geen nodig.
line-elsewhere = Open in een ander venster.
line-refused = Niet toegelaten.

reason-line-lost = De verbinding viel weg; de zet is niet gedaan.

refused-token = Deze plaats is niet meer bekend.
refused-table = Er is geen tafel met deze code.
refused-table-broken = Deze tafel kan niet meer worden geopend: er is gespeeld met een oudere versie van de regels.
refused-message = De pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
refused-too-long = De pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
refused-too-many = Het is hier nu te druk.

# Wat de server over HTTP weigert, per code.
error-unknown = Dat is de server niet gelukt.
error-too-many = Te veel ineens. Wacht een paar minuten.
error-unknown-game = Dat spel bestaat niet.
error-bad-option = Zo kan dit spel niet worden ingesteld.
error-bad-setting = Zo kan een tafel niet worden ingesteld.
error-unknown-language = In die taal zijn deze regels er niet.
error-not-found = Hier is niets.
error-still-on = Het spel kan worden bewaard zodra het afgelopen is.
error-name = Een naam heeft minstens één letter nodig.
error-no-such-seat = Daar zit niemand.
error-token = { refused-token }
error-no-such-table = { refused-table }
error-table-broken = { refused-table-broken }
error-message = { refused-message }
error-too-long = { refused-too-long }
error-pin = { claim-wrong }
error-has-seen = { reason-has-seen }

elsewhere-title = Je plaats is open in een ander venster
here-elsewhere = Deze tafel is open in een ander venster
elsewhere-text = Daar gaat het verder. Je kunt op elk moment hier verder spelen.
elsewhere-continue = Hier verder

seat-number = Plaats { $n }
plate-turn = aan de beurt
plate-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
plate-stand-in = weg, een bot speelt
zone-empty = leeg
# Wat er op aas, boer, vrouw en heer staat.
card-ranks = A B V H
card-playable = kan gespeeld worden
card-not-now = nu niet

play-others = De anderen
play-middle = Het midden van de tafel
play-mine = Mijn plaats
notes-title = Notitieblad
notes-how = Tik op een steen: doorgestreept, omcirkeld, vrij.
notes-open = vrij
notes-struck = doorgestreept
notes-ringed = omcirkeld
notes-clear = Blad wissen
notes-answers =
    { $n ->
        [0] Antwoorden
        [one] { $n } antwoord
       *[other] { $n } antwoorden
    }
notes-none = Nog geen antwoord.
notes-new = Nieuwe stenen voor { $seat }
notes-new-own = Nieuwe stenen voor jou
notes-new-empty = Nieuwe stenen op een standaard zonder speler
notes-old = Tot dan: { $tiles }
guess-open = Melden
guess-title = Je drie cijfers
guess-empty = leeg
guess-remove = { $n } weghalen
guess-do = Meld { $digits }
guess-not-now = Je kunt nu niet melden.
amount = Bedrag
amount-less = Minder
amount-more = Meer
hints-on = Je ziet wat gespeeld kan worden.
hints-off = Je ziet niet meer wat gespeeld kan worden.
play-actions = Wat ik kan doen
play-which = Welke?
play-delayed = Alle handen zoals ze een minuut geleden waren. Wie ze ziet, krijgt geen plaats in dit spel.
play-said = { $name }: ‘{ $words }’
play-away = { $name } is weg.
play-back = { $name } is terug.
play-paused = Het spel staat op pauze.
play-awaits = Het spel wacht op de spelers …
play-clockwise = Er wordt met de klok mee gespeeld.
play-counterclockwise = Er wordt tegen de klok in gespeeld.
play-undo-asked = { $name } wil de laatste zet graag terugnemen.
play-undo-yes = Goed
play-undo-no = Nee
play-undo-asking = De anderen wordt het gevraagd.
note-rule = De regel
reason-unheard = Dat heeft nu geen effect. Het kost niets.
reason-undo-refused = De zet blijft staan: niet iedereen vond het goed.
log-empty = Nog niets sinds je zit.

race-title = Wie was er het eerst bij
race-ms = { $n } ms
race-detail = aangekomen na { $arrived } ms, lijn { $line } ms
race-clipped = ingekort tot wat gemeten is
race-photo = Fotofinish: { $names }

end-you-won = Je hebt gewonnen!
end-won = { $n ->
    [one] { $names } wint
   *[other] Winnaars: { $names }
}
# Behind a number with its unit: “287 ms …”, “3 points …”.
end-fastest = je snelste hand
end-ahead = voor op { $name }
end-behind = achter op { $name }
end-again = Nog een keer
end-arrange = Plaatsen of regels wijzigen
end-look = Tafel bekijken
end-result = De uitslag
end-log = Spel bewaren
end-fair = Ging het eerlijk?
end-fair-text = Alle toeval in dit spel kwam uit deze beginwaarde. Het zegel ervan stond in het menu voordat de eerste kaart gedeeld was.

menu-call = Over de tafel roepen
menu-say = Zeg iets
menu-say-do = Zeg
menu-undo = Terugnemen
menu-pause = Pauze
menu-resume = Verder
menu-hints = Tonen wat gespeeld kan worden
menu-sound = Geluid
menu-vibration = Trillen
menu-pin = Pincode van { $name }
menu-pin-text = Hiermee neem je je plaats mee naar een andere telefoon of browser.
menu-keys = Toetsen
menu-fair = Het zegel van dit spel
menu-fair-text = De kaarten lagen al vast voor het delen. Het zegel is een controlegetal van de beginwaarde, die je na het spel te zien krijgt.
menu-leave = Van tafel gaan

sign-hello = Hallo!
sign-well-played = Goed gespeeld!
sign-thanks = Bedankt!
sign-wow = Wauw!
sign-oops = Oeps!
sign-hurry = Jouw beurt!

key-space = Spatie
key-space-does = slaan, of de eerste reactie
key-arrows = ← →
key-arrows-does = langs mijn kaarten
key-enter = Enter
key-enter-does = kaart spelen, knop indrukken
key-digits = 1 … 9
key-digits-does = de knoppen, en anders de kaarten in het midden, van links af; wat je roept van rechts, vanaf 9
key-hints = H
key-hints-does = wel of niet tonen wat gespeeld kan worden
key-rules = R
key-rules-does = regels
key-log = L
key-log-does = spelverloop

error-no-such-match = Dit spel is hier niet meer.
error-replay-too-long = Dit bestand is te groot om te bekijken.
error-replay-unreadable = Dit is geen bewaard spel, of het bestand is beschadigd.
error-replay-transcript = Dit is een uitgeschreven spel: het vertelt een spel en kan hier niet getoond worden. Kies het bewaarde spel, een bestand dat op .ludo eindigt.
error-replay-version = Dit spel is met andere regels bewaard en kan niet meer getoond worden.
error-replay-illegal = Een zet in dit bestand is tegen de regels.
error-no-such-share = Deze cijfers worden niet meer gedeeld.

end-replay = Terugkijken
end-check = Controleren

replay-title = Terugblik
replay-bring = Bewaard spel openen
replay-bring-text = Een spel dat iemand aan het eind bewaard heeft, of een gesimuleerd spel: een bestand dat op .ludo eindigt. Het wordt gecontroleerd, en er blijft niets van achter.
replay-choose = Bestand kiezen
replay-drop = of hierheen slepen
replay-line = (Regel { $n })
replay-deal = De kaarten worden gedeeld.
replay-about = Over dit spel
replay-controls = Door het spel
replay-scrub = Stap
replay-step = Stap { $at } van { $last }
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-next = Een stap verder
replay-last = Naar het einde
replay-speed = Snelheid
replay-eyes = Gezien door
replay-eyes-open = Alle handen open
replay-eyes-watch = Een toeschouwer
replay-share = Dit moment delen
replay-share-text = De link opent het spel bij stap { $at }, gezien zoals jij het nu ziet.
replay-link = Link naar dit moment
replay-broken-off = Dit spel is afgebroken.
replay-true = Alles klopt: de beginwaarde past bij het zegel, elke zet was toegestaan, in races volgt de tijd van elke hand uit wat gemeten is, en zo liep het af.
replay-finding-seed = De beginwaarde past niet bij het zegel: dit zijn niet de kaarten die voor het delen vastlagen.
replay-finding-why = Het spel eindigde niet om de reden die in het bestand staat.
replay-finding-places = De zetten leiden tot andere plaatsen dan het bestand zegt.
replay-finding-scores = De zetten leiden tot andere punten dan het bestand zegt.
replay-finding-race = Een race in dit bestand klopt niet: wat gemeten is, geeft andere tijden of een andere volgorde dan er staat.
replay-false = In dit bestand klopt iets niet. Kijk wat er niet past
replay-seal-text = Het zegel is een controlegetal van de beginwaarde, en iedereen kon het zien voordat de eerste kaart gedeeld was. Alle toeval van het spel komt uit de beginwaarde: andere kaarten hadden een ander zegel gehad.
replay-seed = De beginwaarde
replay-verify = Je hoeft ons niet te geloven. Bewaar het spel en controleer het op je eigen computer:
replay-keys = ← en → gaan een stap, de spatiebalk speelt af, Home en End gaan naar het begin en het einde.

stats-title = Mijn spellen
stats-of = De spellen van { $name }
stats-private = Dit zie jij alleen.
stats-none = Nog niets. Een spel telt zodra het uitgespeeld is.
stats-played = Gespeeld
stats-won = Gewonnen
stats-place-count = Plaats { $place }: { $n }
stats-reactions = Reactietijden
stats-reactions-none = Nog geen race: deze tijden komen uit spellen met snelle handen.
stats-reactions-text = Handen in races: { $n }. Middelste waarde: { $ms } ms.
stats-plot = Reactietijden, van de oudste naar de nieuwste. Middelste waarde van de eerste tien: { $before } ms, van de laatste tien: { $now } ms.
stats-plot-first = was het eerst
stats-plot-middle = middelste waarde van tien
stats-against = Onderling
stats-ahead = Ik lag voor: { $n }
stats-behind = De ander lag voor: { $n }
stats-even = Gelijk: { $n }
stats-latest = Laatste spellen
stats-gave-up = opgegeven
stats-share = Deze cijfers delen
stats-share-text = Maakt een link die iedereen kan openen. Die toont je naam, je uitslagen en je reactietijden, en geen namen van anderen.
stats-shared = Wie deze link heeft, ziet je cijfers.
stats-link = Link naar je cijfers
stats-unshare = Link intrekken

# Tafels op dit apparaat, zonder server.
home-here = Alleen, één telefoon voor iedereen of een scherm in het midden: ook zonder internet
here-title = Op dit apparaat
here-lead = De regels zelf draaien in je browser. De eerste keer wordt er ongeveer 7 MB opgehaald; daarna gaat het zonder internet.
here-loading = De tafel wordt klaargezet …
here-failed = Hier kon geen tafel worden klaargezet.
here-failed-text = De eerste keer heb je internet nodig, en een browser die niet te oud is.
here-continue = Verder spelen
here-new = Opnieuw beginnen
here-add = Nog iemand
here-begin = Aan tafel
around-phones = Telefoons doen mee: via de server
around-strange = Niemand aan de randen van dit scherm heeft een plaats aan die tafel.
around-table = Naar de tafel
way-alone = Alleen tegen bots
way-alone-text = Wanneer je wilt, waar je wilt.
way-pass = Eén telefoon voor iedereen
way-pass-text = Die gaat van hand tot hand; onderweg zijn de kaarten afgedekt.
way-screen = Een scherm in het midden
way-screen-text = Iedereen heeft een eigen kant van het scherm en slaat met de eigen hand, allemaal tegelijk. Geheime kaarten liggen bedekt; wie het oog aan zijn kant vasthoudt, ziet de eigen kaarten.
pass-on = Doorgeven aan { $name }
pass-cover = { $name } is aan de beurt
pass-cover-text = Nu kijkt er verder niemand mee. De klok staat stil.
pass-show = Mijn kaarten tonen
pad-look = Houd vast en kijk
