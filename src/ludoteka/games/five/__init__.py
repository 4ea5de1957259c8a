"""Five: slap when some wine stands exactly five times in the pile."""

from ludoteka.games.five.bots import MINDS
from ludoteka.games.five.cards import CATALOGUE, FACES, SLAP
from ludoteka.games.five.hidden import imagine, view
from ludoteka.games.five.options import Options
from ludoteka.games.five.rules import start
from ludoteka.games.five.scene import MARKS, PROMPTS, scene
from ludoteka.rules.game import Game

GAME = Game(
    id="five",
    version=1,
    seats=range(2, 9),
    kind="race",
    minutes=6,
    cap=60 * (60 + 8 + 2),  # rounds (FIV-14) of every card of the largest deck, eight hands, the check, the deal
    catalogue=CATALOGUE,
    first_reaction=SLAP,
    faces=FACES,
    options=Options,
    events=(
        *("deals", "flips", "slaps", "takes-back", "counts", "exact", "not-exact", "void", "again"),
        *("gains", "loses-no-slap", "loses-last", "loses-false"),
    ),
    reasons=(
        *("no-card-yet", "hand-is-down", "between-rounds"),
        *("turned-on-the-beat", "round-stopped", "no-cards-left"),
    ),
    endings=("points", "rounds", "void"),
    caps=("rounds", "void"),
    prompts=PROMPTS,
    marks=MARKS,
    start=start,
    view=view,
    imagine=imagine,
    scene=scene,
    minds=MINDS,
)
