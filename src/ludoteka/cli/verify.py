"""`ludoteka verify FILE`: anyone may check a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ludoteka.cli.given import file_text, language_of, language_option

if TYPE_CHECKING:
    from ludoteka.match.verify import Finding
    from ludoteka.text import Speaker


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--json", "as_json", is_flag=True, help="One JSON document, with the details of what does not fit.")
@language_option
def command(file: str, as_json: bool, lang: str | None) -> None:
    """Check a saved match: the deal, the moves, the end.

    The deal is the one that was committed to, every entry is legal, the time of every hand in a race follows from what
    was measured, it ended as the file says. `-` reads standard input. Exit code 1 if something is wrong.
    """
    from ludoteka.cli.console import printable
    from ludoteka.table.proof import examine
    from ludoteka.text import Speaker

    findings = examine(file_text(file))
    if as_json:
        import json

        words = [finding.words for finding in findings]
        click.echo(json.dumps({"file": file, "ok": not findings, "findings": words}, ensure_ascii=False))
    else:
        speaker = Speaker(language_of(lang), rooms=("shared", "cli", "page"))
        for said in [_said(finding, speaker, file) for finding in findings] or [speaker.say("replay-true")]:
            click.echo(printable(f"{file}: {said}"))
    if findings:
        raise SystemExit(1)


def _said(finding: Finding, speaker: Speaker, file: str) -> str:
    """As the page says it, which shows the same findings."""
    if finding.code == "transcript":
        return speaker.say("cli-finding-transcript", file=file)
    id = f"replay-finding-{finding.code}"
    said = speaker.say(id if speaker.has(id) else f"error-replay-{finding.code}")
    return f"{said} {speaker.say('replay-line', n=finding.line)}" if finding.line else said
