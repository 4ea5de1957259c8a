# Четвёрка: все разом берут и сбрасывают, пока у кого-то не соберутся четыре карты одного вина.

title = Четвёрка
tagline = Все берут и сбрасывают разом. Четыре карты одного вина? Объявляйте первыми!

face-red = красное
face-white = белое
face-sparkling = игристое

# --- что произошло ---

event-deals = Раунд { $n }: всем по пять карт. Одну отложите.
event-redeals =
    { $n ->
        [one] Кому-то пришла готовая четвёрка, поэтому пересдали.
        [few] Готовая четвёрка приходила { $n } раза; каждый раз пересдавали.
       *[many] Готовая четвёрка приходила { $n } раз; каждый раз пересдавали.
    }
event-chooses = { $seat } откладывает карту.
event-chosen-for = Время вышло: { $seat } откладывает карту наугад.
event-ready = Первый сброс лежит. Внимание…
event-go = Марш!
event-draws = { $seat } берёт { $card-acc }.
event-draws-hidden = { $seat } берёт карту.
event-takes = { $seat } берёт из сброса { $card-acc }.
event-takes-hidden = { $seat } берёт верхнюю карту сброса.
event-gone = { $seat } тянется к сбросу, но карты уже нет.
event-throws = { $seat } сбрасывает { $card-acc }.
event-throws-hidden = { $seat } сбрасывает карту.
event-swaps =
    { $n ->
        [one] Колода пуста: колодой становится сброс, { $n } карта.
        [few] Колода пуста: колодой становится сброс, { $n } карты.
       *[many] Колода пуста: колодой становится сброс, { $n } карт.
    }
event-too-fast = { $seat } спешит: это не в счёт.
event-claims = { $seat } объявляет четвёрку: { $card }!
event-claims-too = { $seat } тоже с четвёркой: { $card }. Это считается хлопком.
event-claims-falsely =
    { $n ->
        [0] { $seat } объявляет { $card-acc }, но четвёрки нет. Здесь это ничего не стоит.
        [one] { $seat } объявляет { $card-acc }, но четвёрки нет: −{ $n }.
        [few] { $seat } объявляет { $card-acc }, но четвёрки нет: −{ $n }.
       *[many] { $seat } объявляет { $card-acc }, но четвёрки нет: −{ $n }.
    }
    .anchor = false
event-shows = { $seat } показывает карты: { $n } × { $card }.
event-slaps =
    { $n ->
        [1] { $seat } хлопает раньше всех.
        [one] { $seat }: хлопок № { $n }.
        [few] { $seat }: хлопок № { $n }.
       *[many] { $seat }: хлопок № { $n }.
    }
event-gains = { $seat } выигрывает раунд: +1.
    .anchor = score
event-loses-no-slap = { $seat } не хлопает: −1.
    .anchor = no-slap
event-loses-last = { $seat } хлопает позже всех: −1.
    .anchor = score
event-void =
    { $n ->
        [one] За всё это время никто не объявил четвёрку: пустой раунд.
        [few] За всё это время никто не объявил четвёрку: { $n } пустых раунда подряд.
       *[many] За всё это время никто не объявил четвёрку: { $n } пустых раундов подряд.
    }
    .anchor = void
event-again = Игра прерывалась. Все карты лежат как лежали; время пошло заново.

# --- почему нельзя ---

reason-before-go = Дождитесь «Марш!».
    .anchor = go
reason-chosen = Карту вы уже отложили.
    .anchor = aside
reason-not-in-hand = Такого вина у вас нет.
    .anchor = draw-throw
reason-draw-first = У вас четыре карты: сначала возьмите.
    .anchor = draw-throw
reason-throw-first = У вас пять карт: сначала сбросьте.
    .anchor = draw-throw
reason-own-discard = За этим столом свою последнюю сброшенную карту не берут.
    .anchor = own-discard
reason-no-claim-yet = Верно четвёрку ещё никто не объявил. Хлопок ничего не стоит.
    .anchor = early-slap
reason-hand-is-down = Ваша рука уже на столе.
    .anchor = hand-down
