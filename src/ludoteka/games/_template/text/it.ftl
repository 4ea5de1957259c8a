title = Mucchio
tagline = Prendi uno, due o tre sassi. A chi tocca l’ultimo?

face-stone = sasso

event-take = { $seat } prende { $n ->
        [one] un sasso
       *[other] { $n } sassi
    }.
event-take-late = { $seat } ci pensa troppo e prende un sasso.
event-win = { $seat } vince.

reason-too-many = Non ci sono così tanti sassi.
    .anchor = turn

ending-heap-empty = L’ultimo sasso è preso.
    .anchor = end

option-heap = Sassi nel mucchio
option-heap--31 = trentuno
option-heap--21 = ventuno
option-heap--random = tirati a sorte
option-last-stone = L’ultimo sasso
option-last-stone--wins = vince
option-last-stone--loses = perde

mark-winner = vince

prompt-take = Quanti ne prendi?
prompt-wait = { $seat } ci pensa.
prompt-won = { $seat } vince.
prompt-lost = Vincono tutti tranne { $seat }.

zone-heap = { $n ->
        [one] un sasso
       *[other] { $n } sassi
    }
button-take = Prendi { $n }
clock-take = poi si prende un sasso
