# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Sul tuo leggio ci sono tre tessere, e solo tu non le vedi. Scopri le loro tre cifre.
lesson-2 = Vedi tutti gli altri leggii: quelli di { $seat-b } e { $seat-c }, e uno senza giocatore. Quel che vedi lì ti aiuta a ragionare.
lesson-3 = Chi è di turno legge una domanda e risponde in base a quello che vede. Comincia { $seat-b }, e ti dice qualcosa sulle tue tessere.
lesson-4 = «Su quanti leggii una cifra compare due volte in colori diversi?» Uno: quello senza giocatore, con i suoi 6. Quindi non il tuo. Ora { $seat-c }.
lesson-5 = «Su quanti leggii le cifre sono tre di seguito?» Uno. Degli altri che vede { $seat-c }, nessuno è in sequenza. Quindi lo è il tuo!
lesson-6 = Tocca a te: leggi una domanda. Tu non scopri nulla, gli altri sì.
lesson-7 = { $seat-c } legge di nuovo. Ascolta bene.
lesson-8 = «Più 3 o più 6 rosa?» Più 6 rosa: due contro un 3. Con un 3 sul tuo leggio sarebbe pari. Quindi 4-5-6 o 5-6-7.
lesson-9 = Leggi ancora una volta.
lesson-10 = Ancora una domanda di { $seat-c }, e lo saprai.
lesson-11 = «Più 7 blu o più 7 di altri colori?» Altrettanti. { $seat-b } ha un 7 blu, quindi tu hai un 7 che non è blu.
lesson-12 = 5-6-7! Puoi annunciare in ogni momento. Tocca le tue tre cifre, a partire dalla più piccola.
lesson-13 = Giusto: un punto. Le tue tessere si mostrano e ne arrivano di nuove; cambia anche un leggio senza giocatore.
lesson-14 = Dopo un annuncio aspetti un giro prima del prossimo. Vince chi per primo ha tre punti.
