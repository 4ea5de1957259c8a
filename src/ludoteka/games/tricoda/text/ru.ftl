# Трикода: ваши цифры видят все, кроме вас.

title = Трикода
tagline = Ваши три цифры видят все, кроме вас. Что подскажут ответы?

# --- плитки ---

face-green-1 = зелёная 1
    .acc = зелёную 1
face-yellow-2 = жёлтая 2
    .acc = жёлтую 2
face-black-3 = чёрная 3
    .acc = чёрную 3
face-brown-4 = коричневая 4
    .acc = коричневую 4
face-red-5 = красная 5
    .acc = красную 5
face-black-5 = чёрная 5
    .acc = чёрную 5
face-pink-6 = розовая 6
    .acc = розовую 6
face-green-6 = зелёная 6
    .acc = зелёную 6
face-blue-7 = синяя 7
    .acc = синюю 7
face-yellow-7 = жёлтая 7
    .acc = жёлтую 7
face-pink-7 = розовая 7
    .acc = розовую 7

# --- ответы; от 1 до 7 — это и цифры догадки ---

face-0 = ноль
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-equal = поровну
face-more-threes = больше троек
face-more-pink-sixes = больше розовых шестёрок
face-more-green-sixes = больше зелёных шестёрок
face-more-yellow-sevens = больше жёлтых семёрок
face-more-twos = больше двоек
face-more-blue-sevens = больше синих семёрок
face-more-other-sevens = больше других цветов
face-more-brown = больше коричневых
face-more-blue = больше синих
face-more-red = больше красных
face-more-pink = больше розовых
face-more-green = больше зелёных
face-more-yellow = больше жёлтых
face-more-black = больше чёрных

# --- вопросы: к чтецу, о подставках, которые он видит ---

face-question-1 = На скольких подставках сумма цифр 18 или больше?
face-question-2 = На скольких подставках сумма цифр 12 или больше?
face-question-3 = На скольких подставках одна и та же цифра стоит дважды в разных цветах?
face-question-4 = На скольких подставках три разных цвета?
face-question-5 = На скольких подставках все цифры чётные или все нечётные?
face-question-6 = На скольких подставках хотя бы две плитки одинаковы, и цифрой, и цветом?
face-question-7 = На скольких подставках три цифры подряд, в любом порядке?
face-question-8 = Сколько разных цветов вы видите?
face-question-9 = Сколько цветов вы видите три раза или чаще?
face-question-10 = Скольких цифр от 1 до 7 вы не видите вовсе?
face-question-11 = Сколько из этих трёх плиток вы видите: зелёная 1, чёрная 5, розовая 7?
face-question-12 = Чего вы видите больше: троек или розовых шестёрок?
face-question-13 = Чего вы видите больше: зелёных шестёрок или жёлтых семёрок?
face-question-14 = Чего вы видите больше: двоек или жёлтых семёрок?
face-question-15 = Чего вы видите больше: розовых шестёрок или зелёных шестёрок?
face-question-16 = Чего вы видите больше: синих семёрок или семёрок других цветов?
face-question-17 = Каких цифр вы видите больше: коричневых или синих?
face-question-18 = Каких цифр вы видите больше: красных или розовых?
face-question-19 = Каких цифр вы видите больше: зелёных или синих?
face-question-20 = Каких цифр вы видите больше: жёлтых или розовых?
face-question-21 = Каких цифр вы видите больше: чёрных или коричневых?
face-question-22 = Каких цифр вы видите больше: чёрных или красных?
face-question-23 = Каких цифр вы видите больше: зелёных или жёлтых?
face-question-2-less = На скольких подставках сумма цифр 12 или меньше?

# --- что произошло ---

event-reads = { $seat } читает: { $card }
event-answers = { $seat } отвечает: { $card }.
# Для самого чтеца, когда ответ дал он.
event-answers-hidden = { $seat } отвечает.
event-shuffles-questions = Все вопросы заданы: карты перетасованы.
event-too-slow = { $seat } медлит слишком долго: это делает стол.
event-passes-on = { $seat } уходит: теперь читает { $other }.
# $n — это три цифры, записанные вместе: 122.
event-guesses = { $seat } называет: { $n }.
event-right =
    { $n ->
        [one] Верно! { $seat }: теперь { $n } очко!
        [few] Верно! { $seat }: теперь { $n } очка!
       *[many] Верно! { $seat }: теперь { $n } очков!
    }
    .anchor = right
event-wrong = Неверно. { $seat } ошибается.
    .anchor = announce
event-wrong-costs = Неверно. { $seat } ошибается: −1.
    .anchor = announce
event-lays-off = { $seat } снимает { $card-acc }.
event-lays-off-hidden = { $seat } снимает плитку, не открывая.
event-lays-off-empty = С подставки без игрока снята { $card }.
event-renews =
    { $n ->
        [one] Снятые плитки снова в запасе: { $n } плитка.
        [few] Снятые плитки снова в запасе: { $n } плитки.
       *[many] Снятые плитки снова в запасе: { $n } плиток.
    }
