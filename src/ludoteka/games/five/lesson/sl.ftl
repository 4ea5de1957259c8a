# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Karte se obračajo ena za drugo. Ko je katerega vina v kupu natanko pet, udari.
lesson-2 = Štejejo tudi prekrite karte. Lekcija kaže, koliko jih je; za pravo mizo šteješ v glavi. Pazi na rdeče vino.
lesson-3 = Rdečega je v kupu pet. Udari!
lesson-4 = Tvoj udarec je bil prvi: ena točka. Zadnji udari { $seat-c } in točko izgubi; { $seat-b } je vmes, nič ne dobi in nič ne izgubi.
lesson-5 = Nov krog se začne pri nič. Dokler nobenega vina ni natanko pet: roke stran. Poglej, kdo ne zdrži.
lesson-6 = { $seat-c } udari, a v kupu so šele štiri karte penečega. Tvoja roka naj miruje.
lesson-7 = Narobe: kdor je udaril, izgubi točko. Sledi naslednji krog.
lesson-8 = Na vrhu je peneče, a rdečega je v kupu še vedno natanko pet. Tudi pozen udarec je pravi: udari!
lesson-9 = Dve točki! S tremi zmagaš. Zdaj štej v glavi.
