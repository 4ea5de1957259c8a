title = Vier
tagline = Allemaal tegelijk pakken en weggooien. Vier van één wijn? Meld ze als eerste!

face-red = rode wijn
face-white = witte wijn
face-sparkling = bubbels

event-deals = Ronde { $n }: vijf kaarten voor iedereen. Leg er een opzij.
event-redeals =
    { $n ->
        [one] Iemand kreeg vier gelijke, dus er is opnieuw gedeeld.
       *[other] { $n } keer kreeg iemand vier gelijke; telkens is er opnieuw gedeeld.
    }
event-chooses = { $seat } heeft een kaart opzijgelegd.
event-chosen-for = De tijd is om: het lot legt een kaart van { $seat } opzij.
event-ready = De eerste kaarten liggen opzij. Klaar …
event-go = Start!
event-draws = { $seat } pakt { $card }.
event-draws-hidden = { $seat } pakt een kaart.
event-takes = { $seat } pakt { $card } van de aflegstapel.
event-takes-hidden = { $seat } pakt de bovenste van de aflegstapel.
event-gone = { $seat } grijpt naar de aflegstapel, maar de kaart is weg.
event-throws = { $seat } gooit { $card } weg.
event-throws-hidden = { $seat } gooit een kaart weg.
event-swaps =
    { $n ->
        [one] De trekstapel is op: de aflegstapel, { $n } kaart, wordt de trekstapel.
       *[other] De trekstapel is op: de aflegstapel, { $n } kaarten, wordt de trekstapel.
    }
event-too-fast = { $seat } was te snel: dat telde niet.
event-claims = { $seat } meldt vier: { $card }!
event-claims-too = { $seat } heeft er ook vier: { $card }. Dat telt als klap.
event-claims-falsely =
    { $n ->
        [0] { $seat } meldt { $card }, maar heeft er geen vier. Dat kost hier niets.
        [one] { $seat } meldt { $card }, maar heeft er geen vier: −1.
       *[other] { $seat } meldt { $card }, maar heeft er geen vier: −{ $n }.
    }
    .anchor = false
event-shows = In de hand van { $seat }: { $n } × { $card }.
event-slaps =
    { $n ->
        [1] { $seat } slaat het eerst.
       *[other] { $seat } slaat als nummer { $n }.
    }
event-gains = { $seat } wint de ronde: +1.
    .anchor = score
event-loses-no-slap = { $seat } sloeg niet: −1.
    .anchor = no-slap
event-loses-last = { $seat } sloeg het laatst: −1.
    .anchor = score
event-void =
    { $n ->
        [one] Al die tijd meldde niemand vier: een lege ronde.
       *[other] Al die tijd meldde niemand vier: de { $n }e lege ronde op rij.
    }
    .anchor = void
event-again = De tafel was onderbroken. Alle kaarten liggen zoals ze lagen; de tijd begint opnieuw.

reason-before-go = Wacht op ‘Start!’.
    .anchor = go
reason-chosen = Je hebt al een kaart opzijgelegd.
    .anchor = aside
reason-not-in-hand = Die wijn heb je niet.
    .anchor = draw-throw
reason-draw-first = Je hebt vier kaarten: pak er eerst een.
    .anchor = draw-throw
reason-throw-first = Je hebt vijf kaarten: gooi er eerst een weg.
    .anchor = draw-throw
reason-own-discard = Aan deze tafel pak je niet terug wat je zelf het laatst weggooide.
    .anchor = own-discard
reason-no-claim-yet = Er was nog geen goede melding om op te slaan. Dat kost niets.
    .anchor = early-slap
reason-hand-is-down = Je hand ligt er al.
    .anchor = hand-down
reason-round-stopped = Er is goed gemeld: er beweegt geen kaart meer.
    .anchor = stop
reason-between-rounds = De ronde is afgelopen; de volgende kaarten komen eraan.
    .anchor = shown

ending-points = Iemand heeft de punten om te winnen.
    .anchor = end-points
ending-rounds = Er zijn zestig rondes gespeeld: wie de meeste punten heeft, wint.
    .anchor = end-rounds
ending-idle = Drie rondes op rij meldde niemand vier: wie de meeste punten heeft, wint.
    .anchor = end-idle

option-cards-per-type = Kaarten van elke wijn
option-cards-per-type--18 = 18 (54 kaarten)
option-cards-per-type--15 = 15 (45 kaarten)
option-cards-per-type--20 = 20 (60 kaarten)
option-four-before-go = Vier gelijke in de eerste vijf kaarten
option-four-before-go--claim = mag je vanaf ‘Start!’ melden
option-four-before-go--redeal = opnieuw delen tot niemand ze heeft
option-discards = Weggegooide kaarten liggen
option-discards--face-down = gesloten
option-discards--face-up = open, na ‘Start!’
option-own-discard = Je eigen laatste kaart terugpakken
option-own-discard--yes = mag
option-own-discard--no = mag niet
option-false-claim = Een valse melding kost
option-false-claim--minus-one = één punt
option-false-claim--nothing = niets
option-never-slap = Als meerdere spelers niet slaan
option-never-slap--each-minus-one = verliest ieder een punt
option-never-slap--one-of-them = verliest een van hen, door het lot bepaald, een punt
option-swap-shuffled = Bij het wisselen wordt de nieuwe trekstapel geschud
option-swap-shuffled--yes = ja
option-swap-shuffled--no = nee
option-points-to-win = Punten om te winnen
option-points-to-win--3 = drie
option-points-to-win--1 = één
option-points-to-win--5 = vijf
option-slap-window = Na een melding mogen de anderen slaan
option-slap-window--3 = drie seconden lang
option-slap-window--2 = twee seconden lang
option-slap-window--6 = zes seconden lang (ontspannen)

mark-chosen = kaart opzij
mark-first = vier!
mark-slapped = sloeg
mark-false = valse melding
mark-away = weg
mark-plus-one = +1
mark-minus-one = −1

prompt-choose = Ronde { $n }. Leg een kaart gesloten opzij.
prompt-chosen = Opzijgelegd: { $card }. Wachten op de anderen.
prompt-choosing = Ronde { $n }. Iedereen legt een kaart opzij.
prompt-ready = Klaar … Start kan elk moment komen.
prompt-draw = Pak een kaart! Vier gelijke? Melden.
prompt-throw = Gooi een kaart weg! Vier gelijke? Melden.
prompt-drawing = Pakken en weggooien, tot iemand vier gelijke heeft.
prompt-slap = { $seat } heeft er vier: { $card }! Sla!
prompt-hand-down = { $seat } heeft er vier: { $card }. Je hand ligt er.
prompt-claimed = Vier: { $card }! Nu slaan de anderen.
prompt-slapping = { $seat } heeft er vier: { $card }. Wie slaat het laatst?
prompt-result = { $seat } had er vier: { $card }.
prompt-void =
    { $n ->
        [one] Niemand meldde vier: een lege ronde.
       *[other] Niemand meldde vier: de { $n }e lege ronde op rij.
    }
prompt-won = { $seat } wint.
prompt-over = Het spel is afgelopen.
label-discard = Aflegstapel
label-stock = Trekstapel
label-chosen = Opzijgelegd
label-hand = Jouw hand
label-shown = De hand van { $seat }
button-draw = Trekken
button-take = Pakken
button-slap = Sla!
button-claim-red = Rood!
button-claim-white = Wit!
button-claim-sparkling = Bubbels!
clock-choose = het lot kiest een kaart over
clock-round = de ronde vervalt over
clock-slap = slaan kan nog
clock-next-round = volgende ronde over
