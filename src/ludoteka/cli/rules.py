"""`ludoteka rules GAME`: the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ludoteka.cli.given import game_of, language_of, language_option, options_of
from ludoteka.cli.trouble import Wrong, listed

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from ludoteka.match import Match
    from ludoteka.text import Block


@click.command()
@click.argument("game")
@language_option
@click.option("--option", "chosen", multiple=True, metavar="KEY=VALUE", help="As this table plays it.")
@click.option("--all", "everything", is_flag=True, help="What holds only under some option, too.")
@click.option("--at", "anchor", metavar="ANCHOR", help="Only this passage; a wrong name lists them all.")
def command(game: str, lang: str | None, chosen: tuple[str, ...], everything: bool, anchor: str | None) -> None:
    """Read a game's rulebook.

    In a pager where there is a terminal. By default the rules as they are without options.
    """
    from ludoteka.cli.console import console, read_in_pager
    from ludoteka.rules.options import make, words_of
    from ludoteka.text import blocks

    found = game_of(game)
    options = words_of(make(found.options, options_of(chosen)))
    language = language_of(lang)
    book = blocks(found.id, language, None if everything else options)
    if anchor is not None:
        anchors = [block.anchor for block in book if block.anchor]
        book = [block for block in book if block.anchor == anchor]
        if not book:
            raise Wrong("cli-wrong-passage", passage=anchor, allowed=listed(anchors))
    out = console()
    page = typeset(book, out.width, found.id, language)
    if out.is_terminal and anchor is None:
        read_in_pager(out, page)
    else:
        out.print(page)


def book_of(match: Match, language: str, width: int) -> RenderableType:
    """The rulebook as this match is played."""
    from ludoteka.text import blocks

    game = match.game.id
    return typeset(blocks(game, language, match.header.options), width, game, language)


def typeset(book: list[Block], width: int, game: str, language: str) -> RenderableType:
    """A game's rulebook as a page: lines of at most 76 columns."""
    from rich.console import Group
    from rich.constrain import Constrain
    from rich.padding import Padding
    from rich.text import Text

    from ludoteka.table.quotes import quoted

    styles = {"plain": "", "bold": "bold", "italic": "italic"}
    page: list[RenderableType] = []
    for place, block in enumerate(book):
        text = Text.assemble(*((span.text, styles[span.style]) for span in block.spans))
        if block.kind == "item":
            page += [Text()] if place and book[place - 1].passage else []
            page.append(Padding(_item(text), (0, 0, 0, 2)))
            continue
        if place:
            page.append(Text())
        if block.kind == "heading":
            text.stylize("bold underline" if block.level == 1 else "bold")
        page.append(text)
        if block.passage:
            page += [Padding(_line(line), (0, 0, 0, 2)) for line in quoted(game, block.passage, language)]
    return Constrain(Group(*page), min(76, width))


def _item(text: Text) -> RenderableType:
    return _hanging("•", text)


def _line(line: str) -> RenderableType:
    """Of a quoted game."""
    from rich.text import Text

    return _hanging("│", Text(line, "dim"))


def _hanging(sign: str, text: Text) -> RenderableType:
    from rich.table import Table

    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(sign, text)
    return grid
