title = UNO
tagline = Цвет на цвет, знак на знак. И не забудьте крикнуть «Уно!», когда останется одна карта.

face-r0 = красный ноль
face-r1 = красная единица
    .acc = красную единицу
face-r2 = красная двойка
    .acc = красную двойку
face-r3 = красная тройка
    .acc = красную тройку
face-r4 = красная четвёрка
    .acc = красную четвёрку
face-r5 = красная пятёрка
    .acc = красную пятёрку
face-r6 = красная шестёрка
    .acc = красную шестёрку
face-r7 = красная семёрка
    .acc = красную семёрку
face-r8 = красная восьмёрка
    .acc = красную восьмёрку
face-r9 = красная девятка
    .acc = красную девятку
face-rskip = красный пропуск
face-rrev = красный разворот
face-rplus2 = красная +2
    .acc = красную +2
face-y0 = жёлтый ноль
face-y1 = жёлтая единица
    .acc = жёлтую единицу
face-y2 = жёлтая двойка
    .acc = жёлтую двойку
face-y3 = жёлтая тройка
    .acc = жёлтую тройку
face-y4 = жёлтая четвёрка
    .acc = жёлтую четвёрку
face-y5 = жёлтая пятёрка
    .acc = жёлтую пятёрку
face-y6 = жёлтая шестёрка
    .acc = жёлтую шестёрку
face-y7 = жёлтая семёрка
    .acc = жёлтую семёрку
face-y8 = жёлтая восьмёрка
    .acc = жёлтую восьмёрку
face-y9 = жёлтая девятка
    .acc = жёлтую девятку
face-yskip = жёлтый пропуск
face-yrev = жёлтый разворот
face-yplus2 = жёлтая +2
    .acc = жёлтую +2
face-g0 = зелёный ноль
face-g1 = зелёная единица
    .acc = зелёную единицу
face-g2 = зелёная двойка
    .acc = зелёную двойку
face-g3 = зелёная тройка
    .acc = зелёную тройку
face-g4 = зелёная четвёрка
    .acc = зелёную четвёрку
face-g5 = зелёная пятёрка
    .acc = зелёную пятёрку
face-g6 = зелёная шестёрка
    .acc = зелёную шестёрку
face-g7 = зелёная семёрка
    .acc = зелёную семёрку
face-g8 = зелёная восьмёрка
    .acc = зелёную восьмёрку
face-g9 = зелёная девятка
    .acc = зелёную девятку
face-gskip = зелёный пропуск
face-grev = зелёный разворот
face-gplus2 = зелёная +2
    .acc = зелёную +2
face-b0 = синий ноль
face-b1 = синяя единица
    .acc = синюю единицу
face-b2 = синяя двойка
    .acc = синюю двойку
face-b3 = синяя тройка
    .acc = синюю тройку
face-b4 = синяя четвёрка
    .acc = синюю четвёрку
face-b5 = синяя пятёрка
    .acc = синюю пятёрку
face-b6 = синяя шестёрка
    .acc = синюю шестёрку
face-b7 = синяя семёрка
    .acc = синюю семёрку
face-b8 = синяя восьмёрка
    .acc = синюю восьмёрку
face-b9 = синяя девятка
    .acc = синюю девятку
face-bskip = синий пропуск
face-brev = синий разворот
face-bplus2 = синяя +2
    .acc = синюю +2
face-joker = джокер
    .acc = джокера
face-super = суперджокер
    .acc = суперджокера
face-hands = пересдача
    .acc = пересдачу
face-blank = пустой джокер
    .acc = пустого джокера

event-deals = Раунд { $n }: сдаёт { $seat }.
event-goes-back = Обратно в колоду: { $card }. Открываем другую карту.
event-turned-up = Первая карта — { $card }.
event-plays = { $seat } кладёт { $card-acc }.
event-jumps-in = { $seat } перехватывает ход!
event-draws = { $seat } берёт { $card-acc }.
event-draws-hidden = { $seat } берёт карту.
event-nothing-to-draw = { $seat }: брать больше нечего.
event-keeps = { $seat } оставляет карту себе.
event-passes = { $seat } пасует.
event-names-red = { $seat } заказывает красный.
event-names-yellow = { $seat } заказывает жёлтый.
event-names-green = { $seat } заказывает зелёный.
event-names-blue = { $seat } заказывает синий.
event-skipped = { $seat } пропускает ход.
    .anchor = skip
