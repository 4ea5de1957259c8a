"""Where the 28 tiles are: in the stock, on the racks, laid off. TRI-n: rulings, see NOTES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.tricoda.cards import COPIES, FIRST, IN_THE_BOX, KINDS, ON_A_RACK, SECOND, THIRD, rack_of
from ludoteka.games.tricoda.history import OPEN, filled, laid, renewed
from ludoteka.games.tricoda.questions import FACTS_OF, TILES_OF
from ludoteka.rules.dice import Dice

EMPTY: Final = -1
FEW: Final = 7  # TRI-14: with so few or fewer left the stock is renewed


class Box:
    def __init__(self, racks: i64) -> None:
        self.stock: list[i64] = COPIES[:]  # by kind, in no order: which one comes is up to the dice
        self.left: i64 = IN_THE_BOX
        self.racks: list[i64] = [EMPTY] * racks  # what each holds
        self.tiles: i64 = 0  # all of these together, as questions.py counts them
        self.facts: i64 = 0
        self.versions: list[i64] = [-1] * racks  # the how manieth filling that is
        self.filled: i64 = 0
        self.laid: list[i64] = []  # what came off a rack, in order, until the stock is renewed
        self.down: list[i64] = []  # beside it: the seat for which it lies face down, or -1
        self.history: list[i64] = []

    def fill(self, rack: i64, dice: Dice) -> None:
        a = self.draw(dice)
        b = self.draw(dice)
        c = self.draw(dice)
        self.put_on(rack, rack_of(a, b, c))
        self.versions[rack] = self.filled
        self.filled += 1
        self.note(filled(rack, self.racks[rack]))

    def draw(self, dice: Dice) -> i64:
        """One tile of the stock, each as likely."""
        at = dice.below(self.left)
        kind: i64 = 0
        while at >= self.stock[kind]:
            at -= self.stock[kind]
            kind += 1
        self.stock[kind] -= 1
        self.left -= 1
        return kind

    def put_on(self, rack: i64, holds: i64) -> None:
        self.racks[rack] = holds
        self.tiles += TILES_OF[holds]
        self.facts += FACTS_OF[holds]

    def take_off(self, rack: i64) -> i64:
        """What it held."""
        holds = self.racks[rack]
        self.racks[rack] = EMPTY
        self.tiles -= TILES_OF[holds]
        self.facts -= FACTS_OF[holds]
        return holds

    def lay(self, rack: i64, guess: i64) -> None:
        """Lay a rack's tiles off: open, or after this wrong guess face down for the seat whose rack it is (TRI-27)."""
        self.laid.append(self.take_off(rack))
        self.down.append(-1 if guess == OPEN else rack)
        self.note(laid(rack, guess))

    def renew(self) -> None:
        """TRI-14: shuffle all that was laid off into the stock."""
        for holds in self.laid:
            self.put_back(holds)
        self.laid = []
        self.down = []
        self.note(renewed())

    def put_back(self, holds: i64) -> None:
        self.stock[FIRST[holds]] += 1
        self.stock[SECOND[holds]] += 1
        self.stock[THIRD[holds]] += 1
        self.left += ON_A_RACK

    def take_out(self, holds: i64) -> None:
        self.stock[FIRST[holds]] -= 1
        self.stock[SECOND[holds]] -= 1
        self.stock[THIRD[holds]] -= 1
        self.left -= ON_A_RACK

    def note(self, event: i64) -> None:
        self.history.append(event)

    # --- what is seen -------------------------------------------------------------------------------------------------

    def tiles_seen(self, reader: i64) -> i64:
        """TRI-4: on every rack but the reader's own."""
        return self.tiles - TILES_OF[self.racks[reader]]

    def facts_seen(self, reader: i64) -> i64:
        return self.facts - FACTS_OF[self.racks[reader]]

    # --- for copies and laws -----------------------------------------------------------------------------------------

    def copy(self) -> Box:
        twin = Box(len(self.racks))
        twin.stock = self.stock[:]
        twin.left = self.left
        twin.racks = self.racks[:]
        twin.tiles = self.tiles
        twin.facts = self.facts
        twin.versions = self.versions[:]
        twin.filled = self.filled
        twin.laid = self.laid[:]
        twin.down = self.down[:]
        twin.history = self.history[:]
        return twin

    def audit(self) -> list[str]:
        broken: list[str] = []
        counts = self.stock[:]
        for holds in self.racks + self.laid:
            if holds == EMPTY:
                broken.append("a rack is empty")
                continue
            for kind in (FIRST[holds], SECOND[holds], THIRD[holds]):
                counts[kind] += 1
        for kind in range(KINDS):
            if counts[kind] != COPIES[kind] or self.stock[kind] < 0:
                broken.append(
                    f"{counts[kind]} tiles of kind {kind}, not {COPIES[kind]}; {self.stock[kind]} in the stock"
                )
        seen = sum([TILES_OF[holds] for holds in self.racks]), sum([FACTS_OF[holds] for holds in self.racks])
        if seen != (self.tiles, self.facts):
            broken.append(f"{seen} on the racks, counted {self.tiles}, {self.facts}")
        if sum(self.stock) != self.left:
            broken.append(f"{sum(self.stock)} tiles in the stock, counted {self.left}")
        if len(self.laid) != len(self.down):
            broken.append("some that is laid off lies neither open nor face down")
        return broken
