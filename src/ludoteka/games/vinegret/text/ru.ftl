title = Винегрет
tagline = Старинная французская «Смесь»: две карты, ещё две, ставки, прикуп, и все платят лучшей комбинации.

score = Жетоны
points = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}

face-h1 = туз червей
    .acc = туза червей
face-h2 = двойка червей
    .acc = двойку червей
face-h3 = тройка червей
    .acc = тройку червей
face-h4 = четвёрка червей
    .acc = четвёрку червей
face-h5 = пятёрка червей
    .acc = пятёрку червей
face-h6 = шестёрка червей
    .acc = шестёрку червей
face-h7 = семёрка червей
    .acc = семёрку червей
face-h8 = восьмёрка червей
    .acc = восьмёрку червей
face-h9 = девятка червей
    .acc = девятку червей
face-h10 = десятка червей
    .acc = десятку червей
face-hj = валет червей
    .acc = валета червей
face-hq = дама червей
    .acc = даму червей
face-hk = король червей
    .acc = короля червей
face-d1 = туз бубен
    .acc = туза бубен
face-d2 = двойка бубен
    .acc = двойку бубен
face-d3 = тройка бубен
    .acc = тройку бубен
face-d4 = четвёрка бубен
    .acc = четвёрку бубен
face-d5 = пятёрка бубен
    .acc = пятёрку бубен
face-d6 = шестёрка бубен
    .acc = шестёрку бубен
face-d7 = семёрка бубен
    .acc = семёрку бубен
face-d8 = восьмёрка бубен
    .acc = восьмёрку бубен
face-d9 = девятка бубен
    .acc = девятку бубен
face-d10 = десятка бубен
    .acc = десятку бубен
face-dj = валет бубен
    .acc = валета бубен
face-dq = дама бубен
    .acc = даму бубен
face-dk = король бубен
    .acc = короля бубен
face-c1 = туз треф
    .acc = туза треф
face-c2 = двойка треф
    .acc = двойку треф
face-c3 = тройка треф
    .acc = тройку треф
face-c4 = четвёрка треф
    .acc = четвёрку треф
face-c5 = пятёрка треф
    .acc = пятёрку треф
face-c6 = шестёрка треф
    .acc = шестёрку треф
face-c7 = семёрка треф
    .acc = семёрку треф
face-c8 = восьмёрка треф
    .acc = восьмёрку треф
face-c9 = девятка треф
    .acc = девятку треф
face-c10 = десятка треф
    .acc = десятку треф
face-cj = валет треф
    .acc = валета треф
face-cq = дама треф
    .acc = даму треф
face-ck = король треф
    .acc = короля треф
face-s1 = туз пик
    .acc = туза пик
face-s2 = двойка пик
    .acc = двойку пик
face-s3 = тройка пик
    .acc = тройку пик
face-s4 = четвёрка пик
    .acc = четвёрку пик
face-s5 = пятёрка пик
    .acc = пятёрку пик
face-s6 = шестёрка пик
    .acc = шестёрку пик
face-s7 = семёрка пик
    .acc = семёрку пик
face-s8 = восьмёрка пик
    .acc = восьмёрку пик
face-s9 = девятка пик
    .acc = девятку пик
face-s10 = десятка пик
    .acc = десятку пик
face-sj = валет пик
    .acc = валета пик
face-sq = дама пик
    .acc = даму пик
face-sk = король пик
    .acc = короля пик

# Комбинация словами; ею пользуются сообщения ниже. $pips — очки, которые решают между двумя такими комбинациями.
hand-words = { $kind ->
    [nothing] ничего
    [point] поэн на { $pips }
    [prime] прима на { $pips }
    [grand-prime] большая прима на { $pips }
    [sequence] секанс на { $pips }
    [tricon] трикон на { $pips }
    [flux] прилив на { $pips }
    [tricon-prime] трикон с примой
    [flux-sequence] прилив с секансом
    [fredon] фредон
   *[none] комбинации пока нет
}
hand-worth = { hand-words }, даёт { $pays }

