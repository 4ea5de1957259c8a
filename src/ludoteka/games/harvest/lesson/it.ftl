# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Al «tre» ognuno gira una carta. Se un vino c’è più spesso di ciascuno degli altri, afferra le sue carte.
lesson-2 = Per ora guarda soltanto: uno, due, tre!
lesson-3 = Uno per tipo: parità. Ora non si afferra nulla. Il tavolo aggiunge carte da solo finché un vino è in testa.
lesson-4 = Il vino bianco c’è due volte: è in testa. Afferra la prima carta bianca.
lesson-5 = Puoi prenderne più di una. Afferra anche l’altra.
lesson-6 = Ogni carta raccolta è un punto, e la manche è finita. Si conta subito di nuovo.
lesson-7 = In testa c’è lo spumante, ma su una carta la mano di { $seat-b } è stata più veloce. Afferra l’altra.
lesson-8 = Quel che è preso è preso, e allungare la mano non costa nulla. Si riparte a contare.
lesson-9 = Sono tutte e tre bianche, e { $seat-c } ne ha già una. Afferra quella in mezzo.
lesson-10 = Tre volte spumante: afferra la prima carta.
lesson-11 = In testa c’è il bianco, ma { $seat-c } ha afferrato lo spumante: presa sbagliata, e rende una carta raccolta. Alla fine vince chi ne ha di più.
