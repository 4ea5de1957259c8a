"""What a seat can conclude about its own rack: from all answers while it stood, and from every tile it has seen.

A rack is as likely as the number of ways in which its tiles could have been drawn, times the chance that the tiles
that were drawn after it, and seen, came out of what it left in the stock. All of that is a product over kinds.

With `tiles_shown=only_when_right` earlier racks may still lie face down: then they are unknown together with the
present one, and worlds are drawn by rejection.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.tricoda.cards import COPIES, FIRST, KINDS, ON_A_RACK, SECOND, SET_OF, SETS, THIRD
from ludoteka.games.tricoda.fitting import (
    AT_MOST,
    UP_TO,
    WITH_DIGITS,
    Racks,
    all_racks,
    both,
    is_one,
    one_of_both,
    racks_in,
    racks_that_fit,
)
from ludoteka.games.tricoda.history import FILLED, LAID, OPEN, RENEWED, answer_of, guessed, kind_of, what, who
from ludoteka.games.tricoda.questions import BITS, COUNT, FACTS_OF, TILES_OF
from ludoteka.rules.cards import ONE
from ludoteka.rules.dice import Dice

# Where a rack that was once one's own is now.
STANDING: Final = 0
FACE_DOWN: Final = 1
KNOWN: Final = 2  # its tiles were shown
BACK: Final = 3  # in the stock, never shown

FINE: Final = 1_000_000_000  # dice to a fraction
PATIENCE: Final = 2_000  # worlds that are drawn before one that is possible will do
_WAYS: Final[list[float]] = [
    *(1.0, 0.0, 0.0, 0.0),
    *(1.0, 1.0, 0.0, 0.0),
    *(1.0, 2.0, 1.0, 0.0),
    *(1.0, 3.0, 3.0, 1.0),
    *(1.0, 4.0, 6.0, 4.0),
]  # n * UP_TO + r: to take r out of n


def fraction(dice: Dice) -> float:
    """Even over 0 <= x < 1."""
    return float(dice.below(FINE)) / float(FINE)


def count(tiles: i64, kind: i64) -> i64:
    return (tiles >> (BITS * kind)) & COUNT


class OwnRack:
    """One rack that stood before the seat, as the seat knows it."""

    def __init__(self, version: i64, unseen: list[i64], hidden: i64) -> None:
        self.version = version
        self.unseen = unseen  # by kind, when it was filled: where its tiles came from
        self.hidden = hidden  # the earlier ones that lay face down then, one bit each
        self.answers: list[i64] = []  # by fours: question, answer, the tiles and facts that the reader saw elsewhere
        self.wrong: i64 = OPEN  # the digits that it does not hold
        self.holds: i64 = -1  # once it was shown
        self.place: i64 = STANDING

    def fitting(self) -> Racks:
        """The racks with which every answer would have been the same, as a set."""
        left = all_racks() if self.wrong == OPEN else one_of_both(all_racks(), WITH_DIGITS[self.wrong])
        answers = self.answers
        for i in range(0, len(answers), 4):
            if is_one(left):
                break
            left = both(left, racks_that_fit(answers[i], answers[i + 1], answers[i + 2], answers[i + 3]))
        return left

    def fitting_with(self, of_kinds: list[float]) -> Racks:
        """Those of them of which no kind rules out so many tiles (as weights_of_kinds has it)."""
        left = self.fitting()
        for kind in range(KINDS):
            most: i64 = ON_A_RACK
            while most and of_kinds[kind * UP_TO + most] == 0.0:
                most -= 1
            if most < ON_A_RACK and most < COPIES[kind]:
                left = both(left, AT_MOST[kind * UP_TO + most])
        return left


class Candidates:
    """Racks, and how likely each is beside the others."""

    def __init__(self, racks: list[i64], weights: list[float], total: float) -> None:
        self.racks = racks
        self.weights = weights
        self.total = total  # of the weights
        self.sums: list[float] = []  # of the weights so far, once one is picked

    def pick(self, dice: Dice) -> i64:
        if not self.sums:
            sum = 0.0
            for weight in self.weights:
                sum += weight
                self.sums.append(sum)
        at = fraction(dice) * self.total
        low: i64 = 0
        high: i64 = len(self.racks) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > at:
                high = middle
            else:
                low = middle + 1
        return self.racks[low]

    def by_digits(self) -> list[float]:
        """The chance of each set of digits."""
        chances: list[float] = [0.0] * len(SETS)
        for i in range(len(self.racks)):
            chances[SET_OF[self.racks[i]]] += self.weights[i]
        return shares(chances, self.total)


def shares(weights: list[float], total: float) -> list[float]:
    """These, brought to 1 together."""
    for i in range(len(weights)):
        if weights[i] > 0.0:
            weights[i] /= total
    return weights


class Knowledge:
    """The history with the eyes of one seat, brought to what matters for its own rack."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.own: list[OwnRack] = []  # the present one last; before it those that may lie face down, and their like
        self.draws: list[i64] = []  # seen since: own racks elsewhere than in the stock, kind, how many there could be
        self.versions: i64 = 0
        self.unseen: list[i64] = COPIES[:]  # by kind: in the stock, on the own rack, or face down
        self.off: list[i64] = [0] * KINDS  # seen and laid off
        self.racks: list[i64] = []  # what stands where, of the others
        self.tiles: i64 = 0  # of all the others together
        self.facts: i64 = 0

    # --- what was seen ----------------------------------------------------------------------------------------------

    def learn(self, event: i64) -> None:
        kind = kind_of(event)
        rack = who(event)
        if kind == FILLED:
            self.filled(rack, what(event))
        elif kind == LAID:
            self.laid(rack, guessed(event))
        elif kind == RENEWED:
            self.renewed()
        elif rack != self.seat:
            self.heard(rack, what(event), answer_of(event))

    def filled(self, rack: i64, holds: i64) -> None:
        while len(self.racks) <= rack:
            self.racks.append(-1)
        self.racks[rack] = holds
        if rack == self.seat:
            self.own_rack(self.versions)
        else:
            self.tiles += TILES_OF[holds]
            self.facts += FACTS_OF[holds]
            self.drawn(FIRST[holds])
            self.drawn(SECOND[holds])
            self.drawn(THIRD[holds])
        self.versions += 1

    def own_rack(self, version: i64) -> None:
        hidden = self.outside()
        if not hidden:  # nothing that is unknown bears on it
            self.own = []
            self.draws = []
        self.own.append(OwnRack(version, self.unseen[:], hidden))

    def see_own(self, holds: i64) -> None:
        """The tiles of the standing rack, which is about to be laid off openly."""
        self.racks[self.seat] = holds

    def outside(self) -> i64:
        """Own racks whose unknown tiles are not in the stock."""
        some: i64 = 0
        for i in range(len(self.own)):
            if self.own[i].place == STANDING or self.own[i].place == FACE_DOWN:
                some |= ONE << i
        return some

    def drawn(self, kind: i64) -> None:
        outside = self.outside()
        if outside:
            self.draws.append((outside * KINDS + kind) * 8 + self.unseen[kind])
        self.unseen[kind] -= 1

    def laid(self, rack: i64, guess: i64) -> None:
        holds = self.racks[rack]
        self.racks[rack] = -1
        if rack != self.seat:
            self.tiles -= TILES_OF[holds]
            self.facts -= FACTS_OF[holds]
            self.lies_open(holds)
        elif guess == OPEN:
            shown = self.own[len(self.own) - 1]
            shown.place = KNOWN
            shown.holds = holds
            for kind in (FIRST[holds], SECOND[holds], THIRD[holds]):
                self.unseen[kind] -= 1
            self.lies_open(holds)
        else:
            hidden = self.own[len(self.own) - 1]
            hidden.place = FACE_DOWN
            hidden.wrong = guess

    def lies_open(self, holds: i64) -> None:
        for kind in (FIRST[holds], SECOND[holds], THIRD[holds]):
            self.off[kind] += 1

    def renewed(self) -> None:
        """What lay open is in the stock again, what lay face down too."""
        for kind in range(KINDS):
            self.unseen[kind] += self.off[kind]
            self.off[kind] = 0
        for own in self.own:
            if own.place == FACE_DOWN:
                own.place = BACK

    def heard(self, reader: i64, question: i64, answer: i64) -> None:
        """An answer by somebody else: it is about the own rack too."""
        read = self.racks[reader]
        if not self.own or self.own[len(self.own) - 1].place != STANDING:
            return
        answers = self.own[len(self.own) - 1].answers
        answers.append(question)
        answers.append(answer)
        answers.append(self.tiles - TILES_OF[read])
        answers.append(self.facts - FACTS_OF[read])

    # --- what follows -----------------------------------------------------------------------------------------------

    def candidates(self) -> Candidates:
        """For the present rack. Earlier ones that lie face down are left out of account: more is possible then."""
        return self.candidates_for(len(self.own) - 1)

    def chances(self) -> list[float]:
        """Of each set of digits, for the present rack: `candidates().by_digits()` without a list of racks."""
        own = self.own[-1]
        chances: list[float] = [0.0] * len(SETS)
        if own.holds >= 0:
            chances[SET_OF[own.holds]] = 1.0
            return chances
        of_kinds = self.weights_of_kinds(len(self.own) - 1)
        total = 0.0
        for rack in racks_in(own.fitting_with(of_kinds)):
            weight = weight_of(rack, of_kinds)
            chances[SET_OF[rack]] += weight
            total += weight
        return shares(chances, total)

    def candidates_for(self, i: i64) -> Candidates:
        own = self.own[i]
        if own.holds >= 0:
            return Candidates([own.holds], [1.0], 1.0)
        of_kinds = self.weights_of_kinds(i)
        racks: list[i64] = []
        weights: list[float] = []
        total = 0.0
        for rack in racks_in(own.fitting_with(of_kinds)):
            weight = weight_of(rack, of_kinds)
            racks.append(rack)
            weights.append(weight)
            total += weight
        return Candidates(racks, weights, total)

    def weights_of_kinds(self, i: i64) -> list[float]:
        """kind * UP_TO + r: how well r of this kind on this rack agree with all tiles seen, beside none."""
        weights: list[float] = []
        for kind in range(KINDS):
            for r in range(UP_TO):
                weights.append(_WAYS[self.own[i].unseen[kind] * UP_TO + r])
        for draw in self.draws:
            if (draw // 8 // KINDS >> i) & 1:
                kind = draw // 8 % KINDS
                could = draw % 8
                for r in range(1, UP_TO):
                    left = could - r if could > r else 0
                    weights[kind * UP_TO + r] *= float(left) / float(could)
        return weights

    def imagine(self, dice: Dice) -> list[i64]:
        """A content for every own rack in `own`, as likely as all that is known makes them together."""
        every: list[Candidates] = []
        for i in range(len(self.own)):
            every.append(self.candidates_for(i))
        tries = 0
        while True:
            picked: list[i64] = []
            for candidates in every:
                picked.append(candidates.pick(dice))
            if len(picked) == 1:
                return picked
            chance = self.together(picked)
            tries += 1
            if fraction(dice) < chance or (chance > 0.0 and tries > PATIENCE):
                return picked

    def together(self, picked: list[i64]) -> float:
        """The chance of these racks together, beside what it were if none bore on another: 1 at most."""
        chance = 1.0
        for i in range(len(picked)):
            own = self.own[i]
            if own.hidden:
                for kind in range(KINDS):
                    r = count(TILES_OF[picked[i]], kind)
                    left = own.unseen[kind] - self.elsewhere(picked, own.hidden, kind)
                    if left < r:
                        return 0.0
                    chance *= _WAYS[left * UP_TO + r] / _WAYS[own.unseen[kind] * UP_TO + r]
        for draw in self.draws:
            outside = draw // 8 // KINDS
            if outside & (outside - 1):
                chance *= self.seen_together(picked, outside, draw // 8 % KINDS, draw % 8)
        return chance

    def seen_together(self, picked: list[i64], outside: i64, kind: i64, could: i64) -> float:
        left = could - self.elsewhere(picked, outside, kind)
        if left <= 0:
            return 0.0
        apart = 1.0
        for i in range(len(picked)):
            if (outside >> i) & 1:
                apart *= float(could - count(TILES_OF[picked[i]], kind)) / float(could)
        return float(left) / float(could) / apart

    def elsewhere(self, picked: list[i64], some: i64, kind: i64) -> i64:
        """How many of a kind are on these own racks."""
        n: i64 = 0
        for i in range(len(picked)):
            if (some >> i) & 1:
                n += count(TILES_OF[picked[i]], kind)
        return n


def weight_of(rack: i64, of_kinds: list[float]) -> float:
    """How well this rack agrees with all tiles seen."""
    a = FIRST[rack]
    b = SECOND[rack]
    c = THIRD[rack]
    if a == c:
        return of_kinds[a * UP_TO + 3]
    if a == b:
        return of_kinds[a * UP_TO + 2] * of_kinds[c * UP_TO + 1]
    if b == c:
        return of_kinds[a * UP_TO + 1] * of_kinds[b * UP_TO + 2]
    return of_kinds[a * UP_TO + 1] * of_kinds[b * UP_TO + 1] * of_kinds[c * UP_TO + 1]


def knowledge(history: list[i64], seat: i64) -> Knowledge:
    """What a seat knows after all this."""
    known = Knowledge(seat)
    for event in history:
        known.learn(event)
    return known
