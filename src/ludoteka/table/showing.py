"""When everybody sees what: the latest beats, and the latest frame. No frame is seen before one sent ahead of it."""

from __future__ import annotations

from typing import Final

from ludoteka.table.clock import Clock
from ludoteka.table.race import Shown

REMEMBERED: Final = 6  # beats whose time of showing is kept


class Showing:
    """Of one match, in ms of the server's clock. A beat with a time to show it is shown then; any other once its frame
    has gone out."""

    def __init__(self, beat: int, clock: Clock) -> None:
        self.clock = clock
        self.beats = [Shown(beat, clock.now())]  # ascending
        self.unsent: list[int] = []  # beats that will be shown once their frames go out
        self.ahead: list[Shown] = []  # beats that go out with a time to show them
        self.seen_at = clock.now()  # when the latest frame was, or is to be, seen

    def at(self, beat: int) -> float:
        """When this beat was shown; of one before all that is remembered, the earliest that is."""
        earlier = [shown.at for shown in self.beats if shown.beat <= beat]
        return earlier[-1] if earlier else self.beats[0].at

    def no_sooner(self, show_at: float | None) -> float | None:
        """A frame shows the whole table: none may be seen before one that was sent ahead of it."""
        pending = self.seen_at if self.seen_at > self.clock.now() else None
        return show_at if pending is None else max(pending, show_at or 0.0)

    def frame(self, show_at: float | None) -> float | None:
        """There is a new frame. When it is to be shown; None: at once."""
        show_at = self.no_sooner(show_at)
        self.seen_at = show_at or self.clock.now()
        return show_at

    def raised(self, beat: int, show_at: float | None) -> None:
        """There is a new beat, in the latest frame."""
        if show_at is None:
            self.unsent.append(beat)
        else:
            self._remember(Shown(beat, show_at))
            self.ahead.append(self.beats[-1])

    def sent(self) -> None:
        """The frames have gone out: what was not scheduled can be seen from now on."""
        now = self.clock.now()
        for beat in self.unsent:
            self._remember(Shown(beat, now))
        self.unsent, self.ahead = [], []
        self.seen_at = max(self.seen_at, now)

    def back_to(self, beat: int) -> None:
        """Later beats have been taken back."""
        self.beats = [shown for shown in self.beats if shown.beat <= beat] or [Shown(beat, self.clock.now())]

    def _remember(self, shown: Shown) -> None:
        self.beats = [*self.beats, shown][-REMEMBERED:]
