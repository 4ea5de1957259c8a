"""The server trusts nothing: each bad input gets a clear refusal, changes nothing, leaks nothing."""

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteka.server.network import own_address
from ludoteka.server.socket import SOCKETS_OF_ADDRESS
from tests.house import House
from tests.server.client import Client


async def last_words(house: House, *said: str, origin: str | None = None) -> list[dict[str, Any]]:
    """What the server says, beside pings, until it closes the socket."""
    heard: list[dict[str, Any]] = []
    headers = {"origin": origin} if origin else {}
    async with connect(f"ws://127.0.0.1:{house.port}/ws", additional_headers=headers, compression=None) as socket:
        for text in said:
            await socket.send(text)
        try:
            async with asyncio.timeout(15):
                async for answer in socket:
                    heard.append(json.loads(answer))
        except ConnectionClosed:
            pass
    return [message for message in heard if message["t"] not in ("ping", "synced")]


def entries(house: House) -> list[bytes]:
    """Every input of every match, oldest first; not the notes of who was there."""
    sql = "SELECT line FROM entries ORDER BY (SELECT rowid FROM matches WHERE id = match), no"
    with contextlib.closing(sqlite3.connect(house.data / "ludoteka.db")) as database:
        lines = [line for (line,) in database.execute(sql)]
    return [line for line in lines if b'"pause"' not in line and b'"chair"' not in line]


def shown(person: Client) -> Any:
    """What lies on the table, for these eyes."""
    assert person.frame is not None
    return {key: person.frame["scene"][key] for key in ("zones", "buttons", "plates", "prompt", "direction")}


async def duel(house: House) -> tuple[Client, Client]:
    """Two people in a duel, and which of them is on turn first."""
    ada, bo = house.guest("Ada"), house.guest("Bo")
    code = house.table(ada["token"], "duel")
    people = [await Client(house, g["token"], code).open() for g in (ada, bo)]
    await people[1].command("sit", seat=1)
    await people[0].command("start")
    for person in people:
        await person.until(lambda p=person: p.frame is not None)
    on_turn, other = people if people[0].moves() else reversed(people)
    return on_turn, other


async def test_a_forged_token_and_a_wrong_code_are_refused(house: House) -> None:
    ada = house.guest("Ada")
    code = house.table(ada["token"], "duel")
    forged = ada["guest"] + "." + "A" * 43
    hello = {"t": "hello", "token": forged, "code": code}
    assert await last_words(house, json.dumps(hello)) == [{"t": "refused", "reason": "token"}]
    for wrong in ("AAAAA", "nothing", "' OR 1=1", "../.."):
        hello = {"t": "hello", "token": ada["token"], "code": wrong}
        assert await last_words(house, json.dumps(hello)) == [{"t": "refused", "reason": "table"}]


@pytest.mark.parametrize(
    "said",
    [
        "",
        "{",
        "[]",
        "null",
        '{"t":"nonsense"}',
        '{"t":"move","cmd":"a","move":"red","beat":0}',  # before hello
        '{"t":"hello","token":"x","code":"y","more":1}',
        '{"t":"hello","token":7,"code":"y"}',
        "[" * 1000,
    ],
)
async def test_what_is_not_understood_closes_the_socket(house: House, said: str) -> None:
    assert await last_words(house, said) == [{"t": "refused", "reason": "message"}]


async def test_an_oversized_message_is_refused_and_a_huge_one_cut_off(house: House) -> None:
    assert await last_words(house, '"' + "x" * 3000 + '"') == [{"t": "refused", "reason": "too-long"}]
    assert await last_words(house, '"' + "x" * 1_000_000 + '"') == []


async def test_bytes_are_no_message(house: House) -> None:
    async with connect(f"ws://127.0.0.1:{house.port}/ws", compression=None) as socket:
        await socket.send(b"\x00\x01")
        assert json.loads(await socket.recv()) == {"t": "refused", "reason": "message"}


async def test_a_page_of_another_site_gets_no_socket(house: House) -> None:
    with pytest.raises(InvalidStatus):
        await last_words(house, origin="https://elsewhere.example")


