learn-title = { $game }: урок
learn-learn = Научиться
learn-on = Дальше
learn-again = Ещё раз
learn-play = Играть
learn-back = К моему столу
learn-coach = Урок
reason-lesson = Ещё рано: сначала сделайте то, о чём просит урок.
