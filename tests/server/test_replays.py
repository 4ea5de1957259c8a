"""Finished matches, looked at over HTTP: nothing before the end, what each seat knew, bad files refused in words."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from ludoteka.match import replay
from ludoteka.match.verify import verify
from tests.house import House
from tests.server.client import Client
from tests.server.games import finished_duel, played


@pytest.fixture(scope="module")
def finished(house: House) -> Client:
    return asyncio.run(finished_duel(house, house.guest("Ada")["token"]))


def match_of(person: Client) -> str:
    return str(person.lobby["match"])


def brought(house: House, text: str, query: str = "", status: int = 200) -> Any:
    return house.ask("POST", f"/api/replays{query}", text.encode(), status=status)


@pytest.fixture(scope="module")
def saved() -> str:
    """A finished game of UNO, as `ludoteka sim` could have saved it."""
    return replay.write(replay.of(played("uno", 3)))


# --- secrecy ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["", "?eyes=open", "?eyes=0", "/frames?eyes=open", "/frames?eyes=1", "/file", "/link"])
def test_nothing_of_a_match_is_shown_before_its_end(house: House, what: str) -> None:
    ada = house.guest("Ada")
    code = house.table(ada["token"], "duel", bots=["easy"], start=True)
    match = house.ask("GET", f"/api/tables/{code}")["match"]
    refused = house.ask("GET", f"/api/replays/{match}{what}", status=403)
    assert refused == {"error": "still-on", "message": "The log is shown when the match is over."}


def test_a_seat_is_shown_what_it_saw_and_nothing_more(house: House, finished: Client) -> None:
    seat, query = finished.seat or 0, f"/api/replays/{match_of(finished)}/frames?eyes="
    frames = house.ask("GET", f"{query}{seat}")
    lived = [frame["scene"] for frame in finished.frames if frame["news"] or frame["ending"]]
    assert lived[-1] == frames[-1]["scene"]
    seen = [frame["scene"]["zones"] for frame in frames]
    assert [scene["zones"] for scene in lived if scene["zones"] not in seen] == []
    assert house.ask("GET", f"{query}{1 - seat}")[0]["scene"] != frames[0]["scene"]


def test_open_hands_show_every_card_and_offer_none(house: House, finished: Client) -> None:
    first = house.ask("GET", f"/api/replays/{match_of(finished)}/frames?eyes=open&count=1")[0]
    hands = [zone for zone in first["scene"]["zones"] if zone["kind"] == "hand"]
    assert [len(hand["faces"]) for hand in hands] == [2, 2]
    assert [face for hand in hands for face in hand["faces"] if face["face"] == "back" or face["legal"]] == []
    watched = house.ask("GET", f"/api/replays/{match_of(finished)}/frames?eyes=watch&count=1")[0]
    backs = [face["face"] for zone in watched["scene"]["zones"] if zone["kind"] == "hand" for face in zone["faces"]]
    assert backs == ["back"] * 4


# --- a match of this house --------------------------------------------------------------------------------------------


def test_a_finished_match_tells_its_steps_its_end_and_its_seal(house: House, finished: Client) -> None:
    document = house.ask("GET", f"/api/replays/{match_of(finished)}")
    assert finished.frames[-1]["ending"] == document["ending"]
    assert finished.lobby["commitment"] == document["commitment"]
    assert document["findings"] == []
    assert [chair["kind"] for chair in document["chairs"]] == ["person", "bot"]
    assert document["steps"][0]["kind"] == "deal"


def test_there_is_a_frame_for_every_step_with_the_same_news(house: House, finished: Client) -> None:
    document = house.ask("GET", f"/api/replays/{match_of(finished)}")
    frames = house.ask("GET", f"/api/replays/{match_of(finished)}/frames?first=0&count=64")
    assert list(range(len(document["steps"]))) == [frame["no"] for frame in frames]
    assert [step["news"] for step in document["steps"]] == [frame["news"] for frame in frames]
    assert document["ending"] == frames[-1]["ending"]


def test_its_file_is_true_and_shows_the_same_when_it_is_brought_back(house: House, finished: Client) -> None:
    text = house.ask("GET", f"/api/replays/{match_of(finished)}/file", raw=True)
    assert verify(text) == []
    assert text == house.ask("GET", f"/api/tables/{finished.code}/log", raw=True)
    for query in ("?eyes=open", "?eyes=0"):
        assert house.ask("GET", f"/api/replays/{match_of(finished)}{query}") == brought(house, text, query)
    stored = house.ask("GET", f"/api/replays/{match_of(finished)}/frames?eyes=1&first=2&count=3")
    sent = house.ask("POST", "/api/replays/frames?eyes=1&first=2&count=3", text.encode())
    assert stored == sent
    assert [frame["no"] for frame in sent] == [2, 3, 4]


async def test_a_match_is_still_there_after_a_rematch_whose_own_is_not(house: House, finished: Client) -> None:
    match = finished.lobby["match"]
    person = await Client(house, finished.token, finished.code).open()
    await person.command("start")
    await person.until(lambda: person.lobby["match"] != match)
    assert house.ask("GET", f"/api/replays/{match}")["ending"] is not None
    house.ask("GET", f"/api/replays/{person.lobby['match']}", status=403)
    await person.close()


def test_a_match_that_nobody_knows_is_not_found(house: House) -> None:
    assert house.ask("GET", "/api/replays/0123456789abcdef", status=404)["error"] == "no-such-match"


# --- a file from elsewhere --------------------------------------------------------------------------------------------


def test_a_simulated_game_opens_and_its_frames_come_in_pieces(house: House, saved: str) -> None:
    document = brought(house, saved, "?eyes=open")
    assert [document["game"], len(document["chairs"]), document["findings"]] == ["uno", 3, []]
    numbers: list[int] = []
    while len(numbers) < len(document["steps"]):
        query = f"/api/replays/frames?eyes=open&first={len(numbers)}"
        numbers += [frame["no"] for frame in house.ask("POST", query, saved.encode())]
    assert list(range(len(document["steps"]))) == numbers


def changed(text: str, line: int, **fields: Any) -> str:
    lines = text.splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **fields}, sort_keys=True, separators=(",", ":"))
    return "".join(f"{one}\n" for one in lines)


@pytest.mark.parametrize(
    "break_it, code, line",
    [
        (lambda text: "", "replay-unreadable", 0),
        (lambda text: "\x00" * 90, "replay-unreadable", 1),
        (lambda text: text.rsplit("\n", 2)[0], "replay-unreadable", None),
        (lambda text: "game: uno\nseats: 3\nseed: 0000000000000033\n\n1037 B g8\n", "replay-transcript", 0),
        (lambda text: changed(text, 0, game="nosuch"), "unknown-game", 0),
        (lambda text: changed(text, 0, version=99), "replay-version", 0),
        (lambda text: changed(text, 0, seats=60), "replay-illegal", 1),
        (lambda text: changed(text, 1, move="nosuch"), "replay-illegal", 2),
        (lambda text: changed(text, -1, seed="ff" * 32), "replay-illegal", None),
        (lambda text: text + "x" * 2_000_000, "replay-too-long", 0),
    ],
)
def test_a_bad_file_is_refused_with_a_code_and_its_line(
    house: House, saved: str, break_it: Any, code: str, line: int | None
) -> None:
    refused = brought(house, break_it(saved), status=413 if code == "replay-too-long" else 400)
    assert code == refused["error"]
    if line is not None:
        assert line == refused.get("line", 0)


def test_a_file_whose_undoing_would_take_minutes_is_too_long(house: House, saved: str) -> None:
    lines = saved.splitlines()
    move, undo = lines[1], '{"at":500,"kind":"undo","n":1}'
    many = [lines[0], *[move] * 1500, *[undo, move] * 200, lines[-1]]
    assert brought(house, "\n".join(many) + "\n", status=400)["error"] == "replay-too-long"


def test_a_false_end_and_a_false_seal_are_findings(house: House, saved: str) -> None:
    assert brought(house, changed(saved, -1, why="nothing"))["findings"] == ["why"]
    assert brought(house, changed(saved, 0, commitment="00" * 32))["findings"] == ["seed"]


def test_names_of_a_foreign_file_are_made_fit_to_be_shown(house: House, saved: str) -> None:
    names = ["bot-merlot", "A\u202eda" + "x" * 90, ""]
    chairs = brought(house, changed(saved, 0, names=names))["chairs"]
    assert [("bot", "bot-merlot"), ("person", ("Ada" + "x" * 90)[:20]), ("person", "")] == [
        (chair["kind"], chair["name"]) for chair in chairs
    ]


@pytest.mark.parametrize("query", ["?eyes=7", "?eyes=nobody", "?eyes=-1"])
def test_eyes_that_are_not_there_are_refused(house: House, saved: str, query: str) -> None:
    assert brought(house, saved, query, status=400)["error"] in ("no-such-seat", "message")
