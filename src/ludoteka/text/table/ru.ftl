# Почему стол отказывает в просьбе. См. REASONS в кодах стола.

reason-not-seated = Вы зритель. Чтобы играть, займите место.
reason-not-host = Это может только хозяин стола.
reason-seat-taken = Это место занято.
reason-table-full = Все места заняты.
reason-seat-free = Здесь никто не сидит.
reason-no-such-seat = Такого места нет.
reason-not-in-lobby = Не посреди партии.
reason-still-here = Этот игрок на месте или только что отошёл.
reason-no-such-option = В этой игре такой настройки нет.
reason-no-such-setting = Такой настройки у стола нет.
reason-no-such-level = Такого бота в этой игре нет.
reason-no-such-sign = Такого знака здесь не знают.
reason-no-talk = Свои слова здесь не разрешены.
reason-nothing-said = Здесь нечего сказать.
reason-has-seen = Кто видел карты этой партии, тому в ней места нет.
reason-too-few = Игроков пока не хватает.

reason-no-match = Партия сейчас не идёт.
reason-paused = Игра на паузе.
reason-too-late = Для этой карты уже поздно.
reason-no-undo = За этим столом ходы не возвращают.
reason-undo-asked = Вернуть ход уже попросили.
reason-nothing-asked = Вас никто ни о чём не спрашивал.

reason-too-fast = Не всё сразу: слишком много за один раз.
reason-too-many = За этим столом больше нет места.
reason-elsewhere = Этот стол у вас открыт в другом окне.
reason-closed = Стол закрывается.
