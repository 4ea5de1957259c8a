# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Vier kaarten, fiches en twee inzetronden. Je begint met 100 fiches; één ervan ligt al in de pot.
lesson-2 = Eerst heeft iedereen twee kaarten. Om de beurt houdt ieder ze voor twee fiches, dat is whist, of wisselt. { $seat-c } begint.
lesson-3 = Jij wisselt één kaart. Tik schoppenaas aan: die gaat weg.
lesson-4 = Wissel hem nu.
lesson-5 = Twee kaarten erbij: je twee klaveren zijn een punt van 13 ogen. Nu wordt er ingezet, en { $seat-c } begint.
lesson-6 = { $seat-c } zet vier fiches in. Ga mee: leg evenveel in.
lesson-7 = { $seat-b } is afgehaakt. Nu wordt er geruild. Met harten in plaats van klaveren heb je alle vier de kleuren: een prime. Tik klaver 4 aan.
lesson-8 = Ruil deze kaart. Hoeveel iemand ruilt, ziet iedereen; welke, niemand.
lesson-9 = Harten 10! Vier kleuren, 28 ogen: een prime, en die gaat boven elk punt. Er wordt nog eens ingezet.
lesson-10 = { $seat-c } verhoogt met drie. Ga mee!
lesson-11 = De handen gaan open. Jouw prime is de hoogste: de pot van 17 is van jou, en iedereen betaalt je er twee voor.
lesson-12 = Nog hoger: reeks, tricon, flux en fredon. Na de laatste gift wint wie de meeste fiches heeft.
