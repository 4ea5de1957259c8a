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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.player import Player, known_guests
from ludoteka.games import load
from ludoteka.match import fold, parse_entry, parse_header
from ludoteka.match.verify import verify
from tests.house import House

GAMES: Final = ("uno", "duel", "five", "chant", "harvest", "four", "tricoda", "vinegret")
PEOPLE: Final = 3
QUICK: Final = {"five": {"points_to_win": "1"}}
THINK_S: Final = 0.05
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


def stored(database: Path, match: str) -> tuple[bytes, bytes, list[bytes]]:
    """Header, seed and entries, read behind the server's back."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        header, seed = connection.execute("SELECT header, seed FROM matches WHERE id = ?", (match,)).fetchone()
        lines = connection.execute("SELECT line FROM entries WHERE match = ? ORDER BY no", (match,)).fetchall()
    finally:
        connection.close()
    return header, seed, [line for (line,) in lines]


def check_logs(groups: list[Group], database: Path) -> int:
    """Everything that was acknowledged is there, and every log folds. How many moves were looked for."""
    looked = 0
    for group in groups:
        for match in {match for match, _seat, _move in group.acked} | {match for match, _no in group.seen.values()}:
            header, seed, lines = stored(database, match)
            entries = [parse_entry(line.decode(), n) for n, line in enumerate(lines, 2)]
            fold(parse_header(header.decode()), seed, entries, load(group.game))
            made = sorted((e.seat, e.move) for e in entries if e.kind == "move")  # type: ignore[union-attr]
            told = sorted((seat, move) for at, seat, move in group.acked if at == match)
            looked += len(told)
            for one in told:
                if one not in made:
                    raise Lost(f"{group.game}: seat {one[0]} was told that {one[1]} is made, and the log lacks it")
                made.remove(one)
    return looked


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


async def go_on(groups: list[Group]) -> None:
    """No table is stuck: each shows something new before long."""
    stop = asyncio.Event()
    begun = time.monotonic()
    tasks = [asyncio.create_task(play(group, person, stop)) for group in groups for person in group.people]
    while waiting := [group for group in groups if group.moved < begun]:
        if time.monotonic() - begun > STUCK_S:
            raise Lost(f"{', '.join(group.game for group in waiting)}: nothing happens any more")
        await asyncio.sleep(0.1)
    stop.set()
    await asyncio.gather(*tasks, return_exceptions=True)


async def soak(data: Path, kills: int, games: list[str], seed: int, longest: float = 2.0) -> str:
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
                await go_on(groups)
                check_logs(groups, data / "ludoteka.db")
        looked = check_logs(groups, data / "ludoteka.db")
        finished = verified(groups, house)
        await asyncio.gather(*(person.close() for group in groups for person in group.people))
        errors = (data / "stderr.txt").read_text().count("Traceback")
    if errors:
        raise Lost(f"the server complained {errors} times: {(data / 'stderr.txt').read_text()[-2000:]}")
    middle = sorted(waits)[len(waits) // 2]
    return (
        f"{kills} kills, {len(groups)} tables: {looked} acknowledged moves are all there, {finished} finished matches"
        f" verify, everybody back after {middle:.1f} s (median; longest {max(waits):.1f} s)"
    )


def verified(groups: list[Group], house: House) -> int:
    """Of the tables whose match is over now, how many; each log verifies with its seed."""
    count = 0
    for group in groups:
        if group.people[0].over():
            log = house.ask("GET", f"/api/tables/{group.code}/log", raw=True)
            if complaints := verify(log):
                raise Lost(f"{group.game}: {complaints}")
            count += 1
    return count


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Kill a server under load.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--games", nargs="*", default=list(GAMES), help="a table each")
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludoteka-kills-") as folder:
        try:
            print("soak-kill:", asyncio.run(soak(Path(folder), words.kills, words.games, words.seed)))
        except Lost as lost:
            sys.exit(f"soak-kill: {lost}")
