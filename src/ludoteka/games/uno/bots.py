"""The minds of UNO: they match what they have most of, keep their Jokers, forget to call now and then, and catch others
at it. Memory and care separate the levels, and the times are a person's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import exp
from typing import Any, Final

from ludoteka.bots.at_random import AtRandom, pick
from ludoteka.bots.mind import Answer, Handle
from ludoteka.bots.reflexes import AVERAGE, CASUAL, SKILLED, Skill, chance
from ludoteka.bots.reflexes import react as reaction
from ludoteka.bots.rollouts import Rollouts
from ludoteka.games.uno.cards import (
    ACCEPT,
    BLACK,
    CALL,
    CARD,
    COLOUR,
    CONTEST,
    COUNTER,
    DRAW,
    HANDS,
    JOKER,
    JUMP,
    KEEP,
    OF_COLOUR,
    SKIP,
    SUPER,
    SWAP,
    points,
)
from ludoteka.games.uno.hidden import View
from ludoteka.games.uno.house import SINGLE, TO_500
from ludoteka.games.uno.waiting import BREAK, NAMING, OWES, SWAPPING
from ludoteka.rules.dice import Dice

NOTICES: Final = (600, 2500)  # ms: when somebody sees that a call is missing
CLOSE_TO_OUT: Final = 2  # cards
PLAYS: Final = 200  # for one move of the best
DEPTH: Final = 3  # inputs a seat


@dataclass(frozen=True)
class Level:
    """How somebody plays. Chances in thousandths, times in ms."""

    skill: Skill
    forgets: int  # to call Uno, each time it could
    overlooks: int  # that somebody else has not
    jumps: int  # in, where it could
    careless: int  # plays the first card it sees that fits
    bluffs: int  # plays a Super Joker when it may as well not
    suspects: int  # how often it takes others to bluff when they could
    remembers: bool  # what others were seen not to hold
    shortest: int  # time for a move
    wavers: int  # how much longer it may take


EASY: Final = Level(CASUAL, 300, 700, 300, 750, 0, 0, False, 1300, 3200)
NORMAL: Final = Level(AVERAGE, 120, 400, 600, 350, 60, 100, False, 1000, 2400)
HARD: Final = Level(SKILLED, 5, 50, 850, 0, 150, 250, True, 800, 1700)


class Camper:
    def __init__(self, level: Level) -> None:
        self.level = level

    # --- what races --------------------------------------------------------------------------------------------------

    def react(self, at: Handle) -> Answer | None:
        """Call, jump in, or catch somebody; a hand does one of them."""
        view: View = at.view
        if view.exposed >> at.seat & 1:
            if chance(self.level.forgets, at.dice):
                return None
            return Answer(CALL, reaction(self.level.skill.follow, at.dice, expected=True).ms)
        jumps = [move for move in at.moves if JUMP <= move < CALL]
        if jumps and chance(self.level.jumps, at.dice):
            return Answer(jumps[0], reaction(self.level.skill.pick, at.dice).ms)
        if view.exposed and not chance(self.level.overlooks, at.dice):
            return Answer(COUNTER, self.notices(at.dice))
        return None

    def notices(self, dice: Dice) -> int:
        """Sooner more often than later, and not before it can count: one looks before one cries."""
        first, last = NOTICES
        spread = last - first
        return max(first + min(dice.below(spread), dice.below(spread)), 770)

    # --- turns -------------------------------------------------------------------------------------------------------

    def turn(self, at: Handle) -> Answer:
        """How long it takes says nothing about the cards: it is rolled first and apart."""
        wavers = self.level.wavers
        delay = self.level.shortest + min(at.dice.below(wavers), at.dice.below(wavers))
        return Answer(self.choose(at, at.view), delay)

    def choose(self, at: Handle, view: View) -> int:
        if view.phase == NAMING:
            return COLOUR + self.colour(view, list(view.hand))
        if view.phase == SWAPPING:
            return min(at.moves, key=lambda move: (view.sizes[move - SWAP], move))
        plays = [move for move in at.moves if move < COLOUR]
        if view.phase == OWES:
            return self.answer(at, view, plays)
        if not plays:
            return DRAW if DRAW in at.moves else KEEP
        if chance(self.level.careless, at.dice):
            return pick(plays, at.catalogue, at.dice)
        best = max(plays, key=lambda move: (self.worth(view, move, at.dice), -move))
        keeps = KEEP in at.moves and view.drawn >= JOKER and len(view.hand) > 3
        if keeps and not self.close(view):
            return KEEP
        return best

    def answer(self, at: Handle, view: View, plays: list[int]) -> int:
        """Cards are owed: add to them, contest, or take them."""
        if plays:
            return max(plays, key=lambda move: (move < JOKER, self.worth(view, move, at.dice)))
        if CONTEST in at.moves and self.believes_in_bluff(at, view):
            return CONTEST
        return ACCEPT

    def believes_in_bluff(self, at: Handle, view: View) -> bool:
        """A contest pays from a chance of a third on: it saves the cards owed and costs two more."""
        if self.level.remembers:
            known = view.known[view.bluffer]
            if any(view.test >> card & 1 for card in known):
                return True
            if not view.test & ~view.lacks[view.bluffer]:
                return False
        if not self.level.suspects:
            return at.dice.below(4) == 0
        nothing = 0.62 ** view.sizes[view.bluffer]  # the chance that so many cards hold none that fits
        bluff = (1 - nothing) * self.level.suspects / 1000
        return bluff / (bluff + nothing) > 1 / 3

    # --- what a card is worth ----------------------------------------------------------------------------------------

    def worth(self, view: View, move: int, dice: Dice) -> float:
        """Much for a colour one has more of, for high cards where they count, for hurting who is nearly out; little for
        a black card while others fit."""
        card = CARD[move]
        rest = list(view.hand)
        rest.remove(card)
        if card == HANDS:
            return self.worth_of_change(view)
        if card >= JOKER:
            return self.worth_of_black(view, move, rest, dice)
        colour = card // 13
        value = 2.0 * sum(other // 13 == colour for other in rest if other < JOKER) + 10
        value += sum(other % 13 == card % 13 for other in rest if other < JOKER)
        if view.scoring:
            value += 0.3 * int(min(card % 13, SKIP))
        if card % 13 >= SKIP:
            value += 12 if self.close(view) else 1
        if self.level.remembers:
            value += self.blocks(view, colour)
        return value

    def worth_of_black(self, view: View, move: int, rest: list[int], dice: Dice) -> float:
        """A Joker is kept while something else fits; a Super Joker then is a bluff."""
        named = (move - JOKER) & 3
        value = 3.0 * (named == self.colour(view, rest)) + len(view.hand) * -0.5
        if CARD[move] == SUPER:
            others = any(view.fits >> card & 1 for card in rest if card != SUPER)
            if others and not (self.close(view) and chance(self.level.bluffs * 3, dice)):
                return value - 40 if not chance(self.level.bluffs, dice) else value + 30
            return value + (25 if self.close(view) else 0)
        return value + (8 if self.close(view) else 0) - 5

    def worth_of_change(self, view: View) -> float:
        """Good for whoever holds more than the others."""
        mean = sum(view.sizes) / len(view.sizes)
        return 6.0 * (len(view.hand) - 1 - mean)

    def colour(self, view: View, cards: list[int]) -> int:
        """The colour to name: what one has most of; for those who remember, also what the next player lacks."""
        count = [2.0 * sum(card // 13 == colour for card in cards if card < JOKER) for colour in range(4)]
        if self.level.remembers:
            count = [number + self.blocks(view, colour) for colour, number in enumerate(count)]
        return count.index(max(count))

    def blocks(self, view: View, colour: int) -> float:
        """How much of this colour the next player was seen not to hold."""
        after = (view.turn + view.direction) % len(view.sizes)
        lacks = view.lacks[after] & OF_COLOUR[colour] & ~BLACK
        return 3.0 if lacks == OF_COLOUR[colour] else 0.0

    def close(self, view: View) -> bool:
        """Whether somebody else is nearly out."""
        return any(size <= CLOSE_TO_OUT for seat, size in enumerate(view.sizes) if seat != view.seat)


# --- what the best plays for ------------------------------------------------------------------------------------------


def worth(state: Any, seat: int, last: bool) -> float | None:
    """Of a round, where it is played no further: the chance to win it, or the points it is likely to bring (UNO-27)."""
    if state.phase != BREAK and not last:
        return None
    wins = chances(state)
    if state.house.scoring == SINGLE:
        return wins[seat]
    left = [sum(int(points(card)) for card in hand.cards()) for hand in state.hands]
    gains = [
        win * (sum(left) - own) if state.house.scoring == TO_500 else (win - 1) * own for win, own in zip(wins, left)
    ]
    return 2 * gains[seat] - sum(gains)


def chances(state: Any) -> list[float]:
    """By seat, to win the round: fewer cards are better, black ones hinder less."""
    if any(hand.size == 0 for hand in state.hands):
        return [float(hand.size == 0) for hand in state.hands]
    hopes = [exp(-0.35 * (hand.size - 0.6 * sum(card >= JOKER for card in hand.cards()))) for hand in state.hands]
    return [hope / sum(hopes) for hope in hopes]


MINDS: Final[dict[str, Callable[[], Any]]] = {
    "random": partial(AtRandom, idle=frozenset({DRAW})),
    "easy": partial(Camper, EASY),
    "normal": partial(Camper, NORMAL),
    "hard": partial(Camper, HARD),
    "best": partial(Rollouts, partial(Camper, HARD), PLAYS, worth, DEPTH),
}
