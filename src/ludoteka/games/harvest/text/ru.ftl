# Урожай: на «три» все открывают по карте; хватайте то вино, которого на столе больше всего.

title = Урожай
tagline = Раз, два, три: какого вина больше всего? Хватайте его карты раньше других.

face-red = красное
face-white = белое
face-sparkling = игристое

# --- что произошло ---

event-round = Раунд { $n }: раз, два, три!
event-flips = { $seat } открывает { $card-acc }.
event-adds = { $seat } добавляет { $card-acc }.
event-tie = Поровну: ни одно вино не впереди.
event-no-half = Ни одного вина не больше половины.
event-names = { $seat } выбирает: карту добавит { $other }.
event-names-nobody = { $seat } никого не называет: карту добавит { $other }.
event-takes = { $seat } хватает { $card-acc }: +1.
    .anchor = majority
# $n: сколько своих карт надо отдать, 0 или 1.
event-wrong =
    { $n ->
        [0] { $seat } хватает { $card-acc }: ошибка, карта возвращается.
        [one] { $seat } хватает { $card-acc }: ошибка, отдать своих: { $n }.
        [few] { $seat } хватает { $card-acc }: ошибка, отдать своих: { $n }.
       *[many] { $seat } хватает { $card-acc }: ошибка, отдать своих: { $n }.
    }
    .anchor = wrong
event-locked = Две ошибки: { $seat } в этом раунде больше не хватает.
    .anchor = lock
event-too-soon = { $seat } хватает снова слишком быстро, это не в счёт.
event-gives = { $seat } отдаёт { $card-acc }: −1.
    .anchor = give-back
event-leads = Больше всего: { $n } × { $card }.
event-left =
    { $n ->
        [one] { $n } такая карта никому не досталась.
        [few] { $n } такие карты никому не достались.
       *[many] { $n } таких карт никому не досталось.
    }
    .anchor = leftovers
event-void = Тринадцать карт, и ни одного вина не больше половины: не получает никто.
    .anchor = full
event-idle =
    { $n ->
        [one] Никто ничего не схватил.
        [few] Никто ничего не схватил: уже { $n } раунда подряд.
       *[many] Никто ничего не схватил: уже { $n } раундов подряд.
    }
event-settles =
    { $n ->
        [one] { $n } карта уходит обратно под стопки.
        [few] { $n } карты уходят обратно под стопки.
       *[many] { $n } карт уходят обратно под стопки.
    }
    .anchor = leftovers
event-splits =
    { $n ->
        [0] Карт в центре на всех не хватает.
        [one] Каждый получает из центра { $n } карту: +{ $n }.
        [few] Каждый получает из центра { $n } карты: +{ $n }.
       *[many] Каждый получает из центра { $n } карт: +{ $n }.
    }
    .anchor = leftovers
event-again = Игра прерывалась: то, что лежит, показываем заново.

# --- почему нельзя ---

reason-no-card = Когда легла ваша рука, такой карты там не было.
    .anchor = gone
reason-taken = Кто-то оказался быстрее: карта взята.
    .anchor = gone
reason-round-over = Раунд окончен: что осталось, уходит под стопки.
    .anchor = gone
reason-locked = Две ошибки: в этом раунде вы больше не хватаете.
    .anchor = lock
reason-one-card = Свою карту в этом раунде вы уже взяли.
    .anchor = several
reason-nothing-owed = Отдавать вам нечего.
    .anchor = give-back
reason-not-collected = Такого вина вы ещё не собрали.
    .anchor = give-back
reason-nobody-to-name = Сейчас никого называть не надо.
    .anchor = extra-card
reason-no-pile = В этой стопке карт больше нет.
    .anchor = extra-card

ending-piles-empty = Ни в одной стопке не осталось карт.
    .anchor = end
ending-tie = Хватать нечего, и ни в одной стопке не осталось карты, чтобы это изменить.
    .anchor = end-tie
ending-idle = Три раунда подряд никто ничего не схватил.
    .anchor = end-idle
ending-fixed-rounds = Сыграно десять раундов.
    .anchor = end
ending-rounds = Сыграно триста раундов.
    .anchor = end-rounds

# --- правила стола ---

option-cards-per-type = Карт каждого вина
option-cards-per-type--18 = 18 (всего 54 карты)
option-cards-per-type--15 = 15 (всего 45 карт)
option-cards-per-type--20 = 20 (всего 60 карт)
option-majority = Вино можно хватать, когда его
option-majority--most-frequent = больше, чем каждого из других
option-majority--more-than-half = больше половины карт
option-grab-window = Время хватать
option-grab-window--4 = четыре секунды
option-grab-window--2 = две секунды
option-grab-window--8 = восемь секунд (не спеша)
option-cards-per-round = За раунд игрок может взять
option-cards-per-round--any-number = сколько успеет
option-cards-per-round--one = одну карту
option-given-back-card = Какую карту отдают за ошибку
option-given-back-card--giver-chooses = на выбор отдающего
option-given-back-card--random = по жребию
option-tie-without-cards = Поровну, а стопки пусты
option-tie-without-cards--nobody-scores = карты не получает никто
option-tie-without-cards--split = карты делят поровну
option-lock-after-two-errors = Две ошибки за раунд
option-lock-after-two-errors--yes = остаток раунда без игрока
option-lock-after-two-errors--no = можно хватать дальше
option-leftovers-go-under = Оставшиеся карты уходят под
option-leftovers-go-under--their-owner = ту стопку, откуда пришли
option-leftovers-go-under--shortest-pile = самую тонкую стопку
option-extra-card = Когда поровну, карту добавляет
option-extra-card--rotating-token = каждый по очереди
option-extra-card--active-player-chooses = тот, кого назовёт ходящий
option-end = Игра кончается
option-end--piles-empty = когда все стопки пусты
option-end--fixed-rounds = не позже чем через десять раундов

# --- знаки ---

mark-adds-next = добавит карту
mark-names-next = называет, кто добавит
mark-owes = долг: карта
mark-locked = пропускает
mark-got-one = карта взята
mark-no-cards = без карт
mark-away = не на связи

# --- стол ---

prompt-begin = Раз, два, три! Хватайте то вино, которого больше всего!
prompt-count = Раунд { $n }: раз, два…
prompt-grab = Хватайте, чего больше всего. Поровну — руки прочь!
prompt-grab-half = Хватайте, чего больше половины. Иначе — руки прочь!
prompt-watch = Какого вина больше всего?
prompt-locked = Две ошибки: остаток раунда без вас.
prompt-got-one = Ваша карта в этом раунде уже у вас.
prompt-give =
    { $n ->
        [one] Ошибка! Какую карту отдадите?
        [few] Ошибка! Какие { $n } карты отдадите?
       *[many] Ошибка! Какие { $n } карт отдадите?
    }
prompt-owed = { $seat } выбирает, какую карту отдать.
prompt-name = Поровну: кто добавит карту?
prompt-naming = Поровну: { $seat } решает, кто добавит карту.
prompt-named = Сейчас карту добавит { $seat }.
prompt-won = { $seat } побеждает.
prompt-over = Партия окончена.
label-centre = Центр
button-give = { $card } ({ $n })
button-name = { $seat }
clock-count = «три» через
clock-give = последняя взятая вернётся через
clock-owed = последняя взятая вернётся через
clock-name = время назвать игрока
