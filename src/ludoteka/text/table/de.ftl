# Warum ein Tisch ablehnt, worum ihn jemand bittet. Siehe REASONS in den Codes des Tisches.

reason-not-seated = Du schaust zu; zum Mitspielen nimm dir einen Platz.
reason-not-host = Das darf nur, wer den Tisch leitet.
reason-seat-taken = Dieser Platz ist besetzt.
reason-table-full = Alle Plätze sind besetzt.
reason-seat-free = Dort sitzt niemand.
reason-no-such-seat = Diesen Platz gibt es nicht.
reason-not-in-lobby = Nicht mitten in der Partie.
reason-still-here = Wer dort sitzt, ist noch da oder erst seit einem Moment weg.
reason-no-such-option = Diese Regelwahl gibt es in diesem Spiel nicht.
reason-no-such-setting = Diese Einstellung hat ein Tisch nicht.
reason-no-such-level = Einen solchen Bot gibt es in diesem Spiel nicht.
reason-no-such-sign = Dieses Zeichen kennt man hier nicht.
reason-no-talk = Eigene Worte hat hier niemand erlaubt.
reason-nothing-said = Darin steht nichts.
reason-has-seen = Wer Hände dieser Partie gesehen hat, bekommt darin keinen Platz.
reason-too-few = Es sind noch nicht genug am Tisch.

reason-no-match = Es läuft keine Partie.
reason-paused = Die Partie ist unterbrochen.
reason-too-late = Das kam zu spät für diese Karte.
reason-no-undo = Hier wird nichts zurückgenommen.
reason-undo-asked = Jemand hat schon darum gebeten, einen Zug zurückzunehmen.
reason-nothing-asked = Niemand hat dich etwas gefragt.

reason-too-fast = Eins nach dem anderen: Das war zu viel auf einmal.
reason-too-many = An diesem Tisch ist kein Platz mehr.
reason-elsewhere = Du hast diesen Tisch in einem anderen Fenster offen.
reason-closed = Der Tisch wird gerade geschlossen.
