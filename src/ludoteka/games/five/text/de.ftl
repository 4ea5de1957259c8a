# Fünf: zuschlagen, wenn ein Wein genau fünfmal im Stapel liegt.

title = Fünf
tagline = Genau fünfmal derselbe Wein im Stapel? Schlag zu, bevor es die anderen tun.

face-red = Rotwein
face-white = Weißwein
face-sparkling = Sekt

# --- was geschah ---

event-deals = Runde { $n }: Alles ist gemischt und ausgeteilt. { $seat } beginnt.
# Das Protokoll zählt für niemanden: Es nennt die Karte denen, die sie nicht sehen, und führt keine Liste.
event-flips = { $seat } deckt eine Karte auf.
    .aloud = { $card }
event-slaps =
    { $n ->
        [1] { $seat } schlägt zuerst zu!
       *[other] { $seat } schlägt als Nummer { $n } zu.
    }
event-takes-back = Kam zu spät: { $card } geht zurück auf den Stapel von { $seat }.
    .anchor = stop
event-counts = Im Stapel: { $n } × { $card }.
event-exact = Genau { $n } × { $card }!
event-not-exact = Kein Wein liegt genau { $n }-mal da.
event-void =
    { $n ->
        [one] Alle Karten sind offen, und niemand hat zugeschlagen: eine leere Runde.
       *[other] Alle Karten sind offen, und niemand hat zugeschlagen: die { $n }. leere Runde in Folge.
    }
    .anchor = void
event-again = Der Tisch war unterbrochen: Was daliegt, wird noch einmal gezeigt.
event-gains = { $seat } war am schnellsten und hat recht: +1.
    .anchor = score-right
event-loses-no-slap =
    { $n ->
        [0] { $seat } hat nicht zugeschlagen, kann aber nicht tiefer fallen.
        [one] { $seat } hat nicht zugeschlagen: −1.
       *[other] { $seat } hat nicht zugeschlagen: −{ $n }.
    }
    .anchor = score-right
event-loses-last =
    { $n ->
        [0] { $seat } hat zuletzt zugeschlagen, kann aber nicht tiefer fallen.
        [one] { $seat } hat zuallerletzt zugeschlagen: −1.
       *[other] { $seat } hat zuallerletzt zugeschlagen: −{ $n }.
    }
    .anchor = score-last
event-loses-false =
    { $n ->
        [0] { $seat } hat falsch zugeschlagen, kann aber nicht tiefer fallen.
        [one] { $seat } hat falsch zugeschlagen: −1.
       *[other] { $seat } hat falsch zugeschlagen: −{ $n }.
    }
    .anchor = score-wrong

# --- warum nicht ---

reason-no-card-yet = Da lag noch gar kein Stapel.
    .anchor = hasty
reason-hand-is-down = Deine Hand liegt schon auf dem Stapel; dort bleibt sie.
    .anchor = hand-down
reason-between-rounds = Die Runde ist vorbei; die nächsten Karten kommen gleich.
    .anchor = opened
reason-turned-on-the-beat = An diesem Tisch decken sich die Karten im Takt von selbst auf.
    .anchor = turning
reason-round-stopped = Jemand hat zugeschlagen: Es wird nichts mehr aufgedeckt.
    .anchor = stop
reason-no-cards-left = Alle Karten sind aufgedeckt.
    .anchor = void

ending-points = Die Punkte zum Sieg sind erreicht.
    .anchor = end-points
ending-rounds = Sechzig Runden sind gespielt: Wer die meisten Punkte hat, gewinnt.
    .anchor = end-rounds
ending-void = Drei Runden in Folge hat niemand zugeschlagen: Wer die meisten Punkte hat, gewinnt.
    .anchor = end-void

# --- die Regeln des Tisches ---

option-cards-per-type = Karten von jedem Wein
option-cards-per-type--18 = 18 (54 Karten)
option-cards-per-type--15 = 15 (45 Karten)
option-cards-per-type--20 = 20 (60 Karten)
option-target = Zugeschlagen wird bei genau
option-target--5 = fünf von einem Wein
option-target--4 = vier von einem Wein
option-target--6 = sechs von einem Wein
option-points-to-win = Punkte zum Sieg
option-points-to-win--3 = drei
option-points-to-win--1 = einer
option-points-to-win--5 = fünf
option-beat = Zeit für eine Karte
option-beat--10 = eine Sekunde
option-beat--14 = 1,4 Sekunden
option-beat--07 = 0,7 Sekunden
option-flip = Aufgedeckt wird
option-flip--on-the-beat = von selbst, im Takt
option-flip--by-hand = von Hand
option-follow-up-window = Nach dem ersten Schlag dürfen andere folgen
option-follow-up-window--2 = zwei Sekunden lang
option-follow-up-window--1 = eine Sekunde lang
option-follow-up-window--4 = vier Sekunden lang (gemütlich)
option-floor = Punkte können fallen
option-floor--none = ohne Grenze
option-floor--zero = bis null
option-floor--minus-three = bis minus drei
option-counts-shown = Der Tisch zählt mit
option-counts-shown--never = nie: im Kopf zählen
option-counts-shown--training = immer: zum Üben
option-youngest = Wer beginnt
option-youngest--named-by-the-host = wer am jüngsten ist: die Tischleitung vergibt den ersten Platz
option-youngest--by-lot = der ausgeloste Platz

# --- Zeichen ---

mark-starter = beginnt
mark-next = nächste Karte
mark-first = schlug zuerst
mark-slapped = schlug zu
mark-away = weg
mark-exact = genau
mark-plus-one = +1
mark-minus-one = −1

# --- der Tisch ---

prompt-begin = Runde { $n }. { $seat } deckt die erste Karte auf.
prompt-count = Zähl im Kopf: Liegt ein Wein genau { $n }-mal da, schlag zu.
prompt-watch = Schlag zu, wenn ein Wein genau { $n }-mal daliegt.
prompt-flip = Deine Karte: aufdecken! Bei genau { $n } gleichen zuschlagen.
prompt-follow = { $seat } hat zugeschlagen! Zählst du auch { $n }? Dann los.
prompt-hand-down = Deine Hand liegt auf dem Stapel, bis nachgezählt wird.
prompt-slapped = { $seat } hat zugeschlagen. Folgen andere?
prompt-right = Genau { $n } × { $card }! { $seat } war am schnellsten.
prompt-wrong = Falsch: Kein Wein liegt genau { $n }-mal da.
prompt-void =
    { $n ->
        [one] Niemand hat zugeschlagen: eine leere Runde.
       *[other] Niemand hat zugeschlagen: die { $n }. leere Runde in Folge.
    }
prompt-won = { $seat } gewinnt.
prompt-over = Die Partie ist vorbei.
label-pile = Der Stapel
label-opened =
    { $n ->
        [one] Der Stapel, offen: { $n } Karte
       *[other] Der Stapel, offen: { $n } Karten
    }
label-own-pile = Dein Stapel
label-count = { $card }: { $n }
button-slap = Drauf!
button-flip = Aufdecken
clock-window = nachgezählt wird in
clock-next-round = nächste Runde in
