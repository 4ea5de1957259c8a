title = UNO
tagline = Farbe auf Farbe, Zeichen auf Zeichen. Und vergiss nicht zu rufen, wenn du nur noch eine Karte hast!

face-r0 = rote 0
    .acc = eine rote 0
face-r1 = rote 1
    .acc = eine rote 1
face-r2 = rote 2
    .acc = eine rote 2
face-r3 = rote 3
    .acc = eine rote 3
face-r4 = rote 4
    .acc = eine rote 4
face-r5 = rote 5
    .acc = eine rote 5
face-r6 = rote 6
    .acc = eine rote 6
face-r7 = rote 7
    .acc = eine rote 7
face-r8 = rote 8
    .acc = eine rote 8
face-r9 = rote 9
    .acc = eine rote 9
face-rskip = rotes Aussetzen
    .acc = ein rotes Aussetzen
face-rrev = roter Richtungswechsel
    .acc = einen roten Richtungswechsel
face-rplus2 = rote +2
    .acc = eine rote +2
face-y0 = gelbe 0
    .acc = eine gelbe 0
face-y1 = gelbe 1
    .acc = eine gelbe 1
face-y2 = gelbe 2
    .acc = eine gelbe 2
face-y3 = gelbe 3
    .acc = eine gelbe 3
face-y4 = gelbe 4
    .acc = eine gelbe 4
face-y5 = gelbe 5
    .acc = eine gelbe 5
face-y6 = gelbe 6
    .acc = eine gelbe 6
face-y7 = gelbe 7
    .acc = eine gelbe 7
face-y8 = gelbe 8
    .acc = eine gelbe 8
face-y9 = gelbe 9
    .acc = eine gelbe 9
face-yskip = gelbes Aussetzen
    .acc = ein gelbes Aussetzen
face-yrev = gelber Richtungswechsel
    .acc = einen gelben Richtungswechsel
face-yplus2 = gelbe +2
    .acc = eine gelbe +2
face-g0 = grüne 0
    .acc = eine grüne 0
face-g1 = grüne 1
    .acc = eine grüne 1
face-g2 = grüne 2
    .acc = eine grüne 2
face-g3 = grüne 3
    .acc = eine grüne 3
face-g4 = grüne 4
    .acc = eine grüne 4
face-g5 = grüne 5
    .acc = eine grüne 5
face-g6 = grüne 6
    .acc = eine grüne 6
face-g7 = grüne 7
    .acc = eine grüne 7
face-g8 = grüne 8
    .acc = eine grüne 8
face-g9 = grüne 9
    .acc = eine grüne 9
face-gskip = grünes Aussetzen
    .acc = ein grünes Aussetzen
face-grev = grüner Richtungswechsel
    .acc = einen grünen Richtungswechsel
face-gplus2 = grüne +2
    .acc = eine grüne +2
face-b0 = blaue 0
    .acc = eine blaue 0
face-b1 = blaue 1
    .acc = eine blaue 1
face-b2 = blaue 2
    .acc = eine blaue 2
face-b3 = blaue 3
    .acc = eine blaue 3
face-b4 = blaue 4
    .acc = eine blaue 4
face-b5 = blaue 5
    .acc = eine blaue 5
face-b6 = blaue 6
    .acc = eine blaue 6
face-b7 = blaue 7
    .acc = eine blaue 7
face-b8 = blaue 8
    .acc = eine blaue 8
face-b9 = blaue 9
    .acc = eine blaue 9
face-bskip = blaues Aussetzen
    .acc = ein blaues Aussetzen
face-brev = blauer Richtungswechsel
    .acc = einen blauen Richtungswechsel
face-bplus2 = blaue +2
    .acc = eine blaue +2
face-joker = Joker
    .acc = einen Joker
face-super = Superjoker
    .acc = einen Superjoker
face-hands = Handwechsel
    .acc = einen Handwechsel
face-blank = leerer Joker
    .acc = einen leeren Joker

event-deals = Runde { $n }: { $seat } gibt.
event-goes-back = Zurück in den Stapel: { $card }. Eine neue Karte wird aufgedeckt.
event-turned-up = Die erste Karte: { $card }.
event-plays = { $seat } spielt { $card-acc }.
event-jumps-in = { $seat } wirft dazwischen!
event-draws = { $seat } zieht { $card-acc }.
event-draws-hidden = { $seat } zieht eine Karte.
event-nothing-to-draw = Für { $seat } gibt es nichts mehr zu ziehen.
event-keeps = { $seat } behält die Karte.
event-passes = { $seat } gibt weiter.
event-names-red = { $seat } wünscht sich Rot.
event-names-yellow = { $seat } wünscht sich Gelb.
event-names-green = { $seat } wünscht sich Grün.
event-names-blue = { $seat } wünscht sich Blau.
event-skipped = { $seat } setzt aus.
    .anchor = skip
