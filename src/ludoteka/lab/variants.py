"""One player who is different from the others: slower, without one kind of move, at random, or greedy.

A change is a word, so that it travels to other processes: `slower=100` (ms), `never=draw` (a kind of move, or a
pattern), `level=random`, `one-ahead`. The player it befalls changes seats from game to game: it has seat
`index % seats`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ludoteka.bots.at_random import AtRandom, pick
from ludoteka.bots.mind import Answer, Handle, Mind
from ludoteka.lab.kinds import moves_like
from ludoteka.match.streams import dice_of, laboratory_seed
from ludoteka.rules.contract import NEVER, State
from ludoteka.rules.game import Game

CHANGES: Final = ("slower=MS", "never=KIND", "level=LEVEL", "one-ahead")
WORLDS: Final = 4  # imagined for each move of a greedy player
SOUNDINGS: Final = 24  # games at random that tell whether many points are good
RETRIES: Final = 3  # times a mind may insist on a forbidden move before it gets another
SETTLING: Final = 4  # deadlines that may pass until a move has had its effect


class Slower:
    """A mind whose hand comes down later in a race. A negative `ms` makes it faster, down to nothing."""

    def __init__(self, mind: Mind, ms: int) -> None:
        self.mind = mind
        self.ms = ms

    def turn(self, at: Handle) -> Answer:
        return self.mind.turn(at)

    def react(self, at: Handle) -> Answer | None:
        answer = self.mind.react(at)
        return answer and answer._replace(delay=max(0, answer.delay + self.ms))


class Without:
    """A mind that never makes these moves while it has others."""

    def __init__(self, mind: Mind, never: frozenset[int]) -> None:
        self.mind = mind
        self.never = never

    def turn(self, at: Handle) -> Answer:
        left = [move for move in at.moves if move not in self.never]
        if not left or len(left) == len(at.moves):
            return self.mind.turn(at)
        for _i in range(RETRIES):  # minds that look at the view alone may insist
            answer = self.mind.turn(replace(at, moves=left))
            if answer.move not in self.never:
                return answer
        return answer._replace(move=pick(left, at.catalogue, at.dice))

    def react(self, at: Handle) -> Answer | None:
        left = [move for move in at.moves if move not in self.never]
        answer = self.mind.react(replace(at, moves=left)) if left else None
        return None if answer is None or answer.move in self.never else answer


class OneAhead:
    """Makes the move after which it stands best, in worlds as it can imagine them: looks one move ahead, not further.
    Where moves come out alike, as they do wherever points are far off, it plays at random. Reacts as `mind` does."""

    def __init__(self, game: Game, mind: Mind, sign: int) -> None:
        self.game = game
        self.mind = mind
        self.sign = sign  # 1: the most points are best, -1: the fewest
        self.random = AtRandom(game.idle)

    def turn(self, at: Handle) -> Answer:
        delay = self.mind.turn(at).delay  # it thinks as long as the others
        values = [self.value(at, move) for move in at.moves]
        best = [move for move, value in zip(at.moves, values) if value == max(values)]
        return self.random.turn(replace(at, moves=best))._replace(delay=delay)

    def react(self, at: Handle) -> Answer | None:
        return self.mind.react(at)

    def value(self, at: Handle, move: int) -> float:
        return sum(self.after(at.imagine(at.dice), at.seat, move) for _i in range(WORLDS)) / WORLDS

    def after(self, world: State, seat: int, move: int) -> float:
        """How this seat stands after its move: against the best of the others; the first place is worth all."""
        if world.wrong(seat, move, world.beat):
            return float("-inf")
        world.do(seat, move, world.beat)
        for _i in range(SETTLING):
            if world.over or world.active or world.deadline == NEVER:
                break
            world.expire(world.deadline)
        if world.over:
            return 1000.0 if world.places()[seat] == 1 else -1000.0
        scores = [self.sign * score for score in world.scores()]
        return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))


def direction(game: Game, options: object, seats: int) -> int:
    """1 if whoever is placed better has more points at the end, -1 if fewer: found out by playing at random."""
    from ludoteka.lab.sim import playout_of  # which imports this module

    agree = 0
    for index in range(SOUNDINGS):
        seed = laboratory_seed(0, index)
        state = game.start(options, seats, dice_of(seed, "deal"))
        playout_of(game).run(state, dice_of(seed, "race"))
        places, scores = state.places(), state.scores()
        pairs = [(a, b) for a in range(seats) for b in range(seats) if places[a] < places[b]]
        agree += sum((scores[a] > scores[b]) - (scores[a] < scores[b]) for a, b in pairs)
    return 1 if agree >= 0 else -1


def changed(change: str, game: Game, options: object, seats: int, level: str) -> Callable[[], Mind]:
    """A player of this level, changed. Raises ValueError where the word says nothing."""
    make = game.minds[level]
    kind, _, value = change.partition("=")
    if kind == "slower" and value.lstrip("-").isdigit():
        return lambda: Slower(make(), int(value))
    if kind == "never":
        never = moves_like(value, game.catalogue)
        return lambda: Without(make(), never)
    if kind == "level" and value in game.minds:
        return lambda: game.minds[value]()
    if change == "one-ahead":
        sign = direction(game, options, seats)
        return lambda: OneAhead(game, make(), sign)
    raise ValueError(f"there is no change {change!r}; allowed: {', '.join(CHANGES)}")
