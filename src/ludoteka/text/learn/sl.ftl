learn-title = { $game }: lekcija
learn-learn = Nauči se
learn-on = Naprej
learn-again = Še enkrat
learn-play = Igraj
learn-back = K moji mizi
learn-coach = Lekcija
reason-lesson = Ne še: najprej to, kar želi lekcija.
