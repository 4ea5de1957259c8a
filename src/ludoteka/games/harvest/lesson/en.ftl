# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = At “three” everybody turns over a card. If one wine lies there more often than any other, grab its cards.
lesson-2 = Nothing to do but to watch: one, two, three!
lesson-3 = One of each: a tie. Nothing may be grabbed now. The table adds cards by itself until one wine leads.
lesson-4 = White wine lies there twice and leads. Grab the first white card.
lesson-5 = You may take several. Grab the other one too.
lesson-6 = Every card collected is a point, and the round is over. The next count begins at once.
lesson-7 = Sparkling wine leads, and { $seat-b } was faster with one of the cards. Grab the other.
lesson-8 = What is taken is gone, and reaching for it costs nothing. On to the next count.
lesson-9 = All three are white, and { $seat-c } has one already. Grab the card in the middle.
lesson-10 = Three times sparkling wine: grab the first card.
lesson-11 = White leads, but { $seat-c } grabbed sparkling: wrong, and a collected card is given back. At the end the most cards win.
