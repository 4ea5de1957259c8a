# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Karte se obračajo ena za drugo. Ko je katero vino v kupu natanko petkrat, udari.
lesson-2 = Štejejo tudi pokrite karte. Lekcija kaže število; za pravo mizo šteješ na pamet. Pazi na rdeče vino.
lesson-3 = Rdeče vino je v kupu petkrat. Udari!
lesson-4 = Udarec je bil prvi: ena točka. { $seat-c } udari zadnji in izgubi točko; { $seat-b } je vmes in nima ne dobička ne izgube.
lesson-5 = Nov krog se začne pri nič. Dokler nobenega vina ni natanko pet: roke stran. Poglej, kdo ne zdrži.
lesson-6 = { $seat-c } udari, a peneče vino je v kupu šele štirikrat. Tvoja roka miruje.
lesson-7 = Narobe: kdor je udaril, izgubi točko. Sledi naslednji krog.
lesson-8 = Na vrhu je peneče, a rdeče je v kupu še vedno natanko petkrat. Tudi pozen udarec je pravi: udari!
lesson-9 = Dve točki! S tremi zmagaš. Zdaj štej na pamet.
