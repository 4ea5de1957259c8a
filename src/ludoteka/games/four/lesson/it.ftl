# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Tutti pescano e scartano insieme. Chi ha quattro carte di un vino le dichiara, e allora nessuno vuole essere l’ultima mano.
lesson-2 = Prima ognuno mette da parte una carta in segreto. Tu raccogli il rosso: metti via un vino bianco.
lesson-3 = Tutti hanno scelto, e ognuno ha quattro carte. Tra poco arriva il «Via!»; nessuno sa quando.
lesson-4 = Via! Non ci sono turni: pesca una carta.
lesson-5 = Lo spumante non ti serve. Scartalo.
lesson-6 = { $seat-b } ha scartato del rosso. Puoi prendere anche la carta in cima agli scarti: prendila!
lesson-7 = Quattro rossi! Batti e nomina il vino: un tocco solo fa tutt’e due le cose.
lesson-8 = Dichiarazione giusta: un punto. L’ultima mano è di { $seat-b }, che ne perde uno. Per { $seat-c } non cambia nulla.
lesson-9 = Una nuova manche. Metti da parte uno spumante.
lesson-10 = { $seat-b } ha quattro rossi e li dichiara. Presto, batti!
lesson-11 = In tempo! L’ultima mano costa un punto, e una dichiarazione falsa anche. Con tre punti si vince.
