"""The server, put together: store, guests, tables, sockets, API, page."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from ludoteka.server import lessons
from ludoteka.server.api import Api
from ludoteka.server.codings import Codings
from ludoteka.server.counting import Counting
from ludoteka.server.document import Document
from ludoteka.server.guests import Guests
from ludoteka.server.limits import Limit
from ludoteka.server.metrics import Metrics
from ludoteka.server.pages import PAGE, SafeHeaders, routes
from ludoteka.server.replays import Replays
from ludoteka.server.socket import Sockets
from ludoteka.server.stats import Stats
from ludoteka.server.store import Store
from ludoteka.server.tables import Tables
from ludoteka.table.clock import LoopClock
from ludoteka.table.processes import Workers
from ludoteka.workers import Aside

log = structlog.get_logger()


def application(store: Store, secret: bytes, ready: Callable[[], None] = lambda: None) -> Starlette:
    """The whole server on this store. Made inside the running loop; `ready` is called once it takes requests."""
    clock, metrics, minds = LoopClock(), Metrics(), Workers()
    guests = Guests(store, secret, time.monotonic)
    aside = Aside()
    counting = Counting(store, aside)
    tables = Tables(store, minds, clock, counting.later)
    metrics.tables.set_function(lambda: len(tables.live))
    arrivals, asking = Limit(60, 10, time.monotonic), Limit(600, 0.05, time.monotonic)
    api, sockets = Api(guests, tables, arrivals, asking), Sockets(guests, tables, clock, metrics)
    stats = Stats(api, store, counting, Limit(10, 3, time.monotonic))
    replays = Replays(store, Limit(120, 0.25, time.monotonic), aside)

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        rounds = [asyncio.create_task(tables.rounds()), asyncio.create_task(metrics.watch_loop())]
        ready()
        yield
        for task in rounds:
            task.cancel()
        await tables.close()
        await minds.close()
        counting.close()
        aside.stop()
        await store.close()
        log.info("closed")

    return Starlette(
        routes=[
            WebSocketRoute("/ws", sockets.endpoint),
            *api.routes(*replays.routes(api.answer), *stats.routes(), *lessons.routes(api.answer)),
            Route("/healthz", healthy),
            Route("/metrics", metrics.page),
            *routes(Document(PAGE, api).answer),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(Codings), Middleware(GZipMiddleware, minimum_size=1000)],
        lifespan=life,
    )


async def healthy(_request: Request) -> Response:
    return PlainTextResponse("ok\n")