event-reverses = { $seat } dreht die Richtung um.
event-shuffles = Die Ablage wird gemischt und zum neuen Ziehstapel: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
event-changes-hands = { $seat } sammelt alle Karten ein, mischt und teilt { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } neu aus.
event-passes-hands = Alle geben ihre Karten weiter.
event-swaps = { $seat } tauscht die Karten mit { $other }.
event-accepts = { $seat } nimmt { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
event-contests = { $seat } glaubt { $other } nicht und zweifelt an.
event-shows = { $seat } zeigt { $other } { $card-acc }.
event-shows-hidden = { $seat } zeigt { $other } eine Karte.
event-guilty = Zu Recht angezweifelt: { $seat } hat geblufft und zieht { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
    .anchor = contest
event-innocent = Zu Unrecht angezweifelt: { $seat } konnte nichts anderes spielen. { $other } zieht { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
    .anchor = contest
event-uno = { $seat }: Uno!
event-false-uno = { $seat } ruft grundlos Uno.
    .anchor = false
event-catches = { $seat }: Konter-Uno! { $other } zieht { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
    .anchor = counter
event-false-counter = { $seat } ruft Konter-Uno, aber da ist niemand zu erwischen.
    .anchor = false
event-time-up = Für { $seat } ist die Zeit abgelaufen.
event-goes-out = { $seat } hat die letzte Karte gespielt!
    .anchor = end
event-points = { $seat } bekommt { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
    .anchor = points
event-cap = Nach { $n ->
        [one] { $n } Zug
       *[other] { $n } Zügen
    } endet die Runde: Wer die wenigsten Karten hat, gewinnt.

reason-round-over = Die Runde ist vorbei. Gleich wird neu gegeben.
    .anchor = rounds
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
    .anchor = match
reason-must-match = Diese Karte passt weder in der Farbe noch im Zeichen.
    .anchor = match
reason-only-the-drawn-card = Spielen darfst du nur die Karte, die du gerade gezogen hast.
    .anchor = drawn
reason-already-drawn = Du hast schon gezogen.
    .anchor = drawn
reason-must-play = Du hast eine Karte, die passt: Hier musst du sie spielen.
    .anchor = voluntary
reason-must-play-drawn = Die gezogene Karte passt, also musst du sie spielen.
    .anchor = drawn
reason-cards-owed = Erst geht es um die Karten, die du ziehen sollst.
    .anchor = owed
reason-nothing-to-contest = Anzweifeln lässt sich nur ein Superjoker, der obenauf liegt.
    .anchor = contest
reason-name-a-colour = Nenne zuerst eine Farbe.
    .anchor = naming
reason-choose-a-hand = Wähle zuerst, mit wem du tauschst.
    .anchor = seven-zero
reason-no-such-player = Dort sitzt niemand.
    .anchor = seven-zero
reason-yourself = Mit dir selbst tauschen? Such dir jemand anderen aus.
    .anchor = seven-zero
reason-no-jump-in = An diesem Tisch wird nicht dazwischengeworfen.
    .anchor = jump-in
reason-not-identical = Dazwischenwerfen darfst du nur die gleiche Karte wie die oberste.
    .anchor = jump-in
reason-your-own-turn = Du bist ohnehin am Zug: Spiel die Karte einfach.
    .anchor = jump-in
reason-too-late = Diese Karte ist schon zugedeckt.
    .anchor = jump-in
reason-not-now = Das geht gerade nicht.
    .anchor = turn

ending-out = Jemand hat die letzte Karte gespielt.
    .anchor = goal
ending-cap = Die Höchstzahl an Zügen ist erreicht: Wer die wenigsten Karten hat, gewinnt.
    .anchor = cap
ending-to-500 = Jemand hat 500 Punkte gesammelt.
    .anchor = scoring
ending-lowest = Jemand hat 500 Punkte erreicht: Wer die wenigsten Punkte hat, gewinnt.
    .anchor = scoring
ending-match-cap = Die Partie hat zu lange gedauert: Der beste Punktestand gewinnt.
    .anchor = match-cap

option-deck = Kartensatz
option-deck--109 = 109 Karten: mit einem Handwechsel
option-deck--108 = 108 Karten: der klassische Satz
option-deck--112 = 112 Karten: mit Handwechsel und drei leeren Jokern
option-draw = Wenn nichts passt
option-draw--until-playable = ziehen, bis eine Karte passt
option-draw--one = eine Karte ziehen
option-drawn-card = Eine passende Karte, die man ziehen musste
option-drawn-card--must-be-played = muss gespielt werden
option-drawn-card--may-be-kept = darf behalten werden
option-voluntary-draw = Ziehen, obwohl eine Karte passt
option-voluntary-draw--allowed = erlaubt
option-voluntary-draw--forbidden = verboten
option-two-player-reverse = Richtungswechsel zu zweit
option-two-player-reverse--skips = wirkt wie Aussetzen
option-two-player-reverse--does-nothing = ändert nichts
option-plus2-skips = Kostet eine +2 auch den Zug?
option-plus2-skips--no = nein: zwei ziehen, dann spielen
option-plus2-skips--yes = ja: zwei ziehen und aussetzen
option-stacking = Auf eine +2 oder einen Superjoker drauflegen
option-stacking--none = nicht erlaubt
option-stacking--same = +2 auf +2, Superjoker auf Superjoker
option-stacking--mixed = beides auf beides
option-challenge-test = Ein Superjoker ist ein Bluff mit
option-challenge-test--any-other-card = einer anderen passenden Karte auf der Hand
option-challenge-test--colour-only = einer Karte der geltenden Farbe auf der Hand
option-uno-window = Ein vergessenes Uno kontern
option-uno-window--until-called = bis es gerufen wird
option-uno-window--until-next-turn = bis der Nächste beginnt
option-scoring = Dauer der Partie
option-scoring--single-round = eine einzige Runde
option-scoring--to-500 = Runden, bis jemand 500 Punkte gewonnen hat
option-scoring--lowest = Runden bis 500, wer am wenigsten hat, gewinnt
option-special-first-card = Aktionskarte oder Joker als erste Karte
option-special-first-card--official-effects = wirkt
option-special-first-card--redraw = wird durch eine Zahl ersetzt
option-action-match = Aktionskarten passen
option-action-match--colour-or-symbol = nach Farbe oder Zeichen
option-action-match--colour-only = nur nach Farbe
option-change-hand-colour = Farbe nach einem Handwechsel
option-change-hand-colour--stays = bleibt, wie sie war
option-change-hand-colour--named = wird gewünscht
option-change-hand-deals = Beim Handwechsel wird ausgeteilt
option-change-hand-deals--from-left = immer im Uhrzeigersinn
option-change-hand-deals--in-direction = in Spielrichtung
option-hand-size = Karten zu Beginn
option-hand-size--7 = sieben
option-hand-size--5 = fünf
option-hand-size--10 = zehn
option-time-to-move = Zeit für einen Zug
option-time-to-move--30 = 30 Sekunden
option-time-to-move--60 = eine Minute
option-time-to-move--none = unbegrenzt
option-counter-opens = Konter-Uno zählt
option-counter-opens--after-grace = ab einer Dreiviertelsekunde nach der Karte
option-counter-opens--at-once = sofort
option-contest-last = Ein Superjoker als letzte Karte
option-contest-last--no = gewinnt sofort
option-contest-last--yes = kann noch angezweifelt werden
option-seven-zero = Sieben tauscht, Null gibt weiter
option-seven-zero--off = ohne
option-seven-zero--on = 7: zwei tauschen, 0: alle geben weiter
option-jump-in = Dazwischenwerfen
option-jump-in--off = ohne
option-jump-in--on = mit genau der gleichen Karte wie der obersten

mark-colour-red = rot
mark-colour-yellow = gelb
mark-colour-green = grün
mark-colour-blue = blau
mark-drawn = neu gezogen
mark-seen = hast du gesehen
mark-dealer = gibt
mark-uno = Uno
mark-winner = Sieg
mark-away = weg

prompt-play = Du bist dran: Spiel eine Karte oder zieh.
prompt-must-play = Du bist dran: Spiel eine Karte.
prompt-nothing-fits = Du bist dran. Nichts passt, also zieh.
prompt-drawn = Gezogen: { $card }. Passt, also spielen!
prompt-drawn-choice = Gezogen: { $card }. Spielen oder behalten?
prompt-contest = Superjoker von { $seat }: { $n } nehmen oder anzweifeln?
prompt-stack = { $n ->
        [one] { $n } Karte wartet
       *[other] { $n } Karten warten
    } auf dich. Leg etwas drauf oder nimm sie.
prompt-name-colour = Welche Farbe soll es sein?
prompt-swap = Mit wem tauschst du die Karten?
prompt-wait = { $seat } ist am Zug.
prompt-wait-contest = { $seat } nimmt { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } oder glaubt { $seat_other } nicht.
prompt-wait-stack = { $n ->
        [one] { $n } Karte wartet
       *[other] { $n } Karten warten
    } auf { $seat }.
prompt-wait-colour = { $seat } wählt eine Farbe.
prompt-wait-swap = { $seat } sucht sich jemanden zum Tauschen aus.
prompt-round-won = { $seat } gewinnt die Runde.
prompt-round-cap = Die Runde wurde abgebrochen.
prompt-won = { $seat } gewinnt.
prompt-shared = { $n ->
        [one] Der Sieg geht an eine Person.
       *[other] { $n } teilen sich den Sieg.
    }

zone-stock = Ziehstapel ({ $n })
zone-pile = Ablage ({ $n })
zone-hand = Deine Hand ({ $n })
zone-other-hand = Hand von { $seat } ({ $n })

button-draw = Ziehen
button-keep = Behalten
button-accept = { $n } nehmen
button-contest = { $seat } anzweifeln
button-swap = Mit { $seat } tauschen ({ $n })
button-uno = Uno!
button-counter = Konter-Uno!
button-red = Rot
button-yellow = Gelb
button-green = Grün
button-blue = Blau

clock-move = dann zieht oder spielt die Uhr
clock-contest = dann gilt er als angenommen
clock-next-round = bis zur nächsten Runde
