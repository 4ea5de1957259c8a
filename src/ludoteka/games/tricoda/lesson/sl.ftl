# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Na tvojem stojalcu so tri ploščice in samo ti jih ne vidiš. Ugotovi, katere tri števke so.
lesson-2 = Vidiš vsa druga stojalca: { $seat-b }, { $seat-c } in eno brez igralca. Kar je tam, ti pomaga pri sklepanju.
lesson-3 = Bralec prebere vprašanje in odgovori po tem, kar sam vidi. { $seat-b } začne in ti pove nekaj o tvojih ploščicah.
lesson-4 = »Na koliko stojalcih je ista števka dvakrat v različnih barvah?« Na enem: na tistem brez igralca, s šesticami. Na tvojem torej ne. Zdaj { $seat-c }.
lesson-5 = »Na koliko stojalcih so tri zaporedne števke?« Na enem. Med drugimi, ki jih vidi { $seat-c }, takega ni. Torej je tvoje!
lesson-6 = Na vrsti si: preberi vprašanje. Ti ne izveš ničesar, drugi pa.
lesson-7 = { $seat-c } spet bere. Dobro poslušaj.
lesson-8 = »Več trojk ali več rožnatih šestic?« Šestic: dve proti eni trojki. S trojko pri tebi bi jih bilo enako. Torej 4-5-6 ali 5-6-7.
lesson-9 = Preberi še enkrat.
lesson-10 = Še eno vprašanje ({ $seat-c }), pa bo vse jasno.
lesson-11 = »Več modrih sedmic ali več drugih sedmic?« Enako. { $seat-b } ima modro 7, torej imaš ti sedmico, ki ni modra.
lesson-12 = 5-6-7! Napoveš lahko kadar koli. Izberi svoje tri števke, najmanjšo najprej.
lesson-13 = Pravilno: ena točka. Tvoje ploščice so odkrite in zamenjane, zamenja se tudi stojalce brez igralca.
lesson-14 = Po napovedi počakaš en krog do naslednje. Zmaga, kdor prvi zbere tri točke.
