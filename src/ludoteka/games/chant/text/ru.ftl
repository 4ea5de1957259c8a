# Считалка: хлопайте, когда карта — то самое вино, которое назвали.

title = Считалка
tagline = Красное, белое, игристое, красное… Если карта совпала со словом, хлопайте: последняя рука забирает всё.

face-red = красное
face-white = белое
face-sparkling = игристое

# --- что произошло ---

event-calls = { $seat } называет: «{ $card }».
    .aloud = «{ $card }!»
event-flips = { $seat } открывает { $card-acc }.
    .aloud = { $card }
event-runs-out = { $seat }: это была последняя карта.
event-slaps =
    { $n ->
        [1] { $seat } хлопает раньше всех!
        [one] { $seat }: хлопок № { $n }.
        [few] { $seat }: хлопок № { $n }.
       *[many] { $seat }: хлопок № { $n }.
    }
event-takes-back = Карта опоздала: { $seat } кладёт { $card-acc } обратно на свою стопку, и слово возвращается.
    .anchor = stop
event-takes =
    { $n ->
        [one] Последняя рука: { $seat } забирает { $n } карту.
        [few] Последняя рука: { $seat } забирает { $n } карты.
       *[many] Последняя рука: { $seat } забирает { $n } карт.
    }
    .anchor = last
event-shares =
    { $n ->
        [0] { $seat } не хлопает, но карт на долю уже не осталось.
        [one] { $seat } не хлопает и берёт свою долю: { $n } карту.
        [few] { $seat } не хлопает и берёт свою долю: { $n } карты.
       *[many] { $seat } не хлопает и берёт свою долю: { $n } карт.
    }
    .anchor = split
event-nobody-takes = Хлопнуть может только { $seat }: карты не берёт никто.
event-takes-falsely =
    { $n ->
        [one] { $seat } хлопает зря и забирает { $n } карту.
        [few] { $seat } хлопает зря и забирает { $n } карты.
       *[many] { $seat } хлопает зря и забирает { $n } карт.
    }
    .anchor = false
event-slaps-falsely = { $seat } хлопает зря.
    .anchor = false
event-pays = { $seat } хлопает зря и кладёт вниз, под центр, { $card-acc }.
    .anchor = false
event-pays-nothing = { $seat } хлопает зря, но лишней карты нет.
    .anchor = false
event-wins = { $seat } остаётся без карт и побеждает!
event-again = Игра прерывалась: то, что лежит, показываем заново.

# --- почему нельзя ---

reason-no-card-yet = Хлопать ещё было не по чему.
    .anchor = hasty
reason-hand-is-down = По этой карте вы уже хлопнули.
    .anchor = hand-down
reason-settled = Это уже решено, или карт больше нет. Ваш хлопок ничего не стоит.
    .anchor = settled
reason-turned-on-the-beat = За этим столом карты открываются сами, в такт.
    .anchor = turning
reason-slap-first = Сначала хлопки: следующая карта подождёт.
    .anchor = stop
reason-last-card = Лежит последняя карта: больше ничего не открывают.
    .anchor = last-card

ending-empty = У кого-то не осталось карт.
    .anchor = end-empty
ending-first = Игрок без карт хлопнул первым.
    .anchor = end-first
ending-flips = Открыта тысяча карт: побеждает тот, у кого их меньше.
    .anchor = end-flips
ending-idle = Пять совпадений подряд никто не хлопнул: побеждает тот, у кого меньше карт.
    .anchor = end-idle
ending-no-cards = Открывать больше некому и нечего.
    .anchor = end-no-cards

# --- правила стола ---

option-cards-per-type = Карт каждого вина
option-cards-per-type--18 = 18 (всего 54 карты)
option-cards-per-type--15 = 15 (всего 45 карт)
option-cards-per-type--20 = 20 (всего 60 карт)
option-false-slap = Хлопок зря
option-false-slap--takes-the-pile = забирает весь центр
option-false-slap--one-card = стоит карты из своей стопки
option-false-slap--ignored = ничего не стоит
option-after-a-slap = После хлопков следующую карту открывает
option-after-a-slap--next-clockwise-flips = следующий по часовой стрелке
option-after-a-slap--taker-flips = тот, кто забрал карты
option-word-after-a-slap = После хлопков слова
option-word-after-a-slap--goes-on = идут дальше
option-word-after-a-slap--restarts-at-red = начинаются снова с красного
option-beat = Время на карту
option-beat--12 = 1,2 секунды
option-beat--16 = 1,6 секунды
option-beat--09 = 0,9 секунды
option-beat--accelerating = всё быстрее: от 1,5 до 0,8 секунды
option-flip = Карты открываются
option-flip--on-the-beat = сами, в такт
option-flip--by-hand = рукой
option-winning = Кто побеждает
option-winning--first-empty-pile = кто первым остался без карт
option-winning--first-at-next-match = кто без карт первым хлопнет при совпадении
option-last-card-matches = Если последняя карта совпала
option-last-card-matches--slap-settled-first = сначала хлопки
option-last-card-matches--wins-at-once = победа сразу

# --- знаки ---

mark-caller = ведёт
mark-next = открывает
mark-first = первый хлопок
mark-slapped = хлопок
mark-falsely = хлопок зря
mark-away = не на связи
mark-no-cards = без карт
mark-winner = победа

# --- стол ---

prompt-begin = Ведёт { $seat }. На «красное» откроет { $seat_first }.
prompt-word = Слово: «{ $card }». Карта та самая? Хлопайте!
prompt-next = На слово «{ $card }» карту откроет { $seat }.
prompt-flip = Ваша карта: откройте её со словом «{ $card }».
prompt-follow = { $seat } хлопает! Не будьте последней рукой.
prompt-hand-down = Ваша рука в центре. Кто окажется последним?
prompt-slapped = { $seat } хлопает. Кто окажется последним?
prompt-won = { $seat } побеждает.
prompt-over = Партия окончена.
label-pile = Центр
label-word = «{ $card }!»
label-own-pile = Ваша стопка
button-slap = Хлоп!
button-flip = Открыть
clock-window = конец хлопкам через
