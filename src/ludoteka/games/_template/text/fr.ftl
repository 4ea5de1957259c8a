title = Le tas
tagline = Prends un, deux ou trois cailloux. À qui le dernier ?

face-stone = caillou

event-take = { $seat } prend { $n ->
        [one] { $n } caillou
       *[other] { $n } cailloux
    }.
event-take-late = { $seat } a trop réfléchi et prend un caillou.
event-win = { $seat } gagne.

reason-too-many = Il n’y a pas autant de cailloux.
    .anchor = turn

ending-heap-empty = Le dernier caillou est pris.
    .anchor = end

option-heap = Cailloux dans le tas
option-heap--31 = trente et un
option-heap--21 = vingt et un
option-heap--random = tiré au sort
option-last-stone = Le dernier caillou
option-last-stone--wins = gagne
option-last-stone--loses = perd

mark-winner = gagne

prompt-take = Combien en prends-tu ?
prompt-wait = { $seat } réfléchit.
prompt-won = Victoire de { $seat }.
prompt-lost = Tous gagnent sauf { $seat }.

zone-heap = { $n ->
        [one] { $n } caillou
       *[other] { $n } cailloux
    }
button-take = En prendre { $n }
clock-take = puis un caillou est pris
