"""Duel: red beats white beats sparkling beats red."""

from ludoteka.games.duel.bots import MINDS
from ludoteka.games.duel.cards import CATALOGUE, FACES, MOVES
from ludoteka.games.duel.hidden import imagine, view
from ludoteka.games.duel.options import Options
from ludoteka.games.duel.rules import start
from ludoteka.games.duel.scene import MARKS, PROMPTS, scene
from ludoteka.rules.game import Game

GAME = Game(
    id="duel",
    version=1,
    seats=range(2, 9),
    kind="together",
    minutes=4,
    cap=900,  # 300 duels (DUE-17) of a challenge and two choices
    catalogue=CATALOGUE,
    first_reaction=MOVES,
    faces=FACES,
    options=Options,
    events=(
        "challenge",
        "challenge-late",
        "chosen",
        "chosen-late",
        "reveal",
        "take",
        "tie",
        "out",
        "active",
        "win",
        "both-win",
        "cap",
    ),  # fmt: skip
    reasons=(
        "challenge-first",
        "duel-open",
        "not-held",
        "you-are-out",
        "already-chosen",
        "not-your-duel",
        "no-such-player",
        "yourself",
        "they-are-out",
        "just-beaten",
    ),  # fmt: skip
    endings=("last-holding", "both-empty", "cap"),
    caps=("cap",),
    prompts=PROMPTS,
    marks=MARKS,
    start=start,
    view=view,
    imagine=imagine,
    scene=scene,
    minds=MINDS,
)
