"""Small tables of text: in columns, or as HTML for a notebook."""

from __future__ import annotations

from collections.abc import Sequence


def text(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    widths = [max(len(row[at]) for row in (head, *rows)) for at in range(len(head))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in (head, *rows)]
    return "\n".join([title, *lines])


def html(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    from html import escape  # a third of what a first game may take to load

    def line(tag: str, cells: Sequence[str]) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    body = "".join(line("td", row) for row in rows)
    return f"<table><caption>{escape(title)}</caption>{line('th', head)}{body}</table>"
