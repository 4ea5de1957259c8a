"""The built page: one document (`document.py`) for every address a person can open, and hashed assets that never
change."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from os import PathLike
from pathlib import Path
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteka.server.codings import AS_IT_IS

PAGE: Final = Path(__file__).with_name("page")

CSP: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
TYPES: Final = {
    ".wasm": "application/wasm",
    ".mjs": "text/javascript",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
}  # of what is packed
PACKINGS: Final = {".br": "br", ".gz": "gzip"}  # the smallest first
HEADERS: Final = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


OWN: Final = ("index.html", "hints.json", ".stamp")  # of the page's files, those that are not handed out as they are

Endpoint = Callable[[Request], Awaitable[Response]]


class SafeHeaders:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, send_safely)


class HashedFiles(StaticFiles):
    """Files whose name holds their hash, or their folder's its version: kept by browsers for ever. What was packed when
    the page was built goes out as it is: `.br` to whoever asks for that; `.gz`, which lies there alone, to everybody,
    for every browser reads it, and unpacked to the few who say that they do not."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        lie = [ending for ending in PACKINGS if self.lookup_path(path + ending)[1] is not None]
        asked = [one.strip() for one in Headers(scope=scope).get("accept-encoding", "").split(",")]
        packing = next((ending for ending in lie if ending == ".gz" or PACKINGS[ending] in asked), "")
        response = await super().get_response(path + packing, scope)
        if packing == ".gz" and AS_IT_IS in asked and isinstance(response, FileResponse):
            response = Response(await run_in_threadpool(unpacked, response.path))
            response.headers["content-type"] = TYPES.get(Path(path).suffix, "application/octet-stream")
        elif packing:
            response.headers["content-encoding"] = PACKINGS[packing]
            response.headers["content-type"] = TYPES.get(Path(path).suffix, "application/octet-stream")
        if lie:
            response.headers.add_vary_header("accept-encoding")
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def unpacked(path: str | PathLike[str]) -> bytes:
    return gzip.decompress(Path(path).read_bytes())


def at_root(name: str, page: Path) -> Route:
    """One of the few files that must stand at the root: icons, manifest, service worker."""

    async def answer(_request: Request) -> Response:
        return FileResponse(page / name, headers={"cache-control": "no-cache"})

    return Route("/" + name, answer)


def routes(document: Endpoint) -> list[BaseRoute]:
    files = sorted(p.name for p in PAGE.iterdir() if p.is_file() and p.name not in OWN) if PAGE.is_dir() else []
    folders = sorted(p.name for p in PAGE.iterdir() if p.is_dir()) if PAGE.is_dir() else []
    return [
        *[at_root(name, PAGE) for name in files],
        *[Mount("/" + name, HashedFiles(directory=PAGE / name)) for name in folders],
        Route("/{path:path}", document),
    ]
