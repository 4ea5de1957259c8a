learn-title = Learn { $game }
learn-learn = Learn
learn-on = Go on
learn-again = Once more
learn-play = Play now
learn-back = To my table
learn-coach = Lesson
reason-lesson = Not yet: first do what the lesson asks.