event-deals = Сдача { $n }: { $seat } сдаёт всем по две карты.
event-antes = Все кладут в банк по { $n ->
        [one] { $n } жетону
        [few] { $n } жетона
       *[many] { $n } жетонов
    }.
    .anchor = ante
event-whist = { $seat } объявляет вист, оставляет обе карты и кладёт { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
    }.
    .anchor = whist
event-exchanges = { $seat } меняет { $n ->
        [1] одну карту
        [one] { $n } карту
        [few] обе карты
       *[many] { $n } карт
    }.
    .anchor = exchange
event-stakes = { $seat } кладёт { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
    }.
    .anchor = whist
event-throws = { $seat } сбрасывает одну карту из трёх.
event-two-more = Колода перетасована; все получают ещё по две карты.
event-passes = { $seat } пасует.
event-bets = { $seat } ставит { $n }.
    .anchor = limit
event-raises = { $seat } прибавляет { $n }.
    .anchor = raises
event-holds = { $seat } держит и кладёт { $n }.
    .anchor = hold
event-refuses = { $seat } отказывается.
event-no-betting = Кому-то ставить уже нечего: ставок не будет.
event-all-passed = Все спасовали. { $seat } может пересдать или заставить всех играть.
event-redeal = { $seat } пересдаёт: новые взносы, новые карты.
    .anchor = dealers-choice
event-forces = { $seat } кладёт { $n } и заставляет: все играют этими картами.
    .anchor = force
event-changes = { $seat } { $n ->
        [0] оставляет все четыре карты
        [one] меняет { $n } карту
        [few] меняет { $n } карты
       *[many] меняет { $n } карт
    }.
event-reshuffle = Колода кончилась: сброс и карты отказавшихся перетасованы.
event-time-up = { $seat } думает слишком долго.
event-unheld = Никто не держит: { $seat } забирает { $n }.
    .anchor = unheld
event-pays = { $seat } платит { $n }, получает { $other }.
    .anchor = payers
event-takes-pot = { $seat } берёт банк: { $n }.
    .anchor = showdown
event-carried = Банк ({ $n }) остаётся на следующую сдачу.
event-extra = Последняя сдача позади, а в банке ещё { $n }: сдаём снова.
event-no-hand = Ни у кого нет настоящей комбинации.
event-shares = { $seat } получает { $n } из того, что осталось в банке.
    .anchor = end
event-out = { $seat } не может заплатить взнос и выбывает.
    .anchor = out
event-sits-out = { $seat } пропускает эту сдачу.
event-shows-nothing = { $seat } открывает карты: комбинации нет.
event-shows-point = { $seat } открывает поэн на { $n }.
event-shows-prime = { $seat } открывает приму на { $n }.
event-shows-grand-prime = { $seat } открывает большую приму на { $n }.
event-shows-sequence = { $seat } открывает секанс на { $n }.
event-shows-tricon = { $seat } открывает трикон на { $n }.
event-shows-flux = { $seat } открывает прилив на { $n }.
event-shows-tricon-prime = { $seat } открывает трикон на { $n } с примой.
event-shows-flux-sequence = { $seat } открывает прилив с секансом на { $n }.
event-shows-fredon = { $seat } открывает фредон на { $n }!

reason-you-are-out = Взнос вам не по карману: вы выбыли.
    .anchor = out
reason-you-sit-out = Эту сдачу вы пропускаете.
    .anchor = players
reason-you-refused = Вы отказались: эта сдача идёт без вас.
    .anchor = refuse
reason-deal-over = Эта сдача окончена. Сейчас будет новая.
    .anchor = dealing
reason-throw-first = Вы получили две карты за одну: сначала сбросьте одну из трёх.
    .anchor = exchange
reason-nothing-to-throw = Лишней карты у вас нет.
    .anchor = exchange
reason-no-whist-now = Вист объявляют только на первые две карты.
    .anchor = whist
reason-whist-keeps = Чтобы оставить обе карты, объявите вист.
    .anchor = whist
reason-no-such-card = Столько карт у вас нет.
    .anchor = exchange
