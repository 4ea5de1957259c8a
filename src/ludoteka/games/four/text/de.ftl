# Vier: ziehen und abwerfen, alle zugleich, bis jemand vier von einem Wein hat.

title = Vier
tagline = Alle ziehen und werfen zugleich ab. Vier von einem Wein? Melde sie zuerst!

face-red = Rotwein
face-white = Weißwein
face-sparkling = Sekt

# --- was geschah ---

event-deals = Runde { $n }: fünf Karten für alle. Leg eine davon beiseite.
event-redeals =
    { $n ->
        [one] Jemand hatte gleich vier von einem Wein, also wurde neu gegeben.
       *[other] { $n }-mal hatte jemand gleich vier von einem Wein; jedes Mal wurde neu gegeben.
    }
event-chooses = { $seat } hat eine Karte beiseitegelegt.
event-chosen-for = Die Zeit ist um: Der Zufall legt eine Karte von { $seat } beiseite.
event-ready = Die ersten Abwürfe liegen da. Achtung …
event-go = Los!
event-draws = { $seat } zieht { $card-acc }.
event-draws-hidden = { $seat } zieht eine Karte.
event-takes = { $seat } nimmt { $card-acc } von der Ablage.
event-takes-hidden = { $seat } nimmt die oberste Karte der Ablage.
event-gone = { $seat } greift zur Ablage, aber die Karte ist fort.
event-throws = { $seat } wirft { $card-acc } ab.
event-throws-hidden = { $seat } wirft eine Karte ab.
event-swaps =
    { $n ->
        [one] Der Ziehstapel ist leer: Die Ablage, { $n } Karte, wird zum Ziehstapel.
       *[other] Der Ziehstapel ist leer: Die Ablage, { $n } Karten, wird zum Ziehstapel.
    }
event-too-fast = { $seat } war zu schnell: Das zählt nicht.
event-claims = { $seat } meldet vier: { $card }!
event-claims-too = { $seat } hat auch vier: { $card }. Das zählt als Schlag.
event-claims-falsely =
    { $n ->
        [0] { $seat } meldet { $card-acc }, hat aber keine vier. Hier kostet das nichts.
        [one] { $seat } meldet { $card-acc }, hat aber keine vier: −1.
       *[other] { $seat } meldet { $card-acc }, hat aber keine vier: −{ $n }.
    }
    .anchor = false
event-shows = Auf der Hand von { $seat }: { $n } × { $card }.
event-slaps =
    { $n ->
        [1] { $seat } schlägt zuerst zu.
       *[other] { $seat } schlägt als Nummer { $n } zu.
    }
event-gains = { $seat } gewinnt die Runde: +1.
    .anchor = score
event-loses-no-slap = { $seat } hat nicht zugeschlagen: −1.
    .anchor = no-slap
event-loses-last = { $seat } hat zuletzt zugeschlagen: −1.
    .anchor = score
event-void =
    { $n ->
        [one] Die ganze Zeit hat niemand vier gemeldet: eine leere Runde.
       *[other] Die ganze Zeit hat niemand vier gemeldet: die { $n }. leere Runde in Folge.
    }
    .anchor = void
event-again = Der Tisch war unterbrochen. Alle Karten liegen, wie sie lagen; die Zeit beginnt von vorn.

# --- warum nicht ---

reason-before-go = Warte auf „Los!“.
    .anchor = go
reason-chosen = Du hast schon eine Karte beiseitegelegt.
    .anchor = aside
reason-not-in-hand = Diesen Wein hast du nicht auf der Hand.
    .anchor = draw-throw
reason-draw-first = Du hast vier Karten: Zieh erst eine.
    .anchor = draw-throw
reason-throw-first = Du hast fünf Karten: Wirf erst eine ab.
    .anchor = draw-throw
reason-own-discard = An diesem Tisch nimmt niemand den eigenen letzten Abwurf zurück.
    .anchor = own-discard
reason-no-claim-yet = Da war noch keine richtige Meldung. Das kostet nichts.
    .anchor = early-slap
reason-hand-is-down = Deine Hand ist schon unten.
    .anchor = hand-down
reason-round-stopped = Jemand hat richtig gemeldet: Keine Karte bewegt sich mehr.
    .anchor = stop
