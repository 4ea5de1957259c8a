# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Hier heeft iedereen vijf kaarten. Wie als eerste geen kaarten meer heeft, wint. Dit zijn de jouwe.
lesson-2 = Een kaart past als hij de kleur van de bovenste heeft, of hetzelfde cijfer of teken. Laat de anderen beginnen.
lesson-3 = Door de +2 pakte je twee kaarten, en toch speel je. Teken op teken: speel je rode +2.
lesson-4 = Ook { $seat-c } moest er twee pakken. Nu ligt er een rode 9 bovenop. Probeer de blauwe 1, om te zien wat de regels zeggen.
lesson-5 = Die past niet: geen rood en geen 9. Cijfer op cijfer wel: speel de gele 9.
lesson-6 = { $seat-b } pakte tot er een kaart paste, een joker, en koos groen. Toen speelde { $seat-c } een Overslaan: jij slaat een beurt over.
lesson-7 = Jij bent weer aan de beurt. Speel de groene Keerom: de richting draait om.
lesson-8 = Wat past, steekt uit. Speel de groene 1.
lesson-9 = Het cijfer past: speel de blauwe 7.
lesson-10 = Nog twee kaarten. Speel de blauwe 1, en dan meteen …
lesson-11 = … roep Uno! Je hebt nog één kaart.
lesson-12 = Op tijd. Was je het vergeten, dan kon iedereen Tegen-Uno roepen, en pakte jij twee kaarten.
lesson-13 = { $seat-b } speelde een superjoker: de volgende pakt er vier. { $seat-c } vocht hem aan, maar het was geen bluf: dat worden er zes.
lesson-14 = Nu geldt rood, en jouw kaart past niet. Pak kaarten tot er een past.
lesson-15 = Eindelijk een rode. Past een kaart die je moest pakken, dan moet je hem spelen.
lesson-16 = Dat is bijna alles. Speel door tot de laatste kaart, en vergeet Uno niet!
