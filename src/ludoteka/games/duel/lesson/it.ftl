# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Tre vini, tre carte a testa. Il rosso batte il bianco, il bianco batte lo spumante, lo spumante batte il rosso. Questa è la tua mano.
lesson-2 = Tocca a te sfidare qualcuno. Scegli { $seat-b }.
lesson-3 = Scegliete entrambi una carta in segreto, e { $seat-b } ha già scelto. Gioca il tuo vino bianco.
lesson-4 = Il bianco batte lo spumante: le due carte sono tue. Chi vince un duello lancia la sfida seguente.
lesson-5 = Sfida ancora { $seat-b }, e guarda che cosa dicono le regole.
lesson-6 = Dopo una vittoria si sfida qualcun altro, finché si è almeno in tre. Sfida { $seat-c }.
lesson-7 = { $seat-c } ha scelto. Gioca lo spumante.
lesson-8 = Due volte lo stesso vino è parità: le due carte sono perse. Ora sfida chi ha ricevuto la sfida: { $seat-c } sfida te.
lesson-9 = Non si può rifiutare. { $seat-c } avrà ancora spumante? Scommettici, e gioca il bianco.
lesson-10 = Indovinato! Chi non ha più carte è fuori; vince chi per ultimo ne ha ancora. Ricorda quello che hai visto: non c’è altro da sapere.
