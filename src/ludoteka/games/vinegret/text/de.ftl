title = Vinegret
tagline = Das alte französische Ambigu: zwei Karten, noch zwei, setzen, tauschen, und alle zahlen der höchsten Hand.

score = Jetons
points = { $n ->
    [one] { $n } Jeton
   *[other] { $n } Jetons
}

face-h1 = Herz-Ass
face-h2 = Herz-2
face-h3 = Herz-3
face-h4 = Herz-4
face-h5 = Herz-5
face-h6 = Herz-6
face-h7 = Herz-7
face-h8 = Herz-8
face-h9 = Herz-9
face-h10 = Herz-10
face-hj = Herz-Bube
face-hq = Herz-Dame
face-hk = Herz-König
face-d1 = Karo-Ass
face-d2 = Karo-2
face-d3 = Karo-3
face-d4 = Karo-4
face-d5 = Karo-5
face-d6 = Karo-6
face-d7 = Karo-7
face-d8 = Karo-8
face-d9 = Karo-9
face-d10 = Karo-10
face-dj = Karo-Bube
face-dq = Karo-Dame
face-dk = Karo-König
face-c1 = Kreuz-Ass
face-c2 = Kreuz-2
face-c3 = Kreuz-3
face-c4 = Kreuz-4
face-c5 = Kreuz-5
face-c6 = Kreuz-6
face-c7 = Kreuz-7
face-c8 = Kreuz-8
face-c9 = Kreuz-9
face-c10 = Kreuz-10
face-cj = Kreuz-Bube
face-cq = Kreuz-Dame
face-ck = Kreuz-König
face-s1 = Pik-Ass
face-s2 = Pik-2
face-s3 = Pik-3
face-s4 = Pik-4
face-s5 = Pik-5
face-s6 = Pik-6
face-s7 = Pik-7
face-s8 = Pik-8
face-s9 = Pik-9
face-s10 = Pik-10
face-sj = Pik-Bube
face-sq = Pik-Dame
face-sk = Pik-König

# Eine Hand in Worten; die Nachrichten weiter unten benutzen sie. $pips sind die Augen, die zwischen zweien entscheiden.
hand-words = { $kind ->
    [nothing] nichts
    [point] Point von { $pips }
    [prime] Prime von { $pips }
    [grand-prime] Große Prime von { $pips }
    [sequence] Sequenz von { $pips }
    [tricon] Tricon von { $pips }
    [flux] Flux von { $pips }
    [tricon-prime] Tricon mit Prime
    [flux-sequence] Flux mit Sequenz
    [fredon] Fredon
   *[none] noch keine Hand
}
hand-worth = { hand-words }, bringt { $pays }

event-deals = Runde { $n }: { $seat } gibt allen zwei Karten.
event-antes = Alle legen { $n ->
        [one] einen Jeton
       *[other] { $n } Jetons
    } in den Topf.
    .anchor = ante
event-whist = { $seat } sagt Whist, behält beide Karten und zahlt { $n ->
        [one] einen Jeton
       *[other] { $n } Jetons
    } ein.
    .anchor = whist
event-exchanges = { $seat } tauscht { $n ->
        [one] eine Karte
       *[other] beide Karten
    }.
    .anchor = exchange
event-stakes = { $seat } zahlt { $n ->
        [one] einen Jeton
       *[other] { $n } Jetons
    } ein.
    .anchor = whist
event-throws = { $seat } wirft eine von drei Karten ab.
event-two-more = Der Talon wird gemischt; alle bekommen zwei weitere Karten.
event-passes = { $seat } passt.
event-bets = { $seat } setzt { $n }.
    .anchor = limit
event-raises = { $seat } erhöht um { $n }.
    .anchor = raises
event-holds = { $seat } hält und zahlt { $n } ein.
    .anchor = hold
event-refuses = { $seat } steigt aus.
event-no-betting = Jemand hat nichts mehr zu setzen: Die Setzrunde entfällt.
event-all-passed = Alle haben gepasst. { $seat } darf neu geben oder alle zwingen.
event-redeal = { $seat } gibt neu: neue Grundeinsätze, neue Karten.
    .anchor = dealers-choice
