# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Four cards, tokens and two rounds of betting. You start with 100 tokens; one of them is in the pot already.
lesson-2 = Everybody has two cards for now. In turn, each player keeps both for two tokens, that is whist, or exchanges. { $seat-c } goes first.
lesson-3 = You exchange one card. Tap the ace of spades: that one goes.
lesson-4 = Now exchange it.
lesson-5 = Two more cards: you hold two clubs, a point of 13 pips. Now comes the betting, and { $seat-c } begins.
lesson-6 = { $seat-c } bets four tokens. Hold: put in the same.
lesson-7 = { $seat-b } refused and is out. Now the draw. With a heart instead of a club you would have all four suits: a prime. Tap the four of clubs.
lesson-8 = Change this card. Everybody sees how many cards you change; nobody sees which.
lesson-9 = The ten of hearts! Four suits and 28 pips: a prime, and it beats every point. The second betting follows.
lesson-10 = { $seat-c } raises by three. Hold!
lesson-11 = The hands are shown. Your prime is the highest: the pot of 17 is yours, and everybody pays you two for it.
lesson-12 = Higher still are sequence, tricon, flux and fredon. After the last deal, whoever has the most tokens wins.
