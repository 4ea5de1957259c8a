# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Everybody draws and throws at the same time. Whoever has four cards of one wine claims them – then nobody wants to slap last.
lesson-2 = First everybody puts one card aside in secret. You collect red wine, so put a white one aside.
lesson-3 = All have chosen, and everybody holds four. “Go!” comes in a moment – nobody can foresee when.
lesson-4 = Go! There are no turns: draw a card.
lesson-5 = Sparkling wine does not help you. Throw it.
lesson-6 = { $seat-b } threw red wine. You may take the top of the discard pile as well: take it!
lesson-7 = Four red ones! Slap and name the wine: one press does both.
lesson-8 = Your claim was right: one point. { $seat-b } slapped last and loses one. { $seat-c } neither gains nor loses.
lesson-9 = A new round. Put a sparkling card aside.
lesson-10 = { $seat-b } has four red ones and has claimed them. Slap, quick!
lesson-11 = In time! Slapping last costs a point, a false claim too. Three points win.
