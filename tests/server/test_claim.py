"""A seat goes to whoever has its PIN, but to nobody who looked on and saw hands of the match that is on."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.types import Message

from ludoteka.server.api import Api, Problem
from ludoteka.server.guests import Guests
from ludoteka.server.limits import Limit
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.tables import Tables
from ludoteka.table.clock import LoopClock
from ludoteka.table.frames import Settings
from ludoteka.table.processes import Workers


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    store = SqliteStore(tmp_path / "l.db")
    tables = Tables(store, Workers(), LoopClock())
    asking = Limit(9, 60, time.monotonic)
    yield Api(Guests(store, b"s" * 32, time.monotonic), tables, asking, asking)
    await tables.close()
    await store.close()


def claiming(code: str, pin: str, token: str) -> Request:
    async def receive() -> Message:
        return {"type": "http.request", "body": json.dumps({"seat": 0, "pin": pin}).encode()}

    headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
    scope = {"type": "http", "method": "POST", "headers": headers, "path_params": {"code": code}, "client": ("::1", 1)}
    return Request(scope, receive)


async def test_whoever_has_seen_hands_gets_no_seat_and_everybody_else_does(api: Api) -> None:
    ada, zoe = await api.guests.arrive("Ada"), await api.guests.arrive("Zoe")
    table = await api.tables.open(ada, "duel", {}, Settings(onlookers="delayed"), ("easy",), True)
    sitting = table.room.sitting
    assert sitting is not None
    sitting.saw.add(zoe.id)
    with pytest.raises(Problem) as refused:
        await api.claim(claiming(table.code, ada.pin, api.guests.token(zoe.id)))
    assert (refused.value.status, refused.value.code) == (409, "has-seen")
    yan = await api.guests.arrive("Yan")
    for token in (api.guests.token(yan.id), "forgotten", ""):
        answer = await api.claim(claiming(table.code, ada.pin, token))
        assert json.loads(bytes(answer.body))["guest"] == ada.id
