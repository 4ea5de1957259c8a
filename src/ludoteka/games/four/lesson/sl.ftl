# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Vsi hkrati vlečejo in mečejo. Kdor ima štiri karte istega vina, jih objavi – in potem nihče noče udariti zadnji.
lesson-2 = Najprej vsak na skrivaj da eno karto na stran. Zbiraš rdeče, zato daj na stran belo.
lesson-3 = Vsi so izbrali in vsak ima štiri. Vsak hip bo »Zdaj!« – kdaj natanko, ne ve nihče.
lesson-4 = Zdaj! Vrstnega reda ni: potegni karto.
lesson-5 = Peneče vino ti ne pomaga. Odvrzi ga.
lesson-6 = { $seat-b } odvrže rdeče. Vzameš lahko tudi vrhnjo karto odlagalnega kupa: vzemi jo!
lesson-7 = Štiri rdeče! Udari in imenuj vino: en pritisk naredi oboje.
lesson-8 = Objava je prava: ena točka. { $seat-b } udari zadnji in točko izgubi. Pri igralcu { $seat-c } ostane vse po starem.
lesson-9 = Nov krog. Daj na stran peneče vino.
lesson-10 = { $seat-b } objavi štiri rdeče. Hitro, udari!
lesson-11 = Pravočasno! Zadnji udarec stane točko, napačna objava tudi. S tremi točkami zmagaš.
