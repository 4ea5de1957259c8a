learn-title = { $game } lernen
learn-learn = Lernen
learn-on = Weiter
learn-again = Noch einmal
learn-play = Jetzt spielen
learn-back = An meinen Tisch
learn-coach = Lektion
reason-lesson = Noch nicht: erst das, was die Lektion verlangt.