event-forces = { $seat } zahlt { $n } ein und zwingt alle: Die Karten werden behalten.
    .anchor = force
event-changes = { $seat } { $n ->
        [0] behält alle vier Karten
        [one] tauscht eine Karte
       *[other] tauscht { $n } Karten
    }.
event-reshuffle = Der Talon ist zu Ende: Abgeworfenes und tote Hände werden gemischt.
event-time-up = { $seat } hat zu lange gebraucht.
event-unheld = Niemand hält: { $seat } nimmt { $n } zurück.
    .anchor = unheld
event-pays = { $seat } zahlt { $other } { $n }.
    .anchor = payers
event-takes-pot = { $seat } nimmt den Topf: { $n }.
    .anchor = showdown
event-carried = Für die nächste Runde bleibt im Topf: { $n }.
event-extra = Die letzte Runde ist vorbei, aber im Topf liegt noch etwas ({ $n }): noch eine Runde.
event-no-hand = Niemand hat eine Hand, die zählt.
event-shares = { $seat } bekommt { $n } aus dem, was im Topf bleibt.
    .anchor = end
event-out = { $seat } kann den Grundeinsatz nicht zahlen und scheidet aus.
    .anchor = out
event-sits-out = { $seat } setzt diese Runde aus.
event-shows-nothing = { $seat } zeigt nichts, was zählt.
event-shows-point = { $seat } zeigt einen Point von { $n }.
event-shows-prime = { $seat } zeigt eine Prime von { $n }.
event-shows-grand-prime = { $seat } zeigt eine Große Prime von { $n }.
event-shows-sequence = { $seat } zeigt eine Sequenz von { $n }.
event-shows-tricon = { $seat } zeigt ein Tricon von { $n }.
event-shows-flux = { $seat } zeigt einen Flux von { $n }.
event-shows-tricon-prime = { $seat } zeigt ein Tricon von { $n } mit Prime.
event-shows-flux-sequence = { $seat } zeigt einen Flux mit einer Sequenz von { $n }.
event-shows-fredon = { $seat } zeigt einen Fredon von { $n }!

reason-you-are-out = Du konntest den Grundeinsatz nicht zahlen: Du bist ausgeschieden.
    .anchor = out
reason-you-sit-out = Diese Runde setzt du aus.
    .anchor = players
reason-you-refused = Du bist ausgestiegen: Diese Runde läuft ohne dich weiter.
    .anchor = refuse
reason-deal-over = Diese Runde ist vorbei. Die nächste kommt gleich.
    .anchor = dealing
reason-throw-first = Du hast zwei Karten für eine bekommen: Wirf erst eine der drei ab.
    .anchor = exchange
reason-nothing-to-throw = Du hast keine Karte zu viel.
    .anchor = exchange
reason-no-whist-now = Whist sagt man nur auf die ersten zwei Karten.
    .anchor = whist
reason-whist-keeps = Willst du beide Karten behalten, sag Whist.
    .anchor = whist
reason-no-such-card = So viele Karten hast du nicht.
    .anchor = exchange
reason-no-exchange-now = Jetzt wird nicht getauscht.
    .anchor = draw
reason-no-betting-now = Jetzt wird nicht gesetzt.
    .anchor = first-betting
reason-no-bet = Es steht kein Einsatz, den du halten könntest. Passe oder setze selbst.
    .anchor = hold
reason-bet-open = Ein Einsatz steht: Halte ihn, erhöhe ihn oder steig aus.
    .anchor = hold
reason-bet-first = Noch gibt es keinen Einsatz, den du erhöhen könntest.
    .anchor = first-betting
reason-raise-now = Nach dem Tausch wird erhöht; gesetzt wird davor.
    .anchor = second-betting
reason-over-limit = So viel darf man auf einmal nicht setzen.
    .anchor = limit
