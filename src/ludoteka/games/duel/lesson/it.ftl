# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Tre vini, tre carte a testa. Il rosso batte il bianco, il bianco batte lo spumante, lo spumante batte il rosso. Questa è la tua mano.
lesson-2 = Tocca a te sfidare qualcuno. Scegli { $seat-b }.
lesson-3 = Scegliete entrambi una carta in segreto, e { $seat-b } ha già scelto. Gioca il tuo vino bianco.
lesson-4 = Il bianco batte lo spumante: le due carte sono tue. Chi vince un duello lancia la sfida seguente.
lesson-5 = Prova di nuovo con { $seat-b }, e guarda che cosa dicono le regole.
lesson-6 = Dopo una vittoria si sfida un altro, finché si è almeno in tre. Sfida { $seat-c }.
lesson-7 = { $seat-c } ha scelto. Gioca lo spumante.
lesson-8 = Due volte lo stesso vino è parità: le due carte sono perse. Ora tocca a chi è stato sfidato, e { $seat-c } sfida te.
lesson-9 = Non si può rifiutare. { $seat-c } avrà ancora spumante? Fidati, e gioca il bianco.
lesson-10 = Indovinato! Chi resta senza carte è fuori; vince l’ultimo che ne ha. Ricorda quello che hai visto: non c’è altro da sapere.
