# Что говорит терминал. См. docs/translating.md.

cli-you = вы
cli-person = Выдра
cli-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
cli-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}

cli-which = Что выбрать?
cli-refused = { $reason } (правила: { $anchor })
cli-not-understood = «{ $said }» здесь ничего не значит; ? покажет, что можно.
cli-help = Число — сыграть карту, буква — сделать то, что рядом с ней. ▸ и жирная рамка: сейчас это можно. Или наберите ход по имени.
cli-help-keys = В игре на скорость каждая клавиша действует сразу; пробел — хлопок.
cli-help-words = rules – правила    undo – вернуть ход    quit – выйти    Enter – дальше
cli-undone = Ход возвращён.
cli-left = Вы вышли из игры.

cli-ended = Партия окончена
cli-place = Место
cli-player = Игрок
cli-score = Очки
cli-saved = Сохранено: { $file }
cli-go-on = Enter – дальше
