# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Le carte si girano una alla volta, e a ognuna si chiama un vino. Se la carta è quel vino, batti!
lesson-2 = Le parole girano sempre: rosso, bianco, spumante, rosso… La prima carta si chiama rosso, chiunque la giri.
lesson-3 = Si chiama rosso, ed è rosso. Batti!
lesson-4 = La tua mano era la prima. L’ultima era di { $seat-c }, che prende la pila. Conta solo questo: non essere l’ultimo.
lesson-5 = Si chiama bianco, ed è bianco. Batti!
lesson-6 = Vince chi per primo resta senza carte. Vediamo che cosa succede quando sei lento.
lesson-7 = Spumante, ed è giusto. Le mani degli altri sono già giù. Batti lo stesso.
lesson-8 = La tua mano era l’ultima: prendi la pila. La prossima carta è una trappola, guarda.
lesson-9 = Si chiamava rosso, ma era spumante. { $seat-b } ha battuto a torto e prende la pila. Se non coincide, giù le mani!
lesson-10 = Bianco, ed è bianco: batti!
lesson-11 = È tutto qui. Il ritmo non aspetta, e nessuno ti dice quando è giusto.
