# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Three wines, three cards each. Red beats white, white beats sparkling, sparkling beats red. This is your hand.
lesson-2 = You are active, so you challenge somebody. Choose { $seat-b }.
lesson-3 = Both of you choose a card in secret, and { $seat-b } has chosen already. Play your white wine.
lesson-4 = White beats sparkling: both cards are yours. Whoever wins a duel is active and challenges next.
lesson-5 = Now try { $seat-b } again – and see what the rules say to that.
lesson-6 = After a win it must be another player, as long as there is a third. Challenge { $seat-c }.
lesson-7 = { $seat-c } has chosen. Play sparkling wine.
lesson-8 = The same wine twice is a tie: both cards are gone for good. The challenged player is active now, and { $seat-c } challenges you.
lesson-9 = You cannot decline. Does { $seat-c } hold sparkling wine again? Count on it, and play white.
lesson-10 = It was! Whoever has no cards left is out; the last player with cards wins. Remember what you have seen: it is all there is to know.
