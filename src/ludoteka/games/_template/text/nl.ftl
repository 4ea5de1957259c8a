title = Hoopje
tagline = Neem een, twee of drie stenen. Wie krijgt de laatste?

face-stone = steen

event-take = { $seat } neemt { $n ->
        [one] één steen
       *[other] { $n } stenen
    }.
event-take-late = { $seat } dacht te lang na en neemt één steen.
event-win = { $seat } wint.

reason-too-many = Zoveel stenen liggen er niet.
    .anchor = turn

ending-heap-empty = De laatste steen is weg.
    .anchor = end

option-heap = Stenen op de hoop
option-heap--31 = eenendertig
option-heap--21 = eenentwintig
option-heap--random = bepaalt het lot
option-last-stone = De laatste steen
option-last-stone--wins = wint
option-last-stone--loses = verliest

mark-winner = winnaar

prompt-take = Hoeveel neem je er?
prompt-wait = { $seat } denkt na.
prompt-won = { $seat } wint.
prompt-lost = Iedereen wint, behalve { $seat }.

zone-heap = { $n ->
        [one] één steen
       *[other] { $n } stenen
    }
button-take = Neem { $n }
clock-take = dan gaat er één steen weg
