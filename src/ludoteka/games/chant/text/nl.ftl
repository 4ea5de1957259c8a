title = Dreun
tagline = Rood, wit, bubbels, rood … Is de kaart de wijn die geroepen wordt? Sla: de laatste hand krijgt de stapel.

face-red = rode wijn
face-white = witte wijn
face-sparkling = bubbels

event-calls = { $seat } roept ‘{ $card }’.
    .aloud = ‘{ $card }!’
event-flips = { $seat } draait { $card-acc } om.
    .aloud = { $card }
event-runs-out = Dat was de laatste kaart van { $seat }.
event-slaps =
    { $n ->
        [1] { $seat } slaat het eerst!
       *[other] { $seat } slaat als nummer { $n }.
    }
event-takes-back = Kwam te laat: { $card } gaat terug op de stapel van { $seat }, en het woord ook.
    .anchor = stop
event-takes =
    { $n ->
        [one] { $seat } was de laatste en krijgt { $n } kaart.
       *[other] { $seat } was de laatste en krijgt { $n } kaarten.
    }
    .anchor = last
event-shares =
    { $n ->
        [0] { $seat } sloeg niet, maar er is geen kaart over.
        [one] { $seat } sloeg niet en krijgt een deel: { $n } kaart.
       *[other] { $seat } sloeg niet en krijgt een deel: { $n } kaarten.
    }
    .anchor = split
event-nobody-takes = Alleen { $seat } was er om te slaan: niemand krijgt de stapel.
event-takes-falsely =
    { $n ->
        [one] { $seat } slaat mis en krijgt { $n } kaart.
       *[other] { $seat } slaat mis en krijgt { $n } kaarten.
    }
    .anchor = false
event-slaps-falsely = { $seat } slaat mis.
    .anchor = false
event-pays = { $seat } slaat mis: { $card } gaat van de eigen stapel onder het midden.
    .anchor = false
event-pays-nothing = { $seat } slaat mis, maar kan geen kaart missen.
    .anchor = false
event-wins = { $seat } heeft geen kaarten meer en wint!
event-again = De tafel was onderbroken: wat er ligt, wordt opnieuw getoond.

reason-no-card-yet = Er was nog geen kaart om op te slaan.
    .anchor = hasty
reason-hand-is-down = Op deze kaart heb je al geslagen.
    .anchor = hand-down
reason-settled = Dat is al beslist, of de kaarten zijn weg. Je klap kost niets.
    .anchor = settled
reason-turned-on-the-beat = Aan deze tafel worden de kaarten vanzelf omgedraaid, in de maat.
    .anchor = turning
reason-slap-first = Een klap gaat voor: de volgende kaart wacht.
    .anchor = stop
reason-last-card = De laatste kaart ligt er: er wordt niets meer omgedraaid.
    .anchor = last-card

ending-empty = Iemand heeft geen kaarten meer.
    .anchor = end-empty
ending-first = Iemand zonder kaarten sloeg het eerst.
    .anchor = end-first
ending-flips = Er zijn duizend kaarten omgedraaid: wie de minste kaarten heeft, wint.
    .anchor = end-flips
ending-idle = Bij vijf treffers op rij sloeg er niemand: wie de minste kaarten heeft, wint.
    .anchor = end-idle
ending-no-cards = Niemand kan nog een kaart omdraaien.
    .anchor = end-no-cards

option-cards-per-type = Kaarten van elke wijn
option-cards-per-type--18 = 18 (54 kaarten)
option-cards-per-type--15 = 15 (45 kaarten)
option-cards-per-type--20 = 20 (60 kaarten)
option-false-slap = Wie misslaat
option-false-slap--takes-the-pile = krijgt de stapel
option-false-slap--one-card = betaalt een kaart van de eigen stapel
option-false-slap--ignored = betaalt niets
option-after-a-slap = Na een klap komt de volgende kaart van
option-after-a-slap--next-clockwise-flips = de volgende speler, met de klok mee
option-after-a-slap--taker-flips = wie de stapel kreeg
option-word-after-a-slap = Na een klap
option-word-after-a-slap--goes-on = gaan de woorden verder
option-word-after-a-slap--restarts-at-red = beginnen ze weer bij rode wijn
option-beat = Tijd per kaart
option-beat--12 = 1,2 seconde
option-beat--16 = 1,6 seconde
option-beat--09 = 0,9 seconde
option-beat--accelerating = steeds sneller: van 1,5 tot 0,8 seconde
option-flip = De kaarten worden omgedraaid
option-flip--on-the-beat = vanzelf, in de maat
option-flip--by-hand = met de hand
option-winning = Wie wint
option-winning--first-empty-pile = wie het eerst geen kaarten meer heeft
option-winning--first-at-next-match = wie zonder kaarten bij de volgende treffer de eerste is
option-last-card-matches = Is iemands laatste kaart een treffer
option-last-card-matches--slap-settled-first = dan telt eerst de klap
option-last-card-matches--wins-at-once = dan wint die meteen

mark-caller = roeper
mark-next = volgende kaart
mark-first = sloeg het eerst
mark-slapped = sloeg
mark-falsely = sloeg mis
mark-away = weg
mark-no-cards = geen kaarten
mark-winner = winnaar

prompt-begin = { $seat } roept. { $seat_first } draait om, bij ‘rode wijn’.
prompt-word = Geroepen: ‘{ $card }’ – sla als dat de kaart is.
prompt-next = { $seat } draait de volgende om, bij ‘{ $card }’.
prompt-flip = Jouw kaart: draai om en roep ‘{ $card }’.
prompt-follow = { $seat } slaat! Sla ook, anders ben je de laatste.
prompt-hand-down = Je hand ligt op de stapel. Wie wordt de laatste?
prompt-slapped = { $seat } sloeg. Wie wordt de laatste?
prompt-won = { $seat } wint.
prompt-over = Het spel is afgelopen.
label-pile = Het midden
label-word = ‘{ $card }!’
label-own-pile = Jouw stapel
button-slap = Sla!
button-flip = Omdraaien
clock-window = slaan kan nog
