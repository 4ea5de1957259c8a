"""Vinegret, the old French Ambigu: two cards and two more, bets, a draw, bets again; all pay the highest hand."""

from ludoteka.games.vinegret.bots import MINDS
from ludoteka.games.vinegret.cards import CATALOGUE, FACES, IDLE, MOST_SEATS, MOVES
from ludoteka.games.vinegret.combos import KINDS
from ludoteka.games.vinegret.hidden import imagine, view
from ludoteka.games.vinegret.options import Options
from ludoteka.games.vinegret.rules import start
from ludoteka.games.vinegret.scene import MARKS, PROMPTS, scene
from ludoteka.rules.game import Game

GAME = Game(
    id="vinegret",
    version=1,
    seats=range(2, MOST_SEATS + 1),
    kind="turns",
    minutes=30,
    cap=11_000,  # 65 deals (VIN-29, VIN-22), each with three redeals, two forced bettings, five draws
    catalogue=CATALOGUE,
    first_reaction=MOVES,
    faces=FACES,
    options=Options,
    events=(
        *("deals", "antes", "whist", "exchanges", "stakes", "throws", "two-more"),
        *("passes", "bets", "raises", "holds", "refuses", "no-betting", "all-passed", "redeal", "forces"),
        *("changes", "reshuffle", "time-up"),
        *("unheld", "pays", "takes-pot", "carried", "extra", "no-hand", "shares", "out", "sits-out"),
        *(f"shows-{kind}" for kind in KINDS),
    ),
    reasons=(
        *(
            "you-are-out",
            "you-sit-out",
            "you-refused",
            "deal-over",
            "throw-first",
            "nothing-to-throw",
            "no-whist-now",
            "whist-keeps",
        ),
        *("no-such-card", "no-exchange-now", "no-betting-now", "no-bet", "bet-open", "bet-first", "raise-now"),
        *("over-limit", "no-more-raises", "not-all-passed", "three-redeals"),
    ),
    endings=("dealt", "doubled", "cap", "alone"),
    caps=("cap",),
    prompts=PROMPTS,
    marks=MARKS,
    start=start,
    view=view,
    imagine=imagine,
    scene=scene,
    minds=MINDS,
    idle=IDLE,
)
