# Was die Seite sagt und zu keinem Spiel gehört.

page-home = Alle Spiele
page-rules = Regeln
page-contents = Inhalt
page-log = Spielverlauf
page-menu = Menü
page-close = Schließen
page-wait = Einen Moment …
page-language = Sprache
page-your-name = Dein Name
page-another-name = Ein anderer Name
page-try-again = Noch einmal versuchen
page-no-server = Der Server antwortet nicht. Steht die Verbindung?
page-part-lost = Dieser Teil der Seite war nicht zu laden.
# Namensvorschläge, durch Kommas getrennt; jeder höchstens 20 Zeichen lang.
page-names = Otter, Elster, Igel, Reiher, Murmeltier, Luchs, Siebenschläfer, Mauersegler, Dachs, Salamander, Eule, Hase, Rotkehlchen, Biber, Grille, Turmfalke, Eichhörnchen, Molch, Rabe, Glühwürmchen

home-welcome = Willkommen
home-lead = Ein Spieltisch für die Hosentasche
home-code = Code eines Tisches
home-join = Mitspielen
home-my-tables = Meine Tische
home-games = Im Regal
home-players = { $low }–{ $high } Personen
home-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
home-play = Gegen Bots spielen
home-open = Tisch eröffnen
home-foot = Kein Konto, keine Cookies, niemand schaut dir über die Schulter.

kind-turns = reihum
kind-together = alle zugleich
kind-race = flinke Hände

phase-lobby = wartet auf Mitspieler
phase-playing = läuft
phase-over = beendet

arrive-there = Am Tisch: { $names }
arrive-full = Alle Plätze sind besetzt.
arrive-sit = Hinsetzen
arrive-watch = Nur zuschauen

claim-mine = Das ist mein Platz
claim-text = Du hast hier in einem anderen Browser gesessen? In dessen Menü stehen die vier Ziffern deiner PIN. Der Platz zieht dann hierher um.
claim-pin = PIN
claim-do = Meinen Platz einnehmen
claim-wrong = Das ist nicht die PIN dieses Platzes.
claim-too-often = Zu viele Versuche. Warte ein paar Minuten.

