# Was das Terminal sagt. Siehe docs/translating.md.

cli-you = du
cli-person = Otter
cli-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
cli-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

cli-which = Welche?
cli-refused = { $reason } (Regeln { $anchor })
cli-not-understood = „{ $said }“ bedeutet hier nichts; ? zeigt, was gilt.
cli-help = Eine Zahl spielt diese Karte, ein Buchstabe tut, was daneben steht. ▸ und ein dicker Rahmen: das geht gerade. Oder tippe einen Zug mit seinem Namen.
cli-help-keys = Wenn es um Tempo geht, zählt jede Taste sofort; die Leertaste schlägt zu.
cli-help-words = rules – das Regelheft    undo – Zug zurücknehmen    quit – aufhören    Enter – weiter
cli-undone = Zurückgenommen.
cli-left = Du hast die Partie verlassen.

cli-ended = Die Partie ist vorbei
cli-place = Platz
cli-player = Spieler
cli-score = Punkte
cli-saved = Gespeichert: { $file }
cli-go-on = Enter – weiter

cli-entry-expire = Die Zeit ist um.
cli-entry-absent = Von jetzt an nicht da: { $names }
cli-entry-again = Der Tisch macht nach einer Unterbrechung weiter.
cli-entry-stopped = Die Uhr steht.
cli-entry-running = Die Uhr läuft.
cli-entry-race = Entschieden, wessen Hand zuerst da war.
cli-entry-chair = Ein Stuhl wechselt den Spieler.
cli-entry-flag = Zur Zeit wird etwas vermerkt.

# Was an einem Aufruf falsch war; steht hinter dem Namen des Programms und bekommt einen Punkt.
cli-wrong-game = Ein Spiel „{ $game }“ gibt es nicht; möglich: { $allowed }
cli-wrong-language = Eine Sprache „{ $language }“ gibt es nicht; möglich: { $allowed }
cli-wrong-option = Eine Option „{ $option }“ gibt es nicht; möglich: { $allowed }
cli-wrong-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich: { $allowed }
cli-wrong-pair = „{ $word }“ hat nicht die Form KEY=VALUE
cli-wrong-seats = { $game } kann man nicht zu { $seats } spielen; möglich: { $low } bis { $high }
cli-wrong-level = { $game } hat keinen Bot „{ $level }“; möglich: { $allowed }
cli-wrong-bots = Bots: { $bots }, Plätze für sie: { $seats }; gib eine Stufe für alle an oder für jeden eine
cli-wrong-seat = Einen Platz { $seat } gibt es nicht; möglich: 1 bis { $last }
cli-wrong-passage = Das Regelheft hat keine Stelle „{ $passage }“; möglich: { $allowed }
cli-wrong-entry = So lang ist die Partie nicht; --at geht von 0 bis { $last }
cli-bad-log = Das ist keine gespeicherte Partie, oder die Datei ist beschädigt ({ $problem })
cli-no-file = Eine Datei { $file } gibt es nicht
cli-no-read = { $file } lässt sich nicht lesen
cli-no-text = { $file } ist kein Text
cli-too-long = { $file } ist zu lang für eine Partie
cli-no-write = { $file } lässt sich nicht schreiben
cli-our-mistake = Unser Fehler ({ $problem }); --debug zeigt, woher er kommt
