title = Weinduell
tagline = Rot schlägt Weiß, Weiß schlägt Sekt, Sekt schlägt Rot. Wer hat die letzte Karte?

face-red = Rotwein
face-white = Weißwein
face-sparkling = Sekt

event-challenge = { $seat } fordert { $other } heraus.
event-challenge-late = { $seat } hat zu lange gezögert: Das Los fällt auf { $other }.
event-chosen = { $seat } hat gewählt.
event-chosen-late = { $seat } hat zu lange gezögert: Der Zufall spielt eine Karte der Hand.
event-reveal = { $seat } zeigt { $card-acc }.
event-take = { $seat } gewinnt das Duell: { $other } gibt { $card } ab.
    .anchor = take
event-tie = Gleichstand: { $seat } und { $other } werfen beide { $card-acc } ab.
    .anchor = tie
event-out = { $seat } hat keine Karten mehr und scheidet aus.
    .anchor = out
event-active = { $seat } fordert als Nächstes heraus.
event-win = { $seat } gewinnt mit { $n ->
        [one] einer Karte
       *[other] { $n } Karten
    } auf der Hand.
    .anchor = end
event-both-win = { $seat } und { $other } haben zugleich die letzte Karte verloren: Beide gewinnen.
    .anchor = both-win
event-cap = { $n } Duelle sind ausgefochten. Damit ist Schluss: Die vollste Hand gewinnt.

reason-challenge-first = Fordere erst jemanden heraus; die Karten kommen danach.
    .anchor = challenge
reason-duel-open = Ein Duell läuft: Wähle eine Karte.
    .anchor = choose
reason-not-held = Diesen Wein hast du nicht auf der Hand.
    .anchor = choose
reason-you-are-out = Du hast keine Karten mehr: Du bist ausgeschieden.
    .anchor = out
reason-already-chosen = Deine Karte liegt schon auf dem Tisch. Dort bleibt sie.
    .anchor = sealed
reason-not-your-duel = Dieses Duell tragen zwei andere aus.
    .anchor = challenge
reason-no-such-player = Dort sitzt niemand.
    .anchor = challenge
reason-yourself = Dich selbst kannst du nicht herausfordern.
    .anchor = challenge
reason-they-are-out = Wer dort sitzt, ist schon ausgeschieden.
    .anchor = out
reason-just-beaten = Nicht zweimal nacheinander dieselbe Hand: Fordere jemand anderen heraus.
    .anchor = another

ending-last-holding = Nur noch eine Hand hat Karten.
    .anchor = end
ending-both-empty = Die letzten Karten fielen im Gleichstand: Beide Duellanten gewinnen.
    .anchor = both-win
ending-cap = Dreihundert Duelle sind ausgefochten.
    .anchor = cap

option-hand-size = Karten zu Beginn
option-hand-size--3 = drei
option-hand-size--2 = zwei
option-hand-size--4 = vier
option-hand-size--5 = fünf
option-after-win = Nach einem Sieg wird herausgefordert
option-after-win--another = jemand anderes, solange noch drei spielen
option-after-win--anyone = jeder beliebige Gegner
option-winner-active = Wer nach einem Sieg herausfordert
option-winner-active--yes = wer gewonnen hat
option-winner-active--ties-only = wie bisher, bis zu einem Gleichstand
option-hand-sizes = Kartenzahl der Hände
option-hand-sizes--open = sichtbar
option-hand-sizes--hidden = verdeckt
option-time-to-choose = Zeit für die Kartenwahl
option-time-to-choose--15 = 15 Sekunden
option-time-to-choose--30 = 30 Sekunden
option-time-to-choose--none = unbegrenzt

mark-active = fordert heraus
mark-challenger = greift an
mark-challenged = verteidigt
mark-chosen = hat gewählt
mark-won = gewinnt
mark-lost = verliert
mark-tied = gleich
mark-out = ist raus
mark-just-beaten = eben besiegt
mark-winner = Sieg

prompt-challenge = Wen forderst du heraus?
prompt-choose = Du gegen { $seat }: Wähle einen Wein, noch verdeckt.
prompt-sealed = Nur du siehst deine Karte. Warten auf { $seat }.
prompt-wait-challenge = { $seat } sucht sich einen Gegner.
prompt-wait-both = { $seat } und { $seat_other } wählen.
prompt-wait-one = { $seat } wählt noch.
prompt-won = { $seat } gewinnt.
prompt-both-won = { $seat } und { $seat_other } gewinnen beide.
prompt-shared = { $n ->
        [one] Der Sieg geht an eine Person.
       *[other] { $n } teilen sich den Sieg.
    }

zone-hand = Deine Hand
zone-other-hand = Hand von { $seat }
zone-duel = { $seat } gegen { $seat_other }
zone-no-duel = Das Duell
zone-discard = Abgeworfen: { $red } Rot, { $white } Weiß, { $sparkling } Sekt

button-challenge = { $seat } fordern
clock-challenge = dann entscheidet das Los
clock-choose = dann spielt der Zufall eine Karte
