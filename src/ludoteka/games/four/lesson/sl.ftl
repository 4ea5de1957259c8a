# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Vsi hkrati vlečejo in mečejo. Kdor ima štiri karte istega vina, jih objavi – in potem noče nihče udariti zadnji.
lesson-2 = Najprej da vsak na skrivaj eno karto na stran. Zbiraš rdeče, zato daj na stran belo.
lesson-3 = Vsi so izbrali in vsak ima štiri karte. Vsak hip bo »Zdaj!« – kdaj natanko, ne ve nihče.
lesson-4 = Zdaj! Tu nihče ne čaka na vrsto: potegni karto.
lesson-5 = Peneče vino ti ne pomaga. Odvrzi ga.
lesson-6 = { $seat-b } odvrže rdeče. Vzameš lahko tudi vrhnjo karto odlagalnega kupa: vzemi jo!
lesson-7 = Štiri rdeča! Udari in povej vino: en pritisk naredi oboje.
lesson-8 = Objava je prava: ena točka. { $seat-b } udari zadnji in točko izgubi. { $seat-c } ostane pri svojem.
lesson-9 = Nov krog. Daj na stran peneče vino.
lesson-10 = { $seat-b } objavi štiri rdeča. Hitro, udari!
lesson-11 = Pravočasno! Zadnji udarec stane točko, napačna objava tudi. S tremi točkami zmagaš.
