# Was das Terminal sagt. Siehe docs/translating.md.

cli-you = du
cli-person = Otter
cli-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

cli-which = Welche?
cli-seconds = { $n } s
cli-refused = { $reason } (? – die Regel)
cli-not-understood = „{ $said }“ bedeutet hier nichts; ? zeigt, was gilt.
cli-help = Eine Zahl spielt diese Karte, ein Buchstabe tut, was daneben steht. ▸ und ein dicker Rahmen: das geht gerade. Oder tippe einen Zug mit seinem Namen.
cli-help-keys = Wenn es um Tempo geht, zählt jede Taste sofort; die Leertaste schlägt zu.
cli-help-words = rules – das Regelheft    undo – Zug zurücknehmen    quit – aufhören    Enter – weiter
cli-tui-keys = Klicken oder mit ← → und Enter wählen.
cli-learn-which = Lektionen von wenigen Minuten. Zur Wahl: ludoteka learn SPIEL
cli-help-learn = Neu in diesem Spiel? ludoteka learn { $game }
cli-learned = Jetzt in Gesellschaft: ludoteka play { $game }
cli-learn-left = Du hast die Lektion verlassen. Von vorn: ludoteka learn { $game }
cli-left = Du hast die Partie verlassen.

cli-ended = Die Partie ist vorbei
cli-place = Platz
cli-player = Spieler
cli-saved = Gespeichert: { $file }
cli-saved-open = Weiterspielen: ludoteka play --resume { $file }
cli-finding-transcript = Das ist eine Mitschrift, keine gespeicherte Partie: Sie enthält keine versiegelte Kartenverteilung, die sich prüfen ließe. Zum Ansehen: ludoteka replay { $file }
cli-go-on = Enter – weiter
cli-watch-keys = Eine Taste – gleich weiter    q – aufhören

cli-entry-expire = Die Zeit ist um.
cli-entry-absent = Von jetzt an nicht da: { $names }
cli-entry-again = Nach einer Unterbrechung geht es am Tisch weiter.
cli-entry-stopped = Die Uhr steht.
cli-entry-running = Die Uhr läuft.
cli-entry-race = Es ist entschieden, wessen Hand zuerst da war.
cli-entry-chair = Ein Platz wird neu besetzt.
cli-entry-flag = An den Zeiten ist etwas aufgefallen.

# Was an einem Aufruf falsch war; steht hinter dem Namen des Programms und bekommt einen Punkt.
cli-wrong-game = Das Spiel „{ $game }“ gibt es nicht; möglich: { $allowed }
cli-wrong-language = Die Sprache „{ $language }“ gibt es nicht; möglich: { $allowed }
cli-wrong-option = Die Option „{ $option }“ gibt es nicht; möglich: { $allowed }
cli-wrong-value = „{ $value }“ geht bei der Option „{ $option }“ nicht; möglich: { $allowed }
cli-wrong-pair = „{ $word }“ hat nicht die Form KEY=VALUE
cli-wrong-twice = Die Option „{ $option }“ ist zweimal angegeben; am Tisch gilt nur ein Wert
cli-wrong-seats = { $game } geht nicht mit { $seats } am Tisch; möglich: { $low } bis { $high }
cli-wrong-level = { $game } hat keinen Bot der Stufe „{ $level }“; möglich: { $allowed }
cli-wrong-bots = Bots: { $bots }, Plätze für sie: { $seats }; gib eine Stufe für alle an oder eine für jeden
cli-wrong-seat = Platz { $seat } gibt es nicht; möglich: 1 bis { $last }
cli-wrong-passage = Im Regelheft gibt es keine Stelle „{ $passage }“; möglich: { $allowed }
cli-wrong-entry = So lang ist die Partie nicht; --at geht von 0 bis { $last }
cli-bad-log = Das ist keine gespeicherte Partie, oder die Datei ist beschädigt ({ $problem })
cli-no-file = Die Datei { $file } gibt es nicht
cli-no-read = { $file } lässt sich nicht lesen
cli-no-text = { $file } ist kein Text
cli-too-long = { $file } ist zu lang für eine Partie
cli-no-write = { $file } lässt sich nicht schreiben
cli-wrong-resume = --resume nimmt Spiel, Plätze, Optionen und Karten aus der Datei; gib nichts davon dazu an
cli-wrong-over = das Spiel in { $file } ist zu Ende; ludoteka replay zeigt es
cli-tui-extra = --tui braucht ein weiteres Paket; installiere es mit: pip install 'ludoteka[tui]'
cli-tui-pipe = --tui braucht ein Terminal
cli-our-mistake = Unser Fehler ({ $problem }); --debug zeigt, woher er kommt

# Das Labor.
cli-lab-sets = „{ $word }“ ist keine Option; Sätze von Optionen stehen nach --compare
cli-lab-output = --csv - und --json wollen beide auf die Standardausgabe; schreib die Zeilen in eine Datei
cli-lab-looks = --studies wertet genau untersuchte Partien aus; gib auch --looks an
cli-lab-minds = Bots: { $minds }, Plätze: { $seats }; gib mindestens so viele Bots an wie Plätze, einer darf zweimal vorkommen
cli-lab-tables = Bots: { $minds }; das ergibt zu viele verschiedene Tische, gib weniger an
cli-lab-cluster = Unter { $address } antwortet kein Cluster
cli-lab-idle = Der Cluster unter { $address } hat keine Worker
cli-lab-extra = Dafür braucht es weitere Pakete; installiere sie mit: pip install 'ludoteka[lab]'
cli-lab-nothing = Keine Partie wurde zu Ende gespielt.