lobby-invite = Kommt herein
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-code = Code dieses Tisches: { $code }
lobby-link = Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-share = Teilen
lobby-chairs = Wer spielt mit
lobby-bot = Bot, { $level }
lobby-host = leitet den Tisch
lobby-here = da
lobby-away = weg
lobby-is-ready = bereit
lobby-stand = Aufstehen
lobby-sit-here = Hier sitzen
lobby-unseat = { $name } gibt den Platz frei
head-start-for = Vorsprung für { $name }
head-start-none = kein Vorsprung
head-start = { $n } ms Vorsprung
lobby-free = { $n ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
lobby-level = Stärke des Bots
lobby-add-bot = Bot dazusetzen
lobby-options = So spielen wir
lobby-host-chooses = Es wählt, wer den Tisch leitet; du siehst es sofort.
lobby-default = üblich
lobby-house-rules = Hausregeln
lobby-house-changes = { $changed ->
    [0] alles wie üblich
    [one] { $changed } geändert
   *[other] { $changed } geändert
}
lobby-too-few = { $n ->
    [one] Mindestens { $n } muss mitspielen.
   *[other] Mindestens { $n } müssen mitspielen: Teil den Link oder setz einen Bot dazu.
}
lobby-not-ready = Noch nicht bereit: { $names }
lobby-all-set = Alle sind da.
lobby-start = Austeilen
lobby-ready = Ich bin bereit
lobby-host-starts = { $name } beginnt die Partie.
lobby-watching = Du schaust zu, { $name }.
lobby-late = Die Partie hat begonnen. Du siehst sie eine Minute später, mit offenen Händen.

setting-mode = Gespielt wird
setting-mode-friends = unter Freunden
setting-mode-ranked = streng nach der Uhr
setting-mode-relaxed = gemütlich: mit mehr Zeit
setting-undo = Züge zurücknehmen
setting-undo-consent = wenn alle zustimmen
setting-undo-off = nie
setting-onlookers = Wer zuschaut, sieht
setting-onlookers-table = keine Hand
setting-onlookers-delayed = alle Hände, eine Minute später
setting-talk = Über den Tisch
setting-talk-signs = nur Zeichen
setting-talk-words = Zeichen und eigene Worte

line-connecting = Verbindung wird aufgebaut …
line-lost = Verbindung verloren. Neuer Versuch …
line-none = Der Tisch ist nicht zu erreichen.
line-none-text = Steht die Verbindung? Manche Netze und Browser lassen keine offene Leitung durch. Was auf diesem Gerät gespielt wird, braucht keine.
line-elsewhere = In einem anderen Fenster offen.
line-refused = Kein Einlass.

reason-line-lost = Die Verbindung ist abgerissen; der Zug wurde nicht ausgeführt.

refused-token = Dieser Platz ist nicht mehr bekannt.
refused-table = Einen Tisch mit diesem Code gibt es nicht.
refused-table-broken = Dieser Tisch lässt sich nicht mehr öffnen: Dort wurde nach einer älteren Fassung der Regeln gespielt.
refused-message = Seite und Server verstehen sich nicht. Bitte lade die Seite neu.
refused-too-long = Seite und Server verstehen sich nicht. Bitte lade die Seite neu.
refused-too-many = Hier ist gerade zu viel los.

error-unknown = Das ist dem Server nicht gelungen.
error-too-many = Zu viel auf einmal. Warte ein paar Minuten.
error-unknown-game = Dieses Spiel gibt es hier nicht.
error-bad-option = So lässt sich dieses Spiel nicht einstellen.
error-bad-setting = So lässt sich ein Tisch nicht einstellen.
error-unknown-language = In dieser Sprache gibt es diese Regeln nicht.
error-not-found = Hier ist nichts.
error-still-on = Die Partie lässt sich sichern, sobald sie zu Ende ist.
error-name = Ein Name braucht mindestens einen Buchstaben.
error-no-such-seat = Dort sitzt niemand.
error-token = { refused-token }
error-no-such-table = { refused-table }
error-table-broken = { refused-table-broken }
error-message = { refused-message }
error-too-long = { refused-too-long }
error-pin = { claim-wrong }
error-has-seen = { reason-has-seen }

elsewhere-title = Dein Platz ist in einem anderen Fenster offen
here-elsewhere = Dieser Tisch ist in einem anderen Fenster offen
elsewhere-text = Dort geht es weiter. Du kannst jederzeit hier weiterspielen.
elsewhere-continue = Hier weiterspielen

seat-number = Platz { $n }
plate-turn = am Zug
plate-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
plate-stand-in = weg, ein Bot spielt
zone-empty = leer
card-ranks = A B D K
card-playable = spielbar
card-not-now = jetzt nicht

play-others = Die anderen
play-middle = Die Tischmitte
play-mine = Mein Platz
notes-title = Notizblatt
notes-how = Tipp auf einen Stein: gestrichen, eingekreist, offen.
notes-open = offen
notes-struck = gestrichen
notes-ringed = eingekreist
notes-clear = Blatt leeren
notes-answers =
    { $n ->
        [0] Antworten
        [one] { $n } Antwort
       *[other] { $n } Antworten
    }
notes-none = Noch keine Antwort.
notes-new = Neue Steine für { $seat }
notes-new-own = Neue Steine für dich
notes-new-empty = Neue Steine auf einem freien Bänkchen
notes-old = Bis dahin: { $tiles }
guess-open = Ansagen
guess-title = Deine drei Ziffern
guess-empty = leer
guess-remove = { $n } wegnehmen
guess-do = Sag { $digits } an
guess-not-now = Gerade kannst du nichts ansagen.
amount = Betrag
amount-less = Weniger
amount-more = Mehr
hints-on = Was spielbar ist, wird gezeigt.
hints-off = Was spielbar ist, wird nicht mehr gezeigt.
play-actions = Was ich tun kann
play-which = Welche?
play-delayed = Alle Hände, wie sie vor einer Minute waren. Wer sie sieht, bekommt in dieser Partie keinen Platz.
play-said = { $name }: „{ $words }“
play-away = { $name } ist weg.
play-back = { $name } ist wieder da.
play-paused = Die Partie ist unterbrochen.
play-awaits = Die Partie wartet auf ihre Spieler …
play-clockwise = Es geht im Uhrzeigersinn.
play-counterclockwise = Es geht gegen den Uhrzeigersinn.
play-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
play-undo-yes = Na gut
play-undo-no = Nein
play-undo-asking = Die anderen werden gefragt.
note-rule = Zur Regel
reason-unheard = Das wirkt gerade nicht. Es kostet nichts.
reason-undo-refused = Der Zug bleibt: Nicht alle waren einverstanden.
log-empty = Noch nichts, seit du hier sitzt.

race-title = Wessen Hand zuerst da war
race-ms = { $n } ms
race-detail = angekommen nach { $arrived } ms, Leitung { $line } ms
race-clipped = auf das Gemessene gekürzt
race-photo = Fotofinish: { $names }

end-you-won = Du hast gewonnen!
end-won = { $n ->
    [one] { $names } gewinnt
   *[other] Es gewinnen: { $names }
}
# Behind a number with its unit: “287 ms …”, “3 points …”.
end-fastest = deine schnellste Hand
end-ahead = vor { $name }
end-behind = hinter { $name }
end-again = Noch einmal
end-arrange = Plätze oder Regeln ändern
end-look = Tisch ansehen
end-result = Das Ergebnis
end-log = Partie sichern
end-fair = War es fair?
end-fair-text = Aller Zufall dieser Partie kam aus diesem Startwert. Sein Siegel stand im Menü, bevor die erste Karte gegeben wurde.

menu-call = Über den Tisch rufen
menu-say = Etwas sagen
menu-say-do = Sagen
menu-undo = Zurücknehmen
menu-pause = Unterbrechen
menu-resume = Weiter
menu-hints = Zeigen, was spielbar ist
menu-sound = Ton
menu-vibration = Vibrieren
menu-pin = PIN von { $name }
menu-pin-text = Damit nimmst du deinen Platz auf ein anderes Handy oder in einen anderen Browser mit.
menu-keys = Tasten
menu-fair = Das Siegel dieser Partie
menu-fair-text = Die Karten lagen vor dem Austeilen fest. Das Siegel ist eine Prüfsumme des Startwerts, der nach der Partie gezeigt wird.
menu-leave = Tisch verlassen

sign-hello = Hallo!
sign-well-played = Gut gespielt!
sign-thanks = Danke!
sign-wow = Donnerwetter!
sign-oops = Hoppla!
sign-hurry = Du bist dran!

key-space = Leertaste
key-space-does = zuschlagen oder die erste Reaktion
key-arrows = ← →
key-arrows-does = durch meine Karten
key-enter = Eingabe
key-enter-does = Karte spielen, Knopf drücken
key-digits = 1 … 9
key-digits-does = die Knöpfe, sonst die Karten in der Mitte, von links; Ansagen rechts von 9 abwärts
key-hints = H
key-hints-does = zeigen, was spielbar ist, oder nicht
key-rules = R
key-rules-does = Regeln
key-log = L
key-log-does = Spielverlauf

error-no-such-match = Diese Partie gibt es hier nicht mehr.
error-replay-too-long = Diese Datei ist zu groß, um sie anzusehen.
error-replay-unreadable = Das ist keine gesicherte Partie, oder die Datei ist beschädigt.
error-replay-transcript = Das ist eine Mitschrift: Sie erzählt eine Partie und lässt sich hier nicht zeigen. Wähle die gesicherte Partie, eine Datei, die auf .ludo endet.
error-replay-version = Diese Partie wurde unter anderen Regeln gesichert und lässt sich nicht mehr zeigen.
error-replay-illegal = Ein Zug in dieser Datei verstößt gegen die Regeln.
error-no-such-share = Diese Zahlen werden nicht mehr geteilt.

end-replay = Rückschau
end-check = Nachprüfen

replay-title = Rückschau
replay-bring = Gesicherte Partie öffnen
replay-bring-text = Eine Partie, die jemand am Ende gesichert hat, oder eine simulierte: eine Datei, die auf .ludo endet. Sie wird geprüft, und nichts davon bleibt hier.
replay-choose = Datei wählen
replay-drop = oder hierher ziehen
replay-line = (Zeile { $n })
replay-deal = Die Karten werden gegeben.
replay-about = Über diese Partie
replay-controls = Durch die Partie
replay-scrub = Schritt
replay-step = Schritt { $at } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-eyes = Gesehen von
replay-eyes-open = Alle Karten offen
replay-eyes-watch = Zuschauer
replay-share = Diesen Moment teilen
replay-share-text = Der Link öffnet die Partie bei Schritt { $at }, so gesehen wie jetzt.
replay-link = Link zu diesem Moment
replay-broken-off = Diese Partie wurde abgebrochen.
replay-true = Alles ist, wie es dasteht: Der Startwert passt zum Siegel, jeder Zug war erlaubt, in Wettläufen folgt die Zeit jeder Hand aus dem Gemessenen, und so ging es aus.
replay-finding-seed = Der Startwert passt nicht zum Siegel: Das sind nicht die Karten, die vor dem Austeilen feststanden.
replay-finding-why = Die Partie endete nicht aus dem Grund, der in der Datei steht.
replay-finding-places = Die Züge führen zu anderen Plätzen, als die Datei angibt.
replay-finding-scores = Die Züge führen zu anderen Punkten, als die Datei angibt.
replay-finding-race = Ein Wettlauf in dieser Datei stimmt nicht: Das Gemessene ergibt andere Zeiten oder eine andere Reihenfolge, als dort steht.
replay-false = In dieser Datei stimmt etwas nicht. Sieh nach, was nicht passt
replay-seal-text = Das Siegel ist eine Prüfsumme des Startwerts, und alle konnten es sehen, bevor die erste Karte gegeben wurde. Aller Zufall der Partie kommt aus dem Startwert: Andere Karten hätten ein anderes Siegel gehabt.
replay-seed = Der Startwert
replay-verify = Du musst es uns nicht glauben. Sichere die Partie und prüfe sie auf deinem eigenen Rechner:
replay-keys = ← und → gehen einen Schritt, die Leertaste spielt ab, Pos1 und Ende führen zum Anfang und zum Ende.

stats-title = Meine Partien
stats-of = Die Partien von { $name }
stats-private = Das siehst nur du.
stats-none = Hier ist noch nichts. Eine Partie zählt, sobald sie zu Ende gespielt ist.
stats-played = Gespielt
stats-won = Gewonnen
stats-place-count = Platz { $place }: { $n }
stats-reactions = Reaktionszeiten
stats-reactions-none = Noch kein Wettlauf: Diese Zeiten kommen aus Spielen mit flinken Händen.
stats-reactions-text = Hände in Wettläufen: { $n }. Mittlerer Wert: { $ms } ms.
stats-plot = Reaktionszeiten, von der ältesten zur neuesten. Mittlerer Wert der ersten zehn: { $before } ms, der letzten zehn: { $now } ms.
stats-plot-first = war zuerst da
stats-plot-middle = mittlerer Wert von zehn
stats-against = Direkter Vergleich
stats-ahead = Ich lag vorn: { $n }
stats-behind = Die anderen lagen vorn: { $n }
stats-even = Gleichauf: { $n }
stats-latest = Letzte Partien
stats-gave-up = aufgegeben
stats-share = Diese Zahlen teilen
stats-share-text = Macht einen Link, den alle öffnen können. Er zeigt deinen Namen, deine Ergebnisse und deine Reaktionszeiten, aber keine Namen von anderen.
stats-shared = Wer diesen Link hat, sieht deine Zahlen.
stats-link = Link zu deinen Zahlen
stats-unshare = Link zurückziehen

# Tische auf diesem Gerät, ohne Server.
home-here = Allein, ein Handy für alle oder ein Bildschirm in der Mitte: auch ohne Netz
here-title = Auf diesem Gerät
here-lead = Die Regeln selbst laufen in deinem Browser. Beim ersten Mal werden etwa 7 MB geladen; danach geht es ohne Netz.
here-loading = Der Tisch wird aufgestellt …
here-failed = Hier ließ sich kein Tisch aufstellen.
here-failed-text = Beim ersten Mal brauchst du Netz und einen Browser, der nicht zu alt ist.
here-continue = Weiterspielen
here-new = Neu beginnen
here-add = Noch jemand
here-begin = An den Tisch
around-phones = Handys spielen mit: über den Server
around-strange = An den Rändern dieses Bildschirms hat niemand einen Platz an diesem Tisch.
around-table = Zum Tisch
way-alone = Allein gegen Bots
way-alone-text = Wann du willst und wo du willst.
way-pass = Ein Handy für alle
way-pass-text = Es geht von Hand zu Hand; unterwegs sind die Karten zugedeckt.
way-screen = Ein Bildschirm in der Mitte
way-screen-text = Alle haben ihre Seite des Bildschirms und schlagen mit der eigenen Hand, alle zugleich. Geheime Karten liegen verdeckt; wer das Auge auf seiner Seite hält, sieht die eigenen.
pass-on = Weitergeben an { $name }
pass-cover = { $name } ist dran
pass-cover-text = Jetzt schaut sonst niemand hin. Die Uhr steht still.
pass-show = Meine Karten zeigen
pad-look = Halten und schauen
