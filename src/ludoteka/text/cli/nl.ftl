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