async def test_a_flood_closes_only_its_own_socket(house: House) -> None:
    on_turn, other = await duel(house)
    for _ in range(3000):
        try:
            await other.send("resync")
        except ConnectionClosed:
            break
    await other.until(lambda: other.gone)
    assert (await on_turn.play(on_turn.moves()[0]))["ok"]
    await on_turn.close()
    await other.close()


async def test_moves_out_of_turn_and_of_nobody_are_refused_and_change_nothing(house: House) -> None:
    on_turn, other = await duel(house)
    watcher = await Client(house, house.guest("Cy")["token"], on_turn.code).open()
    before, tables = entries(house), [shown(p) for p in (on_turn, other, watcher)]
    refusals = [
        (other, "challenge:0", "not-your-turn"),
        (other, "red", None),
        (on_turn, "no such move", "unknown"),
        (on_turn, "challenge:7", None),
        (watcher, "challenge:0", "not-seated"),
    ]
    for who, move, reason in refusals:
        ack = await who.command("move", move=move, beat=0)
        assert not ack["ok"]
        assert reason in (None, ack["reason"])
    await asyncio.sleep(0.3)
    assert entries(house) == before
    assert [shown(p) for p in (on_turn, other, watcher)] == tables
    for person in (on_turn, other, watcher):
        await person.close()


async def test_nobody_takes_somebody_elses_chair_or_rules_somebody_elses_table(house: House) -> None:
    ada, cy = house.guest("Ada"), house.guest("Cy")
    code = house.table(ada["token"], "duel", bots=["easy"])
    host, stranger = [await Client(house, g["token"], code).open() for g in (ada, cy)]
    lobby = dict(host.lobby)
    answers = [
        await stranger.command("sit", seat=0),
        await stranger.command("sit", seat=1),
        await stranger.command("unseat", seat=0),
        await stranger.command("bot", seat=2, level="easy"),
        await stranger.command("option", key="cards_per_hand", value="5"),
        await stranger.command("start"),
        await host.command("option", key="no_such", value="5"),
        await host.command("option", key="cards_per_hand", value="99"),
        await host.command("bot", seat=2, level="divine"),
        await host.command("setting", key="mode", value="cheating"),
    ]
    assert [a["ok"] for a in answers] == [False] * len(answers)
    assert all(a["reason"] for a in answers)
    await asyncio.sleep(0.2)
    assert {**host.lobby, "watchers": 0} == {**lobby, "watchers": 0}
    await host.close()
    await stranger.close()


async def test_the_same_command_twice_happens_once(house: House) -> None:
    on_turn, other = await duel(house)
    move, before = on_turn.moves()[0], len(entries(house))
    for _ in range(3):
        await on_turn.send("move", cmd="once", move=move, beat=0)
    await on_turn.until(lambda: sum(m.get("ack", {}).get("cmd") == "once" for m in on_turn.heard) == 3)
    assert [m["ack"]["ok"] for m in on_turn.heard if m["t"] == "ack" and m["ack"]["cmd"] == "once"] == [True] * 3
    assert sum(b'"move"' in line for line in entries(house)[before:]) == 1
    await on_turn.close()
    await other.close()


async def test_nothing_of_another_hand_or_of_the_seed_is_on_the_wire(house: House) -> None:
    on_turn, other = await duel(house)
    watcher = await Client(house, house.guest("Cy")["token"], on_turn.code).open()
    with contextlib.closing(sqlite3.connect(house.data / "ludoteka.db")) as database:
        seed = database.execute("SELECT seed FROM matches WHERE code = ?", (on_turn.code,)).fetchone()[0]
    for person in (on_turn, other, watcher):
        heard = json.dumps(person.heard)
        assert seed.hex() not in heard
        for zone in person.frame["scene"]["zones"] if person.frame else []:
            if zone["kind"] == "hand" and zone["seat"] != person.seat:
                assert {f["face"] for f in zone["faces"]} <= {"back"}
        await person.close()


