"""What the rules must be able to do: the bars of `make bench`, between two contestants of one run or for one figure."""

from __future__ import annotations

from statistics import median
from typing import Any, Final, NamedTuple


class Ratio(NamedTuple):
    """`ours` does its work at least `bar` times as often a second as `theirs`."""

    ours: str
    theirs: str
    bar: float


OTHERS: Final = ("vinegret", "tricoda", "harvest", "chant", "duel", "five", "four")
RATIOS: Final = (
    Ratio("uno compiled", "OpenSpiel crazy_eights", 12.0),
    Ratio("uno compiled", "RLCard uno", 120.0),
    Ratio("uno compiled, stepped from Python", "OpenSpiel crazy_eights", 3.5),
    Ratio("uno interpreted", "OpenSpiel crazy_eights", 0.5),
    Ratio("uno interpreted", "RLCard uno", 5.0),
    *(Ratio(f"{id} compiled", "uno compiled", 1 / 3) for id in OTHERS),
    Ratio("uno compiled, in PettingZoo's AEC", "PettingZoo texas_holdem", 1.0),
    Ratio("copies of uno, compiled", "clones of OpenSpiel crazy_eights", 1.0),
)
IMAGINE_US: Final = {"uno": 5.0, "tricoda": 1000.0}
OTHER_IMAGINE_US: Final = 50.0
STATE_BYTES: Final = 2048
FIRST_GAME_MS: Final = 100.0


class Met(NamedTuple):
    """A bar, in words, what was found, and whether that is enough."""

    what: str
    found: float
    bar: float
    met: bool


def ratios_met(rates: dict[str, list[float]]) -> list[Met]:
    """`rates`: of every contestant, round by round. What slows the machine for a while slows both of a round."""
    met = []
    for ours, theirs, bar in RATIOS:
        found = median(our / their for our, their in zip(rates[ours], rates[theirs], strict=True))
        met.append(Met(f"{ours}, times {theirs}, at least", round(found, 2), round(bar, 2), found >= bar))
    return met


def figures_met(rows: list[dict[str, Any]]) -> list[Met]:
    """`rows`: what `lab.bench.measure` found of the compiled games."""
    met = []
    for row in rows:
        id = row["game"]
        for what, found, bar in (
            ("imagine, µs, at most", row["imagine_us"], IMAGINE_US.get(id, OTHER_IMAGINE_US)),
            ("bytes of a state, at most", row["state_bytes"], STATE_BYTES),
            ("first game, ms, at most", row["first_game_ms"], FIRST_GAME_MS),
        ):
            met.append(Met(f"{id}: {what}", found, bar, found <= bar))
        met.append(Met(f"{id}: numpy imported", row["imports_numpy"], False, not row["imports_numpy"]))
    return met
