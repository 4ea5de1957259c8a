# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Cards are turned over one by one. As soon as some wine lies in the pile exactly five times, slap!
lesson-2 = The covered cards count too. This lesson shows the counts; at a real table you count in your head. Watch the red wine.
lesson-3 = Red wine lies there five times. Slap!
lesson-4 = You were first: one point. { $seat-c } was the last to slap and loses one; { $seat-b }, in between, neither gains nor loses.
lesson-5 = A new round begins at zero. As long as no wine lies there exactly five times: hands off. See who cannot wait.
lesson-6 = { $seat-c } has slapped, but sparkling wine lies there only four times. Keep your hand still.
lesson-7 = Wrong: everybody who slapped loses one point. Now the next round.
lesson-8 = Sparkling wine is on top, but red still lies there exactly five times. A late slap is right too: slap!
lesson-9 = Two points! Three win the game. Now count in your head.
