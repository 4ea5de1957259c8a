# Wat de terminal zegt.

cli-you = jij
cli-person = Otter
cli-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}

cli-which = Welke?
cli-seconds = { $n } s
cli-refused = { $reason } (? – de regel)
cli-not-understood = ‘{ $said }’ betekent hier niets; met ? zie je wat wel kan.
cli-help = Een getal speelt die kaart, een letter doet wat ernaast staat. ▸ en een dikke rand: dat kan nu. Of typ de naam van een zet.
cli-help-keys = In een race telt elke toets meteen; met de spatiebalk sla je.
cli-help-words = rules – de spelregels    undo – zet terugnemen    quit – stoppen    Enter – verder
cli-tui-keys = Klik, of kies met ← → en Enter.
cli-learn-which = Lessen van een paar minuten. Kies er een: ludoteka learn SPEL
cli-help-learn = Nieuw in dit spel? ludoteka learn { $game }
cli-learned = En nu in gezelschap: ludoteka play { $game }
cli-learn-left = Je hebt de les verlaten. Opnieuw beginnen: ludoteka learn { $game }
cli-left = Je bent uit het spel gestapt.

cli-ended = Het spel is afgelopen
cli-place = Plaats
cli-player = Speler
cli-saved = Bewaard: { $file }
cli-saved-open = Verder spelen: ludoteka play --resume { $file }
cli-finding-transcript = Dit is een uitgeschreven spel, geen bewaard spel: er zit geen verzegelde deling in om te controleren. Bekijken: ludoteka replay { $file }
cli-go-on = Enter – verder
cli-watch-keys = Een toets – meteen verder    q – stoppen

cli-entry-expire = De tijd is om.
cli-entry-absent = Vanaf nu weg: { $names }
cli-entry-again = Na een onderbreking gaat het aan tafel verder.
cli-entry-stopped = De klok staat stil.
cli-entry-running = De klok loopt.
cli-entry-race = Er is beslist wiens hand er het eerst bij was.
cli-entry-chair = Op een plaats speelt nu een ander.
cli-entry-flag = Er is iets opgevallen aan de tijden.

# Wat er mis was met een aanroep; staat achter de naam van het programma en krijgt een punt.
cli-wrong-game = het spel ‘{ $game }’ bestaat niet; mogelijk: { $allowed }
cli-wrong-language = de taal ‘{ $language }’ is er niet; mogelijk: { $allowed }
cli-wrong-option = de optie ‘{ $option }’ bestaat niet; mogelijk: { $allowed }
cli-wrong-value = ‘{ $value }’ kan niet bij de optie ‘{ $option }’; mogelijk: { $allowed }
cli-wrong-pair = ‘{ $word }’ heeft niet de vorm KEY=VALUE
cli-wrong-twice = de optie ‘{ $option }’ staat er twee keer; aan een tafel geldt één waarde
cli-wrong-seats = { $game } kun je niet met { $seats } spelen; mogelijk: { $low } tot en met { $high }
cli-wrong-level = { $game } heeft geen bot van niveau ‘{ $level }’; mogelijk: { $allowed }
cli-wrong-bots = bots: { $bots }, plaatsen daarvoor: { $seats }; geef één niveau op voor alle, of een voor elk
cli-wrong-seat = plaats { $seat } bestaat niet; mogelijk: 1 tot en met { $last }
cli-wrong-passage = in de spelregels staat geen passage ‘{ $passage }’; mogelijk: { $allowed }
cli-wrong-entry = zo lang is het spel niet; --at gaat van 0 tot en met { $last }
cli-bad-log = dit is geen bewaard spel, of het bestand is beschadigd ({ $problem })
cli-no-file = het bestand { $file } bestaat niet
cli-no-read = { $file } is niet te lezen
cli-no-text = { $file } is geen tekst
cli-too-long = { $file } is te lang voor een spel
cli-no-write = { $file } is niet te schrijven
cli-wrong-resume = --resume haalt spel, plaatsen, opties en kaarten uit het bestand; geef er daarnaast geen op
cli-wrong-over = het potje in { $file } is afgelopen; ludoteka replay toont het
cli-tui-extra = --tui heeft nog een pakket nodig; installeer het met: pip install 'ludoteka[tui]'
cli-tui-pipe = --tui heeft een terminal nodig
cli-our-mistake = onze fout ({ $problem }); --debug toont waar die vandaan komt

# Het laboratorium.
cli-lab-sets = ‘{ $word }’ is geen optie; groepen opties komen na --compare
cli-lab-output = --csv - en --json willen allebei naar de standaarduitvoer; schrijf de regels naar een bestand
cli-lab-looks = --studies werkt met spellen die nader bekeken zijn; geef ook --looks op
cli-lab-minds = bots: { $minds }, plaatsen: { $seats }; geef minstens zoveel bots op als plaatsen, een bot mag twee keer voorkomen
cli-lab-tables = bots: { $minds }; dat geeft te veel verschillende tafels, geef er minder op
cli-lab-cluster = op { $address } antwoordt geen cluster
cli-lab-idle = het cluster op { $address } heeft geen workers
cli-lab-extra = hiervoor zijn meer pakketten nodig; installeer ze met: pip install 'ludoteka[lab]'
cli-lab-nothing = Geen enkel spel is uitgespeeld.
