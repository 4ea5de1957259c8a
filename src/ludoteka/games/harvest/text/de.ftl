# Weinlese: bei „drei“ decken alle eine Karte auf; schnapp dir die Karten des Weins, der am häufigsten daliegt.

title = Weinlese
tagline = Eins, zwei, drei: Welcher Wein liegt am häufigsten da? Schnapp dir seine Karten vor den anderen.

face-red = Rotwein
face-white = Weißwein
face-sparkling = Sekt

# --- was geschah ---

event-round = Runde { $n }: eins, zwei, drei!
event-flips = { $seat } deckt { $card-acc } auf.
event-adds = { $seat } legt eine Karte dazu: { $card }.
event-tie = Gleichstand: Kein Wein liegt vor den anderen.
event-no-half = Kein Wein macht mehr als die Hälfte der Karten aus.
event-names = { $seat } bestimmt { $other } zum Dazulegen.
event-names-nobody = { $seat } bestimmt niemanden: { $other } legt eine Karte dazu.
event-takes = { $seat } schnappt sich { $card-acc }: +1.
    .anchor = majority
# $n: wie viele eigene Karten zurückzugeben sind, 0 oder 1.
event-wrong =
    { $n ->
        [0] { $seat } greift nach { $card-acc }: falsch, die Karte geht zurück.
        [one] { $seat } greift falsch nach { $card-acc } und schuldet eine eigene Karte.
       *[other] { $seat } greift falsch nach { $card-acc } und schuldet { $n } eigene Karten.
    }
    .anchor = wrong
event-locked = Zweimal falsch: { $seat } greift in dieser Runde nicht mehr zu.
    .anchor = lock
event-too-soon = { $seat } greift zu bald nach der letzten Karte wieder zu; das zählt nicht.
event-gives = { $seat } gibt { $card-acc } zurück: −1.
    .anchor = give-back
event-leads = Am häufigsten: { $card }, { $n } davon.
event-left =
    { $n ->
        [one] Eine dieser Karten hat sich niemand geholt.
       *[other] { $n } dieser Karten hat sich niemand geholt.
    }
    .anchor = leftovers
event-void = Dreizehn Karten, und kein Wein hat mehr als die Hälfte: Niemand bekommt etwas.
    .anchor = full
event-idle =
    { $n ->
        [one] Niemand hat zugegriffen.
       *[other] Niemand hat zugegriffen: { $n } Runden in Folge.
    }
event-settles =
    { $n ->
        [one] Eine Karte kommt zurück unter die Stapel.
       *[other] { $n } Karten kommen zurück unter die Stapel.
    }
    .anchor = leftovers
event-splits =
    { $n ->
        [0] In der Mitte liegen zu wenige Karten, um allen eine zu geben.
        [one] Alle bekommen eine Karte aus der Mitte: +1.
       *[other] Alle bekommen { $n } Karten aus der Mitte: +{ $n }.
    }
    .anchor = leftovers
event-again = Der Tisch war unterbrochen: Was daliegt, wird noch einmal gezeigt.

# --- warum nicht ---

reason-no-card = Diese Karte lag nicht da, als deine Hand herunterkam.
    .anchor = gone
reason-taken = Jemand war schneller: Diese Karte ist weg.
    .anchor = gone
reason-round-over = Die Runde ist vorbei: Was übrig war, kommt unter die Stapel.
    .anchor = gone
reason-locked = Zweimal falsch: In dieser Runde greifst du nicht mehr zu.
    .anchor = lock
reason-one-card = Du hast deine Karte für diese Runde schon.
    .anchor = several
reason-nothing-owed = Du schuldest keine Karte.
    .anchor = give-back
reason-not-collected = Von diesem Wein hast du keine Karte gesammelt.
    .anchor = give-back
reason-nobody-to-name = Jetzt ist niemand zu bestimmen.
    .anchor = extra-card
reason-no-pile = In diesem Stapel ist keine Karte mehr.
    .anchor = extra-card

ending-piles-empty = Alle Stapel sind leer.
    .anchor = end
