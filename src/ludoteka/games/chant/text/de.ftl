# Litanei: zuschlagen, wenn die Karte der Wein ist, der gerufen wurde.

title = Litanei
tagline = Rot, Weiß, Sekt, Rot … Ist die Karte der Wein, der gerufen wird, schlag zu: Die letzte Hand nimmt den Stapel.

face-red = Rotwein
face-white = Weißwein
face-sparkling = Sekt

# --- was geschah ---

event-calls = { $seat } ruft „{ $card }“.
    .aloud = „{ $card }!“
event-flips = { $seat } deckt { $card-acc } auf.
    .aloud = { $card }
event-runs-out = Das war die letzte Karte von { $seat }.
event-slaps =
    { $n ->
        [1] { $seat } schlägt zuerst zu!
       *[other] { $seat } schlägt als Nummer { $n } zu.
    }
event-takes-back = Kam zu spät: { $card } geht zurück auf den Stapel von { $seat }, und das Wort wird zurückgenommen.
    .anchor = stop
event-takes =
    { $n ->
        [one] { $seat } war am langsamsten und nimmt { $n } Karte.
       *[other] { $seat } war am langsamsten und nimmt { $n } Karten.
    }
    .anchor = last
event-shares =
    { $n ->
        [0] { $seat } hat nicht zugeschlagen, aber es ist keine Karte mehr übrig.
        [one] { $seat } hat nicht zugeschlagen und nimmt als Anteil { $n } Karte.
       *[other] { $seat } hat nicht zugeschlagen und nimmt als Anteil { $n } Karten.
    }
    .anchor = split
event-nobody-takes = Nur { $seat } war da und konnte zuschlagen: Niemand nimmt den Stapel.
event-takes-falsely =
    { $n ->
        [one] { $seat } schlägt falsch zu und nimmt { $n } Karte.
       *[other] { $seat } schlägt falsch zu und nimmt { $n } Karten.
    }
    .anchor = false
event-slaps-falsely = { $seat } schlägt falsch zu.
    .anchor = false
event-pays = { $seat } schlägt falsch zu: { $card } wandert vom eigenen Stapel unter die Mitte.
    .anchor = false
event-pays-nothing = { $seat } schlägt falsch zu, hat aber keine Karte übrig.
    .anchor = false
event-wins = { $seat } hat keine Karten mehr und gewinnt!
event-again = Der Tisch war unterbrochen: Was daliegt, wird noch einmal gezeigt.

# --- warum nicht ---

reason-no-card-yet = Da lag noch gar keine Karte.
    .anchor = hasty
reason-hand-is-down = Auf diese Karte hast du schon geschlagen.
    .anchor = hand-down
reason-settled = Das ist schon entschieden, oder die Karten sind fort. Dein Schlag kostet nichts.
    .anchor = settled
reason-turned-on-the-beat = An diesem Tisch decken sich die Karten im Takt von selbst auf.
    .anchor = turning
reason-slap-first = Erst der Schlag: Die nächste Karte wartet.
    .anchor = stop
reason-last-card = Die letzte Karte liegt da: Es wird nichts mehr aufgedeckt.
    .anchor = last-card

ending-empty = Jemand hat keine Karten mehr.
    .anchor = end-empty
ending-first = Jemand ohne Karten hat zuerst zugeschlagen.
    .anchor = end-first
ending-flips = Tausend Karten sind aufgedeckt: Wer die wenigsten Karten hat, gewinnt.
    .anchor = end-flips
ending-idle = Bei fünf Treffern in Folge hat niemand zugeschlagen: Wer die wenigsten Karten hat, gewinnt.
    .anchor = end-idle
ending-no-cards = Niemand hat mehr eine Karte zum Aufdecken.
    .anchor = end-no-cards

# --- die Regeln des Tisches ---

option-cards-per-type = Karten von jedem Wein
option-cards-per-type--18 = 18 (54 Karten)
option-cards-per-type--15 = 15 (45 Karten)
option-cards-per-type--20 = 20 (60 Karten)
option-false-slap = Ein falscher Schlag
option-false-slap--takes-the-pile = nimmt den Stapel
option-false-slap--one-card = kostet eine Karte vom eigenen Stapel
option-false-slap--ignored = kostet nichts
option-after-a-slap = Nach einem Schlag kommt die nächste Karte
option-after-a-slap--next-clockwise-flips = vom Nächsten im Uhrzeigersinn
option-after-a-slap--taker-flips = von dem, der den Stapel genommen hat
option-word-after-a-slap = Nach einem Schlag geht die Litanei
option-word-after-a-slap--goes-on = einfach weiter
option-word-after-a-slap--restarts-at-red = wieder bei Rotwein los
option-beat = Zeit für eine Karte
option-beat--12 = 1,2 Sekunden
option-beat--16 = 1,6 Sekunden
option-beat--09 = 0,9 Sekunden
option-beat--accelerating = immer schneller: von 1,5 bis 0,8 Sekunden
option-flip = Aufgedeckt wird
option-flip--on-the-beat = von selbst, im Takt
option-flip--by-hand = von Hand
option-winning = Es gewinnt
option-winning--first-empty-pile = wer zuerst keine Karten mehr hat
option-winning--first-at-next-match = wer ohne Karten beim nächsten Treffer am schnellsten ist
option-last-card-matches = Ist eine letzte Karte ein Treffer
option-last-card-matches--slap-settled-first = entscheidet erst der Schlag
option-last-card-matches--wins-at-once = ist sofort gewonnen

# --- Zeichen ---

mark-caller = sagt an
mark-next = nächste Karte
mark-first = schlug zuerst
mark-slapped = schlug zu
mark-falsely = schlug falsch
mark-away = weg
mark-no-cards = ohne Karten
mark-winner = Sieg

# --- der Tisch ---

prompt-begin = { $seat } sagt an. { $seat_first } beginnt bei „Rotwein“.
prompt-word = „{ $card }!“ – schlag zu, wenn die Karte das ist.
prompt-next = { $seat } deckt auf, zum Wort „{ $card }“.
prompt-flip = Deine Karte: Deck sie auf und ruf „{ $card }“.
prompt-follow = { $seat } schlägt zu! Schlag auch, komm nicht zuletzt.
prompt-hand-down = Deine Hand liegt auf dem Stapel. Wer kommt zuletzt?
prompt-slapped = { $seat } hat zugeschlagen. Wer kommt zuletzt?
prompt-won = { $seat } gewinnt.
prompt-over = Die Partie ist vorbei.
label-pile = Die Mitte
label-word = „{ $card }!“
label-own-pile = Dein Stapel
button-slap = Drauf!
button-flip = Aufdecken
clock-window = Zuschlagen endet in
