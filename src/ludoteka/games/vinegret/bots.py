"""The minds of Vinegret. All of them know only the view; what they reckon with, how exactly, and how often they bluff
separate the levels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, Final

from ludoteka.bots.at_random import AtRandom
from ludoteka.bots.mind import Answer, Handle
from ludoteka.games.vinegret.cards import BET, CHANGE, FORCE, HAND, HOLD, IDLE, PASS, RAISE, REDEAL, REFUSE, THROW, deck
from ludoteka.games.vinegret.cards import WHIST as SAY_WHIST
from ludoteka.games.vinegret.hidden import View
from ludoteka.games.vinegret.house import WHIST_STAKE
from ludoteka.games.vinegret.options import Options
from ludoteka.games.vinegret.reckoning import Tables, completed, one_more_draw
from ludoteka.games.vinegret.spoken import judge_of
from ludoteka.games.vinegret.table import CHOICE, DRAW, FIRST, SAYING, THROWING
from ludoteka.rules.dice import Dice

DREAM: Final = 20  # nobody plays for a fredon
TOO_LOW: Final = (0.4, 0.6)  # of all hands, to bet or hold before the draw, and after it
BLUFFS: Final = 0.15  # of the bets, those with any hand


@dataclass(frozen=True)
class Level:
    """How somebody plays. Chances in per cent, times in ms."""

    samples: int  # how many ways a change may go it thinks of
    blur: int  # how far off its guess of its chances may be
    bluffs: int  # a bet or raise without the hand for it
    believes: int  # how far an open bet makes it think less of its own hand
    reads: bool  # it reckons with what somebody must have who bets
    prices: bool  # it reckons with what a refusal costs the dealer
    shortest: int
    wavers: int  # how much longer it may take


EASY: Final = Level(samples=3, blur=60, bluffs=10, believes=0, reads=False, prices=False, shortest=900, wavers=3400)
NORMAL: Final = Level(samples=6, blur=35, bluffs=8, believes=20, reads=False, prices=True, shortest=800, wavers=2600)
HARD: Final = Level(samples=12, blur=0, bluffs=4, believes=30, reads=False, prices=True, shortest=700, wavers=2000)
BEST: Final = Level(samples=12, blur=0, bluffs=4, believes=0, reads=True, prices=True, shortest=700, wavers=2000)


@lru_cache(maxsize=16)
def tables_for(deck: str, prime: str, fredon_high: str) -> Tables:
    return Tables(judge_of(Options(deck=deck, prime=prime, fredon_high=fredon_high)))


class Gambler:
    """Plays by its chance to have the highest hand. How long it takes says nothing of the hand: the time is rolled
    first and apart."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def react(self, at: Handle) -> Answer | None:
        """Nothing races in Vinegret."""
        return None

    def turn(self, at: Handle) -> Answer:
        wavers = self.level.wavers  # skewed, as thinking is: mostly short, at times long
        delay = self.level.shortest + min(at.dice.below(wavers), at.dice.below(wavers))
        return Answer(self.choose(Thought(at, self.level)), delay)

    def choose(self, mind: Thought) -> int:
        view = mind.view
        if view.phase == SAYING:
            return mind.whist_or_exchange()
        if view.phase == THROWING:
            return max((place for place in range(HAND - 1)), key=lambda place: mind.after_throwing(place)) + THROW
        if view.phase == DRAW:
            return mind.change()
        if view.phase == CHOICE:
            forces = mind.chance() > 1 / (mind.rivals + 1) or REDEAL not in mind.moves
            return FORCE if forces else REDEAL
        return mind.answer() if view.current else mind.open()


