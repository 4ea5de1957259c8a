"""What a seat sees of a game, as numbers that a learner can learn from.

A module a game, `<id>.py`: `features(view, row)` writes what its seat knows, built from the view alone, so that no
secret can get in; `LEFT_OUT` are moves that decide nothing and are not offered. `make native` compiles them with the
rules, and like them they import nothing foreign.
"""