def test_bad_requests_are_one_sentence(house: House) -> None:
    ada = house.guest("Ada")
    code = house.table(ada["token"], "duel")
    cases: list[tuple[str, str, Any, str, int]] = [
        ("POST", "/api/guests", {"name": "  "}, "", 400),
        ("POST", "/api/guests", {"name": "Ada", "admin": True}, "", 400),
        ("POST", "/api/guests", b"{", "", 400),
        ("POST", "/api/guests", b"x" * 10_000, "", 413),
        ("POST", "/api/tables", {"game": "duel"}, "", 401),
        ("POST", "/api/tables", {"game": "duel"}, ada["guest"] + ".forged", 401),
        ("POST", "/api/tables", {"game": "chess"}, ada["token"], 404),
        ("POST", "/api/tables", {"game": "duel", "options": {"no": "such"}}, ada["token"], 400),
        ("POST", "/api/tables", {"game": "duel", "settings": {"mode": "x"}}, ada["token"], 400),
        ("POST", "/api/tables", {"game": "duel", "settings": {"y": "x"}}, ada["token"], 400),
        ("POST", "/api/tables", {"game": "duel", "bots": ["divine"]}, ada["token"], 409),
        ("POST", "/api/tables", {"game": "duel", "start": True}, ada["token"], 409),
        ("GET", "/api/tables/ZZZZZ", None, "", 404),
        ("GET", f"/api/tables/{code}/log", None, "", 403),
        ("POST", f"/api/tables/{code}/claim", {"seat": 5, "pin": "0000"}, "", 404),
        ("POST", f"/api/tables/{code}/claim", {"seat": 0, "pin": "12"}, "", 400),
        ("GET", "/api/rules/duel/xx", None, "", 404),
        ("GET", "/api/rules/duel/en?no=such", None, "", 400),
        ("GET", "/api/nothing", None, "", 404),
    ]
    for method, path, body, token, status in cases:
        answer = house.ask(method, path, body, token, status=status)
        assert answer["error"], path
        assert answer["message"].endswith((".", "none")) or ";" in answer["message"], answer


async def test_case_43_another_browser_gets_the_seat_with_its_pin(house: House) -> None:
    """case 43"""
    ada = house.guest("Ada")
    code = house.table(ada["token"], "duel", bots=["easy"], start=True)
    first = await Client(house, ada["token"], code).open()
    wrong = f"{(int(ada['pin']) + 1) % 10000:04}"
    assert house.ask("POST", f"/api/tables/{code}/claim", {"seat": 0, "pin": wrong}, status=403)["error"] == "pin"
    claimed = house.ask("POST", f"/api/tables/{code}/claim", {"seat": 0, "pin": ada["pin"]})
    second = await Client(house, claimed["token"], code).open()
    await first.until(lambda: first.gone)
    assert first.heard[-1] == {"t": "elsewhere"}
    assert second.seat == 0
    assert [c["kind"] for c in second.lobby["chairs"]].count("person") == 1
    await second.close()
    await first.close()


async def test_case_38_a_second_tab_takes_over_and_the_first_may_say_nothing_more(house: House) -> None:
    """case 38"""
    on_turn, other = await duel(house)
    second = await Client(house, on_turn.token, on_turn.code).open()
    await on_turn.until(lambda: on_turn.gone)
    assert on_turn.heard[-1] == {"t": "elsewhere"}
    with pytest.raises(ConnectionClosed):
        await on_turn.send("move", cmd="late", move="challenge:0", beat=0)
    assert second.seat == on_turn.seat
    assert (await second.play(second.moves()[0]))["ok"]
    for person in (second, other, on_turn):
        await person.close()


async def test_a_client_that_does_not_read_delays_nobody(house: House) -> None:
    """One socket stops reading while others chatter: they hear everything, and its own socket is closed at last."""
    ada, bo, cy = (house.guest(n) for n in ("Ada", "Bo", "Cy"))
    code = house.table(ada["token"], "duel")
    async with connect(f"ws://127.0.0.1:{house.port}/ws", compression=None, max_queue=1, close_timeout=0.1) as stuck:
        await stuck.send(json.dumps({"t": "hello", "token": cy["token"], "code": code}))
        people = [await Client(house, g["token"], code).open() for g in (ada, bo)]
        for i in range(60):
            ack = await asyncio.wait_for(people[i % 2].command("cheer", sign="hello"), 5)
            assert ack["ok"] or ack["reason"] in ("too-fast",), ack
            await asyncio.sleep(0.03)
    for person in people:
        await person.close()


