"""How often does the truly fastest hand win? Simulated hands whose true times are known, behind simulated lines,
through the very functions that decide at a table. `python -m ludoteka.table.fairness` prints a table and fails where a
bar is missed.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from ludoteka.rules.dice import Dice, FastDice
from ludoteka.table.alarm import lead
from ludoteka.table.race import (
    FLOOR,
    MOST_CREDIT,
    Mode,
    PaintQuota,
    Press,
    Shown,
    Timed,
    answers,
    hold_for,
    in_order,
    slack,
    timed,
    with_credit,
)
from ludoteka.table.sync import Sync

REACTION: Final = (330.0, 70.0)
DEVICE_SPREAD: Final = 12.0  # of touch and display chains, one device against another
FRAME: Final = 1000 / 60
PINGS: Final = 20
SHOWN: Final = 10_000.0
TOGETHER: Final = 50  # races that the same four play on the same lines
HELD_BACK: Final = 200.0  # by whom pongs are delayed

Cheat: TypeAlias = Literal["", "claims", "claims and pongs", "claims and pongs, with a witness"]
Rule: TypeAlias = Literal["arrival", "midpoint", "friends", "ranked"]
RULES: Final[tuple[Rule, ...]] = ("arrival", "midpoint", "friends", "ranked")


@dataclass(frozen=True)
class Network:
    """One way in ms: at least `base`, on average `jitter` more, now and then `spike` on top. `uneven`: how much longer
    the way up is than the way down."""

    base: float
    jitter: float
    spike: float = 0.0
    spikes: float = 0.0
    uneven: float = 0.0

    def up(self, dice: random.Random) -> float:
        return self.down(dice) + self.uneven

    def down(self, dice: random.Random) -> float:
        late = self.spike if dice.random() < self.spikes else 0.0
        return self.base + dice.expovariate(1 / self.jitter) + late


WIFI: Final = Network(4, 3, 40, 0.02)
LTE: Final = Network(45, 20, 80, 0.05, 12)
BAD: Final = Network(100, 45, 150, 0.08, 20)
MIXED: Final = (WIFI, WIFI, WIFI, LTE)


class Table(NamedTuple):
    """Four lines; on seat 0 sits who cheats. The bars, in percent: the least that the truly fastest wins by a rule, the
    most that seat 0 wins, how far a seat may be from its fair share, the least that the last seat keeps."""

    lines: tuple[Network, ...]
    cheat: Cheat = ""
    fastest: tuple[Rule, float] | None = None
    cheater: tuple[Rule, float] | None = None
    equals: float | None = None
    last: float | None = None


TABLES: Final[dict[str, Table]] = {
    "four on one Wi-Fi": Table((WIFI,) * 4, equals=2.5),
    "three Wi-Fi, one LTE": Table(MIXED, fastest=("friends", 87), equals=2.5),
    "two Wi-Fi, one LTE, one bad": Table((WIFI, WIFI, LTE, BAD), fastest=("friends", 81), last=16),
    "one forges its claims": Table((WIFI,) * 4, "claims", cheater=("friends", 35)),
    "and delays its pongs": Table((WIFI,) * 4, "claims and pongs", cheater=("ranked", 45)),
    "and has a second witness": Table((WIFI,) * 4, "claims and pongs, with a witness", cheater=("friends", 35)),
}


class Client:
    """One person's line and device for a while, as pings have measured it."""

    def __init__(self, network: Network, dice: random.Random, cheat: Cheat = "") -> None:
        self.network = network
        self.cheat = cheat
        self.sync = Sync()
        trips = [(network.down(dice), network.up(dice)) for _ in range(PINGS)]
        for sent, (down, up) in enumerate(trips):
            self.answer(self.sync.ping(sent), sent + down, up)
        down, up = min(trips, key=sum)
        self.off = (up - down) / 2  # half of what the way up is longer stays in the offset
        self.device = dice.gauss(0, DEVICE_SPREAD) / 2
        self.rtt_min = self.sync.rtt_min(PINGS)
        self.quotas = {rule: PaintQuota() for rule in RULES}

    def answer(self, nonce: str, came: float, up: float) -> None:
        held = HELD_BACK if "pongs" in self.cheat else 0.0
        if "witness" in self.cheat:
            self.sync.witness(nonce, came + up)
        self.sync.pong(nonce, came, came + up + held)


class Hand(NamedTuple):
    """A press and what only the simulation knows: how long the person took."""

    press: Press
    true: float


def pressed(seat: int, client: Client, ahead: float, dice: random.Random) -> Hand:
    """A press: painted in the first animation frame after the reveal, or after it came; tapped a reaction later."""
    true = max(150.0, dice.gauss(*REACTION))
    network, sync = client.network, client.sync
    came = SHOWN - ahead + network.down(dice)
    client.answer(sync.card(SHOWN - ahead, 1, SHOWN), came, network.up(dice))
    painted = max(SHOWN, came) + dice.uniform(0, FRAME)
    tapped = painted + true + client.device
    arrived = tapped + network.up(dice)
    claim, paint = tapped - client.off, painted - client.off
    if client.cheat:
        claim, paint = forged(arrived, client)
    late = sync.late(1, SHOWN)
    return Hand(Press(seat, 0, "slap", 1, arrived, claim, paint, client.rtt_min, late=late), true)


def forged(arrived: float, client: Client) -> tuple[float, float]:
    """The claims that gain most: the latest paint that leaves the press an answer, and the earliest tap."""
    earliest = max(FLOOR.values()) + 1.0
    late = arrived - slack(client.rtt_min, "friends") - SHOWN - earliest
    late = min(max(late, 0.0), MOST_CREDIT["friends"])
    return SHOWN + late + earliest, SHOWN + late


