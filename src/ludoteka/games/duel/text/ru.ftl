title = Винная дуэль
tagline = Красное бьёт белое, белое бьёт игристое, игристое бьёт красное. У кого останется последняя карта?

face-red = красное
face-white = белое
face-sparkling = игристое

event-challenge = { $seat } бросает вызов: соперник — { $other }.
event-challenge-late = { $seat } медлит слишком долго. Жребий решает: соперник — { $other }.
event-chosen = { $seat } кладёт карту рубашкой вверх.
event-chosen-late = { $seat } медлит слишком долго: карта выбрана наугад.
event-reveal = { $seat } открывает { $card-acc }.
event-take = { $seat } побеждает в дуэли. { $other } отдаёт { $card-acc }.
    .anchor = take
event-tie = Ничья: { $seat } и { $other } сбрасывают по карте — { $card }.
    .anchor = tie
event-out = { $seat } остаётся без карт и выбывает.
    .anchor = out
event-active = Теперь вызов бросает { $seat }.
event-win = { $seat } побеждает, на руках { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }.
    .anchor = end
event-both-win = { $seat } и { $other } теряют последние карты вместе: победа одна на двоих.
    .anchor = both-win
event-cap = Дуэлей сыграно: { $n }. На этом всё: побеждает тот, у кого больше карт.

reason-challenge-first = Сначала бросьте вызов, карты потом.
    .anchor = challenge
reason-duel-open = Дуэль уже идёт: выберите карту.
    .anchor = choose
reason-not-held = Такого вина у вас нет.
    .anchor = choose
reason-you-are-out = У вас не осталось карт: вы выбыли.
    .anchor = out
reason-already-chosen = Ваша карта уже на столе. Там она и останется.
    .anchor = sealed
reason-not-your-duel = В этой дуэли сражаются двое других.
    .anchor = challenge
reason-no-such-player = Здесь никто не сидит.
    .anchor = challenge
reason-yourself = Вызвать на дуэль себя нельзя.
    .anchor = challenge
reason-they-are-out = Этот игрок выбыл.
    .anchor = out
reason-just-beaten = Этого игрока вы только что победили: вызовите другого.
    .anchor = another

ending-last-holding = Карты остались только у одного игрока.
    .anchor = end
ending-both-empty = Последние карты ушли в ничью: побеждают оба дуэлянта.
    .anchor = both-win
ending-cap = Сыграно триста дуэлей.
    .anchor = cap

option-hand-size = Карт на руках
option-hand-size--3 = три
option-hand-size--2 = две
option-hand-size--4 = четыре
option-hand-size--5 = пять
option-after-win = После победы вызывают
option-after-win--another = другого игрока, пока есть третий
option-after-win--anyone = кого угодно
option-winner-active = Кто бросает вызов после победы
option-winner-active--yes = победитель
option-winner-active--ties-only = тот же игрок, до первой ничьей
option-hand-sizes = Сколько карт на руках
option-hand-sizes--open = видно
option-hand-sizes--hidden = скрыто
option-time-to-choose = Время на выбор карты
option-time-to-choose--15 = 15 секунд
option-time-to-choose--30 = 30 секунд
option-time-to-choose--none = без ограничения

mark-active = бросает вызов
mark-challenger = вызывает
mark-challenged = отвечает
mark-chosen = карта выбрана
mark-won = бьёт
mark-lost = бита
mark-tied = ничья
mark-out = вне игры
mark-just-beaten = передышка
mark-winner = победа

prompt-challenge = Кого вызываете на дуэль?
prompt-choose = Против вас { $seat }. Выберите вино, его пока не увидят.
prompt-sealed = Вашу карту видите только вы. Теперь выбирает { $seat }.
prompt-wait-challenge = { $seat } выбирает соперника.
prompt-wait-both = { $seat } и { $seat_other } выбирают.
prompt-wait-one = Ждём: выбирает { $seat }.
prompt-won = { $seat } побеждает.
prompt-both-won = { $seat } и { $seat_other } побеждают вместе.
prompt-shared = { $n ->
        [one] Победитель один.
        [few] { $n } игрока делят победу.
       *[many] { $n } игроков делят победу.
    }

zone-hand = Ваши карты
zone-other-hand = Карты: { $seat }
zone-duel = { $seat } — { $seat_other }
zone-no-duel = Дуэль
zone-discard = Сброс: красных { $red }, белых { $white }, игристых { $sparkling }

button-challenge = Вызвать: { $seat }
clock-challenge = потом решит жребий
clock-choose = потом карта наугад
