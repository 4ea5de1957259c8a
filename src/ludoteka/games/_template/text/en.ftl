title = Heap
tagline = Take one, two or three stones. Who gets the last?

face-stone = stone

event-take = { $seat } takes { $n ->
        [one] one stone
       *[other] { $n } stones
    }.
event-take-late = { $seat } thought too long and takes one stone.
event-win = { $seat } wins.

reason-too-many = There are not that many stones.
    .anchor = turn

ending-heap-empty = The last stone is taken.
    .anchor = end

option-heap = Stones in the heap
option-heap--31 = thirty-one
option-heap--21 = twenty-one
option-heap--random = drawn by lot
option-last-stone = The last stone
option-last-stone--wins = wins
option-last-stone--loses = loses

mark-winner = winner

prompt-take = How many do you take?
prompt-wait = { $seat } is thinking.
prompt-won = { $seat } wins.
prompt-lost = All win but { $seat }.

zone-heap = { $n ->
        [one] one stone
       *[other] { $n } stones
    }
button-take = Take { $n }
clock-take = then one stone is taken
