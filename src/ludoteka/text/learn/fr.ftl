learn-title = Apprendre { $game }
learn-learn = Apprendre
learn-on = Continuer
learn-again = Encore une fois
learn-play = Jouer maintenant
learn-back = À ma table
learn-coach = Leçon
reason-lesson = Pas encore : fais d’abord ce que demande la leçon.
