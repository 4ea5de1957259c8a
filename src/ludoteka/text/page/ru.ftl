# Что говорит страница вне игр.

page-home = Все игры
page-rules = Правила
page-log = Ход игры
page-menu = Меню
page-close = Закрыть
page-wait = Минутку…
page-language = Язык
page-your-name = Ваше имя
page-another-name = Другое имя
page-try-again = Попробовать ещё раз
page-no-server = Сервер не отвечает. Связь есть?
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
arrive-sit = Сесть за стол
arrive-watch = Только смотреть

claim-mine = Это моё место
claim-text = Вы сидели здесь в другом браузере? Там в меню есть PIN-код из четырёх цифр. Место переедет сюда.
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
lobby-is-ready = всё готово
lobby-stand = Встать
lobby-sit-here = Сесть сюда
lobby-unseat = { $name } освобождает место
lobby-free = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
lobby-level = Уровень бота
lobby-add-bot = Посадить бота
lobby-options = Как играем
lobby-host-chooses = Выбирает хозяин стола; вы видите это сразу.
lobby-default = обычно
lobby-house-rules = Домашние правила ({ $changed ->
    [0] всё как обычно
    [one] { $changed } изменение
    [few] { $changed } изменения
   *[many] { $changed } изменений
})
lobby-too-few = { $n ->
    [one] Нужен хотя бы { $n } игрок.
    [few] Нужны хотя бы { $n } игрока: поделитесь ссылкой или посадите бота.
   *[many] Нужно хотя бы { $n } игроков: поделитесь ссылкой или посадите бота.
}
lobby-not-ready = Ещё ждём: { $names }
lobby-all-set = Все в сборе.
lobby-start = Раздать
lobby-ready = Можно начинать
lobby-host-starts = Партию начнёт { $name }.
lobby-watching = { $name }, вы смотрите игру.

setting-mode = Играем
setting-mode-friends = по-дружески
setting-mode-ranked = строго по часам
setting-mode-relaxed = не спеша: времени больше
setting-undo = Вернуть ход
setting-undo-consent = если все согласны
setting-undo-off = нельзя

line-connecting = Соединяемся…
line-lost = Связь потеряна. Пробуем снова…
line-elsewhere = Открыто в другом окне.
line-refused = Вход закрыт.

reason-line-lost = Связь прервалась, ход не сделан.

refused-token = Этого места здесь уже не помнят.
refused-table = Стола с таким кодом нет.
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
error-message = { refused-message }
error-too-long = { refused-too-long }
error-pin = { claim-wrong }

elsewhere-title = Ваше место открыто в другом окне
elsewhere-text = Игра идёт там. Вернуть её сюда можно в любую минуту.
elsewhere-continue = Продолжить здесь

seat-number = Место { $n }
plate-turn = ходит
plate-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
plate-score = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
plate-stand-in = не на связи, играет бот
zone-empty = пусто
card-ranks = Т В Д К
card-playable = можно сыграть
card-not-now = не сейчас

play-others = Другие игроки
play-middle = Середина стола
play-mine = Моё место
play-actions = Что я могу сделать
play-which = Что выбрать?
play-paused = Игра на паузе.
play-clockwise = Ход идёт по часовой стрелке.
play-counterclockwise = Ход идёт против часовой стрелки.
play-undo-asked = { $name } просит вернуть последний ход.
play-undo-yes = Хорошо
play-undo-no = Нет
note-rule = Правило
log-empty = С тех пор как вы сели, ничего ещё не было.

race-title = Чья рука быстрее
race-ms = { $n } мс
race-detail = пришло через { $arrived } мс, связь { $line } мс
race-clipped = урезано до измеренного
race-photo = Фотофиниш: { $names }

end-you-won = Вы победили!
end-won = { $n ->
    [one] Побеждает { $names }
    [few] Побеждают { $names }
   *[many] Побеждают { $names }
}
end-again = Ещё раз
end-look = Взглянуть на стол
end-result = Итог
end-log = Сохранить партию
end-fair = Всё честно?
end-fair-text = Вся случайность этой партии выросла из этого зерна. Его печать была в меню ещё до первой розданной карты.

menu-call = Сказать за столом
menu-undo = Вернуть ход
menu-pause = Пауза
menu-resume = Продолжить
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
key-digits-does = кнопки слева направо
key-rules = R
key-rules-does = правила
key-log = L
key-log-does = ход игры
