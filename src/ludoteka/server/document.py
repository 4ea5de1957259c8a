"""The page's document, with what a page at this address needs first: files that it would fetch on demand are named, and
what it would ask at once is answered. On a slow line each of both saves a round trip; without them the page works.
And what a chat shows of a link, in the language of who opened the table."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludoteka.games import ORDER
from ludoteka.server.api import Api, address, described, link, preferred
from ludoteka.server.tables import Broken
from ludoteka.table.frames import Lobby
from ludoteka.text import Speaker

HEAD_ENDS: Final = "</head>"
TITLE: Final = re.compile("<title>[^<]*</title>")
NAME: Final = "Ludoteka"
IMAGE: Final = "/icon-512.png"


class Files(msgspec.Struct):
    scripts: list[str] = []
    styles: list[str] = []


class Hints(msgspec.Struct):
    """What the page's build says of its files: by the first part of an address, by language, by language and game."""

    places: dict[str, Files] = {}
    words: dict[str, str] = {}
    games: dict[str, dict[str, str]] = {}


@dataclass
class Document:
    page: Path
    api: Api
    hints: Hints = field(init=False)

    def __post_init__(self) -> None:
        hints = self.page / "hints.json"
        self.hints = msgspec.json.decode(hints.read_bytes(), type=Hints) if hints.is_file() else Hints()

    async def answer(self, request: Request) -> Response:
        index = self.page / "index.html"
        if not index.is_file():
            return PlainTextResponse("The page has not been built yet: run `make web`.", 503)
        place, told, lobby = await self.told(request)
        games = [lobby.game] if lobby else [] if place else list(ORDER)
        language = preferred(request.headers.get("accept-language", ""), self.hints.words)
        spoken = self.api.spoken.get(lobby.code, language) if lobby else language
        head = card(spoken, lobby, link(IMAGE, request)) + self.links(place, language, games) + data(told)
        html = TITLE.sub("", index.read_text(encoding="utf-8"), 1).replace(HEAD_ENDS, head + HEAD_ENDS, 1)
        return Response(html, 200, {"cache-control": "no-cache", "vary": "accept-language"}, "text/html")

    async def told(self, request: Request) -> tuple[str, dict[str, Any], Lobby | None]:
        """The first part of the address, the answers to what its page asks first, and the table that it shows."""
        place, _, code = request.path_params["path"].partition("/")
        if place not in ("", "t") or not self.api.asking.allows(address(request)):
            return place, {}, None
        told: dict[str, Any] = {"/api/games": [described(id) for id in ORDER]}
        if not place:
            return place, told, None
        try:
            table = await self.api.tables.get(code)
        except Broken:  # the page says so once it has asked
            table = None
        if table is None:
            return place, told, None
        lobby = table.lobby()
        return place, {**told, f"/api/tables/{table.code}": lobby}, lobby

    def links(self, place: str, language: str, games: list[str]) -> str:
        files = self.hints.places.get(place, Files())
        of_games = self.hints.games.get(language, {})
        words = [self.hints.words.get(language), *(of_games.get(game) for game in games)]
        scripts = [*files.scripts, *(path for path in words if path)]
        return "".join(
            [f'<link rel="stylesheet" crossorigin href="{path}">' for path in files.styles]
            + [f'<link rel="modulepreload" crossorigin href="{path}">' for path in scripts]
        )


def card(language: str, lobby: Lobby | None, image: str) -> str:
    """The page's title and what a chat shows of a link to it."""
    house = Speaker(language, None, rooms=("page",))
    title, says = NAME, [house.say("home-lead")]
    if lobby is not None:
        game = Speaker(language, lobby.game)
        title, says = f"{game.say('title')} · {NAME}", [game.say("tagline")]
        names = [chair.name for chair in lobby.chairs if chair.kind == "person"]
        says += [house.say("arrive-there", names=", ".join(names))] if names else []
    about = escape(" ".join(says))
    tags = {"title": escape(title), "description": about, "image": escape(image), "type": "website", "site_name": NAME}
    return "".join(
        [f'<title>{escape(title)}</title><meta name="description" content="{about}">']
        + [f'<meta property="og:{name}" content="{said}">' for name, said in tags.items()]
    )


def data(told: dict[str, Any]) -> str:
    """Answers by their paths, written so that nothing in them can end the element that holds them."""
    text = msgspec.json.encode(told).decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="told">{text}</script>' if told else ""
