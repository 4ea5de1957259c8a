"""Hands that are too good to be hands. A flag is a line in the log for people to look at; nobody is banned by it."""

from __future__ import annotations

from collections import deque
from statistics import median, pstdev
from typing import Any, Final

PRESSES: Final = 20
FAST_MS: Final = 180.0
STEADY_MS: Final = 25.0


class Flags:
    """One seat's reactions of one match."""

    def __init__(self) -> None:
        self.times: deque[float] = deque(maxlen=PRESSES)
        self.raised: set[str] = set()

    def add(self, ms: float) -> dict[str, Any] | None:
        """One more reaction, in ms after the reveal. What is odd about the last 20, the first time it is."""
        self.times.append(ms)
        if len(self.times) < PRESSES:
            return None
        middle, spread = median(self.times), pstdev(self.times)
        why = "fast" if middle < FAST_MS else "steady" if spread < STEADY_MS else ""
        if not why or why in self.raised:
            return None
        self.raised.add(why)
        return {"why": why, "median": round(middle, 1), "spread": round(spread, 1)}

    def line(self, rise: tuple[float, float] | None) -> dict[str, Any] | None:
        """The round trips of this seat's line, usually and when hands count, if they rise then. Said once."""
        if rise is None or "line" in self.raised:
            return None
        self.raised.add("line")
        usual, then = rise
        return {"why": "line", "usual": round(usual, 1), "then": round(then, 1)}
