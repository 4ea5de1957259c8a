# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Štiri karte, žetoni in dva kroga stav. Začneš s 100 žetoni; eden je že v loncu.
lesson-2 = Najprej ima vsak dve karti. Po vrsti ju obdržiš za dva žetona, to je vist, ali pa menjaš. { $seat-c } je prvi na vrsti.
lesson-3 = Ti menjaš eno karto. Izberi pikovega asa, da gre stran.
lesson-4 = Zdaj jo zamenjaj.
lesson-5 = Še dve karti: dva križa sta poen s 13 pikami. Zdaj se stavi in začne { $seat-c }.
lesson-6 = { $seat-c } stavi štiri žetone. Drži: vloži enako.
lesson-7 = { $seat-b } odstopi. Zdaj se menja. S srcem namesto križa bi imel štiri barve: primo. Izberi križevo štirico.
lesson-8 = Zamenjaj to karto. Koliko jih kdo menja, vidijo vsi; katere, nihče.
lesson-9 = Srčna desetica! Štiri barve, 28 pik: prima, ki premaga vsak poen. Stavi se še enkrat.
lesson-10 = { $seat-c } zviša za tri. Drži!
lesson-11 = Roke se pokažejo. Tvoja prima je najvišja: lonec s 17 žetoni je tvoj in vsak ti plača še dva.
lesson-12 = Še višje so sekvenca, trikon, fluks in fredon. Po zadnji delitvi zmaga, kdor ima največ žetonov.
