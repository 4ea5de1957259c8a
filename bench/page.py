"""The tables of one run of `make bench`, as docs/bench.md shows them."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

HEAD: Final = """# Speed

Written by `make bench`: one core, processor time, medians of interleaved repeats; a ratio is the median of those of
each round. Only ratios within one run mean anything. A move is a decision of a seat; with ours also a deadline that
passed. What makes the rules fast, and what was tried, is told in [decision 6](decisions/0006-speed.md).
"""


def page(found: dict[str, Any], packages: Sequence[str]) -> str:
    """`found`: what peers.py measured; `packages`: the other libraries, whose versions are named."""
    return "\n".join([HEAD, setting(packages), "", *rates(found), "", *figures(found), "", *bars(found), ""])


def setting(packages: Sequence[str]) -> str:
    versions = ", ".join(f"{package} {version(package)}" for package in packages)
    return f"{datetime.now(UTC):%Y-%m-%d}, {processor()}, Python {platform.python_version()}, {versions}."


def processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.machine()


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """The first column to the left, figures to the right."""
    rule = ["---", *("---:" for _ in heads[1:])]
    return [f"| {' | '.join(row)} |" for row in (heads, rule, *rows)]


def rates(found: dict[str, Any]) -> list[str]:
    rows = []
    for label, rate in found["rates"].items():
        runs = rate["repeats"]
        rows.append((label, f"{rate['median']:,.0f}", f"{min(runs):,.0f} … {max(runs):,.0f}"))
    return ["## Side by side", "", *table(("what", "a second", "repeats"), rows)]


def figures(found: dict[str, Any]) -> list[str]:
    rows = []
    for row in found["figures"]:
        rates = f"{row['moves_a_second']:,}", f"{row['copy_us']:.2f}", f"{row['imagine_us']:.1f}"
        rows.append(
            (f"{row['game']}, {row['build']}", *rates, f"{row['state_bytes']:,}", f"{row['first_game_ms']:.0f}")
        )
    heads = "game, build", "moves a second", "copy µs", "imagine µs", "bytes a state", "first game ms"
    return ["## Every game, on both builds (`ludoteka bench`)", "", *table(heads, rows)]


def bars(found: dict[str, Any]) -> list[str]:
    rows = []
    for bar in found["bars"]:
        rows.append((bar["what"], f"{bar['bar']:,g}", f"{bar['found']:,g}", "met" if bar["met"] else "**missed**"))
    return ["## Bars", "", *table(("what", "bar", "found", ""), rows)]
