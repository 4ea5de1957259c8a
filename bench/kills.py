"""A server under load, killed with SIGKILL at random moments and started again (`make soak-kill`).

At a dozen tables of several games people and bots play without pause. Every acknowledged move must be in the log after
the restart, every table must go on, every log must fold, and a finished one must verify.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.player import Player, known_guests
from ludoteka.games import load
from ludoteka.match import Played, fold, parse_entry, parse_header
from ludoteka.match.verify import verify
from ludoteka.table.film import sealed
from tests.house import House

GAMES: Final = ("uno", "duel", "five", "chant", "harvest", "four", "tricoda", "vinegret")
PEOPLE: Final = 3
QUICK: Final = {  # so that matches come to their ends between kills
    "uno": {"hand_size": "5"},
    "duel": {"hand_size": "2"},
    "five": {"points_to_win": "1", "target": "4", "beat": "0.7", "follow_up_window": "1"},
    "chant": {"cards_per_type": "15", "beat": "0.9", "false_slap": "ignored"},
    "harvest": {"cards_per_type": "15", "grab_window": "2"},
    "four": {"points_to_win": "1", "slap_window": "2"},
    "tricoda": {"points_to_win": "2"},
    "vinegret": {"deals": "1", "start_tokens": "50"},
}
THINK_S: Final = 0.05
MATCHES: Final = "SELECT id, header, seed FROM matches"
ENTRIES: Final = "SELECT match, line FROM entries ORDER BY match, no"
STUCK_S: Final = 60.0  # longer than any deadline of these games


@dataclass
class Group:
    """One table: its people, and what they were told that must not be lost."""

    game: str
    code: str
    people: list[Player]
    acked: list[tuple[str, int, str]] = field(default_factory=list)  # match, seat, move: acknowledged plain moves
    moved: float = 0.0  # when the table did something for the last time
    seen: dict[int, tuple[str, int]] = field(default_factory=dict)  # seat -> match and number of its latest frame


class Lost(Exception):
    """Something that must not happen, in words."""


async def seated(house: House, game: str, tokens: list[str]) -> Group:
    wish: dict[str, Any] = {"bots": ["easy"], "options": QUICK.get(game, {})}
    code = await asyncio.to_thread(lambda: house.table(tokens[0], game, **wish))
    people = [await Player(house.port, token, code, random.Random(token)).open() for token in tokens]
    free = [chair["seat"] for chair in people[0].lobby["chairs"] if chair["kind"] == "free"]
    for person, seat in zip(people[1:], free):
        assert (await person.ask("sit", seat=seat))["ok"]
    assert (await people[0].ask("start"))["ok"]
    return Group(game, code, people)


async def play(group: Group, person: Player, stop: asyncio.Event) -> None:
    """Until the line breaks or it is enough: whatever may be done, a slap now and then."""
    while not stop.is_set():
        await asyncio.sleep(THINK_S * person.dice.uniform(0.2, 2))
        if person.frame is None:
            continue
        if person.over():
            if person.lobby["phase"] == "over" and person.seat == 0:
                await person.ask("start")
            continue
        moves, frame = person.moves(), person.frame
        slaps = [m for z in frame["scene"]["zones"] if z["slap"] and z["legal"] for m in z["moves"]]
        if not moves and slaps and person.dice.random() < 0.1:
            moves = slaps
        if not moves:
            continue
        move = person.dice.choice(moves)
        plain = move not in slaps and move_number(group.game, move) < load(group.game).first_reaction
        ack = await person.ask("move", move=move, beat=frame["beat"])
        if ack["ok"] and plain and load(group.game).kind != "race":
            group.acked.append((frame["match"], person.seat or 0, move))


def move_number(game: str, move: str) -> int:
    return load(game).catalogue.index(move)


def watch(group: Group) -> None:
    """Frames come without holes; a restart never goes back."""
    for seat, person in enumerate(group.people):

        def noted(frame: dict[str, Any], seat: int = seat) -> None:
            match, no = group.seen.get(seat, ("", -1))
            if frame["match"] == match and frame["no"] < no:
                raise Lost(f"{group.game}: frame {frame['no']} after {no}")
            group.seen[seat] = (frame["match"], frame["no"])
            group.moved = time.monotonic()

        person.on_frame = noted


@dataclass
class Log:
    """A match as it is stored."""

    header: bytes
    seed: bytes
    lines: list[bytes]


def stored(database: Path) -> dict[str, Log]:
    """All matches, read behind the server's back."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        logs = {id: Log(header, seed, []) for id, header, seed in connection.execute(MATCHES)}
        for id, line in connection.execute(ENTRIES):
            if id in logs:  # else begun since
                logs[id].lines.append(line)
    finally:
        connection.close()
    return logs


