title = Tricoda
tagline = Iedereen ziet je drie cijfers, behalve jij. Wat verraden de antwoorden?

face-green-1 = groene 1
face-yellow-2 = gele 2
face-black-3 = zwarte 3
face-brown-4 = bruine 4
face-red-5 = rode 5
face-black-5 = zwarte 5
face-pink-6 = roze 6
face-green-6 = groene 6
face-blue-7 = blauwe 7
face-yellow-7 = gele 7
face-pink-7 = roze 7

face-0 = geen
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-equal = evenveel
face-more-threes = meer drieën
face-more-pink-sixes = meer roze zessen
face-more-green-sixes = meer groene zessen
face-more-yellow-sevens = meer gele zevens
face-more-twos = meer tweeën
face-more-blue-sevens = meer blauwe zevens
face-more-other-sevens = meer van een andere kleur
face-more-brown = meer bruine
face-more-blue = meer blauwe
face-more-red = meer rode
face-more-pink = meer roze
face-more-green = meer groene
face-more-yellow = meer gele
face-more-black = meer zwarte

face-question-1 = Op hoeveel standaards zijn de cijfers samen 18 of meer?
face-question-2 = Op hoeveel standaards zijn de cijfers samen 12 of meer?
face-question-3 = Op hoeveel standaards staat hetzelfde cijfer in verschillende kleuren?
face-question-4 = Op hoeveel standaards staan drie verschillende kleuren?
face-question-5 = Op hoeveel standaards zijn alle cijfers even, of alle oneven?
face-question-6 = Op hoeveel standaards zijn minstens twee stenen gelijk, in cijfer en kleur?
face-question-7 = Op hoeveel standaards staan drie opeenvolgende cijfers, in welke volgorde ook?
face-question-8 = Hoeveel verschillende kleuren zie je?
face-question-9 = Hoeveel kleuren zie je drie keer of vaker?
face-question-10 = Hoeveel van de cijfers 1 tot en met 7 zie je helemaal niet?
face-question-11 = Hoeveel van deze drie stenen zie je: groene 1, zwarte 5, roze 7?
face-question-12 = Zie je meer drieën of meer roze zessen?
face-question-13 = Zie je meer groene zessen of meer gele zevens?
face-question-14 = Zie je meer tweeën of meer gele zevens?
face-question-15 = Zie je meer roze zessen of meer groene zessen?
face-question-16 = Zie je meer blauwe zevens of meer zevens van een andere kleur?
face-question-17 = Zie je meer bruine of meer blauwe?
face-question-18 = Zie je meer rode of meer roze?
face-question-19 = Zie je meer groene of meer blauwe?
face-question-20 = Zie je meer gele of meer roze?
face-question-21 = Zie je meer zwarte of meer bruine?
face-question-22 = Zie je meer zwarte of meer rode?
face-question-23 = Zie je meer groene of meer gele?
face-question-2-less = Op hoeveel standaards zijn de cijfers samen 12 of minder?

event-reads = { $seat } leest voor: { $card }
event-answers = { $seat } antwoordt: { $card }.
event-answers-hidden = { $seat } heeft geantwoord.
event-shuffles-questions = Alle vragen zijn geweest: de kaarten worden opnieuw geschud.
event-too-slow = { $seat } dacht te lang na: de tafel doet het.
event-passes-on = { $seat } is weg: nu is { $other } aan de beurt.
event-guesses = { $seat } meldt: { $n }.
event-right =
    { $n ->
        [one] { $seat } heeft het goed en staat op { $n } punt!
       *[other] { $seat } heeft het goed en staat op { $n } punten!
    }
    .anchor = right
event-wrong = { $seat } heeft het mis.
    .anchor = announce
event-wrong-costs = { $seat } heeft het mis: −1.
    .anchor = announce
event-lays-off = { $seat } had een { $card }.
event-lays-off-hidden = { $seat } legt een steen gesloten weg.
event-lays-off-empty = Van een standaard zonder speler: { $card }.
event-renews =
    { $n ->
        [one] De weggelegde stenen gaan er weer door: { $n } steen in de voorraad.
       *[other] De weggelegde stenen gaan er weer door: { $n } stenen in de voorraad.
    }
event-fills = Nieuw voor { $seat }: { $card }.
event-fills-hidden = Nieuw voor { $seat }: een steen.
event-fills-empty = Nieuw op een standaard zonder speler: { $card }.

reason-wait-a-round = Je hebt al gemeld: over een ronde mag het weer.
    .anchor = wait
