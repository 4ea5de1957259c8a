# Что говорит страница вне игр.

page-home = Все игры
page-rules = Правила
page-contents = Содержание
page-log = Ход игры
page-menu = Меню
page-close = Закрыть
page-wait = Минутку…
page-language = Язык
page-your-name = Ваше имя
page-another-name = Другое имя
page-try-again = Попробовать ещё раз
page-no-server = Сервер не отвечает. Связь есть?
page-part-lost = Эту часть страницы не удалось загрузить.
# Имена на выбор, через запятую; каждое не длиннее 20 знаков.
page-names = Выдра, Сорока, Ёжик, Цапля, Сурок, Рысь, Соня, Стриж, Барсук, Саламандра, Сова, Заяц, Зарянка, Бобр, Сверчок, Пустельга, Белка, Тритон, Ворон, Светлячок

home-welcome = Добро пожаловать
home-lead = Игровой стол в кармане
home-code = Код стола
home-join = Подсесть
home-my-tables = Мои столы
home-games = На полке
home-players = Игроков: { $low }–{ $high }
home-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
home-play = Сразу играть с ботами
home-open = Открыть стол
home-foot = Без регистрации, без cookie, без слежки.

kind-turns = по очереди
kind-together = все разом
kind-race = кто быстрее

phase-lobby = ждём игроков
phase-playing = идёт игра
phase-over = окончена

arrive-there = За столом: { $names }
arrive-full = Все места заняты.
arrive-sit = Сесть за стол
arrive-watch = Только смотреть

claim-mine = Это моё место
claim-text = Вы сидели здесь в другом браузере? Там в меню есть PIN-код из четырёх цифр. С ним место переедет сюда.
claim-pin = PIN-код
claim-do = Занять своё место
claim-wrong = Это PIN-код не от этого места.
claim-too-often = Слишком много попыток. Подождите несколько минут.

lobby-invite = Заходите
lobby-qr = QR-код со ссылкой на этот стол
lobby-code = Код этого стола: { $code }
lobby-link = Ссылка на этот стол
lobby-copy = Скопировать ссылку
lobby-copied = Скопировано
lobby-share = Поделиться
lobby-chairs = Кто играет
lobby-bot = бот, { $level }
lobby-host = хозяин стола
lobby-here = на месте
lobby-away = не на связи
lobby-is-ready = ждёт начала
lobby-stand = Встать
lobby-sit-here = Сесть сюда
lobby-unseat = { $name } освобождает место
head-start-for = Фора: { $name }
head-start-none = без форы
head-start = фора { $n } мс
lobby-free = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
lobby-level = Уровень бота
lobby-add-bot = Добавить бота
lobby-options = Как играем
lobby-host-chooses = Выбирает хозяин стола; вы видите это сразу.
lobby-default = обычно
lobby-house-rules = Домашние правила
lobby-house-changes = { $changed ->
    [0] всё как обычно
    [one] { $changed } изменение
    [few] { $changed } изменения
   *[many] { $changed } изменений
}
lobby-too-few = { $n ->
    [one] Нужен хотя бы { $n } игрок.
    [few] Нужны хотя бы { $n } игрока: поделитесь ссылкой или добавьте бота.
   *[many] Нужно хотя бы { $n } игроков: поделитесь ссылкой или добавьте бота.
}
lobby-not-ready = Ещё ждём: { $names }
lobby-all-set = Все в сборе.
lobby-start = Раздать
lobby-ready = Можно начинать
lobby-host-starts = Партию начнёт { $name }.
lobby-watching = { $name }, вы смотрите игру.
lobby-late = Партия началась. Вы увидите её с опозданием на минуту, с открытыми картами.

setting-mode = Играем
setting-mode-friends = по-дружески
setting-mode-ranked = строго по часам
setting-mode-relaxed = не спеша: времени больше
setting-undo = Вернуть ход
setting-undo-consent = если все согласны
setting-undo-off = нельзя
setting-onlookers = Зрители видят
setting-onlookers-table = только стол
setting-onlookers-delayed = все карты, с опозданием на минуту
setting-talk = Разговоры
setting-talk-signs = только знаки
setting-talk-words = знаки и свои слова

