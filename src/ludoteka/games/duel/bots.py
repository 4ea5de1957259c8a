"""The minds of Duel. All of them know only the view; memory, care and depth separate the levels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import comb
from typing import Any, Final

from ludoteka.bots.at_random import AtRandom
from ludoteka.bots.mind import Answer, Handle
from ludoteka.bots.rollouts import Rollouts, first_place
from ludoteka.games.duel.cards import FIRST_WINE, PER_WINE, beats
from ludoteka.games.duel.hidden import View
from ludoteka.rules.contract import State
from ludoteka.rules.dice import Dice
from ludoteka.rules.wine import WINES

Counts = Sequence[int]  # by wine
Chances = list[float]  # by wine


@dataclass(frozen=True)
class Level:
    """How somebody plays. Chances in per cent, times in ms."""

    forgets: int  # each card that was seen going into a hand
    careless: int  # a move is made without thinking
    foresees: int  # how far it counts on an opponent who thinks about its own hand, not one who plays blindly
    challenge: int  # the shortest time a challenge takes
    choose: int
    wavers: int  # how much longer it may take


EASY: Final = Level(forgets=60, careless=50, foresees=0, challenge=900, choose=1100, wavers=2600)
NORMAL: Final = Level(forgets=15, careless=15, foresees=0, challenge=800, choose=1000, wavers=2000)
HARD: Final = Level(forgets=0, careless=0, foresees=50, challenge=700, choose=900, wavers=1500)
PLAYS: Final = 150  # for one move of the best
DEPTH: Final = 4  # inputs a seat


class Duellist:
    """Challenges whom it hopes to gain most from and plays by what it remembers of the other's hand. How long it takes
    says nothing about what it chose: the time is rolled first and apart."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def react(self, at: Handle) -> Answer | None:
        """Nothing races in Duel."""
        return None

    def turn(self, at: Handle) -> Answer:
        challenging = at.moves[0] < FIRST_WINE
        wavers = self.level.wavers  # skewed, as thinking is: mostly short, at times long
        delay = self.level.challenge if challenging else self.level.choose
        delay += min(at.dice.below(wavers), at.dice.below(wavers))
        if at.dice.below(100) < self.level.careless:
            return Answer(carelessly(at), delay)
        return Answer(self.whom(at) if challenging else self.which(at), delay)

    def whom(self, at: Handle) -> int:
        """The opponent to challenge; among equals any."""
        hopes = [self.duel(at, other)[1] for other in at.moves]
        best = max(hopes)
        among = [move for move, hope in zip(at.moves, hopes) if hope == best]
        return among[at.dice.below(len(among))]

    def which(self, at: Handle) -> int:
        """The wine to play."""
        view: View = at.view
        other = view.challenger if at.seat == view.opponent else view.opponent
        return FIRST_WINE + draw_one(self.duel(at, other)[0], at.dice)

    def duel(self, at: Handle, other: int) -> tuple[Chances, float]:
        """How to play against that seat, and what to hope for."""
        view: View = at.view
        table = sum(view.sizes)
        ours, theirs = view.sizes[at.seat], view.sizes[other]
        hands = self.hands_of(view, other, at.dice)
        against = blind(hands)
        if self.level.foresees:
            lures = possible_hands(view.shown[at.seat], view.dealt[at.seat], ours, deck_for(view, at.seat, None))
            reply = foreseen(hands, blind(lures), gains_of(theirs, table))
            part = self.level.foresees / 100
            against = [(1 - part) * a + part * b for a, b in zip(against, reply)]
        return best_answer(view.hand, against, gains_of(ours, table))

    def hands_of(self, view: View, other: int, dice: Dice) -> list[tuple[Counts, int]]:
        """What that seat may hold, as far as this mind remembers, with weights."""
        shown, dealt = view.shown[other], view.dealt[other]
        if self.level.forgets:
            shown = tuple(
                sum(dice.below(100) >= self.level.forgets for _card in range(count)) for count in view.shown[other]
            )
            dealt = tuple(map(min, dealt, shown))
        return possible_hands(shown, dealt, view.sizes[other], deck_for(view, other, view.seat))


