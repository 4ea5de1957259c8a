"""How far away a client is, from pings that cannot be answered early, and when to send them."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from statistics import median
from typing import Final

from ludoteka.table.clock import Clock, Timer

BURST: Final = 8  # pings on connecting
ROUND_BURST: Final = 3  # before a reaction round
GAP_MS: Final = 60
EVERY_MS: Final = 2000
MEMORY_MS: Final = 30_000
FRESH_MS: Final = 1000
SAMPLES: Final = 64
OPEN_NONCES: Final = 32
COARSE_MS: Final = 20.0  # a clock that moves in larger steps proves nothing
STEPS_NEEDED: Final = 6
CARDS: Final = 6  # beats whose pings are remembered
TRIPS: Final = 20
TRIPS_NEEDED: Final = 8
RISE_MS: Final = 50.0  # a round trip that more than doubles and grows by this when hands count is odd


@dataclass(slots=True)
class Probe:
    """One ping: when it was sent, and when it came back from the page, and from what answers frames below the page."""

    sent: float
    racing: bool
    pong: float | None = None
    witness: float | None = None


class Sync:
    """What is known of one line's round trip. Pure but for its nonces: time is handed in."""

    def __init__(self) -> None:
        self.open: dict[str, Probe] = {}  # by nonce
        self.cards: dict[int, tuple[Probe, float]] = {}  # beat -> the ping that went out behind it, and its `show_at`
        self.trips: tuple[list[float], list[float]] = [], []  # the latest, without and with hands that count
        self.watched = False  # there is something below the page that answers
        self.samples: deque[tuple[float, float]] = deque(maxlen=SAMPLES)  # (when, round trip)
        self.witnesses: deque[tuple[float, float]] = deque(maxlen=SAMPLES)
        self.readings: deque[float] = deque(maxlen=16)  # of the client's own clock
        self.coarse = False
        self.measured = 0  # samples and witnesses so far
        self.reckoned: tuple[float, int, tuple[float, float]] = (0.0, -1, (0.0, 0.0))  # when, of how many, what

    def ping(self, now: float, racing: bool = False) -> str:
        """A nonce that nobody can guess, good for one answer of each kind. `racing`: hands count just now."""
        while len(self.open) >= OPEN_NONCES:
            del self.open[next(iter(self.open))]
        nonce = secrets.token_urlsafe(8)
        self.open[nonce] = Probe(now, racing)
        return nonce

    def card(self, now: float, beat: int, show_at: float) -> str:
        """A ping to be sent right behind the frame of this beat: no answer to it can come before the card has."""
        nonce = self.ping(now, racing=True)
        self.cards[beat] = self.open[nonce], show_at
        while len(self.cards) > CARDS:
            del self.cards[next(iter(self.cards))]
        return nonce

    def pong(self, nonce: str, client_ms: float, arrived: float) -> float | None:
        """When the ping was sent; None for a nonce that was never given or has been answered."""
        probe = self.open.get(nonce)
        if probe is None or probe.pong is not None:
            return None
        probe.pong = arrived
        self._close(nonce, probe)
        trip = max(0.0, arrived - probe.sent)
        self.measured += 1
        self.samples.append((arrived, trip))
        self.trips[probe.racing].append(trip)
        del self.trips[probe.racing][:-TRIPS]
        if isfinite(client_ms):
            self.readings.append(client_ms)
            self.coarse = moves_in_steps(list(self.readings))
        return probe.sent

    def witness(self, nonce: str, arrived: float) -> None:
        """The same ping was answered below the page, where its script has no hand in it."""
        probe = self.open.get(nonce)
        if probe is not None and probe.witness is None:
            probe.witness = arrived
            self.watched = True
            self._close(nonce, probe)
            self.vouch(arrived - probe.sent, arrived)

    def vouch(self, rtt: float, now: float) -> None:
        """Somebody else has measured this line too."""
        if isfinite(rtt) and rtt >= 0:
            self.measured += 1
            self.witnesses.append((now, rtt))

    def late(self, beat: int, now: float) -> float:
        """How much later than its `show_at` the card of this beat may have come, by every witness; 0 while one of them
        has not answered the ping behind it."""
        probe, show_at = self.cards.get(beat, (None, 0.0))
        answers = [] if probe is None else [probe.pong, probe.witness] if self.watched else [probe.pong]
        came = [answer for answer in answers if answer is not None]
        if probe is None or len(came) < len(answers):
            return 0.0
        return max(0.0, min(came) - self.rtt_min(now) / 2 - show_at)

    def rise(self) -> tuple[float, float] | None:
        """The usual round trips without and with hands that count, if the second are suspiciously longer."""
        quiet, racing = self.trips
        if min(len(quiet), len(racing)) < TRIPS_NEEDED:
            return None
        usual, then = median(quiet), median(racing)
        return (usual, then) if then > 2 * usual + RISE_MS else None

    def rtt_min(self, now: float) -> float:
        """The smallest round trip of the last 30 s, by any witness; 0 while nothing was measured: then no claim is
        believed beyond the fixed part of the bound."""
        return self._figures(now)[0]

    def rtt_p95(self, now: float) -> float:
        """Nineteen of twenty round trips of the last 30 s were at most this."""
        return self._figures(now)[1]

    def _close(self, nonce: str, probe: Probe) -> None:
        if probe.pong is not None and probe.witness is not None:
            del self.open[nonce]

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
        self.racing = False  # hands count just now
        self.timer: Timer | None = None

    def burst(self, pings: int = BURST) -> None:
        """So many pings in a row, the first one now."""
        quiet = self.quick == 0
        self.quick = max(self.quick, pings)
        if quiet:
            self._ring()

    def card(self, beat: int, show_at: float) -> None:
        """One more ping, behind the card of this beat."""
        self.send(self.sync.card(self.clock.now(), beat, show_at))

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ring(self) -> None:
        self.stop()
        now = self.clock.now()
        self.send(self.sync.ping(now, self.racing))
        self.quick = max(0, self.quick - 1)
        self.timer = self.clock.call_at(now + (GAP_MS if self.quick else EVERY_MS), self._ring)