line-connecting = Соединяемся…
line-lost = Связь потеряна. Пробуем снова…
line-none = До стола не достучаться.
line-none-text = Связь есть? Некоторые сети и браузеры не пропускают постоянное соединение. Игре на этом устройстве оно не нужно.
line-elsewhere = Открыто в другом окне.
line-refused = Вход закрыт.

reason-line-lost = Связь прервалась, ход не сделан.

refused-token = Этого места здесь уже не помнят.
refused-table = Стола с таким кодом нет.
refused-table-broken = Этот стол больше не открыть: за ним играли по прежней версии правил.
refused-message = Страница и сервер не понимают друг друга. Обновите страницу.
refused-too-long = Страница и сервер не понимают друг друга. Обновите страницу.
refused-too-many = Сейчас здесь слишком людно.

error-unknown = Сервер не смог это сделать.
error-too-many = Слишком много сразу. Подождите несколько минут.
error-unknown-game = Такой игры здесь нет.
error-bad-option = Эту игру так не настроить.
error-bad-setting = Стол так не настроить.
error-unknown-language = На этом языке этих правил нет.
error-not-found = Здесь ничего нет.
error-still-on = Партию можно сохранить, когда она закончится.
error-name = В имени нужна хотя бы одна буква.
error-no-such-seat = Там никто не сидит.
error-token = { refused-token }
error-no-such-table = { refused-table }
error-table-broken = { refused-table-broken }
error-message = { refused-message }
error-too-long = { refused-too-long }
error-pin = { claim-wrong }
error-has-seen = { reason-has-seen }

elsewhere-title = Ваше место открыто в другом окне
here-elsewhere = Этот стол открыт в другом окне
elsewhere-text = Игра идёт там. Вернуть её сюда можно в любую минуту.
elsewhere-continue = Продолжить здесь

seat-number = Место { $n }
plate-turn = ходит
plate-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
plate-stand-in = не на связи, играет бот
zone-empty = пусто
card-ranks = Т В Д К
card-playable = можно сыграть
card-not-now = не сейчас

play-others = Другие игроки
play-middle = Середина стола
play-mine = Моё место
notes-title = Заметки
notes-how = Коснитесь плитки: зачёркнута, обведена, без пометки.
notes-open = без пометки
notes-struck = зачёркнута
notes-ringed = обведена
notes-clear = Стереть заметки
notes-answers =
    { $n ->
        [0] Ответы
        [one] { $n } ответ
        [few] { $n } ответа
        [many] { $n } ответов
       *[other] { $n } ответа
    }
notes-none = Ответов пока нет.
notes-new = { $seat }: новые плитки
notes-new-own = У вас новые плитки
notes-new-empty = Новые плитки на подставке без игрока
notes-old = До этого: { $tiles }
guess-open = Назвать
guess-title = Ваши три цифры
guess-empty = пусто
guess-remove = Убрать { $n }
guess-do = Назвать { $digits }
guess-not-now = Сейчас называть нельзя.
amount = Сколько
amount-less = Меньше
amount-more = Больше
hints-on = Видно, чем можно сыграть.
hints-off = Больше не видно, чем можно сыграть.
play-actions = Что я могу сделать
play-which = Что выбрать?
play-delayed = Все карты, какими они были минуту назад. Кто их видит, тому в этой партии места нет.
play-said = { $name }: «{ $words }»
play-away = { $name }: нет на связи.
play-back = { $name }: снова на связи.
play-paused = Игра на паузе.
play-awaits = Игра ждёт игроков…
play-clockwise = Ход идёт по часовой стрелке.
play-counterclockwise = Ход идёт против часовой стрелки.
play-undo-asked = { $name } просит вернуть последний ход.
play-undo-yes = Хорошо
play-undo-no = Нет
play-undo-asking = Ждём согласия остальных.
note-rule = Правило
reason-unheard = Сейчас это не действует. Штрафа за это нет.
reason-undo-refused = Ход остаётся: согласились не все.
log-empty = С тех пор как вы сели, ничего ещё не было.

