# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Bij ‘drie’ draait iedereen een kaart om. Ligt één wijn er vaker dan elk van de andere, grijp dan die kaarten.
lesson-2 = Nu alleen kijken: een, twee, drie!
lesson-3 = Van elk één: gelijk. Nu mag niemand grijpen. De tafel legt er vanzelf kaarten bij, tot één wijn voorligt.
lesson-4 = Witte wijn ligt er twee keer: wit ligt voor. Grijp de eerste witte kaart.
lesson-5 = Je mag er meerdere pakken. Grijp de andere ook.
lesson-6 = Elke verzamelde kaart is een punt, en de ronde is voorbij. Er wordt meteen weer geteld.
lesson-7 = Bubbels liggen voor, maar { $seat-b } was bij één kaart sneller. Grijp de andere.
lesson-8 = Wat weg is, is weg, en ernaar grijpen kost niets. Er wordt weer geteld.
lesson-9 = Alle drie zijn wit, en { $seat-c } heeft er al een. Grijp de kaart in het midden.
lesson-10 = Drie keer bubbels: grijp de eerste kaart.
lesson-11 = Wit ligt voor, maar { $seat-c } greep bubbels: misgreep, en een verzamelde kaart gaat terug. Aan het eind wint wie de meeste kaarten heeft.
