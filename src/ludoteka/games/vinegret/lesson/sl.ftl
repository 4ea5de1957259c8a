# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Štiri karte, žetoni in dva kroga stav. Začneš s 100 žetoni; eden je že v loncu.
lesson-2 = Najprej ima vsak dve karti. Po vrsti ju vsak obdrži za dva žetona, to je vist, ali pa menja. Začne { $seat-c }.
lesson-3 = Ti menjaš eno karto. Izberi pikovega asa: ta gre stran.
lesson-4 = Zdaj ga zamenjaj.
lesson-5 = Še dve karti: križa sta dva, to je poen s 13 pikami. Zdaj se stavi in začne { $seat-c }.
lesson-6 = { $seat-c } stavi štiri žetone. Drži: vloži prav toliko.
lesson-7 = { $seat-b } odstopi. Zdaj se menja. S srcem namesto križa bi nastala prima: vse štiri barve. Izberi križevo štirico.
lesson-8 = Zamenjaj to karto. Koliko jih kdo menja, vidijo vsi; katere, ne vidi nihče.
lesson-9 = Srčna desetka! Štiri barve, 28 pik: prima, ki premaga vsak poen. Stavi se še enkrat.
lesson-10 = { $seat-c } zviša za tri. Drži!
lesson-11 = Vsi pokažejo roke. Tvoja prima je najvišja: lonec s 17 žetoni je tvoj in vsak ti plača še dva.
lesson-12 = Še višje so sekvenca, trikon, fluks in fredon. Po zadnji delitvi zmaga, kdor ima največ žetonov.