race-title = Чья рука быстрее
race-ms = { $n } мс
race-detail = пришло через { $arrived } мс, связь { $line } мс
race-clipped = урезано до измеренного
race-photo = Фотофиниш: { $names }

end-you-won = Вы победили!
end-won = { $n ->
    [one] Побеждает { $names }
    [few] Побеждают { $names }
   *[many] Побеждают { $names }
}
# Behind a number with its unit: “287 ms …”, “3 points …”.
end-fastest = ваша самая быстрая рука
end-ahead = отрыва, следом { $name }
end-behind = отставания, впереди { $name }
end-again = Ещё раз
end-arrange = Сменить места или правила
end-look = К столу
end-result = Итог
end-log = Сохранить партию
end-fair = Всё честно?
end-fair-text = Вся случайность этой партии выросла из этого зерна. Его печать была в меню ещё до первой розданной карты.

menu-call = Сказать всем
menu-say = Сказать что-нибудь
menu-say-do = Сказать
menu-undo = Вернуть ход
menu-pause = Пауза
menu-resume = Продолжить
menu-hints = Показывать, чем можно сыграть
menu-sound = Звук
menu-vibration = Вибрация
menu-pin = PIN-код: { $name }
menu-pin-text = С ним вы перенесёте своё место на другой телефон или в другой браузер.
menu-keys = Клавиши
menu-fair = Печать этой партии
menu-fair-text = Карты определены ещё до раздачи. Печать — это контрольная сумма зерна; само зерно откроется после партии.
menu-leave = Уйти из-за стола

sign-hello = Привет!
sign-well-played = Отлично сыграно!
sign-thanks = Спасибо!
sign-wow = Ого!
sign-oops = Ой!
sign-hurry = Ваш ход!

key-space = Пробел
key-space-does = хлопнуть или первое быстрое действие
key-arrows = ← →
key-arrows-does = по моим картам
key-enter = Enter
key-enter-does = сыграть карту, нажать кнопку
key-digits = 1 … 9
key-digits-does = кнопки, а если их нет — карты в центре, слева направо; возгласы — справа, начиная с 9
key-hints = H
key-hints-does = показать или скрыть, чем можно сыграть
key-rules = R
key-rules-does = правила
key-log = L
key-log-does = ход игры

error-no-such-match = Этой партии здесь больше нет.
error-replay-too-long = Этот файл слишком велик для просмотра.
error-replay-unreadable = Это не сохранённая партия, или файл повреждён.
error-replay-transcript = Это протокол партии: он о ней рассказывает, но показать его здесь нельзя. Выберите сохранённую партию — файл с расширением .ludo.
error-replay-version = Эта партия сохранена по другим правилам, и показать её уже нельзя.
error-replay-illegal = Один из ходов в этом файле против правил.
error-no-such-share = Эта статистика больше не открыта для других.

end-replay = Пересмотреть
end-check = Проверить

