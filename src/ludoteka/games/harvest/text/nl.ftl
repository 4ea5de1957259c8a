title = Oogst
tagline = Een, twee, drie: welke wijn ligt er het meest? Gris de kaarten weg voor de anderen het doen.

face-red = rode wijn
face-white = witte wijn
face-sparkling = bubbels

event-round = Ronde { $n }: een, twee, drie!
event-flips = { $seat } draait { $card } om.
event-adds = { $seat } legt een kaart bij: { $card }.
event-tie = Gelijk: geen wijn ligt voor op de andere.
event-no-half = Geen wijn is meer dan de helft van de kaarten.
event-names = { $seat } wijst { $other } aan om een kaart bij te leggen.
event-names-nobody = { $seat } wijst niemand aan: { $other } legt een kaart bij.
event-takes = { $seat } grist { $card } weg: +1.
    .anchor = majority
event-wrong =
    { $n ->
        [0] { $seat } grijpt mis ({ $card }): de kaart gaat terug.
        [one] { $seat } grijpt mis ({ $card }) en is een eigen kaart schuldig.
       *[other] { $seat } grijpt mis ({ $card }) en is { $n } eigen kaarten schuldig.
    }
    .anchor = wrong
event-locked = Twee keer mis: { $seat } mag deze ronde niet meer grijpen.
    .anchor = lock
event-too-soon = { $seat } grijpt te snel na de vorige kaart; dat telt niet.
event-gives = { $seat } geeft { $card } terug: −1.
    .anchor = give-back
event-leads =
    { $n ->
        [one] Het meest: { $card }, één kaart.
       *[other] Het meest: { $card }, { $n } kaarten.
    }
event-left =
    { $n ->
        [one] Eén van die kaarten bleef liggen.
       *[other] { $n } van die kaarten bleven liggen.
    }
    .anchor = leftovers
event-void = Dertien kaarten, en geen wijn is meer dan de helft: niemand krijgt er een.
    .anchor = full
event-idle =
    { $n ->
        [one] Niemand greep iets.
       *[other] Niemand greep iets: { $n } rondes op rij.
    }
event-settles =
    { $n ->
        [one] Eén kaart gaat terug onder de stapels.
       *[other] { $n } kaarten gaan terug onder de stapels.
    }
    .anchor = leftovers
event-splits =
    { $n ->
        [0] In het midden liggen te weinig kaarten om er ieder een te geven.
        [one] Iedere speler krijgt één kaart uit het midden: +1.
       *[other] Iedere speler krijgt { $n } kaarten uit het midden: +{ $n }.
    }
    .anchor = leftovers
event-again = De tafel was onderbroken: wat er ligt, wordt opnieuw getoond.

reason-no-card = Die kaart lag er niet toen je hand neerkwam.
    .anchor = gone
reason-taken = Iemand was sneller: die kaart is weg.
    .anchor = gone
reason-round-over = De ronde is afgelopen: wat er over is, gaat terug onder de stapels.
    .anchor = gone
reason-locked = Twee keer mis: je grijpt deze ronde niet meer.
    .anchor = lock
reason-one-card = Je hebt je kaart voor deze ronde al.
    .anchor = several
reason-nothing-owed = Je bent geen kaart schuldig.
    .anchor = give-back
reason-not-collected = Van deze wijn heb je geen kaart verzameld.
    .anchor = give-back
reason-nobody-to-name = Er valt nu niemand aan te wijzen.
    .anchor = extra-card
reason-no-pile = Op die stapel ligt geen kaart meer.
    .anchor = extra-card

ending-piles-empty = Op geen stapel ligt nog een kaart.
    .anchor = end
ending-tie = Geen wijn mag gegrepen worden, en geen stapel heeft nog een kaart die dat verandert.
    .anchor = end-tie
ending-idle = Drie rondes op rij greep niemand iets.
    .anchor = end-idle
ending-fixed-rounds = Er zijn tien rondes gespeeld.
    .anchor = end
ending-rounds = Er zijn driehonderd rondes gespeeld.
    .anchor = end-rounds

option-cards-per-type = Kaarten van elke wijn
option-cards-per-type--18 = 18 (54 kaarten)
option-cards-per-type--15 = 15 (45 kaarten)
option-cards-per-type--20 = 20 (60 kaarten)
option-majority = Een wijn mag je grijpen als er
option-majority--most-frequent = meer van liggen dan van elke andere
option-majority--more-than-half = meer dan de helft van ligt
option-grab-window = Tijd om te grijpen
option-grab-window--4 = vier seconden
option-grab-window--2 = twee seconden
option-grab-window--8 = acht seconden (ontspannen)
option-cards-per-round = Per ronde mag een speler nemen
option-cards-per-round--any-number = zoveel kaarten als lukt
option-cards-per-round--one = één kaart
option-given-back-card = Na een misgreep geef je terug
option-given-back-card--giver-chooses = een kaart naar keuze
option-given-back-card--random = een willekeurige kaart
option-tie-without-cards = Gelijk terwijl alle stapels leeg zijn
option-tie-without-cards--nobody-scores = niemand krijgt de kaarten
option-tie-without-cards--split = de kaarten worden gelijk verdeeld
option-lock-after-two-errors = Wie in een ronde twee keer misgrijpt
option-lock-after-two-errors--yes = doet de rest van de ronde niet mee
option-lock-after-two-errors--no = mag blijven grijpen
option-leftovers-go-under = Wat overblijft, gaat onder
option-leftovers-go-under--their-owner = de stapel waar het vandaan kwam
option-leftovers-go-under--shortest-pile = de kleinste stapel
option-extra-card = Bij gelijk legt een kaart bij
option-extra-card--rotating-token = iedereen om de beurt
option-extra-card--active-player-chooses = wie aan de beurt is, wijst iemand aan
option-end = Het spel is uit
option-end--piles-empty = als alle stapels leeg zijn
option-end--fixed-rounds = uiterlijk na tien rondes

mark-adds-next = legt bij
mark-names-next = wijst iemand aan
mark-owes = kaart schuldig
mark-locked = doet niet mee
mark-got-one = heeft er een
mark-no-cards = geen kaarten
mark-away = weg

prompt-begin = Een, twee, drie: kaart om. Gris weg wat er het meest ligt!
prompt-count = Ronde { $n }: een, twee …
prompt-grab = Grijp de wijn die er het meest ligt. Gelijk? Afblijven!
prompt-grab-half = Grijp de wijn die meer dan de helft is. Geen? Afblijven!
prompt-watch = Welke wijn ligt er het meest?
prompt-locked = Twee keer mis: je doet deze ronde niet meer mee.
prompt-got-one = Je hebt je kaart voor deze ronde al.
prompt-give =
    { $n ->
        [one] Mis! Welke van je kaarten geef je terug?
       *[other] Mis! Welke { $n } van je kaarten geef je terug?
    }
prompt-owed = { $seat } kiest een kaart om terug te geven.
prompt-name = Gelijk: wie legt er een kaart bij?
prompt-naming = Gelijk: { $seat } wijst aan wie een kaart bijlegt.
prompt-named = { $seat } legt zo een kaart bij.
prompt-won = { $seat } wint.
prompt-over = Het spel is afgelopen.
label-centre = Het midden
button-give = { $card } ({ $n })
button-name = { $seat }
clock-count = ‘drie’ over
clock-give = de laatste kaart gaat terug over
clock-owed = de laatste kaart gaat terug over
clock-name = tijd om iemand aan te wijzen
