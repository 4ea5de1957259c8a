# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Tri vina, vsak ima tri karte. Rdeče premaga belo, belo premaga peneče, peneče premaga rdeče. To so tvoje karte.
lesson-2 = Na vrsti si: nekoga izzovi. Izberi: { $seat-b }.
lesson-3 = Vsak na skrivaj izbere karto in { $seat-b } jo že ima. Odigraj belo vino.
lesson-4 = Belo premaga peneče: obe karti sta tvoji. Kdor dobi dvoboj, izziva tudi naslednjič.
lesson-5 = Še enkrat izzovi: { $seat-b } – in poglej, kaj rečejo pravila.
lesson-6 = Po zmagi izzoveš koga drugega, dokler so v igri vsaj trije. Izzovi: { $seat-c }.
lesson-7 = { $seat-c } že ima karto. Odigraj peneče vino.
lesson-8 = Dvakrat isto vino je izenačeno: obe karti sta izgubljeni. Zdaj izziva tisti, ki je bil izzvan: { $seat-c } izzove tebe.
lesson-9 = Izziva ne moreš zavrniti. Ima { $seat-c } spet peneče? Stavi na to in odigraj belo.
lesson-10 = Prav! Kdor ostane brez kart, izpade; zmaga, kdor jih ima zadnji. Zapomni si vse, kar vidiš: več se ne da vedeti.