replay-title = Повтор
replay-bring = Открыть сохранённую партию
replay-bring-text = Партия, которую кто-то сохранил в конце игры, или партия из симуляции: файл с расширением .ludo. Он проверяется, и от него ничего не остаётся.
replay-choose = Выбрать файл
replay-drop = или перетащить его сюда
replay-line = (Строка { $n })
replay-deal = Карты розданы.
replay-about = Об этой партии
replay-controls = По ходу партии
replay-scrub = Шаг
replay-step = Шаг { $at } из { $last }
replay-first = В начало
replay-back = На шаг назад
replay-play = Смотреть
replay-next = На шаг вперёд
replay-last = В конец
replay-speed = Скорость
replay-eyes = Чьими глазами
replay-eyes-open = Все карты открыты
replay-eyes-watch = Зритель
replay-share = Поделиться моментом
replay-share-text = Ссылка откроет партию на шаге { $at }, так же, как вы видите её сейчас.
replay-link = Ссылка на этот момент
replay-broken-off = Эта партия была прервана.
replay-true = Всё сходится: зерно подходит к печати, каждый ход был по правилам, время каждой руки в гонках следует из измеренного, и закончилось всё именно так.
replay-finding-seed = Зерно не подходит к печати: это не те карты, что были определены до раздачи.
replay-finding-why = Партия закончилась не по той причине, что записана в файле.
replay-finding-places = Ходы приводят к другим местам, чем записано в файле.
replay-finding-scores = Ходы приводят к другим очкам, чем записано в файле.
replay-finding-race = Одна из гонок в этом файле неверна: измеренное даёт другое время или другой порядок, чем записано.
replay-false = В этом файле не всё верно. Посмотрите, что не сходится
replay-seal-text = Печать — это контрольная сумма зерна, и все могли видеть её ещё до первой розданной карты. Вся случайность партии растёт из зерна: у других карт была бы другая печать.
replay-seed = Зерно
replay-verify = Верить на слово не нужно. Сохраните партию и проверьте её на своём компьютере:
replay-keys = ← и → делают шаг, пробел запускает показ, Home и End ведут в начало и в конец.

stats-title = Мои партии
stats-of = Партии: { $name }
stats-private = Это видите только вы.
stats-none = Пока пусто. Партия засчитывается, когда она доиграна до конца.
stats-played = Сыграно
stats-won = Выиграно
stats-place-count = { $place }-е место: { $n }
stats-reactions = Время реакции
stats-reactions-none = Пока пусто: реакция измеряется в играх на скорость.
stats-reactions-text = Измерено реакций: { $n }. Медиана: { $ms } мс.
stats-plot = Время реакции, от старого к новому. Медиана первых десяти: { $before } мс, последних десяти: { $now } мс.
stats-plot-first = первая рука
stats-plot-middle = медиана десяти
stats-against = Личные встречи
stats-ahead = Впереди я: { $n }
stats-behind = Впереди соперник: { $n }
stats-even = Поровну: { $n }
stats-latest = Последние партии
stats-gave-up = сдано
stats-share = Поделиться статистикой
stats-share-text = Кнопка создаст ссылку, которую может открыть кто угодно. На ней видны ваше имя, ваши результаты и время реакции, но нет имён других.
stats-shared = У кого есть эта ссылка, тот видит вашу статистику.
stats-link = Ссылка на вашу статистику
stats-unshare = Отозвать ссылку

# Столы на этом устройстве, без сервера.
home-here = В одиночку, с одним телефоном на всех или с экраном посреди стола — и без сети
here-title = На этом устройстве
here-lead = Игра идёт прямо в вашем браузере. В первый раз загружается около 7 МБ, потом сеть не нужна.
here-loading = Готовим стол…
here-failed = Здесь не удалось приготовить стол.
here-failed-text = В первый раз нужны сеть и не слишком старый браузер.
here-continue = Продолжить
here-new = Начать заново
here-add = Ещё один игрок
here-begin = К столу
around-phones = Играют и с телефонов: через сервер
around-strange = У краёв этого экрана ни у кого нет места за этим столом.
around-table = К столу
way-alone = В одиночку против ботов
way-alone-text = Когда угодно и где угодно.
way-pass = Один телефон на всех
way-pass-text = Он переходит из рук в руки. По пути карты скрыты.
way-screen = Экран посреди стола
way-screen-text = У каждого свой край, и каждый хлопает своей рукой — все одновременно. Закрытые карты не видны никому; свои видит тот, кто держит палец на глазе у своего края.
pass-on = Передайте устройство: { $name }
pass-cover = Ходит { $name }
pass-cover-text = Остальные сейчас не смотрят. Часы стоят.
pass-show = Показать мои карты
pad-look = Держите палец