reason-no-more-raises = Es ist oft genug erhöht worden: Halte oder steig aus.
    .anchor = raises
reason-not-all-passed = Diese Wahl hat der Geber, wenn alle gepasst haben.
    .anchor = dealers-choice
reason-three-redeals = Nach dreimal Neugeben in Folge muss der Geber zwingen.
    .anchor = dealers-choice

ending-dealt = Alle Runden sind gespielt.
    .anchor = end
ending-doubled = Jemand hat die Jetons vom Anfang verdoppelt.
    .anchor = end
ending-cap = Sechzig Runden sind gespielt.
    .anchor = cap
ending-alone = Nur noch eine Person kann den Grundeinsatz zahlen.
    .anchor = out

option-deck = Die vierzig Karten
option-deck--a-to-10 = Ass (eins) bis Zehn
option-deck--5-to-a = Fünf bis König, Ass ganz oben
option-prime = Eine Prime ist
option-prime--four-suits = vier Karten in vier Farben
option-prime--same-suit = wörtlich vier in einer Farbe, also gibt es keine
option-fredon-pays = Ein Fredon bringt
option-fredon-pays--80 = 80
option-fredon-pays--8 = 8
option-grand-prime-pays = Eine Große Prime bringt
option-grand-prime-pays--2 = 2, wie jede Prime
option-grand-prime-pays--3 = 3
option-fredon-high = Der höchste Fredon
option-fredon-high--by-pips = nach Augen
option-fredon-high--aces-high = ist der aus Assen
option-first-stake = Zwei Jetons auf die ersten zwei Karten
option-first-stake--whist = zahlt, wer Whist sagt
option-first-stake--everyone = zahlen alle
option-ante = Grundeinsatz je Runde
option-ante--1 = ein Jeton
option-ante--2 = zwei Jetons
option-ante--5 = fünf Jetons
option-ante-when-carried = Grundeinsatz, wenn der Topf liegen blieb
option-ante-when-carried--yes = ja
option-ante-when-carried--no = nein, nur in einen leeren Topf
option-start-tokens = Jetons zu Beginn
option-start-tokens--100 = 100
option-start-tokens--50 = 50
option-start-tokens--200 = 200
option-bet-limit = Höchster Einsatz, höchste Erhöhung
option-bet-limit--10 = 10
option-bet-limit--5 = 5
option-bet-limit--20 = 20
option-bet-limit--none = was der Ärmste im Spiel zahlen kann (keine Schulden)
option-first-raises = Erhöhen in der ersten Setzrunde
option-first-raises--3 = bis zu dreimal
option-first-raises--none = nie
option-unheld-bet = Ein erster Einsatz, den niemand hält, bringt
option-unheld-bet--dealer-pays-twice = das Doppelte, vom Geber
option-unheld-bet--refuser-pays-two = zwei Jetons, von dem, der zuletzt ausstieg
option-unheld-takes-pot = Dieser Einsatz gewinnt auch den Topf
option-unheld-takes-pot--no = nein
option-unheld-takes-pot--yes = ja
option-refuser-returns = Nach dem Tausch wieder einsteigen
option-refuser-returns--no = nein
option-refuser-returns--yes = ja
option-unheld-raise-pays = Eine letzte Erhöhung, die niemand hält, bringt
option-unheld-raise-pays--hand-value = den Wert der Hand
option-unheld-raise-pays--pips = die Augen der Hand
option-after-force = Wenn der Geber zwingt
option-after-force--betting = noch eine Setzrunde
option-after-force--draw = alle tauschen sofort
option-after-force--showdown = alle decken sofort auf
option-payers = Wer die Siegerhand bezahlt
option-payers--everyone = alle am Tisch
option-payers--holders = wer gehalten hat
option-draws = Tauschen
option-draws--one = einmal
option-draws--repeated = bis niemand mehr will
option-exchange-one = Eine zu Beginn getauschte Karte bringt
option-exchange-one--one = eine Karte
option-exchange-one--two = zwei Karten, und eine von dreien fliegt
option-direction = Richtung
option-direction--clockwise = im Uhrzeigersinn
option-direction--anticlockwise = gegen den Uhrzeigersinn
option-deals = Dauer
option-deals--3 = drei Runden je Platz
option-deals--1 = eine Runde je Platz
option-deals--5 = fünf Runden je Platz
option-deals--until-double = bis jemand verdoppelt hat
option-most-seats = Wie viele höchstens mitspielen
option-most-seats--6 = sechs
option-most-seats--5 = fünf, von sechs setzt reihum einer aus

