"""What an operator may watch: connections, tables, how late the loop is."""

from __future__ import annotations

import asyncio
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.requests import Request
from starlette.responses import Response

from ludoteka.table.meter import METER

COUNTS = [
    ("inputs", "inputs", "Moves and expiries of all matches since the start"),
    ("races", "races", "Races decided since the start"),
    ("photo_finishes", "photos", "Photo finishes among them"),
    ("lost_minds", "lost_minds", "Questions to bots that no worker answered"),
    ("tables_closed_by_error", "closed_by_error", "Tables closed because something went wrong"),
]


DURATIONS = [
    ("told", "From the arrival of a move, or the end of a hold, until everybody's socket has been written to"),
    ("told_kept", "The part of it in which the log was made durable"),
    ("told_own", "The rest of it"),
]
FINE = tuple(
    ms / 1000 for ms in (0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100, 200, 500)
)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("ludoteka_connections", "Open websockets", registry=self.registry)
        self.tables = Gauge("ludoteka_tables", "Live tables", registry=self.registry)
        for name, of, words in COUNTS:
            gauge = Gauge(f"ludoteka_{name}", words, registry=self.registry)
            gauge.set_function(lambda of=of: getattr(METER, of))  # type: ignore[misc]
        self.messages = Counter("ludoteka_messages", "Messages from clients", registry=self.registry)
        self.lag = Histogram(
            "ludoteka_loop_lag_seconds",
            "How late the event loop wakes up",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
            registry=self.registry,
        )
        self.told, self.kept, self.own = (self.duration(name, words) for name, words in DURATIONS)
        METER.told = self.tell

    def duration(self, name: str, words: str) -> Histogram:
        return Histogram(f"ludoteka_{name}_seconds", words, buckets=FINE, registry=self.registry)

    def tell(self, whole: float, kept: float) -> None:
        self.told.observe(whole / 1000)
        self.kept.observe(kept / 1000)
        self.own.observe((whole - kept) / 1000)

    async def watch_loop(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.25)
            self.lag.observe(max(0.0, time.perf_counter() - before - 0.25))

    async def page(self, _request: Request) -> Response:
        return Response(generate_latest(self.registry), media_type="text/plain; version=0.0.4")