event-fills = { $seat }: новая плитка — { $card }.
event-fills-hidden = { $seat }: новая плитка.
event-fills-empty = На подставке без игрока теперь { $card }.

# --- почему нельзя ---

reason-wait-a-round = Вы уже называли: следующая догадка через круг.
    .anchor = wait
reason-table-answers = За этим столом отвечает за чтеца стол.
    .anchor = answers
reason-announcing = Сейчас время называть цифры. Следующая карта потом.
    .anchor = pace
reason-answer-first = Карта открыта: сначала ответьте на неё.
    .anchor = answers
reason-read-first = Отвечать не на что: сначала прочитайте карту.
    .anchor = turn
reason-not-so = Это не так. Посчитайте ещё раз.
    .anchor = answers

ending-points = Нужные очки набраны.
    .anchor = win
ending-questions = Задано 120 вопросов: побеждает тот, у кого больше очков.
    .anchor = end-questions

# --- правила стола ---

option-question-2 = Вопрос 2 — о подставках с суммой
option-question-2--12-or-more = 12 или больше
option-question-2--12-or-less = 12 или меньше
option-guessing = Догадки
option-guessing--once-a-round = одна, потом круг ждать
option-guessing--unlimited = сколько угодно
option-guessing--costs-a-point = сколько угодно, но ошибка стоит очка
option-reader-answers = Ответы
option-reader-answers--computed = считает стол
option-reader-answers--checked = даёт чтец, стол проверяет
option-racks = Подставки
option-racks--4 = четыре (впятером — пять)
option-racks--5 = пять
option-used-questions = Заданные вопросы
option-used-questions--reshuffled = тасуют заново
option-used-questions--cycled = идут снова в том же порядке
option-tiles-shown = Ваши плитки после догадки
option-tiles-shown--always = вам показывают всегда
option-tiles-shown--only-when-right = вам показывают, если угадали
option-points-to-win = Очков для победы
option-points-to-win--3 = три
option-points-to-win--2 = два
option-points-to-win--5 = пять
option-notepad-help = Помощь с заметками
option-notepad-help--off = никакой
option-notepad-help--seen = вычеркнуты плитки, которые вы видели
option-notepad-help--training = вычеркнуто всё, что можно вывести: тренировка
option-who-begins = Кто начинает
option-who-begins--random-seat = решает жребий
option-who-begins--oldest = самый старший, на первом месте
option-who-begins--hosts-choice = первое место, по выбору хозяина
option-empty-rack = Из подставок без игрока верная догадка меняет
option-empty-rack--longest = ту, что дольше всех не менялась
option-empty-rack--always-the-same = всегда одну и ту же
option-empty-rack--random = одну по жребию

# --- знаки ---

mark-reads = читает
mark-waits = ждёт круг
mark-away = не на связи
mark-winner = победа
mark-sure = точно
mark-times-2 = до 2
mark-times-3 = до 3

# --- стол ---

prompt-read = Ваш ход: прочитайте вопрос.
prompt-wait-read = { $seat } берёт следующий вопрос.
prompt-answer = Каков ответ по тому, что вы видите?
prompt-wait-answer = { $seat } считает.
prompt-announce = Знаете свои цифры? Назовите их.
prompt-reader = Остальные узнали от вас кое-что новое.
prompt-wait-round =
    { $n ->
        [one] Снова называть можно через { $n } вопрос.
        [few] Снова называть можно через { $n } вопроса.
       *[many] Снова называть можно через { $n } вопросов.
    }
prompt-watch = Кто узнает свои цифры?
prompt-won = { $seat } побеждает!
prompt-shared =
    { $n ->
        [one] Партия окончена.
        [few] { $n } игрока делят победу.
       *[many] { $n } игроков делят победу.
    }
zone-rack = { $seat }
zone-own-rack = Ваша подставка
zone-empty-rack = Без игрока
zone-question = { $card }
zone-no-question = Вопросы
zone-stock = Запас
zone-laid =
    { $n ->
        [one] Снято: { $n } плитка
        [few] Снято: { $n } плитки
       *[many] Снято: { $n } плиток
    }
zone-guess = Ваши цифры? Все три или сначала наименьшая.
zone-notes-seen = Ещё не видели: могут быть вашими
zone-notes-training =
    { $n ->
        [one] Могут быть вашими; остался { $n } набор цифр
        [few] Могут быть вашими; осталось { $n } набора цифр
       *[many] Могут быть вашими; осталось { $n } наборов цифр
    }
button-read = Прочитать вопрос
button-answer = { $card }
clock-announce = новый вопрос через
clock-read = прочтут за чтеца через
clock-answer = ответят за чтеца через
