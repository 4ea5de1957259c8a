# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Cards are turned over one by one, and with each a wine is called. When the card is the wine that was called, slap!
lesson-2 = The words always go round: red, white, sparkling, red … The first card is always called red, whoever turns it over.
lesson-3 = Red is called, and red it is. Slap!
lesson-4 = You were first. { $seat-c } was last and takes the pile. That is all that counts: do not be last.
lesson-5 = White is called, and white it is. Slap!
lesson-6 = Whoever is the first to have no cards left wins. Let us see what happens when you are slow.
lesson-7 = Sparkling, and it matches. The other two hands are down already. Slap all the same.
lesson-8 = Yours was the last hand: you take the pile. The next card is a trap – watch.
lesson-9 = Red was called, but sparkling lay there. { $seat-b } slapped wrongly and takes the pile. Hands off when they differ!
lesson-10 = White, and it is white: slap!
lesson-11 = That is the whole game. The beat does not wait, and nobody tells you when they match.
