# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Iedereen pakt kaarten en gooit ze weg, allemaal tegelijk. Wie vier kaarten van één wijn heeft, meldt ze – en dan wil niemand als laatste slaan.
lesson-2 = Eerst legt iedereen in het geheim een kaart opzij. Jij spaart rood, dus leg een witte opzij.
lesson-3 = Iedereen heeft gekozen en heeft er nog vier. Zo meteen komt ‘Start!’ – niemand weet wanneer.
lesson-4 = Start! Er zijn geen beurten: pak een kaart.
lesson-5 = Aan bubbels heb je niets. Gooi de kaart weg.
lesson-6 = { $seat-b } gooide rode wijn weg. Je mag ook de bovenste kaart van de aflegstapel pakken: pak hem!
lesson-7 = Vier rode! Sla en noem de wijn: één druk doet allebei.
lesson-8 = Goed gemeld: één punt. { $seat-b } sloeg als laatste en verliest er een. Voor { $seat-c } verandert er niets.
lesson-9 = Een nieuwe ronde. Leg een kaart met bubbels opzij.
lesson-10 = { $seat-b } heeft vier rode en meldt ze. Vlug, sla!
lesson-11 = Op tijd! Als laatste slaan kost een punt, verkeerd melden ook. Met drie punten win je.