class Thought:
    """One decision."""

    def __init__(self, at: Handle, level: Level) -> None:
        self.level = level
        self.dice: Dice = at.dice
        self.view: View = at.view
        self.seat = at.seat
        self.moves: Sequence[int] = [move for move in at.moves if move not in IDLE]
        options = self.view.options
        self.judge = judge_of(options)
        self.tables = tables_for(options.deck, options.prime, options.fredon_high)
        self.hand = as_mask(self.view.hand)
        seen = self.hand | as_mask(self.view.thrown)
        self.unseen = [card for card in deck(self.judge.by_order) if not seen >> card & 1]
        self.rivals = max(1, (self.view.inside & ~(1 << at.seat)).bit_count())

    # --- chances -----------------------------------------------------------------------------------------------------

    def off(self) -> float:
        """How far off this guess is: a part of the whole, up or down."""
        blur = self.level.blur
        return int(self.dice.below(2 * blur + 1) - blur) / 100

    def blurred(self, chance: float) -> float:
        """A chance as this mind guesses it: what is certain is seen by all."""
        return chance + 2 * self.off() * chance * (1 - chance)

    def wins(self, strength: int) -> float:
        """The chance that a hand this high is the highest."""
        beats = float(self.tables.beats(strength))
        bettors = self.bettors() if self.level.reads else 0
        against = beats_bettor(beats, TOO_LOW[self.view.phase != FIRST])
        return float(against**bettors * beats ** (self.rivals - bettors))

    def bettors(self) -> int:
        """How many of the others have put in what is bet."""
        view = self.view
        if not view.current:
            return 0
        others = [seat for seat in range(len(view.stakes)) if seat != self.seat and view.inside >> seat & 1]
        return sum(view.stakes[seat] >= view.current for seat in others)

    def chance(self) -> float:
        """With the hand as it is, and the draw if it is still to come."""
        if self.view.phase in (FIRST, CHOICE):
            draws = [
                self.wins(int(one_more_draw(self.judge, self.hand, self.unseen, self.dice)))
                for _i in range(2 * self.level.samples)
            ]
            return self.blurred(sum(draws) / len(draws))
        return self.blurred(self.wins(int(self.judge.strength(self.hand))))

    # --- cards -------------------------------------------------------------------------------------------------------

    def worth(self, kept: int, n: int) -> float:
        """What these cards with `n` more are worth in tokens, about: the pot and the payments, as often as they win."""
        hopes = 0.0
        samples = self.level.samples if n else 1
        for _i in range(samples):
            strength = int(completed(self.judge, kept, n, self.unseen, self.dice))
            pays = min(int(self.judge.worth(kept | as_mask(self.unseen[:n]), strength)), DREAM)
            hopes += self.wins(strength) * float(self.view.pot + (2 + pays) * self.rivals)
        return hopes / samples

    def guess(self, kept: int, n: int) -> float:
        """That worth, as this mind guesses it."""
        return self.worth(kept, n) * (1 + self.off())

    def whist_or_exchange(self) -> int:
        """Keeping both must be worth the stake."""
        cost = 0 if self.view.options.first_stake == "everyone" else WHIST_STAKE
        best, most = SAY_WHIST, self.guess(self.hand, 2) - cost
        for places in (1, 2, 3):
            worth = self.guess(self.without(places), 2 + places.bit_count())
            if worth > most:
                best, most = CHANGE + places, worth
        return best

    def after_throwing(self, place: int) -> float:
        return self.worth(self.without(1 << place), 2)

    def change(self) -> int:
        best, most = CHANGE, -1.0
        for places in range(1 << HAND):
            worth = self.guess(self.without(places), places.bit_count())
            if worth > most:
                best, most = CHANGE + places, worth
        return best

    def without(self, places: int) -> int:
        return as_mask([card for place, card in enumerate(self.view.hand) if not places >> place & 1])

    # --- tokens ------------------------------------------------------------------------------------------------------

    def open(self) -> int:
        """Pass, or bet so much as the hand bears."""
        chance, fair = self.chance(), 1 / (self.rivals + 1)
        first = BET if self.view.phase == FIRST else RAISE
        if self.view.most > 0:
            if chance > 1.25 * fair and chance > 0.3:
                return first + self.size(chance)
            if self.dice.below(100) < self.level.bluffs:
                return first + self.size(0.5 + self.dice.below(50) / 100)
        return PASS

    def size(self, chance: float) -> int:
        """A bet: more with a better hand, never quite the same."""
        most = min(int(self.view.most), 10 if self.view.options.bet_limit != "none" else max(4, self.view.pot))
        part = max(0.1, min(1.0, (chance - 0.25) * 1.4)) * most
        return max(1, min(most, round(part * int(70 + self.dice.below(61)) / 100)))

    def answer(self) -> int:
        """Hold, raise or refuse: what holding may win against what it may lose, and what refusing costs."""
        view = self.view
        chance = self.chance() * (1 - self.level.believes / 100)
        cost = view.current - view.stakes[self.seat]
        pot = view.pot + sum(view.stakes)
        holding = chance * pot - (1 - chance) * cost
        if RAISE + 1 in self.moves and chance > 0.6 and self.dice.below(100) < 70:
            return RAISE + self.size(chance)
        if RAISE + 1 in self.moves and self.dice.below(100) < self.level.bluffs // 2:
            return RAISE + self.size(0.5 + self.dice.below(50) / 100)
        return HOLD if holding > -self.refusing() else REFUSE

    def refusing(self) -> float:
        """What a refusal costs besides the pot: the dealer's, if nobody else holds."""
        view = self.view
        alone = view.inside.bit_count() == 2 and view.phase == FIRST
        if not (self.level.prices and alone):
            return 0.0
        if view.options.unheld_bet == "refuser_pays_two":
            return 2.0
        return 2.0 * view.current if view.dealer == self.seat else 0.0


def beats_bettor(beats: float, least: float) -> float:
    """The chance against somebody who bets with hands above `least` of all, and now and then with any, of a hand that
    beats so many of all."""
    return BLUFFS * beats + (1 - BLUFFS) * max(0.0, beats - least) / (1 - least)


def as_mask(cards: Sequence[int]) -> int:
    return sum(1 << int(card) for card in cards)


MINDS: Final[dict[str, Callable[[], Any]]] = {
    "random": partial(AtRandom, idle=IDLE),
    "easy": partial(Gambler, EASY),
    "normal": partial(Gambler, NORMAL),
    "hard": partial(Gambler, HARD),
    "best": partial(Gambler, BEST),
}
