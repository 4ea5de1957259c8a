# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Tu ima vsak pet kart. Zmaga, kdor prvi ostane brez njih. Te so tvoje.
lesson-2 = Karta se ujema, če ima barvo vrhnje karte ali pa njeno številko ali znak. Naj drugi začnejo.
lesson-3 = Zaradi +2 imaš dve karti več, igraš pa vseeno. Znak na znak: odloži rdečo +2.
lesson-4 = Tudi { $seat-c } mora potegniti dve. Zdaj je na vrhu rdeča 9. Poskusi z modro 1, samo da vidiš, kaj rečejo pravila.
lesson-5 = Ne ujema se: ni rdeča in ni 9. Številka na številko pa gre: odloži rumeno 9.
lesson-6 = { $seat-b } vleče, dokler se karta ne ujema: džoker, in izbere zeleno. Nato { $seat-c } odloži preskok: to potezo izpustiš.
lesson-7 = Spet ti. Odloži zeleno menjavo smeri: smer igre se obrne.
lesson-8 = Karte, ki se ujemajo, so dvignjene. Odloži zeleno 1.
lesson-9 = Številka se ujema: odloži modro 7.
lesson-10 = Še dve karti. Odloži modro 1 in takoj nato …
lesson-11 = … zakliči »Uno!« Ostala ti je ena karta.
lesson-12 = Pravočasno. Če na to pozabiš, lahko kdor koli zakliče »Kontra Uno!« in potegneš dve karti.
lesson-13 = { $seat-b } odloži superdžokerja: naslednji potegne štiri. { $seat-c } ne verjame in izpodbija, a blefa ni: zdaj jih potegne šest.
lesson-14 = Zdaj velja rdeča in tvoja karta se ne ujema. Vleci, dokler se katera ne ujema.
lesson-15 = Končno rdeča. Če se karta, ki jo moraš potegniti, ujema, jo moraš odložiti.
lesson-16 = To je skoraj vse. Igraj do zadnje karte in ne pozabi na »Uno!«
