# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Qui si hanno cinque carte a testa. Vince chi per primo non ne ha più. Queste sono le tue.
lesson-2 = Una carta va se ha il colore di quella in cima, oppure il suo numero o simbolo. Lascia che comincino gli altri.
lesson-3 = Il +2 ti ha fatto pescare due carte, ma giochi lo stesso. Simbolo su simbolo: gioca il tuo +2 rosso.
lesson-4 = Anche { $seat-c } ha dovuto pescarne due. Ora in cima c’è un 9 rosso. Prova l’1 blu, solo per vedere che cosa dicono le regole.
lesson-5 = Non va: né rosso né 9. Ma numero su numero sì: gioca il 9 giallo.
lesson-6 = { $seat-b } ha pescato fino a una carta che andava, un Joker, e ha chiamato il verde. Poi { $seat-c } ha giocato un Passa: salti il turno.
lesson-7 = Tocca di nuovo a te. Gioca l’Inverti verde: il giro cambia verso.
lesson-8 = Le carte che vanno sono rialzate. Gioca l’1 verde.
lesson-9 = Il numero va: gioca il 7 blu.
lesson-10 = Restano due carte. Gioca l’1 blu, e subito dopo…
lesson-11 = …di’ Uno! Ti resta una carta sola.
lesson-12 = In tempo. Se lo dimenticavi, chiunque poteva dire Contro-Uno, e tu pescavi due carte.
lesson-13 = { $seat-b } ha giocato un Super Joker: chi segue pesca quattro carte. { $seat-c } ha contestato, ma non era un bluff: diventano sei.
lesson-14 = Ora ci vuole il rosso, e la tua carta non va. Pesca finché ne arriva una che va.
lesson-15 = Finalmente un rosso. Se la carta che hai dovuto pescare va, devi giocarla.
lesson-16 = È quasi tutto. Gioca fino all’ultima carta, e non dimenticare Uno!
