# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Karte um Karte wird aufgedeckt. Sobald ein Wein genau fünfmal im Stapel liegt: Schlag zu!
lesson-2 = Auch die verdeckten Karten zählen. Die Lektion zeigt die Zahlen; am echten Tisch zählst du im Kopf. Achte auf den Rotwein.
lesson-3 = Fünfmal Rotwein. Schlag zu!
lesson-4 = Du warst zuerst da: ein Punkt. { $seat-c } kam zuletzt und verliert einen; { $seat-b } dazwischen gewinnt und verliert nichts.
lesson-5 = Eine neue Runde beginnt bei null. Solange kein Wein genau fünfmal daliegt: Finger weg. Sieh, wer nicht warten kann.
lesson-6 = { $seat-c } hat zugeschlagen, aber Sekt liegt erst viermal da. Halt du deine Hand still.
lesson-7 = Falsch: Wer zugeschlagen hat, verliert einen Punkt. Auf zur nächsten Runde.
lesson-8 = Oben liegt Sekt, aber Rotwein liegt immer noch genau fünfmal da. Auch spät ist richtig: Schlag zu!
lesson-9 = Zwei Punkte! Mit drei Punkten gewinnst du. Ab jetzt zählst du im Kopf.
