# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Here everybody has five cards. Whoever is the first to have none left wins. These are yours.
lesson-2 = A card fits if it has the colour of the top card, or its number or symbol. Let the others begin.
lesson-3 = The +2 made you draw two cards, and still you play. Symbol on symbol: play your red +2.
lesson-4 = { $seat-c } had to draw two as well. Now a red 9 lies on top. Try the blue 1, just to see what the rules say.
lesson-5 = It does not fit: neither red nor a 9. But number on number does: play the yellow 9.
lesson-6 = { $seat-b } drew until a card fitted, a Joker, and named green. Then { $seat-c } played a Skip: you miss this turn.
lesson-7 = Your turn again. Play the green Reverse: the direction changes.
lesson-8 = Cards that fit are raised. Play the green 1.
lesson-9 = The number fits: play the blue 7.
lesson-10 = Two cards left. Play the blue 1, and then at once …
lesson-11 = … call Uno! You have one card left.
lesson-12 = In time. Had you forgotten, anybody could have called Counter-Uno, and you would have drawn two cards.
lesson-13 = { $seat-b } played a Super Joker: the next player draws four. { $seat-c } contested it, but it was no bluff: that makes six.
lesson-14 = Red counts now, and your card does not fit. Draw: as many cards as it takes until one fits.
lesson-15 = At last a red one. A card you had to draw must be played if it fits.
lesson-16 = That is nearly everything. Play on to the last card, and do not forget Uno!
