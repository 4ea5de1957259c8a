# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Le carte si girano una alla volta. Appena un vino è nella pila esattamente cinque volte, batti.
lesson-2 = Contano anche le carte coperte. La lezione mostra i numeri; a un vero tavolo si conta a mente. Segui il vino rosso.
lesson-3 = Il vino rosso c’è cinque volte. Batti!
lesson-4 = Hai battuto per primo: un punto. L’ultima mano era di { $seat-c }, che ne perde uno; per { $seat-b }, in mezzo, non cambia nulla.
lesson-5 = Ogni mano riparte da zero. Finché nessun vino c’è esattamente cinque volte, giù le mani. Guarda chi non sa aspettare.
lesson-6 = { $seat-c } ha battuto, ma lo spumante c’è solo quattro volte. Tu stai fermo.
lesson-7 = Sbagliato: chi ha battuto perde un punto. Avanti con la mano seguente.
lesson-8 = Sopra c’è spumante, ma il rosso c’è ancora esattamente cinque volte. Anche tardi è giusto: batti!
lesson-9 = Due punti! Con tre si vince. Adesso conta a mente.
