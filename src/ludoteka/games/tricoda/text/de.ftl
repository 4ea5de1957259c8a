# Tricoda: Alle sehen deine Ziffern, nur du nicht.

title = Tricoda
tagline = Alle sehen deine drei Ziffern, nur du nicht. Was verraten die Antworten?

# --- Steine ---

face-green-1 = grüne 1
    .acc = eine grüne 1
face-yellow-2 = gelbe 2
    .acc = eine gelbe 2
face-black-3 = schwarze 3
    .acc = eine schwarze 3
face-brown-4 = braune 4
    .acc = eine braune 4
face-red-5 = rote 5
    .acc = eine rote 5
face-black-5 = schwarze 5
    .acc = eine schwarze 5
face-pink-6 = rosa 6
    .acc = eine rosa 6
face-green-6 = grüne 6
    .acc = eine grüne 6
face-blue-7 = blaue 7
    .acc = eine blaue 7
face-yellow-7 = gelbe 7
    .acc = eine gelbe 7
face-pink-7 = rosa 7
    .acc = eine rosa 7

# --- Antworten; 1 bis 7 sind auch die Ziffern einer Ansage ---

face-0 = null
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-equal = gleich viele
face-more-threes = mehr Dreien
face-more-pink-sixes = mehr rosa Sechsen
face-more-green-sixes = mehr grüne Sechsen
face-more-yellow-sevens = mehr gelbe Siebenen
face-more-twos = mehr Zweien
face-more-blue-sevens = mehr blaue Siebenen
face-more-other-sevens = mehr in anderen Farben
face-more-brown = mehr braune
face-more-blue = mehr blaue
face-more-red = mehr rote
face-more-pink = mehr rosa
face-more-green = mehr grüne
face-more-yellow = mehr gelbe
face-more-black = mehr schwarze

# --- Fragen: an den Vorleser, über die Bänkchen, die er sieht ---

face-question-1 = Auf wie vielen Bänkchen ist die Summe der Ziffern 18 oder mehr?
face-question-2 = Auf wie vielen Bänkchen ist die Summe der Ziffern 12 oder mehr?
face-question-3 = Auf wie vielen Bänkchen steht eine Ziffer zweimal in verschiedenen Farben?
face-question-4 = Auf wie vielen Bänkchen stehen drei verschiedene Farben?
face-question-5 = Auf wie vielen Bänkchen sind alle Ziffern gerade oder alle ungerade?
face-question-6 = Auf wie vielen Bänkchen sind mindestens zwei Steine gleich, in Ziffer und Farbe?
face-question-7 = Auf wie vielen Bänkchen folgen die Ziffern aufeinander, egal wie?
face-question-8 = Wie viele verschiedene Farben siehst du?
face-question-9 = Wie viele Farben siehst du dreimal oder öfter?
face-question-10 = Wie viele der Ziffern 1 bis 7 siehst du gar nicht?
face-question-11 = Wie viele dieser drei Steine siehst du: grüne 1, schwarze 5, rosa 7?
face-question-12 = Siehst du mehr Dreien oder mehr rosa Sechsen?
face-question-13 = Siehst du mehr grüne Sechsen oder mehr gelbe Siebenen?
face-question-14 = Siehst du mehr Zweien oder mehr gelbe Siebenen?
face-question-15 = Siehst du mehr rosa Sechsen oder mehr grüne Sechsen?
face-question-16 = Siehst du mehr blaue Siebenen oder mehr Siebenen in anderen Farben?
face-question-17 = Siehst du mehr braune oder mehr blaue Ziffern?
face-question-18 = Siehst du mehr rote oder mehr rosa Ziffern?
face-question-19 = Siehst du mehr grüne oder mehr blaue Ziffern?
face-question-20 = Siehst du mehr gelbe oder mehr rosa Ziffern?
face-question-21 = Siehst du mehr schwarze oder mehr braune Ziffern?
face-question-22 = Siehst du mehr schwarze oder mehr rote Ziffern?
face-question-23 = Siehst du mehr grüne oder mehr gelbe Ziffern?
face-question-2-less = Auf wie vielen Bänkchen ist die Summe der Ziffern 12 oder weniger?

# --- was geschah ---

event-reads = { $seat } liest vor: { $card }
event-answers = { $seat } antwortet: { $card }.
# Für den Vorleser selbst, wo er die Antwort gegeben hat.
event-answers-hidden = { $seat } hat geantwortet.
event-shuffles-questions = Alle Fragen sind gestellt: Die Karten werden neu gemischt.
event-too-slow = { $seat } hat zu lange gebraucht: Der Tisch übernimmt.
event-passes-on = { $seat } ist gegangen: Stattdessen ist { $other } am Zug.
# $n sind die drei Ziffern, zusammengeschrieben: 122.
event-guesses = { $seat } sagt an: { $n }.
event-right =
    { $n ->
        [one] { $seat } hat recht und nun { $n } Punkt!
       *[other] { $seat } hat recht und nun { $n } Punkte!
    }
    .anchor = right
event-wrong = { $seat } hat sich geirrt.
    .anchor = announce
event-wrong-costs = { $seat } hat sich geirrt: −1.
    .anchor = announce