reason-between-rounds = Die Runde ist vorbei; die nächsten Karten kommen gleich.
    .anchor = shown

ending-points = Die Punkte zum Sieg sind erreicht.
    .anchor = end-points
ending-rounds = Sechzig Runden sind gespielt: Wer die meisten Punkte hat, gewinnt.
    .anchor = end-rounds
ending-idle = Drei Runden in Folge hat niemand vier gemeldet: Wer die meisten Punkte hat, gewinnt.
    .anchor = end-idle

# --- die Regeln des Tisches ---

option-cards-per-type = Karten von jedem Wein
option-cards-per-type--18 = 18 (54 Karten)
option-cards-per-type--15 = 15 (45 Karten)
option-cards-per-type--20 = 20 (60 Karten)
option-four-before-go = Vier gleiche unter den ersten fünf Karten
option-four-before-go--claim = darf man ab „Los!“ melden
option-four-before-go--redeal = neu geben, bis niemand sie hat
option-discards = Abgeworfene Karten liegen
option-discards--face-down = verdeckt
option-discards--face-up = offen, ab „Los!“
option-own-discard = Den eigenen letzten Abwurf zurücknehmen
option-own-discard--yes = ja
option-own-discard--no = nein
option-false-claim = Eine falsche Meldung kostet
option-false-claim--minus-one = einen Punkt
option-false-claim--nothing = nichts
option-never-slap = Schlagen mehrere gar nicht zu
option-never-slap--each-minus-one = verlieren alle einen Punkt
option-never-slap--one-of-them = verliert einer, den das Los bestimmt, einen Punkt
option-swap-shuffled = Beim Wechsel wird der neue Ziehstapel gemischt
option-swap-shuffled--yes = ja
option-swap-shuffled--no = nein
option-points-to-win = Punkte zum Sieg
option-points-to-win--3 = drei
option-points-to-win--1 = einer
option-points-to-win--5 = fünf
option-slap-window = Nach einer Meldung dürfen die anderen zuschlagen
option-slap-window--3 = drei Sekunden lang
option-slap-window--2 = zwei Sekunden lang
option-slap-window--6 = sechs Sekunden lang (gemütlich)

# --- Zeichen ---

mark-chosen = hat gelegt
mark-first = vier!
mark-slapped = schlug zu
mark-false = falsch gemeldet
mark-away = weg
mark-plus-one = +1
mark-minus-one = −1

# --- der Tisch ---

prompt-choose = Runde { $n }. Leg eine Karte verdeckt beiseite.
prompt-chosen = Beiseitegelegt: { $card }. Warten auf die anderen.
prompt-choosing = Runde { $n }. Alle legen eine Karte beiseite.
prompt-ready = Achtung … Gleich geht’s los.
prompt-draw = Zieh eine Karte! Vier gleiche? Melde sie.
prompt-throw = Wirf eine Karte ab! Vier gleiche? Melde sie.
prompt-drawing = Alle ziehen und werfen ab, bis jemand vier gleiche hat.
prompt-slap = { $seat } hat vier: { $card }! Schlag zu!
prompt-hand-down = { $seat } hat vier: { $card }. Deine Hand ist unten.
prompt-claimed = Vier: { $card }! Jetzt schlagen die anderen zu.
prompt-slapping = { $seat } hat vier: { $card }. Wer kommt zuletzt?
prompt-result = { $seat } hatte vier: { $card }.
prompt-void =
    { $n ->
        [one] Niemand hat vier gemeldet: eine leere Runde.
       *[other] Niemand hat vier gemeldet: die { $n }. leere Runde in Folge.
    }
prompt-won = { $seat } gewinnt.
prompt-over = Die Partie ist vorbei.
label-discard = Ablage
label-stock = Ziehstapel
label-chosen = Beiseitegelegt
label-hand = Deine Hand
label-shown = Die Hand von { $seat }
button-draw = Ziehen
button-take = Nehmen
button-slap = Drauf!
button-claim-red = Rot!
button-claim-white = Weiß!
button-claim-sparkling = Sekt!
clock-choose = der Zufall wählt in
clock-round = die Runde verfällt in
clock-slap = Zuschlagen endet in
clock-next-round = nächste Runde in