reason-no-exchange-now = Сейчас карты не меняют.
    .anchor = draw
reason-no-betting-now = Сейчас не ставят.
    .anchor = first-betting
reason-no-bet = Ставки ещё нет: держать нечего. Пасуйте или ставьте сами.
    .anchor = hold
reason-bet-open = Ставка сделана: держите, прибавляйте или отказывайтесь.
    .anchor = hold
reason-bet-first = Прибавлять пока не к чему: ставки ещё нет.
    .anchor = first-betting
reason-raise-now = После прикупа прибавляют; ставят до него.
    .anchor = second-betting
reason-over-limit = Столько сразу ставить нельзя.
    .anchor = limit
reason-no-more-raises = Прибавок уже довольно: держите или отказывайтесь.
    .anchor = raises
reason-not-all-passed = Такой выбор у сдающего есть, когда спасовали все.
    .anchor = dealers-choice
reason-three-redeals = После трёх пересдач подряд сдающий обязан заставить играть.
    .anchor = dealers-choice

ending-dealt = Все сдачи сыграны.
    .anchor = end
ending-doubled = Кто-то удвоил начальные жетоны.
    .anchor = end
ending-cap = Сыграно шестьдесят сдач.
    .anchor = cap
ending-alone = Заплатить взнос может только один игрок.
    .anchor = out

option-deck = Сорок карт
option-deck--a-to-10 = от туза (одно очко) до десятки
option-deck--5-to-a = от пятёрки до короля, туз старший
option-prime = Прима — это
option-prime--four-suits = четыре карты четырёх мастей
option-prime--same-suit = буквально четыре одной масти, то есть её нет
option-fredon-pays = Фредон даёт
option-fredon-pays--80 = 80
option-fredon-pays--8 = 8
option-grand-prime-pays = Большая прима даёт
option-grand-prime-pays--2 = 2, как любая прима
option-grand-prime-pays--3 = 3
option-fredon-high = Старший фредон
option-fredon-high--by-pips = по очкам
option-fredon-high--aces-high = из тузов
option-first-stake = Два жетона на первых двух картах
option-first-stake--whist = кладёт тот, кто объявил вист
option-first-stake--everyone = кладут все
option-ante = Взнос за сдачу
option-ante--1 = один жетон
option-ante--2 = два жетона
option-ante--5 = пять жетонов
option-ante-when-carried = Взнос, если банк остался
option-ante-when-carried--yes = да
option-ante-when-carried--no = нет, только в пустой банк
option-start-tokens = Жетонов в начале
option-start-tokens--100 = 100
option-start-tokens--50 = 50
option-start-tokens--200 = 200
option-bet-limit = Самая большая ставка или прибавка
option-bet-limit--10 = 10
option-bet-limit--5 = 5
option-bet-limit--20 = 20
option-bet-limit--none = по карману беднейшего из играющих (без долгов)
option-first-raises = Прибавок в первом торге
option-first-raises--3 = до трёх
option-first-raises--none = ни одной
option-unheld-bet = Первую ставку, которую никто не держит, оплачивает
option-unheld-bet--dealer-pays-twice = сдающий, вдвойне
option-unheld-bet--refuser-pays-two = отказавшийся последним, два жетона
option-unheld-takes-pot = Такая ставка берёт и банк
option-unheld-takes-pot--no = нет
option-unheld-takes-pot--yes = да
option-refuser-returns = Отказавшийся может вернуться после прикупа
option-refuser-returns--no = нет
option-refuser-returns--yes = да
option-unheld-raise-pays = За прибавку, которую никто не держит, платят
option-unheld-raise-pays--hand-value = цену комбинации
option-unheld-raise-pays--pips = очки на картах
option-after-force = Если сдающий заставил
option-after-force--betting = ещё один торг
option-after-force--draw = все сразу прикупают
option-after-force--showdown = все сразу открывают карты
option-payers = Кто платит победителю
option-payers--everyone = все за столом
option-payers--holders = те, кто держал
option-draws = Прикуп
option-draws--one = один
option-draws--repeated = пока кто-то хочет менять
option-exchange-one = Одна карта, сменённая в начале, даёт
option-exchange-one--one = одну карту
option-exchange-one--two = две карты, одну из трёх сбрасывают
option-direction = Направление
option-direction--clockwise = по часовой стрелке
option-direction--anticlockwise = против часовой стрелки
option-deals = Длина партии
option-deals--3 = три сдачи на игрока
option-deals--1 = одна сдача на игрока
option-deals--5 = пять сдач на игрока
option-deals--until-double = пока кто-то не удвоит жетоны
option-most-seats = Больше всего игроков в сдаче
option-most-seats--6 = шесть
option-most-seats--5 = пять, из шести один по очереди пропускает

