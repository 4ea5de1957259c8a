# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Three tiles stand on your rack, and you are the only one who cannot see them. Find out their three digits.
lesson-2 = You see every other rack: those of { $seat-b } and { $seat-c }, and one without a player. What stands there helps you think.
lesson-3 = The reader reads out a question and answers by what the reader sees. { $seat-b } begins, and tells you something about your rack.
lesson-4 = “On how many racks does a digit stand twice in different colours?” One: the free rack, with its sixes. So yours has none. Next, { $seat-c }.
lesson-5 = “On how many racks are the digits three in sequence?” One. Of the other racks that { $seat-c } sees, neither is a sequence. So yours is!
lesson-6 = Your turn: read a question. You learn nothing from it; the others do.
lesson-7 = { $seat-c } reads again. Listen well.
lesson-8 = “More threes or more pink sixes?” Pink sixes: there are two, and one three. With a three on your rack it would be equal. So 4-5-6 or 5-6-7.
lesson-9 = You read once more.
lesson-10 = One more question by { $seat-c } will decide it.
lesson-11 = “More blue sevens, or more sevens of other colours?” Equal. { $seat-b } has a blue 7, so you must have a seven that is not blue.
lesson-12 = 5-6-7! You may announce at any moment. Tap your three digits, the smallest first.
lesson-13 = Right: one point. Your tiles were shown and replaced by new ones, and a rack without a player changed too.
lesson-14 = After an announcement you wait for one round before the next. Whoever is first to three points wins.
