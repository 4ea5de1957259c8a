title = Vijf
tagline = Precies vijf van één wijn op de stapel? Sla eerder dan de anderen.

face-red = rode wijn
face-white = witte wijn
face-sparkling = bubbels

event-deals = Ronde { $n }: alles is geschud en gedeeld. { $seat } begint.
event-flips = { $seat } draait een kaart om.
    .aloud = { $card }
event-slaps =
    { $n ->
        [1] { $seat } slaat het eerst!
       *[other] { $seat } slaat als nummer { $n }.
    }
event-takes-back = Kwam te laat: { $card } gaat terug op de stapel van { $seat }.
    .anchor = stop
event-counts = Op de stapel: { $n } × { $card }.
event-exact = Precies { $n } × { $card }!
event-not-exact = Geen enkele wijn ligt er precies { $n } keer.
event-void =
    { $n ->
        [one] Alle kaarten zijn omgedraaid en niemand sloeg: een lege ronde.
       *[other] Alle kaarten zijn omgedraaid en niemand sloeg: de { $n }e lege ronde op rij.
    }
    .anchor = void
event-again = De tafel was onderbroken: wat er ligt, wordt opnieuw getoond.
event-gains = { $seat } was de eerste en had gelijk: +1.
    .anchor = score-right
event-loses-no-slap =
    { $n ->
        [0] { $seat } sloeg niet, maar kan niet lager zakken.
        [one] { $seat } sloeg niet: −1.
       *[other] { $seat } sloeg niet: −{ $n }.
    }
    .anchor = score-right
event-loses-last =
    { $n ->
        [0] { $seat } sloeg het laatst, maar kan niet lager zakken.
        [one] { $seat } sloeg als allerlaatste: −1.
       *[other] { $seat } sloeg als allerlaatste: −{ $n }.
    }
    .anchor = score-last
event-loses-false =
    { $n ->
        [0] { $seat } sloeg mis, maar kan niet lager zakken.
        [one] { $seat } sloeg mis: −1.
       *[other] { $seat } sloeg mis: −{ $n }.
    }
    .anchor = score-wrong

reason-no-card-yet = Er was nog geen stapel om op te slaan.
    .anchor = hasty
reason-hand-is-down = Je hand ligt al op de stapel; daar blijft hij.
    .anchor = hand-down
reason-between-rounds = De ronde is afgelopen; de volgende kaarten komen eraan.
    .anchor = opened
reason-turned-on-the-beat = Aan deze tafel worden de kaarten vanzelf omgedraaid, in de maat.
    .anchor = turning
reason-round-stopped = Er heeft iemand geslagen: er wordt geen kaart meer omgedraaid.
    .anchor = stop
reason-no-cards-left = Alle kaarten zijn omgedraaid.
    .anchor = void

ending-points = Iemand heeft de punten om te winnen.
    .anchor = end-points
ending-rounds = Er zijn zestig rondes gespeeld: wie de meeste punten heeft, wint.
    .anchor = end-rounds
ending-void = Drie rondes op rij sloeg er niemand: wie de meeste punten heeft, wint.
    .anchor = end-void

option-cards-per-type = Kaarten van elke wijn
option-cards-per-type--18 = 18 (54 kaarten)
option-cards-per-type--15 = 15 (45 kaarten)
option-cards-per-type--20 = 20 (60 kaarten)
option-target = Sla bij precies
option-target--5 = vijf van één wijn
option-target--4 = vier van één wijn
option-target--6 = zes van één wijn
option-points-to-win = Punten om te winnen
option-points-to-win--3 = drie
option-points-to-win--1 = één
option-points-to-win--5 = vijf
option-beat = Tijd per kaart
option-beat--10 = één seconde
option-beat--14 = 1,4 seconde
option-beat--07 = 0,7 seconde
option-flip = De kaarten worden omgedraaid
option-flip--on-the-beat = vanzelf, in de maat
option-flip--by-hand = met de hand
option-follow-up-window = Na de eerste klap kun je nog slaan
option-follow-up-window--2 = twee seconden lang
option-follow-up-window--1 = één seconde lang
option-follow-up-window--4 = vier seconden lang (ontspannen)
option-floor = Punten kunnen zakken
option-floor--none = zonder grens
option-floor--zero = tot nul
option-floor--minus-three = tot min drie
option-counts-shown = De tafel telt mee
option-counts-shown--never = nooit: tel in je hoofd
option-counts-shown--training = altijd: om te oefenen
option-youngest = Wie begint
option-youngest--named-by-the-host = de jongste, die van de spelleider de eerste plaats krijgt
option-youngest--by-lot = de plaats die het lot aanwijst

mark-starter = begint
mark-next = volgende kaart
mark-first = sloeg het eerst
mark-slapped = sloeg
mark-away = weg
mark-exact = precies
mark-plus-one = +1
mark-minus-one = −1

prompt-begin = Ronde { $n }. { $seat } draait de eerste kaart om.
prompt-count = Tel mee: sla als er van een wijn precies { $n } liggen.
prompt-watch = Sla als er van een wijn precies { $n } liggen.
prompt-flip = Draai je kaart om. Sla bij precies { $n } van één wijn.
prompt-follow = { $seat } sloeg! Tel jij ook precies { $n }? Sla dan.
prompt-hand-down = Je hand ligt op de stapel, tot er geteld is.
prompt-slapped = { $seat } sloeg. Volgt er nog iemand?
prompt-right = Precies { $n } × { $card }! { $seat } was de eerste.
prompt-wrong = Mis: van geen enkele wijn liggen er precies { $n }.
prompt-void =
    { $n ->
        [one] Niemand sloeg: een lege ronde.
       *[other] Niemand sloeg: de { $n }e lege ronde op rij.
    }
prompt-won = { $seat } wint.
prompt-over = Het spel is afgelopen.
label-pile = De stapel
label-opened =
    { $n ->
        [one] De stapel, open: { $n } kaart
       *[other] De stapel, open: { $n } kaarten
    }
label-own-pile = Jouw stapel
label-count = { $card }: { $n }
button-slap = Sla!
button-flip = Omdraaien
clock-window = de stapel gaat open over
clock-next-round = volgende ronde over
