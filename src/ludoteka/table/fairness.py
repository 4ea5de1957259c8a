"""How often does the truly fastest hand win? Simulated hands whose true times are known, behind simulated lines,
through the very functions that decide at a table. `python -m ludoteka.table.fairness` prints a table.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from ludoteka.rules.dice import FastDice
from ludoteka.table.race import Mode, Press, Timed, hold_for, in_order, slack, timed

REACTION: Final = (330.0, 70.0)
DEVICE_SPREAD: Final = 12.0  # of touch and display chains, one device against another
FRAME: Final = 1000 / 60
PINGS: Final = 20
SHOWN: Final = 10_000.0


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
LTE: Final = Network(28, 12, 80, 0.03, 8)
BAD: Final = Network(90, 45, 150, 0.08, 20)

TABLES: Final[dict[str, tuple[Network, ...]]] = {
    "four on one Wi-Fi": (WIFI,) * 4,
    "three Wi-Fi, one LTE": (WIFI, WIFI, WIFI, LTE),
    "two Wi-Fi, one LTE, one bad": (WIFI, WIFI, LTE, BAD),
}


class Client:
    """One person's line and device for a whole match."""

    def __init__(self, network: Network, dice: random.Random) -> None:
        trips = [(network.down(dice), network.up(dice)) for _ in range(PINGS)]
        down, up = min(trips, key=sum)
        self.network = network
        self.rtt_min = down + up
        self.off = (up - down) / 2  # half of what the way up is longer stays in the offset
        self.device = dice.gauss(0, DEVICE_SPREAD) / 2


class Hand(NamedTuple):
    """A press and what only the simulation knows: how long the person took."""

    press: Press
    true: float


def pressed(seat: int, client: Client, dice: random.Random) -> Hand:
    """An honest press: painted in the first animation frame after the reveal, tapped a reaction later."""
    true = max(150.0, dice.gauss(*REACTION))
    painted = SHOWN + dice.uniform(0, FRAME)
    tapped = painted + true + client.device
    arrived = tapped + client.network.up(dice)
    claim = tapped - client.off
    return Hand(Press(seat, 0, "slap", 1, arrived, claim, painted, client.rtt_min), true)


def forged(hand: Hand) -> Hand:
    """The same press with the earliest claim that could be an answer."""
    return hand._replace(press=replace(hand.press, tapped=SHOWN + 101.0))


def by_arrival(hands: Sequence[Hand], mode: Mode) -> int:
    return min(hands, key=lambda hand: hand.press.arrived).press.seat


def by_house(hands: Sequence[Hand], mode: Mode) -> int:
    """As a table decides: what arrives after the hold comes too late to be first."""
    ends = min(hand.press.arrived for hand in hands) + hold_for([slack(hand.press.rtt_min, mode) for hand in hands])
    held: list[Timed] = [timed(hand.press, mode) for hand in hands if hand.press.arrived <= ends]
    return in_order(held, frozenset(), FastDice(int(ends * 1000))).presses[0].press.seat


def share(
    networks: Sequence[Network],
    decide: Callable[[Sequence[Hand], Mode], int],
    races: int,
    seed: int,
    mode: Mode = "friends",
) -> float:
    """How often the truly fastest of these wins."""
    dice, won = random.Random(seed), 0
    for k in range(races):
        if k % 50 == 0:
            clients = [Client(network, dice) for network in networks]
        hands = [pressed(seat, client, dice) for seat, client in enumerate(clients)]
        won += decide(hands, mode) == min(hands, key=lambda hand: hand.true).press.seat
    return won / races


def forger(networks: Sequence[Network], races: int, seed: int, mode: Mode = "friends") -> float:
    """How often somebody wins who forges every claim, on the first of these lines."""
    dice, won = random.Random(seed), 0
    for k in range(races):
        if k % 50 == 0:
            clients = [Client(network, dice) for network in networks]
        hands = [pressed(seat, client, dice) for seat, client in enumerate(clients)]
        won += by_house([forged(hands[0]), *hands[1:]], mode) == 0
    return won / races


def main(races: int, seed: int) -> str:
    lines = [f"{'the truly fastest of four wins':32}{'by arrival':>12}{'friends':>10}{'ranked':>10}"]
    for name, networks in TABLES.items():
        arrival = share(networks, by_arrival, races, seed)
        friends, ranked = (share(networks, by_house, races, seed, mode) for mode in ("friends", "ranked"))
        lines.append(f"{name:32}{arrival:12.1%}{friends:10.1%}{ranked:10.1%}")
    cheat = [forger((WIFI,) * 4, races, seed, mode) for mode in ("friends", "ranked")]
    lines.append(f"{'a forger among equals (fair: 25%)':44}{cheat[0]:10.1%}{cheat[1]:10.1%}")
    return "\n".join([*lines, f"{races} races each, seed {seed}"])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How often the truly fastest hand wins.")
    parser.add_argument("--races", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(main(args.races, args.seed))
