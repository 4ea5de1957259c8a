"""A table without a server: the same messages as with one, out of nothing but the standard library."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import typing
from collections.abc import Sequence
from gzip import decompress as unpack
from inspect import signature
from typing import Any

import msgspec
import pytest

from ludoteka.games import ORDER, load
from ludoteka.match import Match
from ludoteka.match.replay import of, write
from ludoteka.match.verify import verify
from ludoteka.rules.event import Event
from ludoteka.server import film, protocol
from ludoteka.server.outbox import Outbox
from ludoteka.server.socket import dispatch
from ludoteka.table import frames, solo
from ludoteka.table.actor import Table
from ludoteka.table.eyes import frame
from ludoteka.table.frames import GameClock
from ludoteka.table.lesson import lesson_of
from ludoteka.table.line import Item
from ludoteka.table.plain import TAGS, message
from ludoteka.table.solo import PageClock, Solo
from tests.server.games import played

SEED = bytes(range(32))


async def wire(items: Sequence[Item]) -> list[str]:
    """What the server's outbox writes."""
    written: list[str] = []

    async def write(text: str) -> None:
        written.append(text)

    outbox = Outbox(write)
    for item in items:
        outbox.send(item)
    outbox.close()
    await outbox.run()
    return written


@pytest.mark.parametrize("game", ORDER)
async def test_a_frame_has_the_bytes_that_the_server_gives_it(game):
    match = Match.new(load(game), {}, 3, SEED)
    told = [Event("drew", 1, 0, -1, 2, 1 << 1)]
    shown = [frame("m", match, 0, told, eyes, GameClock(0, 17.25, True, 1.5), 3.0) for eyes in (0, 1, None)]
    assert [message(one) for one in shown] == await wire(shown)


async def test_everything_else_that_a_table_says_has_the_bytes_that_the_server_gives_it():
    chair = frames.Chair(0, "person", "Zoë", "", True, host=True)
    settings = frames.Settings()
    lobby = frames.Lobby("A", "uno", "lobby", {"a": "b"}, settings, (chair,), (2, 10), 0, "", "", "nobody", None, (1,))
    hand = frames.Hand(0, "slap", 301.5, 310.0, None, 1e-3, False, 1)
    said: list[Item] = [
        lobby,
        frames.Welcome(None, "Zoë", 12.0),
        frames.YourSeat(2),
        frames.RaceCard("m", 3, (hand,), (0, 1)),
        frames.Ack("c", False, "paused"),
        frames.Cheer(None, "clap"),
        frames.Ping("n"),
        frames.Synced("n", 1e6),
        frames.Elsewhere(),
    ]
    assert {type(one) for one in said} | {frames.Frame} == set(TAGS)
    assert [message(one) for one in said] == await wire(said)


