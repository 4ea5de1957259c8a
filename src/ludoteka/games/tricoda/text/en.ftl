# Tricoda: everybody sees your digits but you.

title = Tricoda
tagline = Everybody sees your three digits but you. What do the answers tell you?

# --- tiles ---

face-green-1 = green 1
face-yellow-2 = yellow 2
face-black-3 = black 3
face-brown-4 = brown 4
face-red-5 = red 5
face-black-5 = black 5
face-pink-6 = pink 6
face-green-6 = green 6
face-blue-7 = blue 7
face-yellow-7 = yellow 7
face-pink-7 = pink 7

# --- answers; 1 to 7 are also the digits announced ---

face-0 = none
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-equal = equally many
face-more-threes = more threes
face-more-pink-sixes = more pink sixes
face-more-green-sixes = more green sixes
face-more-yellow-sevens = more yellow sevens
face-more-twos = more twos
face-more-blue-sevens = more blue sevens
face-more-other-sevens = more of other colours
face-more-brown = more brown
face-more-blue = more blue
face-more-red = more red
face-more-pink = more pink
face-more-green = more green
face-more-yellow = more yellow
face-more-black = more black

# --- questions: asked of the reader, about the racks that the reader sees ---

face-question-1 = On how many racks do the digits add up to 18 or more?
face-question-2 = On how many racks do the digits add up to 12 or more?
face-question-3 = On how many racks does a digit stand twice in different colours?
face-question-4 = On how many racks are there three different colours?
face-question-5 = On how many racks are all digits even, or all odd?
face-question-6 = On how many racks are at least two tiles the same, digit and colour?
face-question-7 = On how many racks are the digits three in sequence, in any order?
face-question-8 = How many different colours do you see?
face-question-9 = How many colours do you see three times or more?
face-question-10 = How many of the digits 1 to 7 do you not see at all?
face-question-11 = How many of these three tiles do you see: green 1, black 5, pink 7?
face-question-12 = Do you see more threes or more pink sixes?
face-question-13 = Do you see more green sixes or more yellow sevens?
face-question-14 = Do you see more twos or more yellow sevens?
face-question-15 = Do you see more pink sixes or more green sixes?
face-question-16 = Do you see more blue sevens or more sevens of other colours?
face-question-17 = Do you see more brown or more blue?
face-question-18 = Do you see more red or more pink?
face-question-19 = Do you see more green or more blue?
face-question-20 = Do you see more yellow or more pink?
face-question-21 = Do you see more black or more brown?
face-question-22 = Do you see more black or more red?
face-question-23 = Do you see more green or more yellow?
face-question-2-less = On how many racks do the digits add up to 12 or less?

# --- what happened ---

event-reads = { $seat } reads: { $card }
event-answers = { $seat } answers: { $card }.
# For a reader who has given the answer.
event-answers-hidden = { $seat } has answered.
event-shuffles-questions = Every question has been asked: the cards are shuffled again.
event-too-slow = { $seat } took too long: the table does it.
event-passes-on = { $seat } has left: it is { $other }’s turn instead.
# $n are the three digits, written together: 122.
event-guesses = { $seat } announces: { $n }.
event-right =
    { $n ->
        [1] { $seat } is right and has { $n } point!
       *[other] { $seat } is right and has { $n } points!
    }
    .anchor = right
event-wrong = { $seat } is wrong.
    .anchor = announce
event-wrong-costs = { $seat } is wrong: −1.
    .anchor = announce
event-lays-off = { $seat } had { $card }.
event-lays-off-hidden = { $seat } lays off a tile, face down.
event-lays-off-empty = From a rack without a player: { $card }.
event-renews =
    { $n ->
        [one] The tiles laid off are mixed in again: { $n } tile in the stock.
       *[other] The tiles laid off are mixed in again: { $n } tiles in the stock.
    }
