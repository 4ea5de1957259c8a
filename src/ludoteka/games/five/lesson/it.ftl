# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Le carte si girano una alla volta. Appena un vino c’è esattamente cinque volte nella pila, batti.
lesson-2 = Contano anche le carte coperte. La lezione mostra i numeri; a un vero tavolo si conta a mente. Segui il vino rosso.
lesson-3 = Il vino rosso c’è cinque volte. Batti!
lesson-4 = La prima mano è la tua: un punto. L’ultima è di { $seat-c }, che ne perde uno; per { $seat-b }, in mezzo, non cambia nulla.
lesson-5 = Ogni manche riparte da zero. Finché nessun vino c’è esattamente cinque volte, giù le mani. Guarda chi non sa aspettare.
lesson-6 = { $seat-c } ha battuto, ma lo spumante c’è solo quattro volte. Tu tieni ferma la mano.
lesson-7 = Sbagliato: chi ha battuto perde un punto. Avanti con la prossima manche.
lesson-8 = In cima c’è spumante, ma il rosso c’è ancora esattamente cinque volte. Anche tardi va bene: batti!
lesson-9 = Due punti! Con tre si vince. Adesso conta a mente.
