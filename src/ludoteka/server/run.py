"""Start the server on a socket of its own, say where it is, and close it cleanly."""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path

import segno
import structlog
import uvicorn

from ludoteka.server.network import own_address
from ludoteka.server.store import StoreError
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.wire import Wire


class CannotServe(Exception):
    """The message is one sentence that says what to do."""


def serve(host: str, port: int, database: Path, tls_cert: str | None = None, tls_key: str | None = None) -> None:
    """Serves until SIGINT or SIGTERM. Raises CannotServe."""
    lines = [structlog.processors.format_exc_info, structlog.processors.LogfmtRenderer()]  # a traceback on one line
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *([structlog.dev.ConsoleRenderer()] if sys.stderr.isatty() else lines),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    listening = listen(host, port)
    try:
        store = SqliteStore(database)
    except StoreError as error:
        raise CannotServe(str(error)) from error
    try:
        import uvloop
    except ImportError:
        asyncio.run(run(listening, store, tls_cert, tls_key))
    else:
        uvloop.run(run(listening, store, tls_cert, tls_key))


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise CannotServe(
            f"port {port} on {host} cannot be used ({error.strerror}): choose another with --port"
        ) from None
    listening.setblocking(False)
    return listening


async def run(listening: socket.socket, store: SqliteStore, tls_cert: str | None, tls_key: str | None) -> None:
    from ludoteka.server.app import application

    address = where(listening, "https" if tls_cert else "http")
    app = application(store, await store.secret(), lambda: announce(address))
    config = uvicorn.Config(
        app,
        loop="none",
        ws=Wire,
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=80,  # longer than a table waits for a page that sleeps
        lifespan="on",
        log_config=None,
        access_log=False,
        ssl_certfile=tls_cert,
        ssl_keyfile=tls_key,
        timeout_graceful_shutdown=5,
    )
    await uvicorn.Server(config).serve(sockets=[listening])


def where(listening: socket.socket, scheme: str) -> str:
    """The address people in the same network can open."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = own_address()
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}/"


def announce(address: str) -> None:
    print(f"\n  Ludoteka is open:  {address}\n", flush=True)
    if sys.stdout.isatty():
        segno.make(address, micro=False).terminal(compact=True, border=2)
    print("  Open it on any phone in this network. Stop with Ctrl-C.", flush=True)
