title = Кучка
tagline = Возьмите один, два или три камешка. Кому достанется последний?

face-stone = камешек

event-take = { $seat } берёт { $n ->
        [one] { $n } камешек
        [few] { $n } камешка
       *[many] { $n } камешков
    }.
event-take-late = { $seat } думает слишком долго и берёт один камешек.
event-win = { $seat } побеждает.

reason-too-many = Столько камешков уже нет.
    .anchor = turn

ending-heap-empty = Последний камешек взят.
    .anchor = end

option-heap = Камешков в кучке
option-heap--31 = тридцать один
option-heap--21 = двадцать один
option-heap--random = по жребию
option-last-stone = Последний камешек
option-last-stone--wins = выигрывает
option-last-stone--loses = проигрывает

mark-winner = победа

prompt-take = Сколько берёте?
prompt-wait = { $seat } думает.
prompt-won = { $seat } побеждает.
prompt-lost = Побеждают все, проигрывает { $seat }.

zone-heap = { $n ->
        [one] { $n } камешек
        [few] { $n } камешка
       *[many] { $n } камешков
    }
button-take = Взять { $n }
clock-take = потом берётся один камешек