@dataclass
class Checked:
    """`looked`: acknowledged moves that are there; `finished`: matches that verify, by game."""

    looked: int = 0
    finished: Counter[str] = field(default_factory=Counter)


def check_logs(groups: list[Group], database: Path) -> Checked:
    """Everything that was acknowledged is there, every log folds, and that of a finished match verifies."""
    checked, logs = Checked(), stored(database)
    told = Counter((match, seat, move) for group in groups for match, seat, move in group.acked)
    for id, log in logs.items():
        header = parse_header(log.header.decode())
        entries = [parse_entry(line.decode(), n) for n, line in enumerate(log.lines, 2)]
        match = fold(header, log.seed, entries)
        made = Counter((id, e.seat, e.move) for e in entries if isinstance(e, Played))
        mine = Counter({one: n for one, n in told.items() if one[0] == id})
        for _id, seat, move in mine - made:
            raise Lost(f"{header.game}: seat {seat} was told that {move} is made, and the log lacks it")
        checked.looked += mine.total()
        if match.state.over:
            if complaints := verify(sealed(log.header, log.seed, log.lines)):
                raise Lost(f"{header.game}: {complaints}")
            checked.finished[header.game] += 1
    if missing := {match for match, _seat, _move in told} - logs.keys():
        raise Lost(f"{len(missing)} matches are not there any more")
    return checked


async def round_of(house: House, groups: list[Group], dice: random.Random, longest: float) -> float:
    """Everybody plays for a random while, then the server is killed and started again, and everybody is back. How long
    it took until all had their table again."""
    stop = asyncio.Event()
    tasks = [asyncio.create_task(play(group, person, stop)) for group in groups for person in group.people]
    await asyncio.sleep(dice.uniform(0.2, longest))
    await asyncio.to_thread(house.kill)
    stop.set()
    for done in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(done, BaseException) and not isinstance(done, ConnectionError):
            raise done
    begun = time.monotonic()
    await asyncio.to_thread(house.open)
    people = [person for group in groups for person in group.people]
    await asyncio.gather(*(person.close() for person in people))
    await asyncio.gather(*(person.open() for person in people))
    return time.monotonic() - begun


async def go_on(groups: list[Group], linger: float) -> None:
    """No table is stuck: each shows something new before long. They play on for `linger` s, some to their ends."""
    stop = asyncio.Event()
    begun = time.monotonic()
    tasks = [asyncio.create_task(play(group, person, stop)) for group in groups for person in group.people]
    while waiting := [group for group in groups if group.moved < begun]:
        if time.monotonic() - begun > STUCK_S:
            raise Lost(f"{', '.join(group.game for group in waiting)}: nothing happens any more")
        await asyncio.sleep(0.1)
    await asyncio.sleep(linger)
    stop.set()
    await asyncio.gather(*tasks, return_exceptions=True)


async def soak(data: Path, kills: int, games: list[str], seed: int, longest: float = 2.0, linger: float = 0.0) -> str:
    """What happened, in a line. Raises Lost."""
    dice = random.Random(seed)
    tokens = await known_guests(data / "ludoteka.db", PEOPLE * len(games))
    waits: list[float] = []
    with House(data) as house:
        groups = [await seated(house, game, tokens[i * PEOPLE : (i + 1) * PEOPLE]) for i, game in enumerate(games)]
        for group in groups:
            watch(group)
        for kill in range(kills):
            waits.append(await round_of(house, groups, dice, longest))
            if kill % 10 == 9 or kill == kills - 1:
                await go_on(groups, linger)
                check_logs(groups, data / "ludoteka.db")
        checked = check_logs(groups, data / "ludoteka.db")
        await asyncio.gather(*(person.close() for group in groups for person in group.people))
        errors = (data / "stderr.txt").read_text().count("Traceback")
    if errors:
        raise Lost(f"the server complained {errors} times: {(data / 'stderr.txt').read_text()[-2000:]}")
    middle = sorted(waits)[len(waits) // 2]
    finished = ", ".join(f"{game} {n}" for game, n in sorted(checked.finished.items())) or "none"
    return (
        f"{kills} kills, {len(groups)} tables: {checked.looked} acknowledged moves are all there, all logs fold,"
        f" {checked.finished.total()} finished matches verify ({finished}),"
        f" everybody back after {middle:.1f} s (median; longest {max(waits):.1f} s)"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Kill a server under load.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--games", nargs="*", default=list(GAMES), help="a table each")
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludoteka-kills-") as folder:
        try:
            print("soak-kill:", asyncio.run(soak(Path(folder), words.kills, words.games, words.seed, linger=10.0)))
        except Lost as lost:
            sys.exit(f"soak-kill: {lost}")
