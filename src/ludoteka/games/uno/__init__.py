"""UNO, as it is played at the camping site: draw until something fits, call Uno, catch who forgets, contest bluffs."""

from ludoteka.games.uno.bots import MINDS
from ludoteka.games.uno.cards import CALL, CATALOGUE, COLOURS, DRAW, FACES, JUMP, MOST_SEATS
from ludoteka.games.uno.hidden import imagine, view
from ludoteka.games.uno.options import Options
from ludoteka.games.uno.rules import start
from ludoteka.games.uno.scene import MARKS, PROMPTS, scene
from ludoteka.rules.game import Game

GAME = Game(
    id="uno",
    version=1,
    seats=range(2, MOST_SEATS + 1),
    kind="turns",
    minutes=15,
    cap=60_000,  # 2,000 turns a round, 10,000 a match (UNO-22), and what is drawn, chosen and called in them
    catalogue=CATALOGUE,
    first_reaction=JUMP,
    faces=FACES,
    options=Options,
    events=(
        *("deals", "goes-back", "turned-up", "plays", "jumps-in", "draws", "nothing-to-draw", "keeps", "passes"),
        *(f"names-{colour}" for colour in COLOURS),
        *("skipped", "reverses", "shuffles", "changes-hands", "passes-hands", "swaps"),
        *("accepts", "contests", "shows", "guilty", "innocent"),
        *("uno", "false-uno", "catches", "false-counter"),
        *("time-up", "goes-out", "points", "cap"),
    ),
    reasons=(
        *("round-over", "not-in-hand", "must-match", "only-the-drawn-card", "already-drawn", "must-play"),
        *("must-play-drawn", "cards-owed", "nothing-to-contest", "name-a-colour", "choose-a-hand", "no-such-player"),
        *("yourself", "no-jump-in", "not-identical", "your-own-turn", "too-late", "not-now"),
    ),
    endings=("out", "cap", "to-500", "lowest", "match-cap"),
    caps=("cap", "match-cap"),
    prompts=PROMPTS,
    marks=MARKS,
    start=start,
    view=view,
    imagine=imagine,
    scene=scene,
    minds=MINDS,
    wins_ties=frozenset({CALL}),
    idle=frozenset({DRAW}),
)
