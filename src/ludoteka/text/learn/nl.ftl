learn-title = { $game } leren
learn-learn = Leren
learn-on = Verder
learn-again = Nog een keer
learn-play = Nu spelen
learn-back = Naar mijn tafel
learn-coach = Les
reason-lesson = Nog niet: doe eerst wat de les vraagt.
