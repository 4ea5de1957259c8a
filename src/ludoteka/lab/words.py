"""Numbers with their intervals as people write them."""

from __future__ import annotations

from math import isfinite

from ludoteka.lab.intervals import Interval

NO_BREAK = "\N{NO-BREAK SPACE}"


def number(value: float) -> str:
    """Three figures that say something: 1,234 · 12.3 · 0.12 · 0."""
    if not isfinite(value):
        return "–"
    if abs(value) >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def percent(value: float) -> str:
    return f"{100 * value:.1f}{NO_BREAK}%"


def bounds(interval: Interval, share: bool = False) -> str:
    """`31.2 % (28.4 – 34.1)`; without bounds where nothing is known of them."""
    shown = percent(interval.value) if share else number(interval.value)
    if not (isfinite(interval.low) and isfinite(interval.high)):
        return shown
    low, high = (f"{100 * one:.1f}" if share else number(one) for one in interval[1:])
    return f"{shown} ({low}{NO_BREAK}–{NO_BREAK}{high})"


def signed(interval: Interval, share: bool = False) -> str:
    """A change, with its sign: `+3.1 pt (+1.0 … +5.2)`, points of a hundred."""
    scale, unit = (100, " pt") if share else (1, "")

    def one(value: float) -> str:
        value *= scale
        return (
            f"{value:+,.0f}" if abs(value) >= 100 else f"{value:+.1f}" if abs(value) >= 10 or share else f"{value:+.2f}"
        )

    if not isfinite(interval.low):
        return one(interval.value) + unit
    return f"{one(interval.value)}{unit} ({one(interval.low)}{NO_BREAK}…{NO_BREAK}{one(interval.high)})"


def counted(n: int, thing: str) -> str:
    """`1 game`, `1,234 games`: of a thing whose plural has an s."""
    return f"{n:,} {thing}{'' if n == 1 else 's'}"


def listed(some: list[str]) -> str:
    return " and ".join([", ".join(some[:-1]), some[-1]] if len(some) > 1 else some)
