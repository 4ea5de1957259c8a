"""The document holds what its page asks first, and names the files that it would ask for next."""

from __future__ import annotations

import json
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from ludoteka.games import ORDER
from ludoteka.server.api import Api
from ludoteka.server.document import Document
from ludoteka.server.guests import Guests
from ludoteka.server.limits import Limit
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.tables import Tables
from ludoteka.table.clock import LoopClock
from ludoteka.table.frames import Settings
from ludoteka.table.processes import Workers

HINTS = {
    "places": {"t": {"scripts": ["/assets/door.js"], "styles": ["/assets/door.css"]}},
    "words": {"en": "/assets/en.js", "de": "/assets/de.js"},
    "games": {
        "en": {game: f"/assets/en-{game}.js" for game in ORDER},
        "de": {game: f"/assets/de-{game}.js" for game in ORDER},
    },
}
MEAN = "</script><b>"


@pytest.fixture
async def document(tmp_path: Path) -> AsyncIterator[Document]:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<html><head><title>Ludoteka</title></head><body></body></html>")
    (page / "hints.json").write_text(json.dumps(HINTS))
    store = SqliteStore(tmp_path / "l.db")
    tables = Tables(store, Workers(), LoopClock())
    asking = Limit(2, 60, time.monotonic)
    yield Document(page, Api(Guests(store, b"s" * 32, time.monotonic), tables, asking, asking))
    await tables.close()
    await store.close()


async def opened(document: Document, name: str = "Ada") -> str:
    guest = await document.api.guests.arrive(name)
    return (await document.api.tables.open(guest, "duel", {}, Settings(), (), False)).code


async def at(document: Document, path: str, language: str = "en-GB,en;q=0.9") -> str:
    headers = [(b"accept-language", language.encode()), (b"host", b"ludoteka.example")]
    scope = {
        "type": "http",
        "method": "GET",
        "headers": headers,
        "path_params": {"path": path},
        "client": ("::1", 1),
        "scheme": "https",
        "server": ("ludoteka.example", 443),
        "path": f"/{path}",
        "query_string": b"",
    }
    return bytes((await document.answer(Request(scope))).body).decode()


def told(html: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="told">(.*?)</script></head>', html)
    return dict(json.loads(found[1])) if found else {}


def shown(html: str) -> dict[str, str]:
    tags = re.findall(r'<meta (?:name|property)="([^"]*)" content="([^"]*)">', html)
    return {**dict(tags), "title": re.findall("<title>(.*?)</title>", html)[0]}


def named(html: str) -> list[str]:
    return re.findall(r'<link [^>]*href="([^"]*)"', html)


async def test_a_table_s_document_answers_what_its_page_asks_first(document: Document) -> None:
    code = await opened(document)
    said = told(await at(document, f"t/{code.lower()}"))
    assert said["/api/games"][0]["id"] == ORDER[0]
    assert [chair["name"] for chair in said[f"/api/tables/{code}"]["chairs"][:1]] == ["Ada"]


async def test_a_table_s_document_names_its_files_and_the_words_of_its_game(document: Document) -> None:
    code = await opened(document)
    expected = ["/assets/door.css", "/assets/door.js", "/assets/de.js", "/assets/de-duel.js"]
    assert named(await at(document, f"t/{code}", "de-AT,de;q=0.9,en;q=0.8")) == expected


async def test_the_shelf_s_document_names_the_words_of_all_games(document: Document) -> None:
    assert named(await at(document, "")) == ["/assets/en.js", *(f"/assets/en-{game}.js" for game in ORDER)]


async def test_a_language_that_is_unknown_gets_english(document: Document) -> None:
    assert named(await at(document, "rules/duel", "pt-BR,pt;q=0.9")) == ["/assets/en.js"]


async def test_an_unknown_table_is_told_by_nobody(document: Document) -> None:
    assert list(told(await at(document, "t/QQQQQ"))) == ["/api/games"]


async def test_a_name_cannot_break_out_of_the_document(document: Document) -> None:
    code = await opened(document, MEAN)
    html = await at(document, f"t/{code}")
    assert MEAN not in html
    assert told(html)[f"/api/tables/{code}"]["chairs"][0]["name"] == MEAN


async def test_who_asks_too_often_gets_a_document_without_answers(document: Document) -> None:
    assert [bool(told(await at(document, ""))) for _ in range(3)] == [True, True, False]


async def test_without_a_build_the_document_says_how_to_make_one(document: Document) -> None:
    (document.page / "index.html").unlink()
    assert "make web" in await at(document, "")


async def test_a_chat_shows_a_table_s_game_and_who_is_there_in_the_language_of_who_opened_it(
    document: Document,
) -> None:
    code = await opened(document, 'Ada "the" <b>')
    document.api.spoken[code] = "de"
    said = shown(await at(document, f"t/{code}"))
    assert said["og:title"] == said["title"] == "Weinduell · Ludoteka"
    assert said["og:description"] == said["description"]
    assert said["og:description"].endswith("Am Tisch: Ada &quot;the&quot; &lt;b&gt;")
    assert said["og:image"] == "https://ludoteka.example/icon-512.png"


async def test_a_chat_shows_the_house_in_the_language_it_asks_for(document: Document) -> None:
    said = shown(await at(document, "", "de-AT"))
    assert (said["og:title"], said["og:description"]) == ("Ludoteka", "Ein Spieltisch für die Hosentasche")
    assert shown(await at(document, "t/ABCDE"))["og:title"] == "Ludoteka"