reason-round-stopped = Четвёрка объявлена верно: карты больше не трогают.
    .anchor = stop
reason-between-rounds = Раунд окончен; новые карты уже на подходе.
    .anchor = shown

ending-points = Нужные очки набраны.
    .anchor = end-points
ending-rounds = Сыграно шестьдесят раундов: побеждает тот, у кого больше очков.
    .anchor = end-rounds
ending-idle = Три раунда подряд никто не объявил четвёрку: побеждает тот, у кого больше очков.
    .anchor = end-idle

# --- правила стола ---

option-cards-per-type = Карт каждого вина
option-cards-per-type--18 = 18 (всего 54 карты)
option-cards-per-type--15 = 15 (всего 45 карт)
option-cards-per-type--20 = 20 (всего 60 карт)
option-four-before-go = Четвёрка в первых пяти картах
option-four-before-go--claim = объявляется после «Марш!»
option-four-before-go--redeal = пересдача, пока она есть
option-discards = Сброс лежит
option-discards--face-down = рубашкой вверх
option-discards--face-up = лицом вверх, после «Марш!»
option-own-discard = Брать свою последнюю сброшенную карту
option-own-discard--yes = можно
option-own-discard--no = нельзя
option-false-claim = Цена ложной четвёрки
option-false-claim--minus-one = одно очко
option-false-claim--nothing = никакой
option-never-slap = Если не хлопнули несколько
option-never-slap--each-minus-one = каждый теряет очко
option-never-slap--one-of-them = очко теряет один, по жребию
option-swap-shuffled = Новую колоду из сброса тасуют
option-swap-shuffled--yes = да
option-swap-shuffled--no = нет
option-points-to-win = Очков для победы
option-points-to-win--3 = три
option-points-to-win--1 = одно
option-points-to-win--5 = пять
option-slap-window = После четвёрки на хлопки даётся
option-slap-window--3 = три секунды
option-slap-window--2 = две секунды
option-slap-window--6 = шесть секунд (не спеша)

# --- знаки ---

mark-chosen = карта отложена
mark-first = четвёрка!
mark-slapped = хлопок
mark-false = ложная четвёрка
mark-away = не на связи
mark-plus-one = +1
mark-minus-one = −1

# --- стол ---

prompt-choose = Раунд { $n }. Отложите одну карту, рубашкой вверх.
prompt-chosen = Вы отложили: { $card }. Ждём остальных.
prompt-choosing = Раунд { $n }. Каждый откладывает одну карту.
prompt-ready = Внимание… Вот‑вот будет «Марш!».
prompt-draw = Берите карту! Четыре одинаковых? Объявляйте.
prompt-throw = Сбросьте карту! Четыре одинаковых? Объявляйте.
prompt-drawing = Все берут и сбрасывают, пока нет четвёрки.
prompt-slap = { $seat } — четвёрка: { $card }! Хлопайте!
prompt-hand-down = { $seat } — четвёрка: { $card }. Ваша рука на столе.
prompt-claimed = Четвёрка: { $card }! Теперь хлопают остальные.
prompt-slapping = { $seat } — четвёрка: { $card }. Кто последний?
prompt-result = { $seat } — четвёрка: { $card }.
prompt-void =
    { $n ->
        [one] Четвёрку никто не объявил: раунд пустой.
        [few] Четвёрку никто не объявил: { $n } пустых раунда подряд.
       *[many] Четвёрку никто не объявил: { $n } пустых раундов подряд.
    }
prompt-won = { $seat } побеждает.
prompt-over = Партия окончена.
label-discard = Сброс
label-stock = Колода
label-chosen = Отложено
label-hand = Ваши карты
label-shown = Карты: { $seat }
button-draw = Взять
button-take = Из сброса
button-slap = Хлоп!
button-claim-red = Красное!
button-claim-white = Белое!
button-claim-sparkling = Игристое!
clock-choose = карта наугад через
clock-round = раунд станет пустым через
clock-slap = конец хлопкам через
clock-next-round = новый раунд через
