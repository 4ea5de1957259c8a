# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Alle ziehen und werfen gleichzeitig ab. Wer vier Karten eines Weins hat, meldet sie – und dann will niemand zuletzt zuschlagen.
lesson-2 = Zuerst legen alle verdeckt eine Karte beiseite. Du sammelst Rotwein, also leg einen Weißwein weg.
lesson-3 = Alle haben gewählt und halten vier Karten. Gleich kommt „Los!“ – wann genau, weiß niemand.
lesson-4 = Los! Hier geht es nicht reihum: Zieh eine Karte.
lesson-5 = Sekt hilft dir nicht. Wirf ihn ab.
lesson-6 = { $seat-b } hat Rotwein abgeworfen. Du darfst auch die oberste Karte der Ablage nehmen: Nimm sie!
lesson-7 = Viermal Rot! Schlag zu und nenne den Wein: Ein Druck tut beides.
lesson-8 = Richtig gemeldet: ein Punkt. { $seat-b } schlug zuletzt zu und verliert einen. Für { $seat-c } ändert sich nichts.
lesson-9 = Eine neue Runde. Leg einen Sekt beiseite.
lesson-10 = { $seat-b } hat viermal Rot und meldet es. Schnell, schlag zu!
lesson-11 = Rechtzeitig! Wer zuletzt zuschlägt, verliert einen Punkt, wer falsch meldet, auch. Mit drei Punkten gewinnst du.
