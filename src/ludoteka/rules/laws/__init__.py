"""What every game must keep, as functions that complain in words. The tests run them on every game."""

from ludoteka.rules.laws.chances import chances_after_play, chances_of_the_deal
from ludoteka.rules.laws.survey import (
    ALL,
    QUICK,
    THOROUGH,
    RandomPlay,
    Size,
    cases,
    describe,
    option_words,
    random_play_ends,
    survey,
    walk_complaints,
)
from ludoteka.rules.laws.walk import Case, Input, Walk, apply, walk

__all__ = [
    "ALL",
    "QUICK",
    "THOROUGH",
    "Case",
    "Input",
    "RandomPlay",
    "Size",
    "Walk",
    "apply",
    "cases",
    "chances_after_play",
    "chances_of_the_deal",
    "describe",
    "option_words",
    "random_play_ends",
    "survey",
    "walk",
    "walk_complaints",
]