reason-table-answers = Aan deze tafel worden de antwoorden voor de lezer uitgerekend.
    .anchor = answers
reason-announcing = Nu is het tijd om te melden. De volgende kaart komt daarna.
    .anchor = pace
reason-answer-first = Er ligt een kaart open: beantwoord die eerst.
    .anchor = answers
reason-read-first = Er ligt geen kaart om te beantwoorden: lees er eerst een.
    .anchor = turn
reason-not-so = Dat klopt niet. Tel nog eens.
    .anchor = answers

ending-points = Iemand heeft de punten om te winnen.
    .anchor = win
ending-questions = Er zijn 120 vragen gesteld: wie de meeste punten heeft, wint.
    .anchor = end-questions

option-question-2 = Vraag 2 gaat over standaards met
option-question-2--12-or-more = 12 of meer
option-question-2--12-or-less = 12 of minder
option-guessing = Melden mag
option-guessing--once-a-round = één keer, dan een ronde wachten
option-guessing--unlimited = zo vaak je wilt
option-guessing--costs-a-point = zo vaak je wilt; fout kost een punt
option-reader-answers = De antwoorden
option-reader-answers--computed = rekent de tafel uit
option-reader-answers--checked = geeft de lezer, de tafel kijkt ze na
option-racks = Standaards
option-racks--4 = vier (vijf met vijf spelers)
option-racks--5 = vijf
option-used-questions = Gebruikte vragen
option-used-questions--reshuffled = worden opnieuw geschud
option-used-questions--cycled = komen in dezelfde volgorde terug
option-tiles-shown = Je stenen na een melding
option-tiles-shown--always = krijg je altijd te zien
option-tiles-shown--only-when-right = krijg je te zien als je het goed had
option-points-to-win = Punten om te winnen
option-points-to-win--3 = drie
option-points-to-win--2 = twee
option-points-to-win--5 = vijf
option-notepad-help = Hulp bij de notities
option-notepad-help--off = geen
option-notepad-help--seen = stenen die je zag, worden weggestreept
option-notepad-help--training = alles wat eruit volgt, wordt weggestreept: oefenen
option-who-begins = Wie begint
option-who-begins--random-seat = bepaalt het lot
option-who-begins--oldest = de oudste, op de eerste plaats
option-who-begins--hosts-choice = de eerste plaats, naar keuze van de spelleider
option-empty-rack = Bij meerdere standaards zonder speler wisselt na een goede melding
option-empty-rack--longest = die er het langst staat
option-empty-rack--always-the-same = altijd dezelfde
option-empty-rack--random = een die het lot aanwijst

mark-reads = leest voor
mark-waits = moet wachten
mark-away = weg
mark-winner = winnaar
mark-sure = zeker
mark-times-2 = tot 2
mark-times-3 = tot 3

prompt-read = Jouw beurt: lees een vraag voor.
prompt-wait-read = { $seat } neemt de volgende vraag.
prompt-answer = Wat is het antwoord, als je telt wat jij ziet?
prompt-wait-answer = { $seat } telt.
prompt-announce = Weet je je cijfers? Meld ze.
prompt-reader = De anderen zijn van jou iets wijzer geworden.
prompt-wait-round =
    { $n ->
        [one] Na nog { $n } vraag mag je weer melden.
       *[other] Na nog { $n } vragen mag je weer melden.
    }
prompt-watch = Wie weet de eigen cijfers?
prompt-won = { $seat } heeft gewonnen!
prompt-shared =
    { $n ->
        [one] Het spel is afgelopen.
       *[other] { $n } spelers delen de winst.
    }
zone-rack = { $seat }
zone-own-rack = Jouw standaard
zone-empty-rack = Geen speler
zone-question = { $card }
zone-no-question = Vragen
zone-stock = Voorraad
zone-laid =
    { $n ->
        [one] Weggelegd: { $n } steen
       *[other] Weggelegd: { $n } stenen
    }
zone-guess = Jouw cijfers? Alle drie, of eerst het kleinste.
zone-notes-seen = Nog niet gezien: kan van jou zijn
zone-notes-training =
    { $n ->
        [one] Kan van jou zijn; er is nog { $n } drietal over
       *[other] Kan van jou zijn; er zijn nog { $n } drietallen over
    }
button-read = Lees een vraag
button-answer = { $card }
clock-announce = volgende vraag over
clock-read = de tafel leest voor over
clock-answer = de tafel antwoordt over
