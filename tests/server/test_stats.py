"""What is counted of finished matches, who sees it, and what a share opens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from ludoteka.match import dump
from ludoteka.server.stats import against, figures, latest
from ludoteka.server.store import GuestRow, MatchRow, Met, Past, Played, PlayerRow, Reacted, Reaction, TallyRow
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.tally import tally
from tests.house import House
from tests.server.games import finished_duel, played

# --- the tally of a match ---------------------------------------------------------------------------------------------


def counted(*notes: tuple[str, dict[str, Any]], inputs: int = 100_000, game: str = "five") -> TallyRow | None:
    """A game with these notes in its log."""
    match = played(game, 3, inputs)
    for kind, data in notes:
        match.note(kind, **data)
    return tally(dump(match.header).encode(), match.seed, [dump(entry).encode() for entry in match.entries])


def hand(seat: int, t: float, **more: Any) -> dict[str, Any]:
    return {"seat": seat, "move": "slap", "beat": 7, "t": t, "arrived": t + 30, "rtt": 20.0, **more}


def race(*hands: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    return "race", {"beat": 7, "hands": list(hands), "photo": []}


def test_a_match_that_is_on_is_not_counted():
    assert counted(inputs=3) is None


def test_places_scores_and_the_reason_are_those_of_the_rules():
    match = played("five", 3)
    row = counted()
    assert row is not None
    assert (row.game, row.why) == ("five", match.state.why())
    assert list(row.places) == match.state.places()
    assert list(row.scores) == match.state.scores()


def test_a_slap_that_had_heard_the_first_is_not_first_itself():
    row = counted(
        race(hand(0, 300.0)), race({**hand(1, 900.0), "beat": 8, "race": 7}), race({**hand(1, 400.0), "beat": 9})
    )
    assert row is not None
    assert [(one.seat, one.ms, one.first) for one in row.reactions] == [(0, 300, True), (1, 900, False), (1, 400, True)]


def test_a_card_that_is_taken_at_leisure_is_no_reaction():
    row = counted(
        race({**hand(0, 2300.0), "move": "take"}, {**hand(1, 2310.0), "move": "take"}),
        race(hand(2, 300.0)),
        game="four",
    )
    assert row is not None
    assert [(one.seat, one.ms) for one in row.reactions] == [(2, 300)]


def test_who_has_moved_since_the_reveal_did_not_react_to_it():
    row = counted(race({**hand(0, 2300.0), "moved": True}), race(hand(2, 300.0)))
    assert row is not None
    assert [(one.seat, one.ms) for one in row.reactions] == [(2, 300)]


def test_whoever_left_for_good_has_no_place():
    row = counted(("chair", {"seat": 1, "left": True}))
    assert row is not None
    assert row.places[1] == 0
    assert 0 not in (row.places[0], row.places[2])


def test_the_first_hand_of_a_beat_was_first():
    row = counted(race(hand(1, 300.5), hand(0, 320.0)), race(hand(2, 350.0)))
    assert row is not None
    assert row.reactions == (Reaction(1, 300.5, True), Reaction(0, 320.0, False), Reaction(2, 350.0, False))


def test_a_head_start_is_no_part_of_how_fast_a_hand_was():
    row = counted(race(hand(1, 300.0, handicap=150.0), hand(0, 320.0)))
    assert row is not None
    assert row.reactions == (Reaction(1, 450.0, True), Reaction(0, 320.0, False))


def test_a_hand_of_a_stand_in_is_not_its_person_s_but_was_first_all_the_same():
    away = ("chair", {"seat": 1, "stand_in": True})
    back = ("chair", {"seat": 1, "stand_in": False})
    row = counted(away, race(hand(1, 300.0), hand(0, 310.0)), back, race(hand(1, 305.0, beat=8)))
    assert row is not None
    assert row.reactions == (Reaction(0, 310.0, False), Reaction(1, 305.0, True))


@pytest.mark.parametrize("more", [{"void": True}, {"move": "turn"}, {"t": -4.0}, {"t": 9_000.0}])
def test_what_is_no_reaction_is_not_counted(more: dict[str, Any]):
    row = counted(race(hand(1, 300.0, **{key: value for key, value in more.items() if key != "t"}) | more))
    assert row is not None
    assert row.reactions == ()


# --- what is kept -----------------------------------------------------------------------------------------------------

ADA, BO = PlayerRow(0, "ada", "Ada", ""), PlayerRow(1, "bo", "Bo", "")
BOT = PlayerRow(2, "", "bot-merlot", "hard")


async def with_match(path: Path, *players: PlayerRow, id: str = "m1") -> SqliteStore:
    store = SqliteStore(path / "l.db")
    for guest in ("ada", "bo"):
        await store.save_guest(GuestRow(guest, guest, "0000"))
    await begin(store, id, *players)
    return store


async def begin(store: SqliteStore, id: str, *players: PlayerRow) -> None:
    await store.begin_match("ABCDE", b"{}", ["ada"], MatchRow(id, b"h", b"s", [], players))


def result(*places: int, reactions: tuple[Reaction, ...] = ()) -> TallyRow:
    return TallyRow("five", "points", places, tuple(range(len(places))), reactions)


async def test_a_match_is_counted_once_however_often_it_is_asked(tmp_path: Path):
    store = await with_match(tmp_path, ADA, BO, BOT)
    assert await store.untallied("ada") == ["m1"]
    row = result(2, 1, 3, reactions=(Reaction(0, 250.0, True), Reaction(2, 200.0, False)))
    await store.save_tally("m1", row)
    await store.save_tally("m1", row)
    past = await store.past("ada")
    assert await store.untallied("ada") == []
    await store.close()
    assert [(one.match, one.game, one.place, one.score) for one in past.played] == [("m1", "five", 2, 0)]
    assert past.met == [Met("m1", "bo", "Bo", "", 1), Met("m1", "", "bot-merlot", "hard", 3)]
    assert [(one.ms, one.first) for one in past.reacted] == [(250.0, True)]


async def test_what_is_counted_outlives_its_table_but_not_its_players(tmp_path: Path):
    store = await with_match(tmp_path, ADA, BOT)
    await store.save_tally("m1", result(1, 2))
    await store.submit(("UPDATE tables SET touched = 0", [()]))
    await store.prune(1)
    assert await store.table("ABCDE") is None
    assert len((await store.past("ada")).played) == 1
    await store.save_share("ada", "open")
    await store.submit(("UPDATE guests SET touched = 0 WHERE id = 'ada'", [()]))
    await store.prune(1)
    left = await store.read(lambda c: [c.execute(f"SELECT count(*) FROM {t}").fetchone()[0] for t in KEPT])
    await store.close()
    assert left == [0, 0, 0, 0]


KEPT = ("players", "outcomes", "reactions", "shares")


async def test_a_guest_has_one_share_and_can_take_it_back(tmp_path: Path):
    store = await with_match(tmp_path, ADA)
    await store.save_share("ada", "one")
    await store.save_share("ada", "two")
    assert [await store.sharer("one"), await store.sharer("two"), await store.share_of("ada")] == [None, "ada", "two"]
    await store.save_share("ada", None)
    assert [await store.sharer("two"), await store.share_of("ada")] == [None, None]
    await store.close()


# --- the figures ------------------------------------------------------------------------------------------------------


def past(**kinds: Any) -> Past:
    return Past(kinds.get("played", []), kinds.get("met", []), kinds.get("reacted", []))


def test_games_are_counted_by_place_and_the_one_played_most_comes_first():
    places = [("uno", 1), ("five", 2), ("five", 1), ("five", 0)]
    rows = [Played(f"m{i}", game, i, place, 0) for i, (game, place) in enumerate(places)]
    assert figures(past(played=rows))["games"] == [
        {"game": "five", "played": 3, "won": 1, "gave_up": 1, "places": [1, 1]},
        {"game": "uno", "played": 1, "won": 1, "gave_up": 0, "places": [1]},
    ]


def test_reactions_come_oldest_first():
    rows = [Reacted("five", 20, 210.0, True), Reacted("five", 10, 300.0, False)]
    assert [one["ms"] for one in figures(past(reacted=rows))["reactions"]] == [300.0, 210.0]


def test_head_to_head_is_by_person_and_by_level_of_bots_without_games_given_up():
    mine = [Played("m3", "five", 3, 0, 0), Played("m2", "five", 2, 1, 0), Played("m1", "uno", 1, 2, 0)]
    met = [
        Met("m3", "bo", "Bo", "", 1),
        Met("m2", "bo", "Bo", "", 1),
        Met("m2", "", "bot-merlot", "hard", 3),
        Met("m1", "bo", "Old Bo", "", 1),
        Met("m1", "", "bot-syrah", "hard", 3),
        Met("m1", "", "bot-teran", "hard", 4),
    ]
    assert against(past(played=mine, met=met)) == [
        {"name": "", "level": "hard", "ahead": 3, "behind": 0, "even": 0},
        {"name": "Bo", "level": "", "ahead": 0, "behind": 1, "even": 1},
    ]
    assert [(one["match"], one["seats"]) for one in latest(past(played=mine, met=met))] == [
        ("m3", 2),
        ("m2", 3),
        ("m1", 4),
    ]


# --- over HTTP --------------------------------------------------------------------------------------------------------


def outcomes(house: House) -> list[str]:
    with contextlib.closing(sqlite3.connect(house.data / "ludoteka.db")) as database:
        return [match for (match,) in database.execute("SELECT match FROM outcomes")]


def test_a_finished_game_is_counted_by_itself_and_shared_only_on_wish(house: House) -> None:
    ada = house.guest("Ada")
    match = asyncio.run(finished_duel(house, ada["token"])).lobby["match"]
    end = time.monotonic() + 15
    while match not in outcomes(house):  # nobody has asked
        assert time.monotonic() < end
        time.sleep(0.2)
    mine = house.ask("GET", "/api/stats", token=ada["token"])
    assert [(one["game"], one["played"]) for one in mine["games"]] == [("duel", 1)]
    assert [(one["match"], one["seats"]) for one in mine["latest"]] == [(match, 2)]
    assert [(one["name"], one["level"]) for one in mine["against"]] == [("", "easy")]
    assert mine["share"] is None

    share = house.ask("POST", "/api/stats/share", {}, ada["token"])["share"]
    assert house.ask("POST", "/api/stats/share", {}, ada["token"])["share"] == share
    shared = house.ask("GET", f"/api/stats/{share}")
    assert shared == {"name": "Ada", "games": mine["games"], "reactions": mine["reactions"]}
    assert match not in json.dumps(shared)
    assert house.ask("GET", f"/api/stats/{share}/link")["link"].endswith(f"/stats/{share}")

    house.ask("DELETE", "/api/stats/share", token=ada["token"])
    assert house.ask("GET", f"/api/stats/{share}", status=404)["error"] == "no-such-share"


def test_nobody_else_sees_or_shares_them(house: House) -> None:
    for method, path in (("GET", "/api/stats"), ("POST", "/api/stats/share"), ("DELETE", "/api/stats/share")):
        assert house.ask(method, path, status=401)["error"] == "token"
    assert house.ask("GET", "/api/stats/guess", status=404)["error"] == "no-such-share"
