# Что говорит терминал. См. docs/translating.md.

cli-you = вы
cli-person = Выдра
cli-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}

cli-which = Что выбрать?
cli-seconds = { $n } с
cli-refused = { $reason } (? — правило)
cli-not-understood = «{ $said }» здесь ничего не значит; ? покажет, что можно.
cli-help = Число — сыграть карту, буква — сделать то, что рядом с ней. ▸ и жирная рамка: сейчас это можно. Или наберите ход по имени.
cli-help-keys = В игре на скорость каждая клавиша действует сразу; пробел — хлопок.
cli-help-words = rules — правила    undo — вернуть ход    quit — выйти    Enter — дальше
cli-tui-keys = Щёлкните или выберите клавишами ← → и Enter.
cli-learn-which = Уроки на несколько минут. Выберите игру: ludoteka learn ИГРА
cli-help-learn = Играете впервые? ludoteka learn { $game }
cli-learned = А теперь в компании: ludoteka play { $game }
cli-learn-left = Урок прерван. Начать заново: ludoteka learn { $game }
cli-left = Вы вышли из игры.

cli-ended = Партия окончена
cli-place = Место
cli-player = Игрок
cli-saved = Сохранено: { $file }
cli-saved-open = Продолжить: ludoteka play --resume { $file }
cli-finding-transcript = Это протокол партии, а не сохранённая партия: в нём нет запечатанной раздачи, которую можно проверить. Посмотреть: ludoteka replay { $file }
cli-go-on = Enter — дальше
cli-watch-keys = Любая клавиша — сразу дальше    q — выйти

cli-entry-expire = Время вышло.
cli-entry-absent = С этой минуты не на связи: { $names }
cli-entry-again = После перерыва игра продолжается.
cli-entry-stopped = Часы стоят.
cli-entry-running = Часы идут.
cli-entry-race = Решено, чья рука была первой.
cli-entry-chair = На месте теперь другой игрок.
cli-entry-flag = Сделана пометка о времени.

# Что не так с вызовом; стоит за именем программы и получает точку.
cli-wrong-game = нет игры «{ $game }»; можно: { $allowed }
cli-wrong-language = нет языка «{ $language }»; можно: { $allowed }
cli-wrong-option = нет параметра «{ $option }»; можно: { $allowed }
cli-wrong-value = параметр «{ $option }» не может быть «{ $value }»; можно: { $allowed }
cli-wrong-pair = «{ $word }» — это не KEY=VALUE
cli-wrong-twice = параметр «{ $option }» указан дважды; за столом действует одно значение
cli-wrong-seats = в игру «{ $game }» столько не играют: { $seats }; можно: от { $low } до { $high }
cli-wrong-level = в игре «{ $game }» нет бота «{ $level }»; можно: { $allowed }
cli-wrong-bots = ботов: { $bots }, мест для них: { $seats }; укажите один уровень на всех или каждому свой
cli-wrong-seat = нет места { $seat }; можно: от 1 до { $last }
cli-wrong-passage = в правилах нет места «{ $passage }»; можно: { $allowed }
cli-wrong-entry = партия не такая длинная; --at — от 0 до { $last }
cli-bad-log = это не сохранённая партия либо файл повреждён ({ $problem })
cli-no-file = нет файла { $file }
cli-no-read = файл { $file } не удаётся прочитать
cli-no-text = { $file } — это не текст
cli-too-long = файл { $file } слишком длинный для партии
cli-no-write = файл { $file } не удаётся записать
cli-wrong-resume = --resume берёт игру, места, настройки и карты из файла; рядом с ним их не указывайте
cli-wrong-over = партия в { $file } окончена; её покажет ludoteka replay
cli-tui-extra = для --tui нужен ещё один пакет; установите его так: pip install 'ludoteka[tui]'
cli-tui-pipe = для --tui нужен терминал
cli-our-mistake = ошибка наша ({ $problem }); --debug покажет, откуда она

# Лаборатория.
cli-lab-sets = «{ $word }» — это не параметр; наборы параметров пишутся после --compare
cli-lab-output = и --csv -, и --json нужен стандартный вывод; для строк укажите файл
cli-lab-looks = --studies опирается на партии, разобранные ход за ходом; добавьте --looks
cli-lab-minds = игроков: { $minds }, мест: { $seats }; укажите не меньше игроков, чем мест, один может повторяться
cli-lab-tables = игроков: { $minds }; получается слишком много разных столов, укажите меньше
cli-lab-cluster = по адресу { $address } кластер не отвечает
cli-lab-idle = у кластера по адресу { $address } нет рабочих процессов
cli-lab-extra = для этого нужны ещё пакеты; установите их так: pip install 'ludoteka[lab]'
cli-lab-nothing = Ни одна партия не была доиграна.
