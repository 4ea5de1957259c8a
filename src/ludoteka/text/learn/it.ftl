learn-title = Imparare { $game }
learn-learn = Imparare
learn-on = Avanti
learn-again = Ancora una volta
learn-play = Gioca ora
learn-back = Al mio tavolo
learn-coach = Lezione
reason-lesson = Non ancora: fa’ prima quello che chiede la lezione.
