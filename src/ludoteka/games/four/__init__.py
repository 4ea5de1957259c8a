"""Four: all draw and throw at once; four alike are claimed, then the hands race."""

from ludoteka.games.four.bots import MINDS
from ludoteka.games.four.cards import CATALOGUE, FACES, TAKE
from ludoteka.games.four.hidden import imagine, view
from ludoteka.games.four.options import Options
from ludoteka.games.four.rules import start
from ludoteka.games.four.scene import MARKS, PROMPTS, scene
from ludoteka.rules.game import Game

GAME = Game(
    id="four",
    version=1,
    seats=range(2, 9),
    kind="race",
    minutes=4,
    cap=60 * (8 * (90_000 // 150 + 2) + 4),  # rounds (FOU-21) in which eight hands act as fast as they may (FOU-23)
    catalogue=CATALOGUE,
    first_reaction=TAKE,
    snatches=frozenset({TAKE}),
    faces=FACES,
    options=Options,
    events=(
        *("deals", "redeals", "chooses", "chosen-for", "ready", "go", "draws", "takes", "gone", "throws", "swaps"),
        *("too-fast", "claims", "claims-too", "claims-falsely", "shows", "slaps"),
        *("gains", "loses-no-slap", "loses-last", "void", "again"),
    ),
    reasons=(
        *("before-go", "chosen", "not-in-hand", "draw-first", "throw-first", "own-discard"),
        *("no-claim-yet", "hand-is-down", "round-stopped", "between-rounds"),
    ),
    endings=("points", "rounds", "idle"),
    caps=("rounds", "idle"),
    prompts=PROMPTS,
    marks=MARKS,
    start=start,
    view=view,
    imagine=imagine,
    scene=scene,
    minds=MINDS,
)
