"""Two thousand races over real sockets, at many tables at once (the second half of `make bench-fair`).

Four people a table of Five, each behind a relay that delays like the lines of the simulation. All press at every first
card of a round; a person's true time runs from when the card is painted to when the finger comes down, both read off
one clock here. The truly fastest must win as often as in virtual time, and every seat as often, to three points.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.player import Player, known_guests
from ludoteka.table.fairness import FRAME, REACTION, TABLES, Network, Tally, measured
from tests.house import House
from tests.lag import LagProxy

LINES: Final = "three Wi-Fi, one LTE"
NEAR: Final = 3.0  # points
VIRTUAL: Final = 10_000


@dataclass
class Race:
    """One card: how long each person truly took, and who came first."""

    true: dict[int, float] = field(default_factory=dict)
    first: int | None = None


class Hand(Player):
    """Presses at the first card of every round, a reaction after it is painted."""

    def __init__(self, port: int, token: str, code: str, dice: random.Random, races: dict[Any, Race]) -> None:
        super().__init__(port, token, code, dice)
        self.races = races
        self.presses: set[asyncio.Task[None]] = set()
        self.on_frame = self.look
        self.on_race = self.note

    def look(self, frame: dict[str, Any]) -> None:
        flips = [news for news in frame["news"] if news["what"] == "flips"]
        if flips and frame["show_at"] is not None:
            self.presses.add(task := asyncio.create_task(self.press(frame)))
            task.add_done_callback(self.presses.discard)

    async def press(self, frame: dict[str, Any]) -> None:
        now = time.monotonic() * 1000
        shown = max(frame["show_at"] - self.offset, now)
        painted = shown + self.dice.uniform(0, FRAME)
        true = max(150.0, self.dice.gauss(*REACTION))
        await asyncio.sleep((painted + true - now) / 1000)
        if self.frame is not None and self.frame["beat"] != frame["beat"]:
            return
        tapped = time.monotonic() * 1000
        race = self.races.setdefault((frame["match"], frame["beat"]), Race())
        race.true[self.seat or 0] = tapped - painted
        claims = {"tapped_at": tapped + self.offset, "painted_at": painted + self.offset}
        await self.say("move", cmd=self.fresh(), move="slap", beat=frame["beat"], **claims)

    def note(self, card: dict[str, Any]) -> None:
        race = self.races.get((card["match"], card["beat"]))
        if race is not None and race.first is None and card["hands"]:
            race.first = card["hands"][0]["seat"]


def delay(network: Network, dice: random.Random, up: bool) -> Any:
    return lambda: network.up(dice) if up else network.down(dice)


async def table(house: House, tokens: Sequence[str], wanted: int, stack: AsyncExitStack) -> dict[Any, Race]:
    """Races at one table until there are so many."""
    dice, races = random.Random(tokens[0]), dict[Any, Race]()
    code = await asyncio.to_thread(lambda: house.table(tokens[0], "five", options={"beat": "0.7"}))
    hands: list[Hand] = []
    for token, network in zip(tokens, TABLES[LINES].lines, strict=True):
        relay = LagProxy(house.port, delay(network, dice, True), delay(network, dice, False))
        line = await stack.enter_async_context(relay)
        hands.append(Hand(line.port, token, code, random.Random(token), races))
    for hand in hands:
        await hand.open()
    for seat, hand in enumerate(hands[1:], 1):
        assert (await hand.ask("sit", seat=seat))["ok"]
    await asyncio.sleep(2)
    while decided(races) < wanted:
        if hands[0].lobby["phase"] != "playing":
            assert (await hands[0].ask("start"))["ok"]
        await asyncio.sleep(0.5)
    for hand in hands:
        await hand.close()
    return races


def decided(races: dict[Any, Race]) -> int:
    return sum(race.first is not None and len(race.true) == 4 for race in races.values())


def counted(tables: Sequence[dict[Any, Race]]) -> Tally:
    tally = Tally()
    for races in tables:
        for race in races.values():
            if race.first is not None and len(race.true) == 4:
                tally.add(race.first, min(race.true, key=lambda seat: race.true[seat]))
    return tally


async def main(wanted: int, tables: int, first: bool) -> list[str]:
    with tempfile.TemporaryDirectory(prefix="ludoteka-fair-") as folder:
        data = Path(folder)
        tokens = await known_guests(data / "ludoteka.db", 4 * tables)
        if first:
            os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
        with House(data) as house:
            async with AsyncExitStack() as stack:
                each = -(-wanted // tables)
                seats = [tokens[4 * i : 4 * i + 4] for i in range(tables)]
                real = counted(await asyncio.gather(*(table(house, four, each, stack) for four in seats)))
    virtual = measured(TABLES[LINES], VIRTUAL, 1, ["friends"])["friends"]
    return compared(real, virtual)


def compared(real: Tally, virtual: Tally) -> list[str]:
    """Prints both; what is further apart than it may be. A seat counts against its own true share: with few races that
    one wavers too."""
    rows = [("the truly fastest wins", real.share(real.fastest), virtual.share(virtual.fastest))]
    rows += [(f"seat {seat} beyond its fair share", real.off(seat), virtual.off(seat)) for seat in range(4)]
    print(f"{f'{LINES}: {real.races} races':40}{'sockets':>10}{'virtual':>10}")
    for what, here, there in rows:
        print(f"{what:40}{here:10.1f}{there:10.1f}")
    return [
        f"{what}: {here:.1f}, {there:.1f} in virtual time" for what, here, there in rows if abs(here - there) > NEAR
    ]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Fairness over real sockets.")
    parser.add_argument("--races", type=int, default=2_000)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--first", action="store_true", help="before all else on a busy machine (needs root)")
    words = parser.parse_args()
    short = asyncio.run(main(words.races, words.tables, words.first))
    print(f"fair over sockets: {'; '.join(short)}" if short else "fair over sockets: within three points")
    sys.exit(bool(short))
