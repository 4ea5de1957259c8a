"""`ludoteka replay FILE`: step through a saved match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from ludoteka.cli.given import file_text, language_of, language_option
from ludoteka.cli.trouble import Wrong

if TYPE_CHECKING:
    from ludoteka.cli.film import Film

NEXT, BACK = ("\x1b[C", " ", "n", "\r", "\n", "l", "j"), ("\x1b[D", "p", "h", "k", "\x7f")
FIRST, LAST = ("\x1b[H", "\x1b[1~", "g"), ("\x1b[F", "\x1b[4~", "G")


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--at", type=click.IntRange(0), metavar="N", help="After this many entries; by default the start.")
@click.option(
    "--seat", type=click.IntRange(1), metavar="N", help="Look through this seat's eyes; by default a guest's."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON document: every entry with what it told.")
@language_option
def command(file: str, at: int | None, seat: int | None, as_json: bool, lang: str | None) -> None:
    """Step through a saved match.

    FILE is a .ludo file or a transcript; `-` reads standard input. Keys: → or space goes on, ← goes back, g and G
    jump to the start and the end, q leaves. Without a terminal it prints the log, or with --at the table as it was
    then.
    """
    from ludoteka.cli.film import Film
    from ludoteka.cli.terminal import is_live

    film = Film(file_text(file), seat, language_of(lang))
    if at is not None and at > film.length:
        raise Wrong("cli-wrong-entry", last=film.length)
    if as_json:
        import json

        click.echo(json.dumps(_document(film), ensure_ascii=False))
    elif is_live() and file != "-":
        _step_through(film, at or 0)
    elif at is None:
        for line in film.said:
            click.echo("  ".join(line) if line else "")
        film.print_end()
    else:
        film.print_at(at)


def _step_through(film: Film, at: int) -> None:
    from ludoteka.cli.console import size
    from ludoteka.cli.terminal import END, whole_screen

    with whole_screen() as terminal:
        while True:
            terminal.draw(film.screen(at, *size()), "← →  g G  q ")
            for key in terminal.keys(60):
                if key in (END, "q"):
                    return
                at = _moved(key, at, film.length)


def _moved(key: str, at: int, last: int) -> int:
    if key in NEXT:
        return min(last, at + 1)
    if key in BACK:
        return max(0, at - 1)
    if key in FIRST:
        return 0
    return last if key in LAST else at


def _document(film: Film) -> dict[str, Any]:
    import json

    from ludoteka.match import dump

    header = json.loads(dump(film.replay.header))
    entries = [
        {**json.loads(dump(entry)), "said": said} for entry, said in zip(film.replay.entries, film.news, strict=True)
    ]
    return {"header": header, "entries": entries, "end": json.loads(dump(film.replay.end))}