class Recorder:
    """Stands where a table stands, and writes down how it is called."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, Any]]] = []

    def __getattr__(self, name: str) -> Any:
        bind = signature(getattr(Table, name)).bind

        def call(*args: Any, **named: Any) -> None:
            given = bind(None, *args, **named)
            given.apply_defaults()
            self.calls.append((name, {key: one for key, one in given.arguments.items() if key not in ("self", "line")}))

        return call


class StoppedClock:
    def now(self) -> float:
        return 5000.0


SAID = {"seat": 1, "level": "easy", "key": "k", "value": "v", "ready": True, "move": "slap", "beat": 3, "yes": True}
SAID |= {"tapped_at": 5000.0, "painted_at": 1.0, "visible": False, "paused": True, "sign": "clap", "cmd": "c"}
SAID |= {"nonce": "n", "client_ms": 2.0, "again": 4, "ms": 200, "text": "Well!"}


@pytest.mark.parametrize("shape", [one for one in typing.get_args(protocol.ClientMessage) if one is not protocol.Hello])
def test_every_message_calls_the_table_as_the_server_does(shape):
    text = msgspec.json.encode(shape(**{name: SAID[name] for name in shape.__struct_fields__})).decode()
    there, here = Recorder(), Recorder()
    dispatch(there, None, msgspec.json.decode(text, type=protocol.ClientMessage), 5000.0)  # type: ignore[arg-type]
    solo = Solo(here, StoppedClock())  # type: ignore[arg-type]
    solo.ears[1] = None  # type: ignore[assignment]
    solo.hear(1, text, lambda text: None)
    assert here.calls == there.calls != []


@pytest.mark.parametrize(("tapped", "arrived"), [(4980.0, 4980.0), (5100.0, 5000.0), (None, 5000.0)])
def test_a_move_arrives_when_its_finger_came_down(tapped, arrived):
    table = Recorder()
    solo = Solo(table, StoppedClock())  # type: ignore[arg-type]
    solo.ears[1] = None  # type: ignore[assignment]
    solo.hear(
        1, json.dumps({"t": "move", "cmd": "c", "move": "slap", "beat": 3, "tapped_at": tapped}), lambda text: None
    )
    assert table.calls[0][1]["arrived"] == arrived


class Someone:
    """A client of a table without a server."""

    def __init__(self, solo: Solo, line: int, token: str) -> None:
        self.solo, self.line = solo, line
        self.frame: dict[str, Any] = {}
        self.lobby: dict[str, Any] = {}
        self.acks: list[dict[str, Any]] = []
        self.count = 0
        self.say(t="hello", token=token, code="X", seen=-1)

    def say(self, **said: Any) -> None:
        self.solo.hear(self.line, json.dumps(said), self.told)

    def ask(self, tag: str, **said: Any) -> None:
        self.count += 1
        self.say(t=tag, cmd=f"{self.line}-{self.count}", **said)

    def told(self, text: str) -> None:
        """Later, as out of a thread of its own."""
        asyncio.get_running_loop().call_soon(self.take, text)

    def take(self, text: str) -> None:
        if not text:
            return
        said = json.loads(text)
        match said["t"]:
            case "ping":
                self.say(t="pong", nonce=said["nonce"], client_ms=1.0)
            case "ack":
                self.acks.append(said["ack"])
            case "frame" | "lobby" as tag:
                setattr(self, tag, said[tag])

    def play(self) -> None:
        """The first thing that is open."""
        scene = self.frame.get("scene") or {"zones": (), "buttons": ()}
        shown = [*(one for zone in scene["zones"] for one in (*zone["faces"], zone)), *scene["buttons"]]
        open = [one for one in shown if one.get("legal") and (one.get("moves") or one.get("move"))]
        if open:
            move = open[0].get("move") or open[0]["moves"][0]
            self.ask("move", move=move, beat=self.frame["beat"])


async def until(so: Any, seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not so():
            await asyncio.sleep(0.005)


def keeping(kept: list[str]) -> Any:
    async def keep(text: str) -> None:
        kept.append(text)

    return keep


async def dealt(kept: list[str]) -> tuple[Solo, Someone, Someone]:
    solo = await Solo.open("X", "duel", "1 Ana", keeping(kept))
    ana, ben = Someone(solo, 1, "1 Ana"), Someone(solo, 2, "2 Ben")
    await until(lambda: ana.lobby and ben.lobby)
    ana.ask("option", key="hand_size", value="2")
    ben.ask("sit", seat=1)
    ana.ask("start")
    await until(lambda: ana.frame and ben.frame)
    return solo, ana, ben


async def test_two_people_play():
    solo, ana, ben = await dealt([])
    for one in (ana, ben):
        one.play()
    await until(lambda: ana.frame["no"] >= 2 and ben.acks)
    assert [ack for ack in ana.acks + ben.acks if not ack["ok"]] == []
    assert [chair["name"] for chair in ana.lobby["chairs"] if chair["kind"] == "person"] == ["Ana", "Ben"]
    assert await solo.log() == ""
    await solo.close()


async def test_a_bot_moves_too():
    kept: list[str] = []
    solo = await Solo.open("X", "duel", "1 Ana", keeping(kept))
    ana = Someone(solo, 1, "1 Ana")
    await until(lambda: ana.lobby)
    ana.ask("bot", seat=1, level="easy")
    ana.ask("start")
    await until(lambda: ana.frame)
    async with asyncio.timeout(20):
        while not any('"seat":1' in line for line in json.loads(kept[-1])["match"]["lines"]):
            ana.play()
            await asyncio.sleep(0.1)
    await solo.close()


async def test_what_was_kept_is_gone_on_with():
    kept: list[str] = []
    solo, ana, ben = await dealt(kept)
    ana.play()
    await until(lambda: ana.acks[-1]["ok"] and len(ana.acks) == 3)
    await solo.close()
    again = await Solo.resume(kept[-1], keeping(kept))
    back = Someone(again, 5, "1 Ana")
    await until(lambda: back.frame)
    assert (back.frame["match"], back.frame["beat"]) == (ana.frame["match"], ana.frame["beat"])
    assert back.frame["scene"]["zones"] == ana.frame["scene"]["zones"]
    assert len(json.loads(kept[-1])["match"]["lines"]) > 1
    await again.close()


async def test_a_second_line_of_a_guest_ends_the_first():
    solo = await Solo.open("X", "duel", "1 Ana", keeping([]))
    heard: list[str] = []
    hello = json.dumps({"t": "hello", "token": "1 Ana", "code": "X", "seen": -1})
    solo.hear(1, hello, heard.append)
    await until(lambda: heard)
    Someone(solo, 2, "1 Ana")
    await until(lambda: heard[-1] == "")
    assert json.loads(heard[-2]) == {"t": "elsewhere"}
    await solo.close()


async def test_its_clock_rings_at_once_where_the_time_is_past(monkeypatch):
    clock = PageClock()
    later = clock.loop.call_later

    def strict(delay: float, ring: Any) -> Any:
        assert delay >= 0
        return later(delay, ring)

    monkeypatch.setattr(clock.loop, "call_later", strict)
    rung: list[bool] = []
    clock.call_at(clock.now() - 50, lambda: rung.append(True))
    for _ in range(5):
        await asyncio.sleep(0)
    assert rung == [True]


async def finished(kept: list[str]) -> Solo:
    solo, ana, ben = await dealt(kept)
    async with asyncio.timeout(60):
        while not ana.frame["ending"]:
            for one in (ana, ben):
                one.play()
            await asyncio.sleep(0.02)
    return solo


async def test_a_game_that_is_over_is_a_file_and_is_so_still_when_it_is_taken_up_again():
    kept: list[str] = []
    solo = await finished(kept)
    file = await solo.log()
    await solo.close()
    again = await Solo.resume(kept[-1], keeping(kept))
    assert verify(file) == []
    assert await again.log() == file
    await again.close()


def saved() -> str:
    return write(of(played("five", 3, 40)))


@pytest.mark.parametrize("eyes", [0, "watch", "open"])
def test_a_game_is_looked_at_again_with_what_the_server_would_answer(eyes):
    text = saved()
    assert json.loads(solo.replay(text, eyes)) == json.loads(unpack(film.document(text, eyes)))
    assert json.loads(solo.frames(text, eyes, 3, 8)) == json.loads(unpack(film.frames(text, eyes, 3, 8)))


def test_a_file_that_cannot_be_shown_is_refused_by_the_same_code():
    assert json.loads(solo.replay(saved() + "nonsense\n", "open"))["error"] == "replay-unreadable"


@pytest.mark.parametrize("game", ORDER)
def test_a_lesson_is_the_one_that_the_server_gives(game):
    assert json.loads(solo.lesson(game)) == json.loads(msgspec.json.encode(lesson_of(game)))


ALONE = """
import sys
ours = ("ludoteka", "mypy_extensions")
gone = {"multiprocessing", "_multiprocessing", "concurrent.futures.process"}
class Browser:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if name in gone or top in gone or not (top in sys.stdlib_module_names or top in ours):
            raise ImportError(f"a browser has no {name}")
sys.meta_path.insert(0, Browser())
import ludoteka.table.solo
from ludoteka.games import ORDER, load
print(*[load(id).id for id in ORDER if ludoteka.table.solo.lesson(id)])
"""


def test_a_browser_needs_the_standard_library_and_nothing_else():
    done = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path[:] = {sys.path}\n{ALONE}"], text=True, capture_output=True
    )
    assert (done.stdout.split(), done.stderr) == (list(ORDER), "")
