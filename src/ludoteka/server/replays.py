"""Finished matches, to be looked at: from the store, or from a file that somebody brings. See docs/protocol.md."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludoteka.server import film
from ludoteka.server.api import Problem, address, content, json, link
from ludoteka.server.limits import Limit
from ludoteka.server.store import Store
from ludoteka.table.film import FRAMES, LONGEST_FILE, MOST_ENTRIES, MOST_FOLDS, BadFilm, Eyes, sealed
from ludoteka.workers import Aside

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

PATIENCE_S: Final = 20.0
FILES: Final = 32  # files of stored matches kept at hand
LARGEST_ID: Final = 40

SENTENCES: Final = {
    "still-on": "The log is shown when the match is over.",
    "replay-too-long": f"More than {LONGEST_FILE} bytes, {MOST_ENTRIES} entries or {MOST_FOLDS} inputs.",
    "replay-unreadable": "This is not a saved match.",
    "replay-transcript": "This is a transcript, not a saved match.",
    "replay-version": "This match was saved by another version of its game.",
    "replay-illegal": "This match does not follow the rules.",
    "unknown-game": "There is no such game.",
    "no-such-seat": "There is no such seat.",
}


@dataclass
class Replays:
    store: Store
    looking: Limit  # what an address may ask for: folding is work
    aside: Aside
    files: OrderedDict[str, str] = field(default_factory=OrderedDict)

    def routes(self, answer: Callable[[Endpoint], Endpoint]) -> list[Route]:
        return [
            Route("/api/replays", answer(self.brought), methods=["POST"]),
            Route("/api/replays/frames", answer(self.frames_brought), methods=["POST"]),
            Route("/api/replays/{match}", answer(self.stored)),
            Route("/api/replays/{match}/frames", answer(self.frames_stored)),
            Route("/api/replays/{match}/file", answer(self.file)),
            Route("/api/replays/{match}/link", answer(self.link)),
        ]

    # --- of this house -----------------------------------------------------------------------------------------------

    async def stored(self, request: Request) -> Response:
        return await self.document(request, await self.text(request))

    async def frames_stored(self, request: Request) -> Response:
        return await self.frames(request, await self.text(request))

    async def file(self, request: Request) -> Response:
        text = await self.text(request)
        name = f'attachment; filename="{request.path_params["match"]}.ludo"'
        return Response(text, media_type="application/x-ndjson", headers={"content-disposition": name})

    async def link(self, request: Request) -> Response:
        await self.text(request)
        return json({"link": link(f"/replay/{request.path_params['match']}", request)})

    async def text(self, request: Request) -> str:
        """The file of a stored match. Raises Problem: 404, or 403 while it is on."""
        id = request.path_params["match"]
        if id in self.files:
            self.files.move_to_end(id)
            return self.files[id]
        row = await self.store.match(id) if len(id) <= LARGEST_ID else None
        if row is None:
            raise Problem(404, "no-such-match", "There is no match with this name.")
        text = await self.folded(request, sealed, row.header, row.seed, row.lines)
        self.files[id] = text
        while len(self.files) > FILES:
            self.files.popitem(last=False)
        return text

    # --- of a file that is brought -----------------------------------------------------------------------------------

    async def brought(self, request: Request) -> Response:
        return await self.document(request, await self.sent(request))

    async def frames_brought(self, request: Request) -> Response:
        return await self.frames(request, await self.sent(request))

    async def sent(self, request: Request) -> str:
        try:
            return (await content(request, LONGEST_FILE, "replay-too-long")).decode()
        except UnicodeDecodeError:
            raise refused(BadFilm("replay-unreadable")) from None

    # --- both --------------------------------------------------------------------------------------------------------

    async def document(self, request: Request, text: str) -> Response:
        return packed(request, await self.folded(request, film.document, text, eyes(request)))

    async def frames(self, request: Request, text: str) -> Response:
        first, count = number(request, "first", 0), number(request, "count", FRAMES)
        return packed(request, await self.folded(request, film.frames, text, eyes(request), first, count))

    async def folded(self, request: Request, work: Callable[..., T], *given: Any) -> T:
        """What the worker makes of it, as far as this address may ask."""
        if not self.looking.allows(address(request)):
            raise Problem(429, "too-many", "Too many requests from this address: wait a little.")
        try:
            return await self.aside.run(PATIENCE_S, work, *given)
        except BadFilm as bad:
            raise refused(bad) from None
        except (BrokenProcessPool, TimeoutError):
            raise Problem(400, "replay-too-long", "This match takes too long to be folded.") from None


def refused(bad: BadFilm) -> Problem:
    where = f" (line {bad.line})" if bad.line else ""
    return Problem(403 if bad.code == "still-on" else 400, bad.code, SENTENCES[bad.code] + where, bad.line)


def eyes(request: Request) -> Eyes:
    wish = request.query_params.get("eyes", "watch")
    if wish == "watch" or wish == "open":
        return "watch" if wish == "watch" else "open"
    return number(request, "eyes", 0)


def number(request: Request, key: str, default: int) -> int:
    word = request.query_params.get(key, str(default))
    if not (word.isascii() and word.isdigit() and len(word) < 8):
        raise Problem(400, "message", f"'{key}' is no number.")
    return int(word)


def packed(request: Request, body: bytes) -> Response:
    """Packed already, beside the loop; unpacked for the few who cannot read that."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body, 200, {**headers, "content-encoding": "gzip"}, "application/json")
    return Response(gzip.decompress(body), 200, headers, "application/json")
