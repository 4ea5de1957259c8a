"""The worker's side: keeps matches folded, builds what a mind may know, and lets it answer."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from ludoteka.bots.at_random import pick
from ludoteka.bots.mind import Answer, Handle, Mind
from ludoteka.games import load
from ludoteka.match import Match, parse_entry, parse_header
from ludoteka.rules.contract import State
from ludoteka.rules.dice import Dice, SealedDice

log = logging.getLogger(__name__)

SPELL_S: Final = 0.005  # what has been answered by then is not kept back for the rest
KEPT: Final = 64  # matches, the least recently asked about is forgotten


@dataclass(frozen=True, slots=True)
class Asked:
    """A question on its way to a worker: `entries` are the lines after the first `known`."""

    match: str
    header: bytes
    seed: bytes
    known: int
    entries: tuple[bytes, ...]
    seat: int
    level: str
    what: Literal["turn", "react"]


class Unknown:
    """The worker does not have what the question builds on: send the whole."""


class Known:
    """One match as the worker has it, with the minds that play in it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lines = 0
        self.minds: dict[tuple[int, str], Mind] = {}
        self.dice: dict[int, Dice] = {}

    def learn(self, entries: tuple[bytes, ...]) -> None:
        for line in entries:
            self.match.append(parse_entry(line.decode()))
        self.lines += len(entries)

    def mind(self, seat: int, level: str) -> Mind:
        if (seat, level) not in self.minds:
            self.minds[seat, level] = self.match.game.minds[level]()
        return self.minds[seat, level]

    def dice_of(self, seat: int) -> Dice:
        if seat not in self.dice:
            self.dice[seat] = SealedDice(self.match.seed, f"bot:{seat}")
        return self.dice[seat]


class Thinker:
    def __init__(self) -> None:
        self.known: OrderedDict[str, Known] = OrderedDict()

    def answer(self, asked: Asked) -> Answer | None | Unknown:
        known = self._match(asked)
        if known is None:
            return Unknown()
        handle = _handle(known, asked)
        if not handle.moves:
            return None
        try:
            return _answered(known.mind(asked.seat, asked.level), handle, asked.what, known.match.state)
        except Exception:
            log.exception("%s: the %s mind of seat %d failed", known.match.game.id, asked.level, asked.seat)
            return _anything(handle) if asked.what == "turn" else None

    def _match(self, asked: Asked) -> Known | None:
        """Brought up to date; None where the question builds on what is not here."""
        known = self.known.get(asked.match)
        if known is None or known.lines > asked.known + len(asked.entries):
            if asked.known:
                return None
            header = parse_header(asked.header.decode())
            known = Known(Match(load(header.game), header, asked.seed))
            self.known[asked.match] = known
        if known.lines < asked.known:
            return None
        known.learn(asked.entries[known.lines - asked.known :])
        self.known.move_to_end(asked.match)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        return known


def _handle(known: Known, asked: Asked) -> Handle:
    match, state, seat = known.match, known.match.state, asked.seat
    first = match.game.first_reaction
    return Handle(
        seat=seat,
        seats=int(state.seats),
        view=match.game.view(state, seat),
        moves=[move for move in state.legal(seat) if (move >= first) == (asked.what == "react")],
        game=match.game,
        now=int(state.now),
        beat=int(state.beat),
        dice=known.dice_of(seat),
        imagine=_imagine(match.game.imagine, state, seat),
    )


def _imagine(imagine: Callable[[Any, int, Dice], State], state: State, seat: int) -> Callable[[Dice], State]:
    return lambda dice: imagine(state, seat, dice)


def _answered(mind: Mind, handle: Handle, what: str, state: State) -> Answer | None:
    answer = mind.turn(handle) if what == "turn" else mind.react(handle)
    allowed = handle.moves if what == "react" else state.legal(handle.seat)  # on turn a claim will do too
    if answer is not None and answer.move not in allowed:
        raise ValueError(f"move {answer.move} is not among those asked about")
    if answer is None and what == "turn":
        raise ValueError("a seat that owes a move was left without one")
    return answer


def _anything(handle: Handle) -> Answer:
    """A legal move like random play's, for a mind that gave none."""
    return Answer(pick(handle.moves, handle.catalogue, handle.dice), 0)


_here = Thinker()


def think(questions: Sequence[Asked]) -> list[Answer | None | Unknown]:
    """What the worker process runs: answers to the first of these, one at least, until one of them took its time or
    raised. The next time that one is the first, and what it raises is for whoever asked it."""
    begun = time.monotonic()
    answers = [_here.answer(questions[0])]
    for asked in questions[1:]:
        if time.monotonic() - begun > SPELL_S:
            break
        try:
            answers.append(_here.answer(asked))
        except Exception:
            break
    return answers
