"""May I take that back? Asked of everybody else who sits there and is there; bots agree (case 45)."""

from __future__ import annotations

from typing import Final

from ludoteka.match import Played, refusal
from ludoteka.match.match import Done
from ludoteka.table.chairs import Refusal
from ludoteka.table.play import Play

WAIT_MS: Final = 20_000  # then silence is a no


class UndoQuestion:
    """While it is open game time stands still, so that nobody loses by being asked."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.by: int | None = None
        self.agreed: set[int] = set()
        self.until = 0.0
        self.refused: Done | None = None  # a move that was not taken back: nobody is asked twice about it

    def ask(self, seat: int) -> None:
        done = self.play.match.done
        if self.by is not None or self.stands():
            raise Refusal("undo-asked")
        number = self.play.number(done.entry.move) if done is not None and isinstance(done.entry, Played) else -1
        raced = self.play.is_reaction(number) or (number >= 0 and self.play.races_now(number))
        if raced or self.play.hold is not None:
            raise Refusal("no-undo")  # whose hand was first is decided once
        reason = refusal(self.play.match, seat)
        if reason:
            raise Refusal(reason)
        self.by = seat
        self.until = self.play.clock.now() + WAIT_MS
        self.play.stop("undo")

    def consent(self, seat: int, yes: bool) -> None:
        if self.by is None or (yes and seat == self.by):
            raise Refusal("nothing-asked")
        if yes:
            self.agreed.add(seat)
        else:
            self.refuse()

    def settle(self, here: set[int]) -> bool:
        """Done once all of these seats have agreed, dropped when nobody waits any longer. Whether it was done."""
        if self.by is None:
            return False
        if self.by not in here or self.play.clock.now() >= self.until:
            self.refuse()
            return False
        if not here - {self.by} <= self.agreed:
            return False
        self.play.undo()
        self.withdraw()
        return True

    def stands(self) -> bool:
        """Whether the last move was asked about and not taken back."""
        return self.refused is not None and self.refused is self.play.match.done

    def refuse(self) -> None:
        self.refused = self.play.match.done
        self.withdraw()

    def withdraw(self) -> None:
        """Also when somebody plays on."""
        if self.by is not None:
            self.by = None
            self.agreed = set()
            self.play.go("undo")
