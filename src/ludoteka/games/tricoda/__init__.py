"""Tricoda: everybody sees your digits but you."""

from ludoteka.games.tricoda.bots import MINDS
from ludoteka.games.tricoda.cards import CATALOGUE, FACES, GUESS
from ludoteka.games.tricoda.hidden import imagine, view
from ludoteka.games.tricoda.options import Options
from ludoteka.games.tricoda.rules import LAST, start
from ludoteka.games.tricoda.scene import MARKS, PROMPTS, scene
from ludoteka.rules.game import Game

GAME = Game(
    id="tricoda",
    version=1,
    seats=range(2, 6),
    kind="turns",
    minutes=30,
    cap=LAST * (3 + 5),  # of each question the card, the answer, the pause, and a guess by each of five (TRI-22)
    catalogue=CATALOGUE,
    first_reaction=GUESS,
    races=False,
    faces=FACES,
    options=Options,
    events=(
        *("reads", "answers", "shuffles-questions", "too-slow", "passes-on"),
        *("guesses", "right", "wrong", "wrong-costs"),
        *("lays-off", "lays-off-empty", "renews", "fills", "fills-empty"),
    ),
    reasons=("wait-a-round", "table-answers", "announcing", "answer-first", "read-first", "not-so"),
    endings=("points", "questions"),
    caps=("questions",),
    prompts=PROMPTS,
    marks=MARKS,
    start=start,
    view=view,
    imagine=imagine,
    scene=scene,
    minds=MINDS,
)
