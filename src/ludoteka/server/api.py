"""The HTTP API, as docs/protocol.md lists it. JSON in, JSON out; errors are a code and a sentence."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Container
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, Final, TypeVar

import msgspec
import segno
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludoteka.games import ORDER, UnknownGame, load
from ludoteka.match.names import clean_name
from ludoteka.rules.options import BadOption, make, values_of, words_of
from ludoteka.server.guests import Guests, TooMany
from ludoteka.server.limits import Limit
from ludoteka.server.network import own_address
from ludoteka.server.protocol import Id, Word
from ludoteka.server.store import GuestRow
from ludoteka.server.tables import Broken, Full, Tables
from ludoteka.table.chairs import Refusal
from ludoteka.table.frames import Settings
from ludoteka.table.quotes import quoted
from ludoteka.text import rulebook
from ludoteka.text.languages import LANGUAGES
from ludoteka.text.speaker import Speaker

LONGEST_BODY: Final = 8192
SPOKEN: Final = 10_000  # tables whose language is known
B = TypeVar("B", bound=Struct)


class Problem(Exception):
    """`line` of a file that was sent, 0 where it is about no line."""

    def __init__(self, status: int, code: str, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.status, self.code, self.message, self.line = status, code, message, line


class WhoIsIt(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    options: Annotated[dict[Id, Word], Meta(max_length=40)] = {}
    settings: Annotated[dict[Id, Word], Meta(max_length=4)] = {}
    bots: Annotated[list[Word], Meta(max_length=15)] = []
    start: bool = False


class ClaimSeat(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=15)]
    pin: Annotated[str, Meta(pattern=r"^\d{4}$")]


@dataclass
class Api:
    guests: Guests
    tables: Tables
    arrivals: Limit  # new guests an address may make
    asking: Limit  # any other request of an address
    spoken: dict[str, str] = field(default_factory=dict)  # by table, the language of who opened it: the latest tables'

    def routes(self, *more: Route) -> list[Route]:
        """All of the API; `more` is what other modules answer, by `answer`."""
        return [
            *more,
            Route("/api/games", self.answer(self.games)),
            Route("/api/guests", self.answer(self.arrive), methods=["POST"]),
            Route("/api/guests/me", self.answer(self.me)),
            Route("/api/guests/me", self.answer(self.rename), methods=["PATCH"]),
            Route("/api/tables", self.answer(self.open_table), methods=["POST"]),
            Route("/api/tables/{code}", self.answer(self.look)),
            Route("/api/tables/{code}/claim", self.answer(self.claim), methods=["POST"]),
            Route("/api/tables/{code}/log", self.answer(self.log)),
            Route("/api/tables/{code}/link", self.answer(self.link)),
            Route("/api/rules/{game}/{lang}", self.answer(self.rules)),
            Route("/qr/{code}.svg", self.answer(self.qr)),
            Route("/api/{rest:path}", self.answer(self.nothing)),
        ]

    def answer(self, work: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        async def answered(request: Request) -> Response:
            try:
                if not self.asking.allows(address(request)):
                    raise Problem(429, "too-many", "Too many requests from this address: wait a little.")
                return await work(request)
            except Problem as problem:
                line = {"line": problem.line} if problem.line else {}
                return json({"error": problem.code, "message": problem.message, **line}, problem.status)
            except UnknownGame as unknown:
                return json({"error": "unknown-game", "message": str(unknown)}, 404)
            except BadOption as bad:
                return json({"error": "bad-option", "message": str(bad)}, 400)
            except Refusal as refusal:
                return json({"error": refusal.reason, "message": f"The table refuses: {refusal.reason}."}, 409)
            except Broken:
                message = "This table can no longer be opened: its game was played by an older version of the rules."
                return json({"error": "table-broken", "message": message}, 410)
            except Full as full:
                return json({"error": "too-many", "message": str(full)}, 429)

        return answered

    # --- games and rules ---------------------------------------------------------------------------------------------

    async def games(self, _request: Request) -> Response:
        return json([described(id) for id in ORDER])

    async def rules(self, request: Request) -> Response:
        game, lang = load(request.path_params["game"]), request.path_params["lang"]
        if lang not in LANGUAGES:
            raise Problem(404, "unknown-language", f"There is no language {lang}; there are {', '.join(LANGUAGES)}.")
        chosen = dict(request.query_params)
        whole = chosen.pop("whole", None) is not None  # whoever asks sees to the conditions
        options = words_of(make(game.options, chosen))
        blocks = [printed(block, game.id, lang) for block in rulebook.blocks(game.id, lang, None if whole else options)]
        return json({"title": Speaker(lang, game.id).say("title"), "options": options, "blocks": blocks})

    # --- guests ------------------------------------------------------------------------------------------------------

    async def arrive(self, request: Request) -> Response:
        name = named(await body(request, WhoIsIt))
        if not self.arrivals.allows(address(request)):
            raise Problem(429, "too-many", "Too many new guests from this address: wait a little.")
        guest = await self.guests.arrive(name)
        return json(self.introduced(guest), 201)

    async def me(self, request: Request) -> Response:
        guest = await self.who(request)
        tables = await self.tables.of(guest.id)
        return json({"guest": guest.id, "name": guest.name, "pin": guest.pin, "tables": tables})

    async def rename(self, request: Request) -> Response:
        guest = await self.guests.rename(await self.who(request), named(await body(request, WhoIsIt)))
        return json({"guest": guest.id, "name": guest.name})

    async def whoever(self, request: Request) -> GuestRow | None:
        kind, _space, token = request.headers.get("authorization", "").partition(" ")
        return await self.guests.known(token) if kind.lower() == "bearer" and len(token) <= 200 else None

    async def who(self, request: Request) -> GuestRow:
        guest = await self.whoever(request)
        if guest is None:
            raise Problem(401, "token", "This needs the token of a guest.")
        return guest

    def introduced(self, guest: GuestRow) -> dict[str, str]:
        return {"guest": guest.id, "name": guest.name, "token": self.guests.token(guest.id), "pin": guest.pin}

    # --- tables ------------------------------------------------------------------------------------------------------

    async def open_table(self, request: Request) -> Response:
        guest = await self.who(request)
        wish = await body(request, NewTable)
        if unknown := set(wish.settings) - {field.name for field in fields(Settings)}:
            raise Problem(400, "bad-setting", f"There is no setting {min(unknown)}.")
        try:
            settings = msgspec.convert(wish.settings, Settings)
        except msgspec.ValidationError as error:
            raise Problem(400, "bad-setting", f"These settings do not exist: {error}.") from None
        table = await self.tables.open(guest, wish.game, wish.options, settings, wish.bots, wish.start)
        self.spoken[table.code] = preferred(request.headers.get("accept-language", ""), LANGUAGES)
        if len(self.spoken) > SPOKEN:
            del self.spoken[next(iter(self.spoken))]
        return json({"code": table.code}, 201)

    async def look(self, request: Request) -> Response:
        return json((await self.table(request)).lobby())

    async def claim(self, request: Request) -> Response:
        table, claim = await self.table(request), await body(request, ClaimSeat)
        sitter = table.guest_of(claim.seat)
        if sitter is None:
            raise Problem(404, "no-such-seat", "Nobody's seat.")
        try:
            guest = await self.guests.claim(table.code, sitter, claim.pin, address(request))
        except TooMany:
            raise Problem(429, "too-many", "Too many tries: wait a few minutes.") from None
        if guest is None:
            raise Problem(403, "pin", "That is not this seat's PIN.")
        claimer = await self.whoever(request)
        if claimer is not None and table.has_seen(claimer.id):
            raise Problem(409, "has-seen", "Whoever has seen hands of this match gets no seat in it.")
        return json(self.introduced(guest))

    async def log(self, request: Request) -> Response:
        table = await self.table(request)
        log = table.log()
        if log is None:
            raise Problem(403, "still-on", "The log is shown when the match is over.")
        name = f'attachment; filename="{table.code}-{table.lobby().game}.ludo"'
        return Response(log, media_type="application/x-ndjson", headers={"content-disposition": name})

    async def link(self, request: Request) -> Response:
        return json({"link": link(f"/t/{(await self.table(request)).code}", request)})

    async def qr(self, request: Request) -> Response:
        drawing = io.BytesIO()
        address = link(f"/t/{(await self.table(request)).code}", request)
        segno.make(address, micro=False).save(drawing, kind="svg", scale=8, border=2, dark="#000", light="#fff")
        return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})

    async def table(self, request: Request) -> Any:
        table = await self.tables.get(request.path_params["code"])
        if table is None:
            raise Problem(404, "no-such-table", "There is no table with this code.")
        return table

    async def nothing(self, _request: Request) -> Response:
        raise Problem(404, "not-found", "There is nothing here.")


def printed(block: rulebook.Block, game: str, lang: str) -> dict[str, Any]:
    """A block of a rulebook. `when`: the options it holds under; `lines`: what an example quotes."""
    return {
        "kind": block.kind,
        "level": block.level,
        "anchor": block.anchor,
        "when": block.conditions,
        "spans": [span._asdict() for span in block.spans],
        "lines": quoted(game, block.passage, lang) if block.passage else [],
    }


def described(id: str) -> dict[str, Any]:
    game = load(id)
    return {
        "id": id,
        "seats": [game.seats[0], game.seats[-1]],
        "kind": game.kind,
        "minutes": game.minutes,
        "options": values_of(game.options),
        "levels": list(game.minds),
        "races": game.races and game.first_reaction < len(game.catalogue),
    }


def json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, "application/json")


def address(request: Request) -> str:
    return request.client.host if request.client else ""


def preferred(wishes: str, known: Container[str]) -> str:
    """The first known language of an `Accept-Language`, in which browsers put the dearest first; English if there is
    none."""
    short = [wish.strip().lower()[:2] for wish in wishes.split(",")]
    return next((wish for wish in short if wish in known), "en")


def link(path: str, request: Request) -> str:
    """What other people open. Whoever sits at this machine itself came by an address that leads nobody else here."""
    host = request.headers.get("host", "localhost")
    name, _colon, port = host.rpartition(":") if not host.endswith("]") and ":" in host else (host, "", "")
    if name in ("localhost", "127.0.0.1", "[::1]"):
        host = f"{own_address()}:{port}" if port else own_address()
    return f"{request.url.scheme}://{host}{path}"


def named(who: WhoIsIt) -> str:
    name = clean_name(who.name)
    if not name:
        raise Problem(400, "name", "A name needs at least one letter.")
    return name


async def body(request: Request, shape: type[B]) -> B:
    """The request's body as a `shape`. Reads no more than LONGEST_BODY."""
    try:
        return msgspec.json.decode(await content(request, LONGEST_BODY), type=shape)
    except msgspec.DecodeError as error:
        raise Problem(400, "message", f"This is not understood: {error}.") from None


async def content(request: Request, longest: int, code: str = "too-long") -> bytes:
    """The request's body. Reads no more than so many bytes."""
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        if len(read) > longest:
            raise Problem(413, code, f"More than {longest} bytes.")
    return bytes(read)
