"""Whole games through real sockets: two people and a bot, and the server killed in the middle."""

import asyncio
import json
from pathlib import Path
from random import choice
from typing import Any

import pytest

from ludoteka.match.verify import verify
from tests.house import House
from tests.server.client import Client

QUICK = {"uno": {"hand_size": "5"}, "duel": {}, "five": {"points_to_win": "1", "beat": "0.7"}}

BOT = {"uno": "random", "duel": "normal", "five": "normal"}  # in UNO a person's pace would take minutes


async def seated(house: House, game: str) -> list[Client]:
    """Two people and a bot at a fresh table, the game begun."""
    ada, bo = house.guest("Ada"), house.guest("Bo")
    code = house.table(ada["token"], game, options=QUICK[game], bots=[BOT[game]])
    people = [await Client(house, g["token"], code).open() for g in (ada, bo)]
    chair = next(c["seat"] for c in people[0].lobby["chairs"] if c["kind"] == "free")
    assert (await people[1].command("sit", seat=chair))["ok"]
    assert (await people[0].command("start"))["ok"]
    for person in people:
        await person.until(lambda p=person: p.frame is not None)
    return people


async def keep_playing(person: Client, until: Any) -> None:
    """Plays whatever is open, and slaps when the top card has lain there five times as far as this person saw."""
    slapped = -1
    while not until(person):
        frame = person.frame
        assert frame is not None
        if moves := person.moves():
            ack = await person.play(choice(moves[:2]))  # always the first: Duel can go round in a circle
            if ack.get("reason") == "too-fast":  # these hands know no rest, and a quota holds them
                await asyncio.sleep(0.2)
                continue
        elif (slaps := person.slaps()) and slapped != frame["beat"] and count(person) == 5:
            slapped = frame["beat"]
            await asyncio.sleep(0.38)  # the frame came some 70 ms ahead of its reveal
            await person.play(slaps[0])
        if person.frame is frame and not until(person):
            await person.until(lambda f=frame: person.frame is not f or person.gone, 60)
        if person.gone:
            return


def count(person: Client) -> int:
    """How often the wine on top has been turned in this round, by this person's own counting."""
    wines: list[str] = []
    for frame in person.frames:
        for news in frame["news"]:
            if news["what"] == "deals":
                wines = []
            elif news["what"] == "flips":
                wines.append(news["card"])
    return wines.count(wines[-1]) if wines else 0


def hands(frame: dict[str, Any]) -> Any:
    """What a person sees of the table, without what may rightly change over a restart."""
    scene = frame["scene"]
    return [scene["zones"], scene["plates"], scene["direction"], frame["match"]]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["uno", "duel", "five"])
async def test_two_people_and_a_bot_finish_a_game(house: House, game: str) -> None:
    people = await seated(house, game)
    await asyncio.wait_for(asyncio.gather(*(keep_playing(p, Client.over) for p in people)), 150)
    endings = [p.frame["ending"] for p in people if p.frame]
    assert endings[0] == endings[1]
    assert 1 in endings[0]["places"]
    numbers = [[f["no"] for f in p.frames] for p in people]
    for seen in numbers:
        assert seen == list(range(seen[0], seen[0] + len(seen))), "frames have holes"
    log = house.ask("GET", f"/api/tables/{people[0].code}/log", raw=True)
    assert verify(log) == []
    for person in people:
        await person.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["uno", "duel", "five"])
async def test_case_41_kill_minus_nine_in_the_middle_and_the_same_hands_are_there_again(
    house: House, game: str
) -> None:
    """case 41"""
    people = await seated(house, game)
    enough = {"uno": 6, "duel": 4, "five": 3}[game]
    await asyncio.gather(*(keep_playing(p, lambda p: len(p.frames) > enough or p.over()) for p in people))
    house.kill()
    for person in people:
        await person.until(lambda p=person: p.gone)
    before = [p.frame for p in people]
    house.open()
    for person in people:
        await person.open(seen=person.frames[-1]["no"])
    again = [p.frame for p in people]
    for was, now in zip(before, again, strict=True):
        assert was is not None
        assert now is not None
        if game != "five" and now["no"] in (was["no"], was["no"] + 1):
            assert hands(was) == hands(now)
        assert now["match"] == was["match"]
        assert now["no"] >= was["no"]
    await asyncio.wait_for(asyncio.gather(*(keep_playing(p, Client.over) for p in people)), 150)
    log = house.ask("GET", f"/api/tables/{people[0].code}/log", raw=True)
    assert verify(log) == []
    for person in people:
        await person.close()


async def test_play_now_deals_at_once(house: House) -> None:
    ada = house.guest("Ada")
    code = house.table(ada["token"], "duel", bots=["easy", "hard"], start=True)
    person = await Client(house, ada["token"], code).open()
    await person.until(lambda: person.frame is not None)
    assert person.lobby["phase"] == "playing"
    assert [c["kind"] for c in person.lobby["chairs"]][:3] == ["person", "bot", "bot"]
    await person.close()


def test_the_page_of_results_is_json_lines_only_after_the_end(tmp_path: Path) -> None:
    with House(tmp_path / "d") as house:
        ada = house.guest("Ada")
        code = house.table(ada["token"], "duel", bots=["easy"], start=True)
        refused = house.ask("GET", f"/api/tables/{code}/log", status=403)
        assert refused["error"] == "still-on"
        assert "seed" not in json.dumps(refused)