mark-drawn = neu
mark-dealer = gibt
mark-whist = Whist
mark-exchanged-1 = eine getauscht
mark-exchanged-2 = beide getauscht
mark-bettor = hat gesetzt
mark-passed = gepasst
mark-refused = ausgestiegen
mark-may-return = darf zurück
mark-changed-0 = behält alle
mark-changed-1 = 1 getauscht
mark-changed-2 = 2 getauscht
mark-changed-3 = 3 getauscht
mark-changed-4 = 4 getauscht
mark-out = raus
mark-sits-out = setzt aus
mark-winner = Sieg

prompt-whist = Sag Whist ({ $n } Jetons) oder tipp Karten zum Tauschen an.
prompt-throw = Zwei für eine: Tipp an, welche fliegt.
prompt-first = { hand-worth }. Setzen oder passen?
prompt-answer = { hand-worth }. Für { $n } halten gegen { $seat }?
prompt-choice = Alle passen: neu geben ({ $n }×) oder zwingen? { hand-words }
prompt-choice-force = Alle passen, kein Neugeben mehr: zwing. { hand-words }
prompt-draw = { hand-worth }. Tipp Karten zum Tauschen an.
prompt-second = { hand-worth }. Erhöhen oder passen?
prompt-return = { hand-worth }. Wieder einsteigen oder passen?
prompt-wait = { $seat } überlegt.
prompt-wait-hand = { $seat } überlegt. Du: { hand-worth }
prompt-unheld = Niemand hält gegen { $seat }. Im Topf: { $n }.
prompt-passed-out = Nach dem Tausch passen alle. Im Topf bleibt: { $n }.
prompt-unheld-raise = Niemand hält gegen { $seat }: Topf { $n }, je { $pays }.
prompt-shown = { $seat } gewinnt, { hand-words }: Topf { $n }, je { $pays }.
prompt-no-hand = Niemand hat eine Hand, die zählt. Im Topf bleibt: { $n }.
prompt-won = { $seat } hat die meisten Jetons und gewinnt.
prompt-shared = { $n ->
        [one] Der Sieg geht an eine Person.
       *[other] { $n } teilen sich den Sieg.
    }

zone-hand = Deine Hand
zone-full-hand = Deine Hand: { hand-worth }
zone-other-hand = Hand von { $seat }
zone-shown-hand = Hand von { $seat }: { hand-worth }
zone-stake = { $seat } hat { $n } eingezahlt
zone-pot = Topf: { $n }
zone-stock = Runde { $deal } von { $deals }
zone-stock-open = Runde { $deal }
zone-stock-extra = Zusatzrunde um den Topf
zone-discards = Abgeworfen
zone-winner = { $seat }: { hand-worth }

button-whist = Whist ({ $n })
button-exchange = { $n ->
        [one] Eine tauschen
       *[other] Beide tauschen
    }
button-change = { $n ->
        [one] Eine tauschen
       *[other] { $n } tauschen
    }
button-keep = Alle behalten
button-pass = Passen
button-bet = { $n } setzen
button-raise = Um { $n } erhöhen
button-hold = Halten ({ $n })
button-refuse = Aussteigen
button-redeal = Neu geben
button-force = Zwingen ({ $n })

clock-move = dann wird entschieden
clock-next-deal = nächste Runde
zone-going = { $n ->
        [one] Diese Karte fliegt
       *[other] Diese Karten fliegen
    }
