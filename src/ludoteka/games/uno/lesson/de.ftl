# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Hier haben alle fünf Karten. Wer zuerst keine mehr hat, gewinnt. Das sind deine.
lesson-2 = Eine Karte passt, wenn sie die Farbe der obersten hat oder ihre Zahl oder ihr Zeichen. Lass die anderen anfangen.
lesson-3 = Wegen der +2 hast du zwei gezogen und spielst trotzdem. Zeichen auf Zeichen: Spiel deine rote +2.
lesson-4 = Auch { $seat-c } musste zwei ziehen. Jetzt liegt eine rote 9 oben. Versuch die blaue 1, nur um zu sehen, was die Regeln sagen.
lesson-5 = Sie passt nicht: weder rot noch eine 9. Zahl auf Zahl aber geht: Spiel die gelbe 9.
lesson-6 = { $seat-b } zog, bis eine Karte passte, ein Joker, und wünschte sich Grün. Dann spielte { $seat-c } ein Aussetzen: Du setzt aus.
lesson-7 = Du bist wieder dran. Spiel den grünen Richtungswechsel: Jetzt geht es andersherum.
lesson-8 = Was passt, ist angehoben. Spiel die grüne 1.
lesson-9 = Die Zahl passt: Spiel die blaue 7.
lesson-10 = Noch zwei Karten. Spiel die blaue 1, und dann sofort …
lesson-11 = … ruf Uno! Du hast nur noch eine Karte.
lesson-12 = Rechtzeitig. Hättest du es vergessen, hätte irgendjemand Konter-Uno rufen können, und du hättest zwei Karten gezogen.
lesson-13 = { $seat-b } spielte einen Superjoker: Wer jetzt dran ist, zieht vier. { $seat-c } zweifelte ihn an, doch es war kein Bluff: macht sechs.
lesson-14 = Jetzt gilt Rot, und deine Karte passt nicht. Zieh so lange, bis eine passt.
lesson-15 = Endlich eine rote. Passt eine Karte, die du ziehen musstest, musst du sie auch spielen.
lesson-16 = Das ist fast alles. Spiel bis zur letzten Karte, und vergiss Uno nicht!
