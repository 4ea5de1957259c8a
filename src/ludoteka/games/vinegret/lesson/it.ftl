# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Quattro carte, gettoni e due giri di puntate. Cominci con 100 gettoni; uno è già nel piatto.
lesson-2 = Prima due carte a testa. A turno ognuno le tiene per due gettoni, ed è whist, oppure scambia. Comincia { $seat-c }.
lesson-3 = Tu scambi una carta. Tocca l’asso di picche: è quello che va via.
lesson-4 = Adesso scambialo.
lesson-5 = Altre due carte: i tuoi due fiori fanno un punto di 13. Ora si punta: comincia { $seat-c }.
lesson-6 = { $seat-c } punta quattro gettoni. Tieni: metti altrettanto.
lesson-7 = { $seat-b } ha lasciato. Ora il cambio. Con un cuori al posto di un fiori avresti tutti e quattro i semi: una primiera. Tocca il quattro di fiori.
lesson-8 = Cambia questa carta. Quante ne cambia ognuno lo vedono tutti; quali, nessuno.
lesson-9 = Il dieci di cuori! Quattro semi, 28 punti: una primiera, che batte ogni punto. Si punta di nuovo.
lesson-10 = { $seat-c } rilancia di tre. Tieni!
lesson-11 = Si mostrano le mani. La tua primiera è la più alta: il piatto di 17 è tuo, e ognuno ti paga due gettoni.
lesson-12 = Ancora più alti: sequenza, tris, flusso e fredone. Dopo l’ultima smazzata vince chi ha più gettoni.