ending-tie = Kein Wein darf geschnappt werden, und kein Stapel hat mehr eine Karte, die das ändern könnte.
    .anchor = end-tie
ending-idle = Drei Runden in Folge hat niemand zugegriffen.
    .anchor = end-idle
ending-fixed-rounds = Zehn Runden sind gespielt.
    .anchor = end
ending-rounds = Dreihundert Runden sind gespielt.
    .anchor = end-rounds

# --- die Regeln des Tisches ---

option-cards-per-type = Karten von jedem Wein
option-cards-per-type--18 = 18 (54 Karten)
option-cards-per-type--15 = 15 (45 Karten)
option-cards-per-type--20 = 20 (60 Karten)
option-majority = Zugreifen darf man bei einem Wein
option-majority--most-frequent = der häufiger ist als jeder andere
option-majority--more-than-half = der mehr als die Hälfte ausmacht
option-grab-window = Zeit zum Zugreifen
option-grab-window--4 = vier Sekunden
option-grab-window--2 = zwei Sekunden
option-grab-window--8 = acht Sekunden (gemütlich)
option-cards-per-round = In einer Runde darf man nehmen
option-cards-per-round--any-number = beliebig viele Karten
option-cards-per-round--one = eine Karte
option-given-back-card = Nach einem Fehlgriff wird die Karte zum Zurückgeben
option-given-back-card--giver-chooses = selbst ausgesucht
option-given-back-card--random = ausgelost
option-tie-without-cards = Gleichstand, wenn alle Stapel leer sind
option-tie-without-cards--nobody-scores = niemand bekommt die Karten
option-tie-without-cards--split = die Karten werden gleichmäßig verteilt
option-lock-after-two-errors = Zwei Fehlgriffe in einer Runde
option-lock-after-two-errors--yes = für den Rest der Runde aussetzen
option-lock-after-two-errors--no = man darf weiter zugreifen
option-leftovers-go-under = Übrige Karten kommen unter
option-leftovers-go-under--their-owner = den Stapel, von dem sie stammen
option-leftovers-go-under--shortest-pile = den kleinsten Stapel
option-extra-card = Bei Gleichstand legt eine Karte dazu
option-extra-card--rotating-token = wer an der Reihe ist
option-extra-card--active-player-chooses = wer dazu bestimmt wird
option-end = Die Partie endet
option-end--piles-empty = wenn alle Stapel leer sind
option-end--fixed-rounds = spätestens nach zehn Runden

# --- Zeichen ---

mark-adds-next = legt als Nächstes
mark-names-next = bestimmt
mark-owes = schuldet eine
mark-locked = setzt aus
mark-got-one = hat eine
mark-no-cards = ohne Karten
mark-away = weg

# --- der Tisch ---

prompt-begin = Alle decken zugleich auf. Greif zum häufigsten Wein!
prompt-count = Runde { $n }: eins, zwei …
prompt-grab = Greif zum häufigsten Wein. Gleichstand: Finger weg!
prompt-grab-half = Greif zum Wein über der Hälfte. Gibt’s keinen: Finger weg!
prompt-watch = Welcher Wein liegt am häufigsten da?
prompt-locked = Zweimal falsch: Du setzt für den Rest der Runde aus.
prompt-got-one = Du hast deine Karte für diese Runde schon.
prompt-give =
    { $n ->
        [one] Falsch! Welche deiner Karten gibst du zurück?
       *[other] Falsch! Welche { $n } deiner Karten gibst du zurück?
    }
prompt-owed = { $seat } sucht eine Karte zum Zurückgeben aus.
prompt-name = Gleichstand: Wer soll eine Karte dazulegen?
prompt-naming = Gleichstand: { $seat } bestimmt, wer eine Karte dazulegt.
prompt-named = { $seat } legt gleich eine Karte dazu.
prompt-won = { $seat } gewinnt.
prompt-over = Die Partie ist vorbei.
label-centre = Die Mitte
button-give = { $card } ({ $n })
button-name = { $seat }
clock-count = „drei“ in
clock-give = die zuletzt genommene geht zurück in
clock-owed = die zuletzt genommene geht zurück in
clock-name = Zeit zum Bestimmen
