"""Lines between a table and its people: how far away they are, whoever answers late, stalls, or is cut."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from ludoteka.server.wire import direct, min_rtt
from tests.house import House
from tests.lag import LagProxy
from tests.server.client import Client, now


async def at_five(house: House, *ports: int) -> list[Client]:
    """People at one table of Five, each behind the line of that port (0: none); the first card is on its way."""
    tokens = [house.guest(f"P{seat}")["token"] for seat in range(len(ports))]
    code = house.table(tokens[0], "five", options={"beat": "1.4"})
    people = [await Client(house, token, code, port).open() for token, port in zip(tokens, ports, strict=True)]
    for seat, person in enumerate(people[1:], 1):
        assert (await person.command("sit", seat=seat))["ok"]
    return people


async def dealt(people: list[Client]) -> None:
    assert (await people[0].command("start"))["ok"]
    for person in people:
        await person.until(lambda p=person: p.slaps())


async def race_of(person: Client, seats: int) -> dict[int, dict[str, Any]]:
    """The hands of the first race card that names so many seats, by seat."""

    def hands() -> list[dict[str, Any]]:
        cards = [m["race"]["hands"] for m in person.heard if m["t"] == "race"]
        return next((one for one in cards if len(one) == seats), [])

    await person.until(hands)
    return {hand["seat"]: hand for hand in hands()}


async def test_a_page_that_delays_its_pongs_is_found_out_by_what_answers_below_it(house: House) -> None:
    people = await at_five(house, 0, 0)
    people[1].pong_delay = 0.2
    for person in people:  # the pings of the first connection were answered at once: begin anew
        await person.close()
        await person.open()
    await dealt(people)
    await asyncio.sleep(0.5)
    await asyncio.gather(*(person.play("slap") for person in people))
    hands = await race_of(people[0], 2)
    assert max(hand["rtt_ms"] for hand in hands.values()) < 100
    for person in people:
        await person.close()


async def test_a_slow_line_is_measured_and_its_faster_hand_wins(house: House) -> None:
    """case 19"""
    async with LagProxy(house.port, up=lambda: 60, down=lambda: 50) as line:
        people = await at_five(house, 0, line.port)
        await asyncio.sleep(1)
        await dealt(people)
        near, far = people
        for person in people:
            await person.until(lambda p=person: p.frame["beat"] == 2)
        shown = near.frame["show_at"]  # type: ignore[index]
        moves = [
            press_at(far, shown + 400),
            press_at(near, shown + 430),
        ]  # the far one arrives 30 ms after the near one
        await asyncio.gather(*moves)
        hands = await race_of(near, 2)
        assert [hands[1]["place"], hands[0]["place"]] == [1, 2]
        assert hands[1]["arrived_ms"] > hands[0]["arrived_ms"]
        assert 100 < hands[1]["rtt_ms"] < 200
        for person in people:
            await person.close()


async def press_at(person: Client, server_at: float) -> None:
    await asyncio.sleep(max(0.0, server_at - person.offset - now()) / 1000)
    await person.play("slap")


async def test_a_stalled_line_delays_nobody_else_and_catches_up(house: House) -> None:
    async with LagProxy(house.port) as line:
        people = await at_five(house, 0, line.port)
        await dealt(people)
        near, far = people
        line.stall(3000)
        seen, before = far.frame, len(near.frames)
        await near.until(lambda: len(near.frames) > before, 3)
        assert far.frame is seen
        await far.until(lambda: far.frame["no"] >= near.frames[before]["no"], 8)  # type: ignore[index]
        numbers = [frame["no"] for frame in far.frames]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        for person in people:
            await person.close()


async def test_a_cut_line_comes_back_with_one_whole_frame(house: House) -> None:
    async with LagProxy(house.port) as line:
        people = await at_five(house, 0, line.port)
        await dealt(people)
        near, far = people
        line.cut()
        await far.until(lambda: far.gone)
        await near.until(lambda: not near.lobby["chairs"][1]["here"])
        frames = len(far.frames)
        await far.open(seen=far.frames[-1]["no"])
        assert len(far.frames) - frames in (1, 2)  # one whole; the next card may follow at once
        await near.until(lambda: near.lobby["chairs"][1]["here"])
        for person in people:
            await person.close()


@pytest.mark.parametrize(
    "address, headers, is_direct",
    [
        ("192.0.2.7", {}, True),
        ("2001:db8::7", {}, True),
        ("fe80::1%eth0", {}, True),
        ("127.0.0.1", {}, False),  # a relay on this machine, or its own browser
        ("::1", {}, False),
        ("192.0.2.7", {"x-forwarded-for": "198.51.100.4"}, False),
        ("192.0.2.7", {"forwarded": "for=198.51.100.4"}, False),
        ("", {}, False),
    ],
)
def test_the_kernel_is_heard_only_where_the_peer_is_the_client(address, headers, is_direct):
    assert direct(address, headers) is is_direct


@pytest.mark.skipif(not hasattr(socket, "TCP_INFO"), reason="this system does not tell")
def test_the_kernel_says_how_far_a_connection_goes():
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as client:
        peer, _address = server.accept()
        with peer:
            peer.sendall(b"x")
            assert client.recv(1) == b"x"
            client.sendall(b"y")
            assert peer.recv(1) == b"y"
            measured = min_rtt(peer)
    assert measured is not None
    assert 0 < measured < 50


async def test_a_new_socket_is_told_the_latest_news_once(house: House) -> None:
    people = await at_five(house, 0, 0)
    await dealt(people)
    await people[0].until(lambda: len(people[0].frames) > 4)
    told = [{"no": frame["no"], "news": frame["news"], "races": []} for frame in people[0].frames if frame["news"]]
    again = await Client(house, people[0].token, people[0].code).open()
    assert again.frames[0]["past"][: len(told)] == told
    await again.until(lambda: len(again.frames) > 1)
    assert again.frames[1]["past"] == []
    for person in (again, people[1]):
        await person.close()
