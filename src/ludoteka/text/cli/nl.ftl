# Wat de terminal zegt.

cli-you = jij
cli-person = Otter
cli-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
cli-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}

cli-which = Welke?
cli-refused = { $reason } (regels { $anchor })
cli-not-understood = ‘{ $said }’ betekent hier niets; met ? zie je wat wel kan.
cli-help = Een cijfer speelt die kaart, een letter doet wat ernaast staat. ▸ en een dikke rand: dat kun je nu doen. Of typ de naam van een zet.
cli-help-keys = In een wedloop telt elke toets meteen; met de spatiebalk sla je.
cli-help-words = rules – de spelregels    undo – zet terugnemen    quit – stoppen    Enter – verder
cli-undone = Teruggenomen.
cli-left = Je bent uit het spel gestapt.

cli-ended = Het spel is afgelopen
cli-place = Plaats
cli-player = Speler
cli-score = Stand
cli-saved = Bewaard: { $file }
cli-go-on = Enter – verder

cli-entry-expire = De tijd is om.
cli-entry-absent = Vanaf nu weg: { $names }
cli-entry-again = De tafel gaat na een onderbreking verder.
cli-entry-stopped = De klok staat stil.
cli-entry-running = De klok loopt.
cli-entry-race = Beslist welke hand het eerst was.
cli-entry-chair = Een stoel krijgt een andere speler.
cli-entry-flag = Er wordt iets over de tijd genoteerd.

# Wat er mis was met een aanroep; staat achter de naam van het programma en krijgt een punt.
cli-wrong-game = een spel ‘{ $game }’ is er niet; mogelijk: { $allowed }
cli-wrong-language = een taal ‘{ $language }’ is er niet; mogelijk: { $allowed }
cli-wrong-option = een optie ‘{ $option }’ is er niet; mogelijk: { $allowed }
cli-wrong-value = de optie ‘{ $option }’ kan niet ‘{ $value }’ zijn; mogelijk: { $allowed }
cli-wrong-pair = ‘{ $word }’ heeft niet de vorm KEY=VALUE
cli-wrong-seats = { $game } kun je niet met { $seats } spelen; mogelijk: { $low } tot en met { $high }
cli-wrong-level = { $game } heeft geen bot ‘{ $level }’; mogelijk: { $allowed }
cli-wrong-bots = bots: { $bots }, plaatsen voor hen: { $seats }; geef één niveau voor alle, of één voor elk
cli-wrong-seat = een plaats { $seat } is er niet; mogelijk: 1 tot en met { $last }
cli-wrong-passage = de spelregels hebben geen plek ‘{ $passage }’; mogelijk: { $allowed }
cli-wrong-entry = zo lang is het spel niet; --at gaat van 0 tot en met { $last }
cli-bad-log = dit is geen bewaard spel, of het bestand is beschadigd ({ $problem })
cli-no-file = een bestand { $file } is er niet
cli-no-read = { $file } kan niet gelezen worden
cli-no-text = { $file } is geen tekst
cli-too-long = { $file } is te lang voor een spel
cli-no-write = { $file } kan niet geschreven worden
cli-our-mistake = onze fout ({ $problem }); --debug toont waar die vandaan komt
