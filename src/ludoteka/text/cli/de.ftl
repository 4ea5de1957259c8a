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
