"""What happened, in one shape for all games."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final = -1
NO_CARD: Final = -1
WATCHERS_BIT: Final = 62
EVERYONE: Final = -1  # as a mask: every bit, the watchers' too


class Event:
    """One thing that happened, one card an event. `what` is the message id without its `event-`.

    `eyes` is the set of seats that may see `card`; the others see that there was one. Watchers have bit 62, which
    EVERYONE holds and `everyone_but(seat)` does not. This is the one place where news is hidden: `what`, `seat`,
    `other` and `n` are public.
    """

    def __init__(self, what: str, seat: i64, card: i64, other: i64, n: i64, eyes: i64) -> None:
        self.what = what
        self.seat = seat
        self.card = card
        self.other = other
        self.n = n
        self.eyes = eyes