mark-drawn = новая
mark-dealer = сдаёт
mark-whist = вист
mark-exchanged-1 = меняет одну
mark-exchanged-2 = меняет обе
mark-bettor = ставит
mark-passed = пас
mark-refused = отказ
mark-may-return = может вернуться
mark-changed-0 = не меняет
mark-changed-1 = меняет 1
mark-changed-2 = меняет 2
mark-changed-3 = меняет 3
mark-changed-4 = меняет 4
mark-out = вне игры
mark-sits-out = пропускает
mark-winner = победа

prompt-whist = Вист (жетонов: { $n }) или коснитесь карт для обмена.
prompt-throw = Две за одну: коснитесь той, что сбросите.
prompt-first = У вас: { hand-worth }. Ставка или пас?
prompt-answer = У вас: { hand-worth }. Держать за { $n }? ({ $seat })
prompt-choice = У вас: { hand-words }. Пересдать (ещё { $n }) или заставить?
prompt-choice-force = У вас: { hand-words }. Пересдач нет: заставляйте!
prompt-draw = У вас: { hand-worth }. Какие карты меняете?
prompt-second = У вас: { hand-worth }. Прибавка или пас?
prompt-return = У вас: { hand-worth }. Вернуться или пас?
prompt-wait = { $seat } думает.
prompt-wait-hand = { $seat } думает. У вас: { hand-worth }
prompt-unheld = { $seat }: ставку не держит никто. Банк { $n } остаётся.
prompt-passed-out = После прикупа все спасовали. Банк { $n } остаётся.
prompt-unheld-raise = { $seat } прибавляет, никто не держит: банк { $n } и по { $pays }.
prompt-shown = { $seat } берёт банк { $n } и по { $pays }: { hand-words }.
prompt-no-hand = Комбинации нет ни у кого. Банк { $n } остаётся.
prompt-won = { $seat } побеждает: жетонов больше всех.
prompt-shared = { $n ->
        [one] Победитель один.
        [few] { $n } игрока делят победу.
       *[many] { $n } игроков делят победу.
    }

zone-hand = Ваши карты
zone-full-hand = Ваши карты: { hand-worth }
zone-other-hand = Карты: { $seat }
zone-shown-hand = { $seat }: { hand-worth }
zone-stake = { $seat }: в банк { $n }
zone-pot = Банк: { $n }
zone-stock = Сдача { $deal } из { $deals }
zone-stock-open = Сдача { $deal }
zone-stock-extra = Лишняя сдача за банк
zone-discards = Сброс
zone-winner = { $seat }: { hand-worth }

button-whist = Вист ({ $n })
button-exchange = { $n ->
        [1] Сменить одну
        [one] Сменить { $n }
        [few] Сменить обе
       *[many] Сменить { $n }
    }
button-change = Сменить { $n }
button-keep = Оставить все
button-pass = Пас
button-bet = Ставлю { $n }
button-raise = Прибавить { $n }
button-hold = Держу ({ $n })
button-refuse = Отказ
button-redeal = Пересдать
button-force = Заставить ({ $n })

clock-move = потом решат часы
clock-next-deal = новая сдача
zone-going = { $n ->
        [one] Эта карта уходит
        [few] Эти карты уходят
       *[many] Эти карты уходят
    }
