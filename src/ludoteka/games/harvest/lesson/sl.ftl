# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Na »tri« vsak obrne karto. Če je katerega vina več kot vsakega od drugih, zgrabi njegove karte.
lesson-2 = Zdaj samo glej: ena, dva, tri!
lesson-3 = Vsakega po eno: izenačeno. Zdaj ne grabi nihče. Miza dodaja karte, dokler eno vino ne vodi.
lesson-4 = Belega sta dve karti: belo vodi. Zgrabi prvo belo karto.
lesson-5 = Vzameš jih lahko več. Zgrabi še drugo.
lesson-6 = Vsaka zbrana karta je točka in krog je končan. Takoj se šteje znova.
lesson-7 = Vodi peneče; eno karto prej zgrabi { $seat-b }. Zgrabi drugo.
lesson-8 = Kar je vzeto, je vzeto; poseči po tem ne stane nič. Šteje se znova.
lesson-9 = Vse tri so bele, eno že ima { $seat-c }. Zgrabi srednjo.
lesson-10 = Trikrat peneče vino: zgrabi prvo karto.
lesson-11 = Vodi belo, { $seat-c } pa zgrabi peneče: napaka, zato eno zbrano karto vrne. Na koncu zmaga, kdor jih ima največ.
