# Что говорят все игры и все экраны. См. docs/translating.md.

face-back = закрытая карта
    .acc = закрытую карту

level-random = случайный
level-easy = слабый
level-normal = средний
level-hard = сильный
level-best = сильнейший

score = Очки
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}

reason-unknown = Такого хода нет.
reason-time-runs-forward = Поздно: с тех пор уже что-то произошло.
reason-too-early = Ещё не время.
reason-over = Партия окончена.
    .anchor = end
reason-not-your-turn = Сейчас не ваш ход.
    .anchor = turn

reason-undo-nothing = Возвращать нечего.
reason-undo-over = Партия окончена, ходы больше не возвращают.
reason-undo-others = С тех пор уже кто-то сходил.
reason-undo-revealed = Этот ход что-то открыл, вернуть его нельзя.
event-undone = Ход возвращён.

# Боты названы по сортам винограда.
bot-merlot = Мерло
bot-riesling = Рислинг
bot-barbera = Барбера
bot-furmint = Фурминт
bot-syrah = Сира
bot-teran = Теран
bot-viognier = Вионье
bot-grenache = Гренаш
bot-chenin = Шенен
bot-pinot = Пино
bot-dolcetto = Дольчетто
bot-kadarka = Кадарка
bot-nebbiolo = Неббиоло
bot-lambrusco = Ламбруско
bot-zweigelt = Цвайгельт
bot-verdejo = Вердехо
