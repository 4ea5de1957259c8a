# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Op jouw standaard staan drie stenen, en alleen jij ziet ze niet. Zoek uit welke drie cijfers het zijn.
lesson-2 = Je ziet alle andere standaards: die van { $seat-b } en { $seat-c }, en een zonder speler. Wat daar staat, helpt je bij het nadenken.
lesson-3 = Wie aan de beurt is, leest een vraag voor en antwoordt met wat vanaf die plek te zien is. { $seat-b } begint en verklapt iets over jouw stenen.
lesson-4 = ‘Op hoeveel standaards staat hetzelfde cijfer in verschillende kleuren?’ Op één: die zonder speler, met de zessen. Op de jouwe dus niet. Nu { $seat-c }.
lesson-5 = ‘Op hoeveel standaards staan drie opeenvolgende cijfers?’ Op één. Van de andere die { $seat-c } ziet, is het er geen. Dus op de jouwe!
lesson-6 = Jouw beurt: lees een vraag voor. Jij wordt er niet wijzer van, de anderen wel.
lesson-7 = { $seat-c } leest weer voor. Luister goed.
lesson-8 = ‘Meer drieën of meer roze zessen?’ Roze zessen: twee tegen één drie. Met een drie bij jou waren het er evenveel. Dus 4-5-6 of 5-6-7.
lesson-9 = Lees nog een keer voor.
lesson-10 = Nog één vraag van { $seat-c }, en je weet het.
lesson-11 = ‘Meer blauwe zevens of meer zevens van een andere kleur?’ Evenveel. { $seat-b } heeft een blauwe 7, dus jij hebt een zeven die niet blauw is.
lesson-12 = 5-6-7! Melden mag op elk moment. Tik je drie cijfers aan, het kleinste eerst.
lesson-13 = Goed: één punt. Je stenen zijn getoond en vervangen, en ook een standaard zonder speler kreeg nieuwe.
lesson-14 = Na een melding wacht je een ronde tot de volgende. Wie als eerste drie punten heeft, wint.
