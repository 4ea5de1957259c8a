# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Bei „drei“ decken alle eine Karte auf. Liegt ein Wein öfter da als jeder andere, schnapp dir seine Karten.
lesson-2 = Jetzt schau nur zu: eins, zwei, drei!
lesson-3 = Von jedem einer: Gleichstand. Jetzt darf niemand zugreifen. Der Tisch legt Karten dazu, bis ein Wein vorn liegt.
lesson-4 = Weißwein liegt zweimal da und führt. Schnapp dir die erste weiße Karte.
lesson-5 = Du darfst mehrere nehmen. Schnapp dir auch die andere.
lesson-6 = Jede gesammelte Karte ist ein Punkt, und die Runde ist vorbei. Gleich wird neu gezählt.
lesson-7 = Sekt führt, und { $seat-b } war bei einer Karte schneller. Schnapp dir die andere.
lesson-8 = Was weg ist, ist weg, und danach zu greifen, kostet nichts. Es wird neu gezählt.
lesson-9 = Alle drei sind weiß, und { $seat-c } hat schon eine. Schnapp dir die Karte in der Mitte.
lesson-10 = Dreimal Sekt: Schnapp dir die erste Karte.
lesson-11 = Weiß führt, aber { $seat-c } griff zum Sekt: falsch, und eine gesammelte Karte geht zurück. Am Ende gewinnt, wer die meisten Karten hat.
