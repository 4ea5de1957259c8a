# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Drie wijnen, drie kaarten per speler. Rood verslaat wit, wit verslaat bubbels, bubbels verslaan rood. Dit is jouw hand.
lesson-2 = Jij bent aan de beurt en daagt iemand uit. Kies { $seat-b }.
lesson-3 = Jullie kiezen allebei in het geheim een kaart, en { $seat-b } heeft al gekozen. Speel je witte wijn.
lesson-4 = Wit verslaat bubbels: beide kaarten zijn van jou. Wie een duel wint, daagt daarna uit.
lesson-5 = Probeer het nog eens met { $seat-b } – en kijk wat de regels ervan zeggen.
lesson-6 = Na winst moet het iemand anders zijn, zolang er een derde is. Daag { $seat-c } uit.
lesson-7 = { $seat-c } heeft gekozen. Speel de bubbels.
lesson-8 = Twee keer dezelfde wijn is gelijkspel: beide kaarten zijn weg. Wie werd uitgedaagd, is nu aan de beurt: { $seat-c } daagt jou uit.
lesson-9 = Weigeren kan niet. Heeft { $seat-c } nog eens bubbels? Reken daarop en speel wit.
lesson-10 = Goed gegokt! Wie geen kaarten meer heeft, ligt eruit; wie als laatste nog kaarten heeft, wint. Onthoud wat je hebt gezien: meer valt er niet te weten.
