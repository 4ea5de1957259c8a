"""`ludoteka verify FILE`: anyone may check a match."""

from __future__ import annotations

import click

from ludoteka.cli.given import file_text


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
def command(file: str, as_json: bool) -> None:
    """Check a saved match: the deal, the moves, the end.

    The deal is the one that was committed to, every entry is legal, it ended as the file says. `-` reads standard
    input. Exit code 1 if something is wrong.
    """
    from ludoteka.cli.console import printable
    from ludoteka.match.verify import verify

    findings = verify(file_text(file))
    if as_json:
        import json

        click.echo(json.dumps({"file": file, "ok": not findings, "findings": findings}, ensure_ascii=False))
    else:
        for finding in findings:
            click.echo(printable(f"{file}: {finding}"))
        if not findings:
            click.echo(f"{file}: the deal is the committed one, the log is legal, and it ended as it says")
    if findings:
        raise SystemExit(1)
