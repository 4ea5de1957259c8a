"""A heap of stones: take one to three; who takes the last one wins."""

from ludoteka.games._template.bots import MINDS
from ludoteka.games._template.cards import CATALOGUE, FACES
from ludoteka.games._template.hidden import imagine, view
from ludoteka.games._template.options import Options
from ludoteka.games._template.rules import start
from ludoteka.games._template.scene import scene
from ludoteka.rules.game import Game

GAME = Game(
    id="_template",
    version=1,
    seats=range(2, 5),
    kind="turns",
    minutes=2,
    cap=34,  # every move takes a stone from at most 34
    catalogue=CATALOGUE,
    first_reaction=len(CATALOGUE),  # nothing races
    faces=FACES,
    options=Options,
    events=("take", "take-late", "win"),
    reasons=("too-many",),
    endings=("heap-empty",),
    prompts=("prompt-take", "prompt-wait", "prompt-won", "prompt-lost", "zone-heap", "button-take", "clock-take"),
    marks=("winner",),
    start=start,
    view=view,
    imagine=imagine,
    scene=scene,
    minds=MINDS,
)
