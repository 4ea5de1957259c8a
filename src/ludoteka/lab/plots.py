"""Plots as SVG text to be put into a page, which gives them their colours: they are light or dark as the page is.

Everything is drawn by matplotlib in stand-in colours that then become CSS variables (`--ink`, `--grid`, `--a`, …). Text
stays text: it can be searched, read aloud, and takes the page's type.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import wraps
from io import StringIO
from math import ceil, isfinite
from typing import Any, Final, NamedTuple, ParamSpec

from ludoteka.lab.extra import NoExtra
from ludoteka.lab.intervals import Interval

ROLES: Final = {"#010101": "--ink", "#020202": "--soft", "#030303": "--grid"}
SERIES: Final = {"#0a0a01": "--a", "#0a0a02": "--b", "#0a0a03": "--c", "#0a0a04": "--d", "#0a0a05": "--e"}
INK, SOFT, GRID = ROLES
COLOURS: Final = tuple(SERIES)
WIDTH: Final = 5.2  # inches of 72 points: readable on a phone
ROW: Final = 0.3  # inches for a row
MARGIN: Final = 0.75
BINS: Final = 30
PALE: Final = 0.55  # so strong a ground lets letters be read, by day and by night
LINE: Final = 44  # letters of a legend that fit beside each other
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10.5,
    "text.color": INK,
    "axes.labelcolor": SOFT,
    "axes.edgecolor": GRID,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "grid.linewidth": 0.6,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.labelcolor": SOFT,
    "ytick.labelcolor": INK,
    "ytick.left": False,
    "legend.frameon": False,
    "legend.fontsize": 10.5,
    "figure.constrained_layout.use": True,
}


def check() -> None:
    """Raises NoExtra where there is nothing to draw with."""
    from importlib.util import find_spec

    if find_spec("matplotlib") is None:
        raise NoExtra("plots")


P = ParamSpec("P")


class Series(NamedTuple):
    """One set of rules, or one seat: its name and what is drawn of it."""

    label: str
    values: Sequence[Any]


def _styled(draw: Callable[P, str]) -> Callable[P, str]:
    """Draws in our style, where there is something to draw with. Raises NoExtra."""

    @wraps(draw)
    def styled(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            from matplotlib import rc_context
        except ImportError:
            raise NoExtra("plots") from None
        with rc_context(STYLE):
            return draw(*args, **kwargs)

    return styled


@_styled
def intervals(
    rows: Sequence[str],
    some: Sequence[Series],
    unit: str,
    line: float | None = None,
    percent: bool = False,
    whole: bool = False,
) -> str:
    """A dot and its interval for each row; `some` hold an Interval a row. `line`: what it is measured against.
    `whole`: from nothing to all."""
    scale = 100 if percent else 1
    figure, axes = _canvas(MARGIN + ROW * len(rows) * max(1.0, 0.6 * len(some)) + 0.2 * len(some) * (len(some) > 1))
    for number, (label, values) in enumerate(some):
        shift = (number - (len(some) - 1) / 2) * 0.5 / max(1, len(some))
        for row, value in enumerate(values):
            if isinstance(value, Interval) and isfinite(value.low) and isfinite(value.high):
                axes.plot([value.low * scale, value.high * scale], [row + shift] * 2, color=COLOURS[number], lw=2)
        dots = [(value.value * scale, row + shift) for row, value in enumerate(values)]
        axes.plot(*zip(*dots), "o", color=COLOURS[number], ms=5, label=label)
    if line is not None:
        axes.axvline(line * scale, color=SOFT, lw=1, ls=(0, (4, 3)))
    axes.set_yticks(range(len(rows)), rows)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    if whole:
        axes.set_xlim(-0.02 * scale, 1.02 * scale)
    axes.grid(axis="y", visible=False)
    axes.set_xlabel(unit)
    _legend(axes, some)
    return _svg(figure)


@_styled
def histogram(some: Sequence[Series], unit: str) -> str:
    """How many of the games, in per cent, lie where; the longest hundredth is drawn into the last bar."""
    ranked = sorted(value for one in some for value in one.values)
    high = ranked[ceil(0.99 * len(ranked)) - 1] if ranked else 1
    low = min(ranked, default=0)
    whole = all(value == int(value) for value in ranked)
    step = max((high - low) / BINS, 1 if whole else 1e-9)
    step = ceil(step) if whole else step
    edges = [low + step * at for at in range(int((high - low) / step) + 2)]
    figure, axes = _canvas(2.3)
    for number, (label, values) in enumerate(some):
        counts = [0] * (len(edges) - 1)
        for value in values:
            counts[min(len(counts) - 1, int((value - low) / step))] += 1
        shares = [100 * count / max(1, len(values)) for count in counts]
        alpha = 0.85 if len(some) == 1 else 0.25
        axes.stairs(shares, edges, fill=True, color=COLOURS[number], alpha=alpha)
        axes.stairs(shares, edges, color=COLOURS[number], lw=1.4, label=label)
    axes.grid(axis="x", visible=False)
    axes.set_xlabel(unit)
    axes.set_ylabel("% of games")
    _legend(axes, some)
    return _svg(figure)


@_styled
def course(some: Sequence[Series], unit: str, percent: bool = False) -> str:
    """Over the game from its start to its end; `some` hold numbers or Intervals, None where there are none."""
    scale = 100 if percent else 1
    figure, axes = _canvas(2.3)
    for number, (label, values) in enumerate(some):
        points = [(100 * at / (len(values) - 1), value) for at, value in enumerate(values)]
        points = [(x, y) for x, y in points if y is not None and not _says_nothing(y)]
        if not points:
            continue
        x = [at for at, _ in points]
        if isinstance(points[0][1], Interval):
            bounds = [[scale * y[bound] for _, y in points] for bound in (1, 2)]
            axes.fill_between(x, *bounds, color=COLOURS[number], alpha=0.2, lw=0)
        middle = [scale * (y.value if isinstance(y, Interval) else y) for _, y in points]
        axes.plot(x, middle, color=COLOURS[number], lw=2, label=label)
    axes.set_xlim(0, 100)
    axes.set_ylim(0, 100 if percent else None)
    axes.set_xlabel("% of the game")
    axes.set_ylabel(unit)
    _legend(axes, some)
    return _svg(figure)


@_styled
def squares(names: Sequence[str], cells: Sequence[Sequence[float | None]]) -> str:
    """A cross table in colour: row against column, shares 0 … 1; None stays empty."""
    size = len(names)
    figure, axes = _canvas(MARGIN + 0.42 * size)
    for row in range(size):
        for column in range(size):
            value = cells[row][column]
            if value is None:
                continue
            colour = COLOURS[0] if value >= 0.5 else COLOURS[1]
            strength = PALE * abs(value - 0.5) * 2
            axes.fill_between(
                [column - 0.48, column + 0.48], row - 0.46, row + 0.46, color=colour, alpha=strength, lw=0
            )
            axes.text(column, row, f"{100 * value:.0f} %", ha="center", va="center")
    axes.set_xticks(range(size), names)
    axes.set_yticks(range(size), names)
    axes.tick_params(length=0, labelcolor=INK, top=True, labeltop=True, bottom=False, labelbottom=False)
    axes.set_xlim(-0.5, size - 0.5)
    axes.set_ylim(size - 0.5, -0.5)
    axes.spines["bottom"].set_visible(False)
    axes.grid(visible=False)
    return _svg(figure)


# --- inside -----------------------------------------------------------------------------------------------------------


def _canvas(height: float) -> tuple[Any, Any]:
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height))
    FigureCanvasSVG(figure)
    return figure, figure.add_subplot()


def _says_nothing(value: float | Interval) -> bool:
    """A share of hardly any games."""
    return isinstance(value, Interval) and value.high - value.low > 0.9


def _legend(axes: Any, some: Sequence[Series]) -> None:
    if len(some) > 1:
        columns = len(some) if sum(len(one.label) + 4 for one in some) < LINE else 1
        axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=columns, borderaxespad=0.2)


_drawn = 0


def _svg(figure: Any) -> str:
    """The bare <svg> element, its ids unlike any other plot's, its colours the page's."""
    from matplotlib import rc_context

    global _drawn
    _drawn += 1
    text = StringIO()
    with rc_context({"svg.hashsalt": f"plot {_drawn}", "svg.id": f"plot-{_drawn}"}):
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(
        r'(<svg[^>]*?) width="[^"]*"', r"\1", re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1), count=1
    )
    for stand_in, role in {**ROLES, **SERIES}.items():
        svg = svg.replace(stand_in, f"var({role})")
    return re.sub(r'(id="|url\(#|href="#)(?=[a-z])', rf"\g<1>p{_drawn}-", svg)
