# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Le carte si girano una alla volta, e a ognuna si chiama un vino. Se la carta è il vino chiamato, batti!
lesson-2 = Le parole girano sempre: rosso, bianco, spumante, rosso… Sulla prima carta si chiama sempre rosso, chiunque la giri.
lesson-3 = Si chiama rosso, ed è rosso. Batti!
lesson-4 = La prima mano è la tua. L’ultima è di { $seat-c }, che prende la pila. Conta solo questo: che l’ultima mano non sia la tua.
lesson-5 = Si chiama bianco, ed è bianco. Batti!
lesson-6 = Vince chi per primo resta senza carte. Vediamo che cosa succede quando la tua mano è lenta.
lesson-7 = Spumante, e coincide. Le altre due mani sono già sulla pila. Batti lo stesso.
lesson-8 = L’ultima mano è la tua: prendi la pila. La prossima carta è una trappola: guarda.
lesson-9 = Si chiamava rosso, ma era spumante. { $seat-b } ha battuto a vuoto e prende la pila. Se non coincide, giù le mani!
lesson-10 = Bianco, ed è bianco: batti!
lesson-11 = È tutto qui. Il ritmo non aspetta, e nessuno ti dice quando coincide.