event-reverses = { $seat } разворачивает игру.
event-shuffles = Сброс перетасован, это новая колода: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }.
event-changes-hands = { $seat } собирает все карты, тасует и сдаёт заново { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
event-passes-hands = Все передают свои карты соседу.
event-swaps = { $seat } и { $other } меняются картами.
event-accepts = { $seat } берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
event-contests = { $seat }: «Не верю!» Карты раскрывает { $other }.
event-shows = { $seat } показывает { $card-acc }: видит только { $other }.
event-shows-hidden = { $seat } показывает карту: видит только { $other }.
event-guilty = Это был блеф: { $seat } берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
    .anchor = contest
event-innocent = Блефа нет: { $seat } играет честно. { $other } берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
    .anchor = contest
event-uno = { $seat }: «Уно!»
event-false-uno = { $seat } зря кричит «Уно!».
    .anchor = false
event-catches = { $seat }: «Контр-уно!» { $other } берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
    .anchor = counter
event-false-counter = { $seat } кричит «Контр-уно!», а ловить некого.
    .anchor = false
event-time-up = { $seat }: время вышло.
event-goes-out = { $seat } кладёт последнюю карту!
    .anchor = end
event-points = { $seat } получает { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
    .anchor = points
event-cap = После { $n ->
        [one] { $n } хода
        [few] { $n } ходов
       *[many] { $n } ходов
    } раунд окончен: побеждает тот, у кого меньше карт.

reason-round-over = Раунд окончен. Сейчас сдадут новый.
    .anchor = rounds
reason-not-in-hand = Такой карты у вас нет.
    .anchor = match
reason-must-match = Эта карта не подходит ни по цвету, ни по знаку.
    .anchor = match
reason-only-the-drawn-card = Сыграть можно только ту карту, которую вы сейчас взяли.
    .anchor = drawn
reason-already-drawn = Вы уже взяли карту.
    .anchor = drawn
reason-must-play = У вас есть подходящая карта: здесь её надо сыграть.
    .anchor = voluntary
reason-must-play-drawn = Взятая карта подходит, её надо сыграть.
    .anchor = drawn
reason-cards-owed = Сначала разберитесь с картами, которые вам положено взять.
    .anchor = owed
reason-nothing-to-contest = Не поверить можно только суперджокеру, который лежит сверху.
    .anchor = contest
reason-name-a-colour = Сначала закажите цвет.
    .anchor = naming
reason-choose-a-hand = Сначала выберите, с кем меняться картами.
    .anchor = seven-zero
reason-no-such-player = Здесь никто не сидит.
    .anchor = seven-zero
reason-yourself = Меняться с собой? Выберите кого-нибудь другого.
    .anchor = seven-zero
reason-no-jump-in = За этим столом ход не перехватывают.
    .anchor = jump-in
reason-not-identical = Перехватить ход можно только точно такой же картой, как верхняя.
    .anchor = jump-in
reason-your-own-turn = Сейчас и так ваш ход: просто сыграйте карту.
    .anchor = jump-in
reason-too-late = Эту карту уже накрыли.
    .anchor = jump-in
reason-not-now = Сейчас это невозможно.
    .anchor = turn

ending-out = Кто-то сыграл последнюю карту.
    .anchor = goal
ending-cap = Предел ходов достигнут: побеждает тот, у кого меньше карт.
    .anchor = cap
ending-to-500 = Кто-то набрал 500 очков.
    .anchor = scoring
ending-lowest = Кто-то дошёл до 500 очков: побеждает наименьшая сумма.
    .anchor = scoring
ending-match-cap = Партия затянулась: побеждает лучшая сумма.
    .anchor = match-cap

option-deck = Колода
option-deck--109 = 109 карт: с одной «Пересдачей»
option-deck--108 = 108 карт: классическая колода
option-deck--112 = 112 карт: с «Пересдачей» и тремя пустыми джокерами
option-draw = Если ничего не подходит
option-draw--until-playable = брать до подходящей карты
option-draw--one = взять одну карту
option-drawn-card = Подходящая карта из колоды
option-drawn-card--must-be-played = надо сыграть
option-drawn-card--may-be-kept = можно оставить
option-voluntary-draw = Брать, когда есть чем ходить
option-voluntary-draw--allowed = можно
option-voluntary-draw--forbidden = нельзя
option-two-player-reverse = Разворот вдвоём
option-two-player-reverse--skips = соперник пропускает ход
option-two-player-reverse--does-nothing = ничего не меняет
option-plus2-skips = После +2 ход пропадает?
option-plus2-skips--no = нет: взять две и ходить
option-plus2-skips--yes = да: взять две и пропустить ход
option-stacking = Перевод +2 и суперджокера
option-stacking--none = нельзя
option-stacking--same = +2 на +2, суперджокер на суперджокера
option-stacking--mixed = любую на любую
option-challenge-test = Суперджокер — блеф, если на руках есть
option-challenge-test--any-other-card = любая другая подходящая карта
option-challenge-test--colour-only = карта нужного цвета
option-uno-window = Забытое «Уно» можно поймать
option-uno-window--until-called = пока его не сказали
option-uno-window--until-next-turn = пока не походил следующий
option-scoring = Длина партии
option-scoring--single-round = один раунд
option-scoring--to-500 = раунды, пока кто-то не выиграет 500 очков
option-scoring--lowest = раунды до 500, побеждает меньшая сумма
option-special-first-card = Карта действия или джокер первой картой
option-special-first-card--official-effects = действует
option-special-first-card--redraw = заменяется числом
option-action-match = Карты действия подходят
option-action-match--colour-or-symbol = по цвету или знаку
option-action-match--colour-only = только по цвету
option-change-hand-colour = Цвет после «Пересдачи»
option-change-hand-colour--stays = остаётся прежним
option-change-hand-colour--named = заказывает тот, кто её сыграл
option-change-hand-deals = При «Пересдаче» сдают
option-change-hand-deals--from-left = всегда по часовой стрелке
option-change-hand-deals--in-direction = по ходу игры
option-hand-size = Карт при сдаче
option-hand-size--7 = семь
option-hand-size--5 = пять
option-hand-size--10 = десять
option-time-to-move = Время на ход
option-time-to-move--30 = 30 секунд
option-time-to-move--60 = минута
option-time-to-move--none = без ограничения
option-counter-opens = «Контр-уно» засчитывается
option-counter-opens--after-grace = через три четверти секунды после карты
option-counter-opens--at-once = сразу
option-contest-last = Суперджокер последней картой
option-contest-last--no = сразу выигрывает
option-contest-last--yes = ему ещё можно не поверить
option-seven-zero = Семёрка меняет, ноль передаёт
option-seven-zero--off = не играем
option-seven-zero--on = 7 — двое меняются картами, 0 — все передают карты
option-jump-in = Перехват хода
option-jump-in--off = не играем
option-jump-in--on = точно такой же картой, как верхняя

mark-colour-red = красный
mark-colour-yellow = жёлтый
mark-colour-green = зелёный
mark-colour-blue = синий
mark-drawn = новая
mark-seen = вы её видели
mark-dealer = сдаёт
mark-uno = Уно
mark-winner = победа
mark-away = не на связи

prompt-play = Ваш ход: сыграйте карту или возьмите.
prompt-must-play = Ваш ход: сыграйте карту.
prompt-nothing-fits = Ваш ход. Ничего не подходит: берите.
prompt-drawn = Вы взяли: { $card }. Подходит — играйте!
prompt-drawn-choice = Вы взяли: { $card }. Сыграть или оставить?
prompt-contest = { $seat }: суперджокер. { $n ->
        [one] Взять { $n } карту
        [few] Взять { $n } карты
       *[many] Взять { $n } карт
    } или не поверить?
prompt-stack = Вас { $n ->
        [one] ждёт { $n } карта
        [few] ждут { $n } карты
       *[many] ждут { $n } карт
    }. Переведите или берите.
prompt-name-colour = Какой цвет заказываете?
prompt-swap = С кем меняетесь картами?
prompt-wait = Ходит { $seat }.
prompt-wait-contest = { $seat } берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } или не верит ({ $seat_other }).
prompt-wait-stack = { $seat }: { $n ->
        [one] ждёт { $n } карта
        [few] ждут { $n } карты
       *[many] ждут { $n } карт
    }.
prompt-wait-colour = { $seat } выбирает цвет.
prompt-wait-swap = { $seat } выбирает, с кем меняться.
prompt-round-won = { $seat } выигрывает раунд.
prompt-round-cap = Раунд остановлен.
prompt-won = { $seat } побеждает.
prompt-shared = { $n ->
        [one] Победитель один.
        [few] { $n } игрока делят победу.
       *[many] { $n } игроков делят победу.
    }

zone-stock = Колода ({ $n })
zone-pile = Сброс ({ $n })
zone-hand = Ваши карты ({ $n })
zone-other-hand = Карты: { $seat } ({ $n })

button-draw = Взять
button-keep = Оставить
button-accept = Взять { $n }
button-contest = Не верю! ({ $seat })
button-swap = Обмен: { $seat } ({ $n })
button-uno = Уно!
button-counter = Контр-уно!
button-red = Красный
button-yellow = Жёлтый
button-green = Зелёный
button-blue = Синий

clock-move = потом ход сделают часы
clock-contest = потом считается принятым
clock-next-round = до нового раунда