event-fills = New for { $seat }: { $card }.
event-fills-hidden = New for { $seat }: a tile.
event-fills-empty = New on a rack without a player: { $card }.

# --- why not ---

reason-wait-a-round = You have just announced: wait a round before you do so again.
    .anchor = wait
reason-table-answers = At this table the answers are worked out for the reader.
    .anchor = answers
reason-announcing = This is the time to announce. The next card comes after it.
    .anchor = pace
reason-answer-first = A card lies open: answer it first.
    .anchor = answers
reason-read-first = There is no card to answer: read one first.
    .anchor = turn
reason-not-so = That is not so. Count again.
    .anchor = answers

ending-points = Somebody has the points to win.
    .anchor = win
ending-questions = 120 questions have been asked: the most points win.
    .anchor = end-questions

# --- the table’s rules ---

option-question-2 = Question 2 asks for racks with
option-question-2--12-or-more = 12 or more
option-question-2--12-or-less = 12 or less
option-guessing = Announcements
option-guessing--once-a-round = one, then wait a round
option-guessing--unlimited = as often as you like
option-guessing--costs-a-point = as often as you like; wrong costs a point
option-reader-answers = Answers are
option-reader-answers--computed = worked out by the table
option-reader-answers--checked = given by the reader, and checked
option-racks = Racks
option-racks--4 = four (five with five players)
option-racks--5 = five
option-used-questions = Used questions
option-used-questions--reshuffled = are shuffled again
option-used-questions--cycled = come again in the same order
option-tiles-shown = After an announcement, your tiles
option-tiles-shown--always = are always shown to you
option-tiles-shown--only-when-right = are shown to you if you were right
option-points-to-win = Points to win
option-points-to-win--3 = three
option-points-to-win--2 = two
option-points-to-win--5 = five
option-notepad-help = Help with the notes
option-notepad-help--off = none
option-notepad-help--seen = tiles that you have seen are struck out
option-notepad-help--training = everything that follows is struck out: training
option-who-begins = Who begins
option-who-begins--random-seat = is drawn by lot
option-who-begins--oldest = the oldest, in the first seat
option-who-begins--hosts-choice = the first seat, as the host chose
option-empty-rack = Of several racks without a player, a right announcement changes
option-empty-rack--longest = the one that has stood longest
option-empty-rack--always-the-same = always the same one
option-empty-rack--random = one drawn by lot

# --- signs ---

mark-reads = reads
mark-waits = must wait
mark-away = away
mark-winner = winner
mark-sure = sure
mark-times-2 = up to 2
mark-times-3 = up to 3

# --- the table ---

prompt-read = Your turn: read a question.
prompt-wait-read = { $seat } takes the next question.
prompt-answer = What is the answer, going by what you see?
prompt-wait-answer = { $seat } is counting.
prompt-announce = Do you know your digits? Announce them.
prompt-reader = The others have learned something from you.
prompt-wait-round =
    { $n ->
        [one] You may announce again after { $n } more question.
       *[other] You may announce again after { $n } more questions.
    }
prompt-watch = Who knows their digits?
prompt-won = { $seat } has won!
prompt-shared =
    { $n ->
        [one] The game is over.
       *[other] { $n } players share the victory.
    }
zone-rack = { $seat }
zone-own-rack = Your rack
zone-empty-rack = No player
zone-question = { $card }
zone-no-question = Questions
zone-stock = Stock
zone-laid =
    { $n ->
        [one] Laid off: { $n } tile
       *[other] Laid off: { $n } tiles
    }
zone-guess = Your digits? All three, or the smallest first.
zone-notes-seen = Not seen yet: may be yours
zone-notes-training =
    { $n ->
        [one] May be yours; { $n } set of digits is left
       *[other] May be yours; { $n } sets of digits are left
    }
button-read = Read a question
button-answer = { $card }
clock-announce = next question in
clock-read = read out for the reader in
clock-answer = answered for the reader in