event-lays-off = { $seat } hatte { $card-acc }.
event-lays-off-hidden = { $seat } legt einen Stein verdeckt ab.
event-lays-off-empty = Von einem freien Bänkchen: { $card }.
event-renews =
    { $n ->
        [one] Die abgelegten Steine werden wieder untergemischt: { $n } Stein im Vorrat.
       *[other] Die abgelegten Steine werden wieder untergemischt: { $n } Steine im Vorrat.
    }
event-fills = Neu für { $seat }: { $card }.
event-fills-hidden = Neu für { $seat }: ein Stein.
event-fills-empty = Neu auf einem freien Bänkchen: { $card }.

# --- warum nicht ---

reason-wait-a-round = Du hast schon angesagt: Warte eine Runde, dann darfst du wieder.
    .anchor = wait
reason-table-answers = An diesem Tisch wird die Antwort für den Vorleser ausgerechnet.
    .anchor = answers
reason-announcing = Jetzt ist Zeit für Ansagen. Danach kommt die nächste Karte.
    .anchor = pace
reason-answer-first = Eine Karte liegt offen: Beantworte sie erst.
    .anchor = answers
reason-read-first = Es gibt keine Frage zu beantworten: Lies erst eine vor.
    .anchor = turn
reason-not-so = So ist es nicht. Zähl noch einmal nach.
    .anchor = answers

ending-points = Die Punkte zum Sieg sind erreicht.
    .anchor = win
ending-questions = 120 Fragen sind gestellt: Wer die meisten Punkte hat, gewinnt.
    .anchor = end-questions

# --- die Regeln des Tisches ---

option-question-2 = Frage 2 gilt einer Summe von
option-question-2--12-or-more = 12 oder mehr
option-question-2--12-or-less = 12 oder weniger
option-guessing = Ansagen
option-guessing--once-a-round = einmal, dann eine Runde warten
option-guessing--unlimited = sooft man will
option-guessing--costs-a-point = sooft man will; Irrtum kostet einen Punkt
option-reader-answers = Antworten werden
option-reader-answers--computed = vom Tisch ausgerechnet
option-reader-answers--checked = vom Vorleser gegeben und geprüft
option-racks = Bänkchen
option-racks--4 = vier (zu fünft fünf)
option-racks--5 = fünf
option-used-questions = Gestellte Fragen
option-used-questions--reshuffled = werden neu gemischt
option-used-questions--cycled = kommen in derselben Folge wieder
option-tiles-shown = Deine Steine siehst du nach einer Ansage
option-tiles-shown--always = immer
option-tiles-shown--only-when-right = nur, wenn sie richtig war
option-points-to-win = Punkte zum Sieg
option-points-to-win--3 = drei
option-points-to-win--2 = zwei
option-points-to-win--5 = fünf
option-notepad-help = Hilfe beim Notieren
option-notepad-help--off = keine
option-notepad-help--seen = gesehene Steine werden gestrichen
option-notepad-help--training = alles, was folgt, wird gestrichen: zum Üben
option-who-begins = Wer beginnt
option-who-begins--random-seat = wird ausgelost
option-who-begins--oldest = wer am ältesten ist, auf dem ersten Platz
option-who-begins--hosts-choice = der erste Platz, den die Tischleitung vergibt
option-empty-rack = Von mehreren freien Bänkchen erneuert eine richtige Ansage
option-empty-rack--longest = das am längsten unveränderte
option-empty-rack--always-the-same = immer dasselbe
option-empty-rack--random = ein ausgelostes

# --- Zeichen ---

mark-reads = liest vor
mark-waits = muss warten
mark-away = weg
mark-winner = Sieg
mark-sure = sicher
mark-times-2 = bis zu 2
mark-times-3 = bis zu 3

# --- der Tisch ---

prompt-read = Du bist dran: Lies eine Frage vor.
prompt-wait-read = { $seat } nimmt die nächste Frage.
prompt-answer = Wie lautet die Antwort nach dem, was du siehst?
prompt-wait-answer = { $seat } zählt.
prompt-announce = Kennst du deine Ziffern? Dann sag sie an.
prompt-reader = Die anderen haben von dir etwas erfahren.
prompt-wait-round =
    { $n ->
        [one] Nach { $n } weiteren Frage darfst du wieder ansagen.
       *[other] Nach { $n } weiteren Fragen darfst du wieder ansagen.
    }
prompt-watch = Wer kennt die eigenen Ziffern?
prompt-won = { $seat } hat gewonnen!
prompt-shared =
    { $n ->
        [one] Die Partie ist vorbei.
       *[other] { $n } teilen sich den Sieg.
    }
zone-rack = { $seat }
zone-own-rack = Dein Bänkchen
zone-empty-rack = Frei
zone-question = { $card }
zone-no-question = Fragen
zone-stock = Vorrat
zone-laid =
    { $n ->
        [one] Abgelegt: { $n } Stein
       *[other] Abgelegt: { $n } Steine
    }
zone-guess = Deine Ziffern? Alle drei, oder erst die kleinste.
zone-notes-seen = Noch nicht gesehen: vielleicht deine
zone-notes-training =
    { $n ->
        [one] Vielleicht deine; { $n } Möglichkeit bleibt
       *[other] Vielleicht deine; { $n } Möglichkeiten bleiben
    }
button-read = Frage vorlesen
button-answer = { $card }
clock-announce = nächste Frage in
clock-read = wird von selbst vorgelesen in
clock-answer = wird von selbst beantwortet in
