# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Op jouw standaard staan drie stenen, en alleen jij ziet ze niet. Zoek hun drie cijfers.
lesson-2 = Je ziet alle andere standaards: die van { $seat-b } en { $seat-c }, en een zonder speler. Wat daar staat, helpt je denken.
lesson-3 = Wie aan de beurt is, leest een vraag voor en antwoordt met wat hij ziet. { $seat-b } begint en verklapt iets over jouw stenen.
lesson-4 = ‘Op hoeveel standaards staat een cijfer twee keer in verschillende kleuren?’ Eén: de vrije, met zijn zessen. De jouwe dus niet. Nu { $seat-c }.
lesson-5 = ‘Op hoeveel staan drie cijfers op een rij?’ Eén. Van wat { $seat-c } ziet, is verder geen enkele een rij. Dus de jouwe!
lesson-6 = Jouw beurt: lees een vraag. Jij leert er niets van, de anderen wel.
lesson-7 = { $seat-c } leest weer. Luister goed.
lesson-8 = ‘Meer drieën of meer roze zessen?’ Roze zessen: twee tegen één drie. Met een drie bij jou was het gelijk. Dus 4-5-6 of 5-6-7.
lesson-9 = Lees nog een keer.
lesson-10 = Nog één vraag van { $seat-c }, en je weet het.
lesson-11 = ‘Meer blauwe zevens of meer andere?’ Evenveel. { $seat-b } heeft een blauwe 7, dus jij hebt een zeven die niet blauw is.
lesson-12 = 5-6-7! Melden mag altijd. Tik je drie cijfers aan, het kleinste eerst.
lesson-13 = Goed: één punt. Je stenen liggen open, er staan nieuwe, en ook een standaard zonder speler kreeg nieuwe.
lesson-14 = Na een melding wacht je een ronde tot de volgende. Wie als eerste drie punten heeft, wint.
