"""Minds that reason about their rack as the house's candidates do, and remember and dare by their level.

`easy` forgets some of the answers and speaks at 60 %; `normal` remembers all and speaks at 85 %; `hard` compares what
it would win now with what it would win after one more answer, and hurries when somebody else is about to win.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from ludoteka.bots.mind import Answer, Handle
from ludoteka.bots.reflexes import AVERAGE, CASUAL, PERFECT, SKILLED, Skill, chance, device, react
from ludoteka.games.tricoda.at_random import GuessesSeldom
from ludoteka.games.tricoda.candidates import Candidates, Knowledge
from ludoteka.games.tricoda.cards import GUESS, SET_OF
from ludoteka.games.tricoda.hidden import View
from ludoteka.games.tricoda.questions import FACTS_OF, TILES_OF, answer_to
from ludoteka.games.tricoda.rules import LAST
from ludoteka.rules.dice import Dice

PACE: Final = 0.06  # points that an answer earns a patient player: what waiting for one more costs
HURRY: Final = 0.12  # the same when another lacks one point
FLOOR: Final = 0.5  # the gains grow at first: whoever reckons waits for this much
SURE: Final = 1.0 - 1e-9
EXHAUSTED: Final = 23  # answers about one rack after which no mind waits for another: it may never be certain


class Level(NamedTuple):
    skill: Skill
    forgets: int  # of the answers, in thousandths
    dares: float  # the chance at which it speaks; 0: reckons
    thinks: int  # ms over an answer, beside the hand's own time
    reads: int  # ms until it takes a card


EASY: Final = Level(CASUAL, 300, 0.60, 3_500, 1_600)
NORMAL: Final = Level(AVERAGE, 0, 0.85, 2_200, 1_100)
HARD: Final = Level(SKILLED, 0, 0.0, 1_200, 800)
BEST: Final = Level(PERFECT, 0, 0.0, 500, 400)


class Reasoner:
    def __init__(self, level: Level) -> None:
        self.level = level
        self.device = -1
        self.version = -1  # of the rack that it thinks about
        self.kept: list[bool] = []  # of the answers about it, which it remembers

    def turn(self, at: Handle) -> Answer:
        """Take the card; or answer it: there is one answer that is true."""
        ms = self.level.reads if at.view.question == 0 or at.view.answer >= 0 else self.level.thinks
        return self.answer(at.moves[0], ms, at.dice)

    def react(self, at: Handle) -> Answer | None:
        """Something was answered: speak?"""
        known = at.view.known()
        self.remember(known, at.dice)
        candidates = known.candidates()
        chances = candidates.by_digits()
        best = max(range(len(chances)), key=lambda digits: chances[digits])
        if GUESS + best not in at.moves or not self.dares(at.view, known, candidates, chances[best]):
            return None
        return self.answer(GUESS + best, self.level.thinks, at.dice)

    def remember(self, known: Knowledge, dice: Dice) -> None:
        """Each answer is forgotten or not when it is heard, and stays so while the rack stands."""
        own = known.own[-1]
        if own.version != self.version:
            self.version, self.kept = own.version, []
        while len(self.kept) < len(own.answers) // 4:
            self.kept.append(not chance(self.level.forgets, dice))
        own.answers = [part for i, kept in enumerate(self.kept) if kept for part in own.answers[4 * i : 4 * i + 4]]

    def dares(self, view: View, known: Knowledge, candidates: Candidates, now: float) -> bool:
        if now >= SURE or view.asked == LAST or len(known.own[-1].answers) >= 4 * EXHAUSTED:
            return True
        if self.level.dares:
            return now >= self.level.dares
        close = any(points == view.goal - 1 for seat, points in enumerate(view.points) if seat != view.seat)
        if now < (FLOOR / 2 if close else FLOOR):
            return False
        return now >= expected_after_one_more(view, known, candidates) - (HURRY if close else PACE)

    def answer(self, move: int, ms: int, dice: Dice) -> Answer:
        if self.device < 0:
            self.device = device(dice)
        thinking = ms // 2 + dice.below(ms)
        return Answer(move, thinking + react(self.level.skill.pick, dice).ms + self.device)


def expected_after_one_more(view: View, known: Knowledge, candidates: Candidates) -> float:
    """The chance to be right with the likeliest set after the next answer by somebody else, over all cards that may
    come."""
    questions = [question for question in view.cards if question not in view.used] or view.used[:1]
    reader = next_other(view)
    tiles = known.tiles - TILES_OF[known.racks[reader]]
    facts = known.facts - FACTS_OF[known.racks[reader]]
    return sum(after(question, tiles, facts, candidates) for question in questions) / len(questions)


def next_other(view: View) -> int:
    after_me = [(view.reader + i) % view.seats for i in range(1, view.seats + 1)]
    return next(seat for seat in after_me if seat != view.seat)


def after(question: int, tiles: int, facts: int, candidates: Candidates) -> float:
    """The chance to be right once this question is answered by somebody who sees these elsewhere."""
    weights: dict[tuple[int, int], float] = {}
    for rack, weight in zip(candidates.racks, candidates.weights):
        outcome = (int(answer_to(question, tiles + TILES_OF[rack], facts + FACTS_OF[rack])), int(SET_OF[rack]))
        weights[outcome] = weights.get(outcome, 0.0) + weight
    best: dict[int, float] = {}
    for (answer, _digits), weight in weights.items():
        best[answer] = max(best.get(answer, 0.0), weight)
    return sum(best.values()) / candidates.total


MINDS: Final[Mapping[str, Callable[[], Any]]] = {
    "random": GuessesSeldom,
    "easy": partial(Reasoner, EASY),
    "normal": partial(Reasoner, NORMAL),
    "hard": partial(Reasoner, HARD),
    "best": partial(Reasoner, BEST),
}