async def test_an_operator_sees_how_the_house_does(house: House) -> None:
    on_turn, other = await duel(house)
    before = metric(house, "ludoteka_inputs")
    assert (await on_turn.play(on_turn.moves()[0]))["ok"]
    assert metric(house, "ludoteka_inputs") == before + 1
    assert metric(house, "ludoteka_connections") >= 2
    await on_turn.close()
    await other.close()


def metric(house: House, name: str) -> float:
    lines = house.ask("GET", "/metrics", raw=True).splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


def test_a_host_at_this_very_machine_invites_to_an_address_in_the_network(house: House) -> None:
    code = house.table(house.guest("Ada")["token"], "duel")
    link = house.ask("GET", f"/api/tables/{code}/link")["link"]
    assert link.endswith(f":{house.port}/t/{code}")
    assert link == f"http://{own_address()}:{house.port}/t/{code}"
    assert house.ask("GET", f"/qr/{code}.svg", raw=True).startswith("<?xml")


# --- a house that counts ----------------------------------------------------------------------------------------------


async def test_a_table_of_older_rules_is_refused_in_words_and_costs_its_visitors_nothing(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        token = house.guest("Ada")["token"]
        old = house.table(token, "duel", bots=["easy"], start=True)
        house.close()
        with contextlib.closing(sqlite3.connect(house.data / "ludoteka.db")) as database, database:
            sql = """UPDATE matches SET header = CAST(json_set(CAST(header AS TEXT), '$.version', 999) AS BLOB)"""
            database.execute(sql)
        house.open()
        hello = json.dumps({"t": "hello", "token": token, "code": old})
        for _ in range(3):
            assert await last_words(house, hello) == [{"t": "refused", "reason": "table-broken"}]
        assert await settled(house, "ludoteka_connections") == 0
        for path in (f"/api/tables/{old}", f"/qr/{old}.svg"):
            assert house.ask("GET", path, status=410)["error"] == "table-broken"
        assert "</html>" in house.ask("GET", f"/t/{old}", raw=True, status=200)
        healthy = await Client(house, token, house.table(token, "duel")).open()
        assert healthy.seat == 0
        await healthy.close()
        assert (house.data / "stderr.txt").read_text().count("BadLog: ") == 1


async def test_of_many_sockets_at_once_as_many_stay_as_there_is_room_for(house: House) -> None:
    assert await settled(house, "ludoteka_connections") == 0
    async with contextlib.AsyncExitStack() as stack:
        opening = [connect(f"ws://127.0.0.1:{house.port}/ws", compression=None) for _ in range(SOCKETS_OF_ADDRESS + 30)]
        sockets = await asyncio.gather(*(stack.enter_async_context(one) for one in opening))
        refused = [asyncio.create_task(socket.recv()) for socket in sockets]
        await asyncio.wait(refused, timeout=2)
        heard = [json.loads(task.result()) for task in refused if task.done()]
        for task in refused:
            task.cancel()
        assert heard == [{"t": "refused", "reason": "too-many"}] * 30
    assert await settled(house, "ludoteka_connections") == 0
    assert await last_words(house, "{") == [{"t": "refused", "reason": "message"}]


async def test_a_message_is_as_long_as_its_bytes(house: House) -> None:
    fits, too_long = '"' + "é" * 1000 + '"', '"' + "é" * 1030 + '"'
    answers = [await last_words(house, said) for said in (fits, too_long)]
    assert answers == [[{"t": "refused", "reason": "message"}], [{"t": "refused", "reason": "too-long"}]]


async def settled(house: House, name: str) -> float:
    """The figure, once it is 0 or has had five seconds to become so."""
    for _ in range(50):
        if not metric(house, name):
            break
        await asyncio.sleep(0.1)
    return metric(house, name)
