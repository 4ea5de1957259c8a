title = Steinhaufen
tagline = Nimm einen, zwei oder drei Steine. Wer bekommt den letzten?

face-stone = Stein

event-take = { $seat } nimmt { $n ->
        [one] einen Stein
       *[other] { $n } Steine
    }.
event-take-late = { $seat } hat zu lange überlegt und nimmt einen Stein.
event-win = { $seat } gewinnt.

reason-too-many = So viele Steine sind nicht da.
    .anchor = turn

ending-heap-empty = Der letzte Stein ist genommen.
    .anchor = end

option-heap = Steine im Haufen
option-heap--31 = einunddreißig
option-heap--21 = einundzwanzig
option-heap--random = ausgelost
option-last-stone = Der letzte Stein
option-last-stone--wins = gewinnt
option-last-stone--loses = verliert

mark-winner = Sieg

prompt-take = Wie viele nimmst du?
prompt-wait = { $seat } überlegt.
prompt-won = { $seat } gewinnt.
prompt-lost = Alle gewinnen außer { $seat }.

zone-heap = { $n ->
        [one] ein Stein
       *[other] { $n } Steine
    }
button-take = { $n } nehmen
clock-take = dann wird ein Stein genommen