def races(lines: Sequence[Network], cheat: Cheat, count: int, seed: int) -> Iterator[tuple[list[Client], list[Hand]]]:
    dice = random.Random(seed)
    for k in range(count):
        if k % TOGETHER == 0:
            clients = [Client(line, dice, cheat if seat == 0 else "") for seat, line in enumerate(lines)]
            ahead = lead(client.sync.rtt_p95(PINGS) / 2 for client in clients)
        yield clients, [pressed(seat, client, ahead, dice) for seat, client in enumerate(clients)]


def winner(rule: Rule, clients: Sequence[Client], hands: Sequence[Hand], dice: Dice) -> int | None:
    """The seat that is first by this rule; None where nobody's hand answers the card."""
    if rule == "arrival":
        return min(hands, key=lambda hand: hand.press.arrived).press.seat
    if rule == "midpoint":
        return min(hands, key=lambda hand: hand.press.arrived - hand.press.rtt_min / 2).press.seat
    return by_house(rule, clients, [hand.press for hand in hands], dice)


def by_house(mode: Mode, clients: Sequence[Client], presses: Sequence[Press], dice: Dice) -> int | None:
    """As a table decides: what arrives after the hold comes too late to be first."""
    shown = [Shown(0, SHOWN - 3000), Shown(1, SHOWN)]
    ends = min(press.arrived for press in presses) + hold_for([slack(press.rtt_min, mode) for press in presses])
    held: list[Timed] = []
    for press in presses:
        hand = timed(press, mode)
        if press.arrived <= ends and answers(hand, shown, mode) == 1:
            held.append(with_credit(hand, SHOWN, clients[press.seat].quotas[quota_of(mode)], mode))
    for client in clients:
        client.quotas[quota_of(mode)].refill()
    return in_order(held, frozenset(), dice).presses[0].press.seat if held else None


def quota_of(mode: Mode) -> Rule:
    return "ranked" if mode == "ranked" else "friends"


@dataclass
class Tally:
    """Of one table and one rule. Shares are percent of all races."""

    races: int = 0
    fastest: int = 0
    won: list[int] = field(default_factory=lambda: [0] * 4)
    fair: list[int] = field(default_factory=lambda: [0] * 4)  # how often each was truly the fastest

    def add(self, winner: int | None, fastest: int) -> None:
        self.races += 1
        self.fair[fastest] += 1
        if winner is not None:
            self.won[winner] += 1
            self.fastest += winner == fastest

    def share(self, count: int) -> float:
        return 100 * count / self.races

    def off(self, seat: int) -> float:
        """Percentage points beyond the fair share."""
        return self.share(self.won[seat]) - self.share(self.fair[seat])


def measured(table: Table, count: int, seed: int, rules: Sequence[Rule] = RULES) -> dict[Rule, Tally]:
    """The same races decided by every rule."""
    tallies = {rule: Tally() for rule in rules}
    dice = FastDice(seed)
    for clients, hands in races(table.lines, table.cheat, count, seed):
        fastest = min(hands, key=lambda hand: hand.true).press.seat
        for rule, tally in tallies.items():
            tally.add(winner(rule, clients, hands, dice), fastest)
    return tallies


def missed(name: str, table: Table, tallies: dict[Rule, Tally], spare: float = 0.0) -> Iterator[str]:
    """The bars of this table that were not reached, in words; by `spare` points none is minded, where races are few."""
    if table.fastest is not None:
        rule, bar = table.fastest
        got = tallies[rule].share(tallies[rule].fastest)
        if got < bar - spare:
            yield f"{name}: the truly fastest wins {got:.1f} %, not {bar} %"
    if table.cheater is not None:
        rule, bar = table.cheater
        got = tallies[rule].share(tallies[rule].won[0])
        if got > bar + spare:
            yield f"{name}: who cheats wins {got:.1f} %, more than {bar} %"
    house = tallies["friends"]
    if table.equals is not None:
        off = max((house.off(seat) for seat in range(4)), key=abs)
        if abs(off) > table.equals + spare:
            yield f"{name}: a seat is {off:+.1f} points off its fair share"
    if table.last is not None and house.share(house.won[3]) < table.last - spare:
        yield f"{name}: the bad line keeps {house.share(house.won[3]):.1f} points, not {table.last}"


def line(name: str, rule: Rule, tally: Tally) -> str:
    seats = "".join(f"{tally.share(won):8.1f}" for won in tally.won)
    return f"{name:30}{rule:>10}{tally.share(tally.fastest):10.1f}{seats}"


def main(count: int, seed: int) -> tuple[str, list[str]]:
    """What is printed, and the bars that were missed."""
    text = [f"{'percent':30}{'rule':>10}{'fastest':>10}" + "".join(f"{f'seat {seat}':>8}" for seat in range(4))]
    short: list[str] = []
    for name, table in TABLES.items():
        tallies = measured(table, count, seed)
        text += [line(name if not n else "", rule, tally) for n, (rule, tally) in enumerate(tallies.items())]
        short += missed(name, table, tallies)
    text.append(f"{count} races a table, seed {seed}; a fair share is 25; seat 0 cheats where somebody does")
    return "\n".join(text), short


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How often the truly fastest hand wins.")
    parser.add_argument("--races", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    report, short = main(args.races, args.seed)
    print(report, *short, sep="\n")
    sys.exit(bool(short))
