"""The frame of a report: one HTML file that needs nothing else, light or dark as its reader is, printable, and readable
on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --page: #fbfaf8; --card: #fff; --ink: #1d1b20; --soft: #5d5965; --grid: #e2dfe6;
  --a: #7a1f3d; --b: #0f6e84; --c: #a66300; --d: #4d6b1f; --e: #6a4fb3; }
@media (prefers-color-scheme: dark) { :root { --page: #17151a; --card: #211e26; --ink: #ece8f0; --soft: #aaa4b3;
  --grid: #3a3641; --a: #f08aa8; --b: #6cc8dd; --c: #f0b25a; --d: #b3d37a; --e: #b9a4ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .25rem; }
p { margin: .25rem 0 .75rem; max-width: 44rem; }
.soft, figcaption, dt { color: var(--soft); font-size: .875rem; }
pre { font: .875rem ui-monospace, monospace; overflow-x: auto; margin: .5rem 0; color: var(--soft); }
.grid { display: grid; gap: 1rem; margin-bottom: .75rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 25rem), 1fr)); }
figure, .tiles > div { background: var(--card); border: 1px solid var(--grid); border-radius: .6rem; margin: 0;
  padding: .75rem; min-width: 0; break-inside: avoid; }
figcaption { color: var(--ink); font-weight: 600; margin-bottom: .25rem; }
svg { display: block; width: 100%; height: auto; }
svg text { font-family: system-ui, sans-serif !important; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 1rem 0; }
.tiles b { display: block; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; width: 100%; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--grid); white-space: nowrap;
  font-variant-numeric: tabular-nums; }
th { color: var(--soft); font-weight: 600; white-space: normal; vertical-align: bottom; }
@media (max-width: 40rem) { td { white-space: normal; } th, td { padding: .3rem; } }
th.words, td.words { text-align: left; white-space: normal; min-width: 6.5rem; }
tr.differs td { font-weight: 600; }
tr.differs td:last-child::before { content: "● "; color: var(--a); }
ul { padding-left: 1.2rem; margin: .25rem 0 .75rem; max-width: 44rem; }
"""


def page(title: str, parts: Sequence[str]) -> str:
    """The whole file."""
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<style>{STYLE}</style>\n<main>\n{chr(10).join(parts)}\n</main>\n</html>\n"
    )


def heading(title: str, *lines: str) -> str:
    return f"<h1>{escape(title)}</h1>\n" + "\n".join(f'<p class="soft">{escape(line)}</p>' for line in lines)


def section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>\n" + "\n".join(part for part in parts if part) + "</section>"


def sentence(text: str) -> str:
    return f"<p>{escape(text)}</p>" if text else ""


def items(texts: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(text)}</li>" for text in texts) + "</ul>" if texts else ""


def code(text: str) -> str:
    return f"<pre>{escape(text)}</pre>"


def plots(*some: tuple[str, str]) -> str:
    """Captions and SVG texts, side by side where there is room."""
    figures = (f"<figure><figcaption>{escape(title)}</figcaption>{svg}</figure>" for title, svg in some)
    return f'<div class="grid">{"".join(figures)}</div>'


def tiles(some: Sequence[tuple[str, str]]) -> str:
    """Labels and figures."""
    return (
        '<div class="tiles">'
        + "".join(
            f'<div><b>{escape(value)}</b><span class="soft">{escape(label)}</span></div>' for label, value in some
        )
        + "</div>"
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1, marked: Sequence[bool] = ()) -> str:
    """The first `words` columns are text, the others numbers; `marked` rows stand out."""

    def cells(tag: str, row: Sequence[str]) -> str:
        kinds = (' class="words"' if at < words else "" for at in range(len(row)))
        return "".join(f"<{tag}{kind}>{escape(cell)}</{tag}>" for kind, cell in zip(kinds, row))

    lines = [f"<tr>{cells('th', head)}</tr>"]
    for number, row in enumerate(rows):
        kind = ' class="differs"' if number < len(marked) and marked[number] else ""
        lines.append(f"<tr{kind}>{cells('td', row)}</tr>")
    return f'<div class="scroll"><table>{"".join(lines)}</table></div>'
