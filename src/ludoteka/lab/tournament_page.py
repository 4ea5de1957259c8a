"""The report of `ludoteka tournament --html`."""

from __future__ import annotations

from ludoteka.lab import page, plots
from ludoteka.lab.plots import Series
from ludoteka.lab.tournament import Table
from ludoteka.lab.words import bounds, counted, number, signed
from ludoteka.match.notation import letter
from ludoteka.text import Speaker


def tournament_page(table: Table, command: str = "", stopped: str = "") -> str:
    """The whole file."""
    contest = table.contest
    speaker = Speaker("en", contest.game, letter)
    title = f"{speaker.say('title')}: {', '.join(contest.names)}"
    games = counted(len(table.results), "game")
    deals = counted(len(table.results) // contest.games_of_a_deal, "deal")
    lines = [f"{games}: {deals}, {contest.seats} seats, every seat by every mind, seed {contest.seed}."]
    lines += [f"{speaker.option(key)}: {speaker.option(key, value)}." for key, value in contest.options]
    lines += [stopped] if stopped else []
    head = page.heading(title, *lines) + (page.code(command) if command else "")
    return page.page(title, [head, _standings(table), _cross(table), _method()])


def said(table: Table) -> str:
    """Who is best, and whether these deals show it."""
    ranked = table.ranked()
    names = table.contest.names
    lead = table.lead(ranked[0], ranked[1])
    better = f"“{names[ranked[0]]}” against “{names[ranked[1]]}”: {signed(lead, True)} of the first places"
    return f"{better}." if not lead.holds(0) else f"{better}. So few deals cannot tell that from nothing."


def _standings(table: Table) -> str:
    ranked = [table.standings[mind] for mind in table.ranked()]
    names = [one.name for one in ranked]
    rows = [
        [one.name, f"{one.games:,}", bounds(one.wins, True), bounds(one.rating.interval())] for one in ranked
    ]  # fmt: skip
    wins = plots.intervals(
        names, [Series("", [one.wins for one in ranked])], "% of first places", 1 / table.contest.seats, True
    )
    rated = plots.intervals(names, [Series("", [one.rating.interval() for one in ranked])], "rating")
    return page.section(
        "Who plays best?",
        page.sentence(said(table)),
        page.plots(("First places", wins), ("Rating", rated)),
        page.table(["mind", "games", "first places (95 %)", "rating (95 %)"], rows),
    )


def _cross(table: Table) -> str:
    ranked, names = table.ranked(), table.contest.names
    cells = [[cell and cell.value for cell in (table.cross[a][b] for b in ranked)] for a in ranked]
    sorted_names = [names[mind] for mind in ranked]
    rows = [
        [names[a], *["–" if (cell := table.cross[a][b]) is None else bounds(cell, True) for b in ranked]]
        for a in ranked
    ]  # fmt: skip
    return page.section(
        "Who comes out ahead of whom?",
        page.sentence(
            "Of the games that both played: how many the mind of the row ended ahead of the mind of the column."
        ),
        page.plots(("Row ahead of column", plots.squares(sorted_names, cells))),
        page.table(["", *sorted_names], rows),
    )


def _method() -> str:
    return page.section(
        "How this was counted",
        page.sentence(
            "Duplicate deals: the same deal is played again with the minds moved one seat on, until each has held "
            "every seat, so that the luck of cards and seats cancels. A shared first place is shared out, a shared "
            "place is half ahead. Intervals hold at 95 % over deals, which are independent; games of one deal are not. "
            f"Ratings are openskill’s (Plackett-Luce), in the order of the games; everybody starts with {number(25)}."
        ),
    )