def carelessly(at: Handle) -> int:
    """Any opponent; any card, each as likely as the next."""
    view: View = at.view
    cards = [move for move in at.moves for _i in range(1 if move < FIRST_WINE else view.hand[move - FIRST_WINE])]
    return cards[at.dice.below(len(cards))]


def draw_one(chances: Chances, dice: Dice) -> int:
    """A wine, each with its chance."""
    roll = dice.below(1_000_000) / 1_000_000 * sum(chances)
    wines = [wine for wine in range(WINES) if chances[wine] > 0]
    for wine in wines:
        roll -= chances[wine]
        if roll < 0:
            return wine
    return wines[-1]


# --- what a hand may be -----------------------------------------------------------------------------------------------


def deck_for(view: View, seat: int, looker: int | None) -> Counts:
    """The cards that this seat's hand was dealt from, for one who knows his own hand and what was shown."""
    deck = [PER_WINE] * WINES
    for other in range(len(view.sizes)):
        if other != seat:
            for wine in range(WINES):
                deck[wine] -= view.dealt[other][wine]
                if other == looker:
                    deck[wine] -= view.hand[wine] - view.shown[other][wine]
    return deck


def possible_hands(shown: Counts, dealt: Counts, size: int, deck: Counts) -> list[tuple[Counts, int]]:
    """Every hand of that size with the shown cards in it, weighted by the deals that make it."""
    hands: list[tuple[Counts, int]] = []
    unknown = size - sum(shown)
    for red in range(unknown + 1):
        for white in range(unknown - red + 1):
            more = (red, white, unknown - red - white)
            weight = 1
            for wine in range(WINES):
                weight *= comb(max(0, deck[wine]), dealt[wine] + more[wine])
            if weight:
                hands.append((tuple(a + b for a, b in zip(shown, more)), weight))
    return hands


def blind(hands: list[tuple[Counts, int]]) -> Chances:
    """The wine that comes out of a hand whose owner plays any card."""
    chances = [0.0] * WINES
    for hand, weight in hands:
        for wine in range(WINES):
            chances[wine] += weight * hand[wine]
    whole = sum(chances)
    return [chance / whole for chance in chances]


# --- what a duel brings -----------------------------------------------------------------------------------------------


def gains_of(cards: int, table: int) -> tuple[float, float, float]:
    """Won, lost, tied: how the share of the cards in all hands changes, which is about the chance to win. The last two
    cards falling together are a win (DUE-11)."""
    tied = (cards - 1) / (table - 2) if table > 2 else 1.0
    return 1 / table, -1 / table, tied - cards / table


def values(against: Sequence[float], gains: tuple[float, float, float]) -> Chances:
    """What each wine gains on average."""
    won, lost, tied = gains
    worth = [0.0] * WINES
    for wine in range(WINES):
        for other in range(WINES):
            worth[wine] += against[other] * (tied if wine == other else won if beats(wine, other) else lost)
    return worth


def best_answer(hand: Counts, against: Sequence[float], gains: tuple[float, float, float]) -> tuple[Chances, float]:
    worth = values(against, gains)
    best = max(worth[wine] for wine in range(WINES) if hand[wine])
    return [1.0 if hand[wine] and worth[wine] == best else 0.0 for wine in range(WINES)], best


def foreseen(hands: list[tuple[Counts, int]], against: Sequence[float], gains: tuple[float, float, float]) -> Chances:
    """What comes from that seat if it answers blind play as well as it can."""
    chances = [0.0] * WINES
    for hand, weight in hands:
        answers, _worth = best_answer(hand, against, gains)
        for wine in range(WINES):
            chances[wine] += weight * answers[wine] / sum(answers)
    whole = sum(chances)
    return [chance / whole for chance in chances]


# --- what the best plays for ------------------------------------------------------------------------------------------


def worth(state: State, seat: int, last: bool) -> float | None:
    """The chance to win: about the share of the cards in all hands, where it is played no further."""
    if state.over:
        return first_place(state, seat)
    if not last:
        return None
    cards = state.scores()
    return cards[seat] / sum(cards)


MINDS: Final[dict[str, Callable[[], Any]]] = {
    "random": AtRandom,
    "easy": partial(Duellist, EASY),
    "normal": partial(Duellist, NORMAL),
    "hard": partial(Duellist, HARD),
    "best": partial(Rollouts, partial(Duellist, HARD), PLAYS, worth, DEPTH),
}
