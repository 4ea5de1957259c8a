# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Vier Karten, Jetons und zweimal Setzen. Du beginnst mit 100 Jetons; einer liegt schon im Topf.
lesson-2 = Erst haben alle zwei Karten. Der Reihe nach behält man beide für zwei Jetons, das ist Whist, oder man tauscht. { $seat-c } beginnt.
lesson-3 = Du tauschst eine Karte. Tipp das Pik-Ass an: Das kommt weg.
lesson-4 = Jetzt tausch es.
lesson-5 = Noch zwei Karten: Zweimal Kreuz ist ein Point mit 13 Augen. Jetzt wird gesetzt, und { $seat-c } beginnt.
lesson-6 = { $seat-c } setzt vier Jetons. Halte: Zahl ebenso viel ein.
lesson-7 = { $seat-b } ist ausgestiegen. Nun wird getauscht. Mit Herz statt Kreuz hättest du alle vier Farben: eine Prime. Tipp die Kreuz-4 an.
lesson-8 = Tausch diese Karte. Wie viele jemand tauscht, sehen alle; welche, sieht niemand.
lesson-9 = Die Herz-10! Vier Farben, 28 Augen: eine Prime, und die schlägt jeden Point. Es wird noch einmal gesetzt.
lesson-10 = { $seat-c } erhöht um drei. Halte!
lesson-11 = Die Hände werden gezeigt. Deine Prime ist die höchste: Der Topf mit 17 gehört dir, und alle zahlen dir zwei dafür.
lesson-12 = Noch höher sind Sequenz, Tricon, Flux und Fredon. Nach der letzten Runde gewinnt, wer die meisten Jetons hat.
