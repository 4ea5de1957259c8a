title = Kupček
tagline = Vzemi en, dva ali tri kamenčke. Komu ostane zadnji?

face-stone = kamenček

event-take = { $seat } vzame { $n ->
        [one] { $n } kamenček
        [two] { $n } kamenčka
        [few] { $n } kamenčke
       *[other] { $n } kamenčkov
    }.
event-take-late = { $seat } predolgo razmišlja in vzame en kamenček.
event-win = Zmaga { $seat }.

reason-too-many = Toliko kamenčkov ni.
    .anchor = turn

ending-heap-empty = Zadnji kamenček je vzet.
    .anchor = end

option-heap = Kamenčkov v kupčku
option-heap--31 = enaintrideset
option-heap--21 = enaindvajset
option-heap--random = določi žreb
option-last-stone = Zadnji kamenček
option-last-stone--wins = zmaga
option-last-stone--loses = izgubi

mark-winner = zmaga

prompt-take = Koliko jih vzameš?
prompt-wait = { $seat } razmišlja.
prompt-won = Zmaga { $seat }.
prompt-lost = Zmagajo vsi, le eden ne: { $seat }.

zone-heap = { $n ->
        [one] { $n } kamenček
        [two] { $n } kamenčka
        [few] { $n } kamenčki
       *[other] { $n } kamenčkov
    }
button-take = Vzemi { $n }
clock-take = nato se vzame en kamenček
