"""Harvest: on "three" everybody turns a card over; grab the cards of the wine that lies there most often."""

from ludoteka.games.harvest.bots import MINDS
from ludoteka.games.harvest.cards import CATALOGUE, FACES, GRAB
from ludoteka.games.harvest.hidden import imagine, view
from ludoteka.games.harvest.options import Options
from ludoteka.games.harvest.rules import start
from ludoteka.games.harvest.scene import MARKS, PROMPTS, scene
from ludoteka.rules.game import Game

GAME = Game(
    id="harvest",
    version=1,
    seats=range(2, 9),
    kind="race",
    minutes=3,
    cap=300 * (12 + 12 * 8 + 16),  # rounds (HAR-24) of reveals, a hand of each seat on each, what is given and named
    catalogue=CATALOGUE,
    first_reaction=GRAB,
    faces=FACES,
    options=Options,
    events=(
        *("round", "flips", "adds", "tie", "no-half", "names", "names-nobody"),
        *("takes", "wrong", "locked", "too-soon", "gives"),
        *("leads", "left", "void", "idle", "settles", "splits", "again"),
    ),
    reasons=(
        *("no-card", "taken", "round-over", "locked", "one-card"),
        *("nothing-owed", "not-collected", "nobody-to-name", "no-pile"),
    ),
    endings=("piles-empty", "tie", "idle", "fixed-rounds", "rounds"),
    caps=("idle", "rounds"),
    prompts=PROMPTS,
    marks=MARKS,
    start=start,
    view=view,
    imagine=imagine,
    scene=scene,
    minds=MINDS,
)
