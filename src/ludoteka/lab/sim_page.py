"""The report of `ludoteka sim --html`: what a designer asks of a game, answered in sentences, plots and tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import ceil
from typing import Final

from ludoteka.games import load
from ludoteka.lab import page, plots
from ludoteka.lab.figures import Compared, Run, compared
from ludoteka.lab.intervals import mean, share, share_of
from ludoteka.lab.kinds import like
from ludoteka.lab.plots import Series
from ludoteka.lab.studies import Study
from ludoteka.lab.tally import UNFINISHED
from ludoteka.lab.words import bounds, counted, listed, number, percent, signed
from ludoteka.match.notation import letter
from ludoteka.rules.options import values_of
from ludoteka.text import Speaker

MOST_EVENTS: Final = 24
LONGEST_LABEL: Final = 40  # letters


class SimPage:
    """One page about one set of rules, or several side by side. `studies` belong to the first."""

    def __init__(
        self, runs: Sequence[Run], studies: Sequence[Study] = (), command: str = "", stopped: str = ""
    ) -> None:
        self.game = load(runs[0].plan.game)
        self.speaker = Speaker("en", self.game.id, letter)
        self.runs = [replace(run, label=self.label(run)) for run in runs]
        self.run = self.runs[0]
        self.studies = studies
        self.command = command
        self.stopped = stopped
        self.plan = self.run.plan
        self.looked = bool(self.run.stories)

    def html(self) -> str:
        parts = [self.head(), self.tiles()]
        parts += [self.changes(run) for run in self.runs[1:]]
        parts += [self.length(), self.seats(), self.endings()]
        if self.looked:
            parts += [self.drama(), self.choices(), self.events()]
        if self.studies:
            parts += [self.milliseconds(), self.what_matters()]
        parts.append(self.method())
        return page.page(self.title(), [part for part in parts if part])

    # --- the head -----------------------------------------------------------------------------------------------------

    def title(self) -> str:
        what = self.speaker.say("title")
        if len(self.runs) == 1:
            return what
        differing = [key for key, value in self.runs[1].plan.options if (key, value) not in self.plan.options]
        asked = listed([self.speaker.option(key) for key in differing]) or "Which rules"
        return f"{what} · {asked}: {', '.join(run.label for run in self.runs[:-1])} or {self.runs[-1].label}?"

    def head(self) -> str:
        levels = ", ".join(dict.fromkeys(self.plan.bots))
        games = " and ".join(counted(n, "game") for n in dict.fromkeys(len(run.tally) for run in self.runs))
        who = levels if len(set(self.plan.bots)) == 1 else ", ".join(self.plan.bots)
        lines = [f"{games}, {self.plan.seats} seats, minds: {who}, seed {self.plan.seed}."]
        if len(self.runs) == 1 and self.plan.options:
            lines.append("Rules: " + "; ".join(self.rules(self.run)) + ".")
        lines += [self.stopped] if self.stopped else []
        return page.heading(self.title(), *lines) + (page.code(self.command) if self.command else "")

    def label(self, run: Run) -> str:
        """What the run is called, in the words for its options where they are short."""
        named = run.label.split(", ")
        said = [self.speaker.option(key, value) for key, value in run.plan.options if value in named]
        words = ", ".join(said)
        return words if len(said) == len(named) and len(words) <= LONGEST_LABEL else run.label

    def rules(self, run: Run) -> list[str]:
        """The options that this run names, in words."""
        return [f"{self.speaker.option(key)}: {self.speaker.option(key, value)}" for key, value in run.plan.options]

    def tiles(self) -> str:
        """The figures of one set of rules at a glance; where several are compared, a table says it."""
        run = self.run
        if len(self.runs) > 1:
            return ""
        some = [("moves, the median game", number(_median(run.tally.moves)))]
        if any(run.tally.ms):
            some.append(("minutes, the median game", number(_median(run.tally.ms) / 60_000)))
        some.append(("shared first places", percent(run.tally.ties / max(1, len(run.tally)))))
        if self.looked:
            some.append(("changes of the lead a game", number(mean(run.lead_changes()).value)))
            some.append(("comebacks", percent(mean(run.comebacks()).value)))
            some.append(("one-sided games", percent(mean(run.one_sided()).value)))
        return page.tiles(some)

    def of(self, run: Run) -> str:
        return f": {run.label}" if len(self.runs) > 1 else ""

    # --- comparing ----------------------------------------------------------------------------------------------------

    def changes(self, other: Run) -> str:
        found = compared(self.run, other)
        differing = sorted((one for one in found if one.differs), key=_size, reverse=True)
        said = [f"{one.label}: {self.moved(one)}" for one in differing if not one.name.startswith("event-")]
        head = ["", self.run.label, other.label, "change (95 %)"]
        rows = [self.change_row(one) for one in found if not one.name.startswith("event-")]
        marked = [one.differs for one in found if not one.name.startswith("event-")]
        words = [
            f"“{run.label}” is {listed([f'{key}={value}' for key, value in run.plan.options])}."
            for run in (self.run, other)
        ]
        told = f"So many games show {len(differing)} differences. The clearest:" if said else (
            "So many games show no difference: every interval of a change holds 0."
        )  # fmt: skip
        return page.section(
            f"What changes from “{self.run.label}” to “{other.label}”?",
            page.sentence(" ".join(words)),
            page.sentence(told),
            page.items(said[:6]),
            page.table(head, rows, marked=marked),
            page.sentence(
                "● marks changes whose interval leaves out 0. Of twenty figures that do not change, one is marked by "
                "chance. Both sets of rules play the same deals."
            ),
        )

    def moved(self, one: Compared) -> str:
        before, after = (percent(n) if one.share else number(n) for n in (one.ours.value, one.theirs.value))
        return f"{before} → {after}"

    def change_row(self, one: Compared) -> list[str]:
        return [one.label, bounds(one.ours, one.share), bounds(one.theirs, one.share), signed(one.change, one.share)]

    # --- length, seats, endings ---------------------------------------------------------------------------------------

    def series(self, values: Callable[[Run], Sequence[object]]) -> list[Series]:
        return [Series(run.label, values(run)) for run in self.runs]

    def length(self) -> str:
        drawn = [("Moves", plots.histogram(self.series(lambda run: run.tally.moves), "moves a game"))]
        if any(self.run.tally.ms):
            minutes = self.series(lambda run: [ms / 60_000 for ms in run.tally.ms])
            drawn.append(("Minutes", plots.histogram(minutes, "minutes a game")))
        return page.section(
            "How long is a game?", *[page.sentence(self.said_length(run)) for run in self.runs], page.plots(*drawn)
        )

    def said_length(self, run: Run) -> str:
        ranked = sorted(run.tally.moves)
        p95 = ranked[ceil(0.95 * len(ranked)) - 1] if ranked else 0
        told = f"{self.start(run)}Half of the games end within {number(_median(ranked))} moves, 95 % within "
        told += f"{number(p95)}; the longest takes {number(max(ranked, default=0))}. "
        if not any(run.tally.ms):
            return told + "Minds at random take no time in this game: for minutes let minds play that think."
        return told + f"At the pace of these minds the median game takes {number(_median(run.tally.ms) / 6e4)} minutes."

    def start(self, run: Run) -> str:
        return f"“{run.label}”: " if len(self.runs) > 1 else ""

    def seats(self) -> str:
        fair = 1 / self.plan.seats
        names = [f"{letter(seat)} · {bot}" for seat, bot in enumerate(self.plan.bots)]
        estimates = self.series(lambda run: [share_of(run.tally.won(seat)) for seat in range(self.plan.seats)])
        return page.section(
            "Does the seat matter?",
            *[page.sentence(self.seat_advantage(run)) for run in self.runs],
            page.plots(("First places by seat", plots.intervals(names, estimates, "% of first places", fair, True))),
        )

    def seat_advantage(self, run: Run) -> str:
        """A shared first place is shared out. The intervals are widened for looking at several seats at once."""
        if len(set(run.plan.bots)) > 1:
            return "Different minds sit here, so that this is about minds as much as about seats."
        fair = 1 / run.plan.seats
        told = []
        for seat in range(run.plan.seats):
            won = run.tally.won(seat)
            if not share_of(won, looks=run.plan.seats).holds(fair):
                told.append(f"seat {letter(seat)} takes {bounds(share_of(won), True)}")
        start = self.start(run)
        if not told:
            return f"{start}No seat has an advantage that {len(run.tally):,} games could show."
        said = listed(told)
        return f"{start}{said[0].upper()}{said[1:]}, where {percent(fair)} would be fair."

    def endings(self) -> str:
        names = list(dict.fromkeys(why for run in self.runs for why in sorted(run.tally.ended)))
        said = [self.ending(name) for name in names]
        some = self.series(lambda run: [share(run.tally.ended[name], len(run.tally)) for name in names])
        rows = [[text, *[bounds(one.values[at], True) for one in some]] for at, text in enumerate(said)]
        ties = [bounds(share(run.tally.ties, len(run.tally)), True) for run in self.runs]
        told = [f"{self.start(run)}{tie} of the games have more than one winner." for run, tie in zip(self.runs, ties)]
        return page.section(
            "How does it end?",
            *map(page.sentence, told),
            page.plots(("Endings", plots.intervals(names, some, "% of games", percent=True, whole=True))),
            page.table(["", *[run.label if len(self.runs) > 1 else "of the games" for run in self.runs]], rows),
        )

    def ending(self, name: str) -> str:
        if name == UNFINISHED:
            return f"{name} – no end before the cap: a broken game"
        return f"{name} – {self.speaker.of('ending', name)}"

    # --- the games that were looked at --------------------------------------------------------------------------------

    def said_drama(self, run: Run) -> str:
        back, clear = (share(sum(some), len(run.stories)) for some in (run.comebacks(), run.one_sided()))
        return (
            f"{self.start(run)}The lead goes to another seat {bounds(mean(run.lead_changes()))} times a game. "
            f"{bounds(back, True)} of the games are won by who stood last, alone, half way; in {bounds(clear, True)} "
            "the winner led alone from a third of the game to its end."
        )

    def drama(self) -> str:
        leads = self.series(lambda run: run.leader_wins())
        counts = self.series(lambda run: run.lead_changes())
        return page.section(
            "Is it exciting?",
            *[page.sentence(self.said_drama(run)) for run in self.runs],
            page.plots(
                ("Who leads alone goes on to win", plots.course(leads, "% of games", True)),
                ("Changes of the lead", plots.histogram(counts, "changes a game")),
            ),
        )

    def choices(self) -> str:
        drawn = []
        if any(n is not None for run in self.runs for n in run.branching()):
            drawn.append(("Moves open to who is on turn", plots.course(self.series(Run.branching), "moves")))
        drawn.append(("What a seat cannot know", plots.course(self.series(Run.hidden), "values of the state")))
        decisions = mean([float(story.decisions) for story in self.run.stories])
        told = f"A game holds {bounds(decisions)} decisions on turn with more than one move."
        if not decisions.value:
            told = "Nobody on turn ever has a choice: this game is about reacting."
        kinds = [[like(kind, self.game.catalogue), percent(part)] for kind, part in self.run.kinds().items()]
        return page.section(
            "What is there to choose, and to know?",
            page.sentence(told),
            page.plots(*drawn),
            page.table(["kind of move", "of all moves"], kinds[:12]),
        )

    def events(self) -> str:
        names = list(dict.fromkeys(name for run in self.runs for name in run.events()))[:MOST_EVENTS]
        rows = []
        for name in names:
            means = [mean([float(story.events[name]) for story in run.stories]) for run in self.runs]
            parts = [percent(self.run.games_with(name).value)] if len(self.runs) == 1 else []
            rows.append([name, self.event(name), *map(bounds, means), *parts])
        head = ["event", "for example", *([run.label for run in self.runs] if len(self.runs) > 1 else ["a game"])]
        head += ["of the games have it"] if len(self.runs) == 1 else []
        told = "How often in a game, and an example of each."
        return page.section("How often does what happen?", page.sentence(told), page.table(head, rows, 2))

    def event(self, name: str) -> str:
        run = next(run for run in self.runs if name in run.events())
        seat, face, other, n = run.example(name)
        args = {"seat": None if seat < 0 else seat, "other": None if other < 0 else other, "card": face or None}
        return self.speaker.event(name, **args, n=n)  # type: ignore[arg-type]

    # --- studies ------------------------------------------------------------------------------------------------------

    def milliseconds(self) -> str:
        some = [one for one in self.studies if one.change.startswith("slower=")]
        if not some:
            return ""
        if all(one.effect.low == one.effect.high == 0 for one in some):
            return page.section("Do milliseconds matter?", page.sentence("No: so little time changed no game."))
        return page.section(
            "Do milliseconds matter?",
            page.sentence("One player, who goes round the seats, reacts later or sooner; the deals are the same."),
            self.effects(some),
        )

    def what_matters(self) -> str:
        some = [one for one in self.studies if not one.change.startswith("slower=")]
        if not some:
            return ""
        lucky = next((one for one in some if one.change == "level=random"), None)
        told = ""
        if lucky is not None:
            told = f"Luck: who plays at random takes {bounds(lucky.wins, True)} of the first places from these minds, "
            told += f"where {percent(1 / self.plan.seats)} would be fair."
        rule = "One player, who goes round the seats, is changed; the deals and the others stay as they were."
        return page.section(
            "What matters, and how much is luck?", page.sentence(told), page.sentence(rule), self.effects(some)
        )

    def effects(self, some: Sequence[Study]) -> str:
        effects = [Series("", [one.effect for one in some])]
        rows = [[one.label, f"{one.games}", bounds(one.wins, True), signed(one.effect, True)] for one in some]
        marked = [not one.effect.holds(0.0) for one in some]
        drawn = plots.intervals([one.label for one in some], effects, "points of first places won or lost", 0.0, True)
        head = ["the player …", "games", "takes", "more or less than before (95 %)"]
        return page.plots(("Effect on first places", drawn)) + page.table(head, rows, marked=marked)

    # --- the foot -----------------------------------------------------------------------------------------------------

    def method(self) -> str:
        keys = values_of(self.game.options)
        chosen = dict(self.plan.options)
        rows = [[key, chosen.get(key, values[0]), self.speaker.option(key)] for key, values in keys.items()]
        looked = f" {len(self.run.stories):,} of the games were looked at move by move." if self.looked else ""
        return page.section(
            "How this was counted",
            page.sentence(
                "A move is any input: a seat’s move or a deadline that passed. Intervals hold at 95 %: Wilson’s for "
                "shares of games, the normal one for means and for differences between games of the same deal. A "
                f"shared first place is shared out.{looked} The same seed gives the same figures on any machine."
            ),
            page.table(["option", "value", ""], [[key, value, words] for key, value, words in rows], 3),
        )


def _median(values: Sequence[int]) -> float:
    ranked = sorted(values)
    return float(ranked[ceil(0.5 * len(ranked)) - 1]) if ranked else 0.0


def _size(one: Compared) -> float:
    """How clear a change is: in half widths of its interval."""
    reach = one.change.high - one.change.value
    return abs(one.change.value) / reach if reach > 0 else float("inf")
