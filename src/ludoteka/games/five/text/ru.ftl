# Пятёрка: хлопайте, когда какого-нибудь вина в центре ровно пять.

title = Пятёрка
tagline = В центре ровно пять карт одного вина? Хлопайте раньше всех!

face-red = красное
face-white = белое
face-sparkling = игристое

# --- что произошло ---

event-deals = Раунд { $n }: всё перетасовано и сдано. Начинает { $seat }.
# Журнал ни за кого не считает: карту он называет тем, кто её не видит, и списка не ведёт.
event-flips = { $seat } открывает карту.
    .aloud = { $card }
event-slaps =
    { $n ->
        [1] { $seat } хлопает раньше всех!
        [one] { $seat }: хлопок № { $n }.
        [few] { $seat }: хлопок № { $n }.
       *[many] { $seat }: хлопок № { $n }.
    }
event-takes-back = Карта опоздала: { $seat } кладёт { $card-acc } обратно на свою стопку.
    .anchor = stop
event-counts = В центре: { $n } × { $card }.
event-exact = Ровно { $n } × { $card }!
event-not-exact = Ровно { $n } нет ни у одного вина.
event-void =
    { $n ->
        [one] Все карты открыты, и никто не хлопнул: пустой раунд.
        [few] Все карты открыты, и никто не хлопнул: { $n } пустых раунда подряд.
       *[many] Все карты открыты, и никто не хлопнул: { $n } пустых раундов подряд.
    }
    .anchor = void
event-again = Игра прерывалась: то, что лежит, показываем заново.
event-gains = { $seat } — первый верный хлопок: +1.
    .anchor = score-right
event-loses-no-slap =
    { $n ->
        [0] { $seat } не хлопает, но ниже падать некуда.
        [one] { $seat } не хлопает: −{ $n }.
        [few] { $seat } не хлопает: −{ $n }.
       *[many] { $seat } не хлопает: −{ $n }.
    }
    .anchor = score-right
event-loses-last =
    { $n ->
        [0] { $seat } хлопает позже всех, но ниже падать некуда.
        [one] { $seat } хлопает позже всех: −{ $n }.
        [few] { $seat } хлопает позже всех: −{ $n }.
       *[many] { $seat } хлопает позже всех: −{ $n }.
    }
    .anchor = score-last
event-loses-false =
    { $n ->
        [0] { $seat } хлопает зря, но ниже падать некуда.
        [one] { $seat } хлопает зря: −{ $n }.
        [few] { $seat } хлопает зря: −{ $n }.
       *[many] { $seat } хлопает зря: −{ $n }.
    }
    .anchor = score-wrong

# --- почему нельзя ---

reason-no-card-yet = В центре ещё ничего не лежало.
    .anchor = hasty
reason-hand-is-down = Ваша рука уже в центре; там она и останется.
    .anchor = hand-down
reason-between-rounds = Раунд окончен; новые карты уже на подходе.
    .anchor = opened
reason-turned-on-the-beat = За этим столом карты открываются сами, в такт.
    .anchor = turning
reason-round-stopped = Кто-то хлопнул: карты больше не открываются.
    .anchor = stop
reason-no-cards-left = Все карты открыты.
    .anchor = void

ending-points = Нужные очки набраны.
    .anchor = end-points
ending-rounds = Сыграно шестьдесят раундов: побеждает тот, у кого больше очков.
    .anchor = end-rounds
ending-void = Три раунда подряд никто не хлопнул: побеждает тот, у кого больше очков.
    .anchor = end-void

# --- правила стола ---

option-cards-per-type = Карт каждого вина
option-cards-per-type--18 = 18 (всего 54 карты)
option-cards-per-type--15 = 15 (всего 45 карт)
option-cards-per-type--20 = 20 (всего 60 карт)
option-target = Хлопать, когда ровно
option-target--5 = пять карт одного вина
option-target--4 = четыре карты одного вина
option-target--6 = шесть карт одного вина
option-points-to-win = Очков для победы
option-points-to-win--3 = три
option-points-to-win--1 = одно
option-points-to-win--5 = пять
option-beat = Время на карту
option-beat--10 = одна секунда
option-beat--14 = 1,4 секунды
option-beat--07 = 0,7 секунды
option-flip = Карты открываются
option-flip--on-the-beat = сами, в такт
option-flip--by-hand = рукой
option-follow-up-window = После первого хлопка другим даётся
option-follow-up-window--2 = две секунды
option-follow-up-window--1 = одна секунда
option-follow-up-window--4 = четыре секунды (не спеша)
option-floor = Очки могут падать
option-floor--none = без предела
option-floor--zero = до нуля
option-floor--minus-three = до минус трёх
option-counts-shown = Стол показывает счёт
option-counts-shown--never = никогда: считайте в уме
option-counts-shown--training = всегда: тренировка
option-youngest = Кто начинает
option-youngest--named-by-the-host = самый младший: хозяин даёт ему первое место
option-youngest--by-lot = место, на которое выпал жребий

# --- знаки ---

mark-starter = начинает
mark-next = открывает
mark-first = первый хлопок
mark-slapped = хлопок
mark-away = не на связи
mark-exact = ровно
mark-plus-one = +1
mark-minus-one = −1

# --- стол ---

prompt-begin = Раунд { $n }. Первую карту открывает { $seat }.
prompt-count = Считайте в уме: одного вина ровно { $n } — хлопайте.
prompt-watch = Хлопайте, когда одного вина ровно { $n }.
prompt-flip = Откройте карту. Одного вина ровно { $n } — хлопайте.
prompt-follow = { $seat } хлопает! И у вас ровно { $n }? Хлопайте!
prompt-hand-down = Ваша рука в центре и останется там до проверки.
prompt-slapped = { $seat } хлопает. А остальные?
prompt-right = Ровно { $n } × { $card }! Первый хлопок: { $seat }.
prompt-wrong = Мимо: ровно { $n } нет ни у одного вина.
prompt-void =
    { $n ->
        [one] Никто не хлопнул: раунд пустой.
        [few] Никто не хлопнул: { $n } пустых раунда подряд.
       *[many] Никто не хлопнул: { $n } пустых раундов подряд.
    }
prompt-won = { $seat } побеждает.
prompt-over = Партия окончена.
label-pile = Центр
label-opened =
    { $n ->
        [one] Центр раскрыт: { $n } карта
        [few] Центр раскрыт: { $n } карты
       *[many] Центр раскрыт: { $n } карт
    }
label-own-pile = Ваша стопка
label-count = { $card }: { $n }
button-slap = Хлоп!
button-flip = Открыть
clock-window = проверка через
clock-next-round = новый раунд через
