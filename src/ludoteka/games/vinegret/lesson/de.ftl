# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Vier Karten, Jetons und zweimal Setzen. Du beginnst mit 100 Jetons; einer liegt schon im Topf.
lesson-2 = Erst hat jeder zwei Karten. Der Reihe nach behält man beide für zwei Jetons, das ist Whist, oder man tauscht. { $seat-c } ist zuerst dran.
lesson-3 = Du tauschst eine Karte. Tipp das Pik-Ass an, damit es weggeht.
lesson-4 = Jetzt tausche sie.
lesson-5 = Zwei Karten mehr: Zweimal Kreuz ist ein Point mit 13 Augen. Jetzt wird gesetzt, und { $seat-c } beginnt.
lesson-6 = { $seat-c } setzt vier Jetons. Halte mit: Zahl ebenso viel ein.
lesson-7 = { $seat-b } ist ausgestiegen. Nun wird getauscht. Käme Herz statt Kreuz, hättest du vier Farben: eine Prime. Tipp die Kreuz-Vier an.
lesson-8 = Tausche diese Karte. Wie viele jemand tauscht, sehen alle; welche, niemand.
lesson-9 = Die Herz-Zehn! Vier Farben, 28 Augen: eine Prime, und die schlägt jeden Point. Es wird noch einmal gesetzt.
lesson-10 = { $seat-c } erhöht um drei. Halte!
lesson-11 = Die Hände werden gezeigt. Deine Prime ist die höchste: Der Topf mit 17 gehört dir, und alle zahlen dir zwei dafür.
lesson-12 = Höher noch sind Sequenz, Tricon, Flux und Fredon. Nach der letzten Runde gewinnt, wer die meisten Jetons hat.
