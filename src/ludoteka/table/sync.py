"""How far away a client is, from pings that cannot be answered early, and when to send them."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from math import isfinite
from typing import Final

from ludoteka.table.clock import Clock, Timer

BURST: Final = 8  # pings on connecting
ROUND_BURST: Final = 3  # before a reaction round
GAP_MS: Final = 60
EVERY_MS: Final = 2000
MEMORY_MS: Final = 30_000
FRESH_MS: Final = 1000
SAMPLES: Final = 64
OPEN_NONCES: Final = 64
COARSE_MS: Final = 20.0  # a clock that moves in larger steps proves nothing
STEPS_NEEDED: Final = 6


class Sync:
    """What is known of one line's round trip. Pure but for its nonces: time is handed in."""

    def __init__(self) -> None:
        self.open: dict[str, float] = {}  # nonce -> when it was sent
        self.samples: deque[tuple[float, float]] = deque(maxlen=SAMPLES)  # (when, round trip)
        self.witnesses: deque[tuple[float, float]] = deque(maxlen=SAMPLES)
        self.readings: deque[float] = deque(maxlen=16)  # of the client's own clock
        self.coarse = False
        self.measured = 0  # samples and witnesses so far
        self.reckoned: tuple[float, int, tuple[float, float]] = (0.0, -1, (0.0, 0.0))  # when, of how many, what

    def ping(self, now: float) -> str:
        """A nonce that nobody can guess, good for one answer."""
        while len(self.open) >= OPEN_NONCES:
            del self.open[next(iter(self.open))]
        nonce = secrets.token_urlsafe(8)
        self.open[nonce] = now
        return nonce

    def pong(self, nonce: str, client_ms: float, arrived: float) -> float | None:
        """When the ping was sent; None for a nonce that was never given or is used up."""
        sent = self.open.pop(nonce, None)
        if sent is None:
            return None
        self.measured += 1
        self.samples.append((arrived, max(0.0, arrived - sent)))
        if isfinite(client_ms):
            self.readings.append(client_ms)
            self.coarse = moves_in_steps(list(self.readings))
        return sent

    def witness(self, rtt: float, now: float) -> None:
        """Somebody else has measured this line too."""
        if isfinite(rtt) and rtt >= 0:
            self.measured += 1
            self.witnesses.append((now, rtt))

    def rtt_min(self, now: float) -> float:
        """The smallest round trip of the last 30 s, by any witness; 0 while nothing was measured: then no claim is
        believed beyond the fixed part of the bound."""
        return self._figures(now)[0]

    def rtt_p95(self, now: float) -> float:
        """Nineteen of twenty round trips of the last 30 s were at most this."""
        return self._figures(now)[1]

    def _figures(self, now: float) -> tuple[float, float]:
        """Asked at every step of the table, reckoned anew only when something was measured or has grown old."""
        at, count, figures = self.reckoned
        if count != self.measured or now - at >= FRESH_MS:
            fresh = sorted(_recent(self.samples, now))
            least = min(fresh + _recent(self.witnesses, now), default=0.0)
            figures = least, fresh[(len(fresh) * 95) // 100] if fresh else 0.0
            self.reckoned = now, self.measured, figures
        return figures


def _recent(samples: deque[tuple[float, float]], now: float) -> list[float]:
    """Those of the last 30 s; the very last one if there are none."""
    return [rtt for at, rtt in samples if now - at <= MEMORY_MS] or [rtt for _at, rtt in list(samples)[-1:]]


def moves_in_steps(readings: list[float]) -> bool:
    """Whether a clock that was read at these times moves in steps of more than 20 ms (case 28)."""
    gaps = [abs(b - a) for a, b in zip(readings, readings[1:]) if abs(b - a) > 0.5]
    if len(gaps) < STEPS_NEEDED:
        return False
    step = gaps[0]
    for gap in gaps[1:]:
        step = _common(step, gap)
    return step > COARSE_MS


def _common(a: float, b: float) -> float:
    """The greatest common divisor of two lengths, to half a millisecond."""
    while b > 0.5:
        rest = a % b
        a, b = b, min(rest, b - rest)
    return a


class Pinger:
    """Keeps one line's Sync fed: 8 pings 60 ms apart, then one every 2 s, and 3 more before a reaction round."""

    def __init__(self, sync: Sync, clock: Clock, send: Callable[[str], None]) -> None:
        self.sync = sync
        self.clock = clock
        self.send = send
        self.quick = 0  # of a burst, still to be sent
        self.timer: Timer | None = None

    def burst(self, pings: int = BURST) -> None:
        """So many pings in a row, the first one now."""
        quiet = self.quick == 0
        self.quick = max(self.quick, pings)
        if quiet:
            self._ring()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ring(self) -> None:
        self.stop()
        now = self.clock.now()
        self.send(self.sync.ping(now))
        self.quick = max(0, self.quick - 1)
        self.timer = self.clock.call_at(now + (GAP_MS if self.quick else EVERY_MS), self._ring)
