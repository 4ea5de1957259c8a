"""Chant: cards are turned to the words red, white, sparkling; slap when card and word agree."""

from ludoteka.games.chant.bots import MINDS
from ludoteka.games.chant.cards import CATALOGUE, FACES, SLAP
from ludoteka.games.chant.hidden import imagine, view
from ludoteka.games.chant.options import Options
from ludoteka.games.chant.rules import start
from ludoteka.games.chant.scene import MARKS, PROMPTS, scene
from ludoteka.rules.game import Game

GAME = Game(
    id="chant",
    version=1,
    seats=range(2, 9),
    kind="race",
    minutes=4,
    cap=1_000 * (1 + 8 + 2),  # flips (CHA-18), eight hands on each, the settling, the pause
    catalogue=CATALOGUE,
    first_reaction=SLAP,
    faces=FACES,
    options=Options,
    events=(
        *("calls", "flips", "runs-out", "slaps", "takes-back", "takes", "shares", "nobody-takes"),
        *("takes-falsely", "slaps-falsely", "pays", "pays-nothing", "wins", "again"),
    ),
    reasons=("no-card-yet", "hand-is-down", "settled", "turned-on-the-beat", "slap-first", "last-card"),
    endings=("empty", "first", "flips", "idle", "no-cards"),
    caps=("flips", "idle"),
    prompts=PROMPTS,
    marks=MARKS,
    start=start,
    view=view,
    imagine=imagine,
    scene=scene,
    minds=MINDS,
)
