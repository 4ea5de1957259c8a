"""Games of learners that choose at random, waiting more often than not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ludoteka.adapters.setting import Setting
from ludoteka.bots.ticks import Ticks
from ludoteka.rules.dice import FastDice

WAITS_OFTEN = 0.9
TICK = 250  # ms: games are short


def setting_of(id: str, seats: int, **options: str) -> Setting:
    return Setting(id, seats, options, tick=TICK)


def choice(setting: Setting, actions: list[int], random: Random) -> int:
    if setting.wait in actions and random.random() < WAITS_OFTEN:
        return setting.wait
    return random.choice(actions)


def positions(setting: Setting, seed: int, limit: int = 10_000) -> Iterator[Ticks]:
    """Every decision of one game, and its end."""
    random = Random(seed)
    ticks = setting.begin(FastDice(seed))
    for _i in range(limit):
        yield ticks
        if ticks.seat < 0:
            return
        setting.choose(ticks, choice(setting, setting.actions_of(ticks, ticks.seat), random))
