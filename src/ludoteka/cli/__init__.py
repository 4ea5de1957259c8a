"""The command line: one file a command, imported when it is called. Each exports a click command named `command`."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Final

import click

from ludoteka import __version__
from ludoteka.games import ORDER

COMMANDS: Final = {  # in the order of the help; each text is the command's own first sentence
    "serve": "Serve the page: people open the printed address, or scan it, and play.",
    "play": "Play in the terminal, against bots.",
    "learn": "Learn a game in a few minutes: a coach says what happens and what to do.",
    "watch": "Watch bots play, in the terminal.",
    "rules": "Read a game's rulebook.",
    "options": "List what a table may choose.",
    "replay": "Step through a saved match.",
    "verify": "Check a saved match: the deal, the moves, the end.",
    "sim": "Play many games of GAME between bots and count how they went.",
    "tournament": "Let minds play each other on the same deals, and rate them.",
    "bench": "Measure how fast the rules are: random play, copies, imagined worlds, memory.",
    "new-game": "Make the folder of a new game, which passes the laws.",
    "texts": "Check that every text stands in every language.",
}
HELP: Final = f"""A game table in your pocket, and a laboratory under it.

The games are called {", ".join(ORDER[:-1])} and {ORDER[-1]}.
"""
CRASH: Final = 70  # our own mistake: neither a failed check (1) nor wrong usage (2)


class Lazy(click.Group):
    """A group whose help needs none of its commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = import_module(f"ludoteka.cli.{cmd_name.replace('-', '_')}").command
        found.name = cmd_name
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS:
            raise click.UsageError(f"there is no command {args[0]!r}; allowed: {', '.join(COMMANDS)}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=Lazy, help=HELP, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="ludoteka", message="%(prog)s %(version)s")
@click.option("--debug", is_flag=True, help="Show where an error comes from.")
def group(debug: bool) -> None:
    """The door: its help is HELP."""


def main(args: list[str] | None = None) -> None:
    """Exit code 0; 1 where a check failed; 2 where the call was wrong, with one sentence that says what is allowed."""
    given = sys.argv[1:] if args is None else args
    sys.exit(_run(given))


def _run(args: list[str]) -> int:
    try:
        group.main(args, prog_name="ludoteka", standalone_mode=False)
    except SystemExit as leave:
        return leave.code if isinstance(leave.code, int) else int(leave.code is not None)
    except click.exceptions.Exit as leave:
        return leave.exit_code
    except click.exceptions.NoArgsIsHelpError as nothing:
        click.echo(nothing.format_message())
        return 2
    except (click.Abort, KeyboardInterrupt):
        click.echo("", err=True)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads any more
        return 0
    except Exception as error:
        if "--debug" in args:
            raise
        return _say(error, args)
    return 0


def _say(error: Exception, args: list[str]) -> int:
    from ludoteka.cli.trouble import sentence

    problem, is_wrong_usage = sentence(error, args)
    click.echo(f"ludoteka: {problem.rstrip('.')}.", err=True)
    return 2 if is_wrong_usage else CRASH
