# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Drei Weine, drei Karten für alle. Rot schlägt Weiß, Weiß schlägt Sekt, Sekt schlägt Rot. Das ist deine Hand.
lesson-2 = Du bist am Zug und forderst jemanden heraus. Wähle { $seat-b }.
lesson-3 = Beide wählen verdeckt eine Karte, und { $seat-b } hat schon gewählt. Spiel deinen Weißwein.
lesson-4 = Weiß schlägt Sekt: Beide Karten gehören dir. Wer ein Duell gewinnt, ist am Zug und fordert als Nächstes heraus.
lesson-5 = Versuch es noch einmal mit { $seat-b } – und sieh, was die Regeln dazu sagen.
lesson-6 = Nach einem Sieg muss es jemand anders sein, solange drei im Spiel sind. Fordere { $seat-c } heraus.
lesson-7 = { $seat-c } hat gewählt. Spiel den Sekt.
lesson-8 = Zweimal derselbe Wein ist ein Gleichstand: Beide Karten sind weg. Am Zug ist nun, wer gefordert wurde, und { $seat-c } fordert dich heraus.
lesson-9 = Ablehnen geht nicht. Hat { $seat-c } noch einmal Sekt? Verlass dich darauf und spiel Weiß.
lesson-10 = Richtig! Wer keine Karten mehr hat, scheidet aus; wer zuletzt noch welche hat, gewinnt. Merk dir, was du siehst: Mehr erfährt niemand.
