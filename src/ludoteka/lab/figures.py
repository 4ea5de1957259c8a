"""What a designer asks of many games, as numbers: a vector over the games for each question, so that two sets of rules
can be compared game by game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ludoteka.lab.intervals import Interval, difference, mean, share, share_of
from ludoteka.lab.sim import Plan
from ludoteka.lab.story import STEPS, Story
from ludoteka.lab.tally import Tally
from ludoteka.match.notation import letter

HALF: Final = STEPS // 2
THIRD: Final = round(STEPS / 3)


class Figure(NamedTuple):
    """One question, and its answer for each game. `share`: the answers are yes (1) and no (0), or parts of one."""

    name: str
    label: str
    values: Sequence[float]
    share: bool = False

    def estimate(self) -> Interval:
        """Its mean over the games, with an interval at 95 %."""
        return share_of(self.values) if self.share else mean(self.values)


@dataclass
class Run:
    """One set of rules and minds, played."""

    label: str
    plan: Plan
    tally: Tally

    @property
    def stories(self) -> list[Story]:
        return list(self.tally.stories.values())

    def __post_init__(self) -> None:
        agree = sum(story.agree for story in self.stories)
        self.by = 0 if agree >= 0 else 1  # in stories: the most points lead, or the fewest

    # --- drama: of the games that were looked at ----------------------------------------------------------------------

    def leaders(self, story: Story) -> list[int]:
        return story.fewest if self.by else story.most

    def winners(self) -> list[int]:
        """Of the games with a story, the winners as sets."""
        at = {index: place for place, index in enumerate(self.tally.indices)}
        return [self.tally.winners[at[index]] for index in self.tally.stories]

    def lead_changes(self) -> list[float]:
        return [float(story.changes[self.by]) for story in self.stories]

    def comebacks(self) -> list[float]:
        """1: who won stood last, alone, half way."""
        return [float(bool(story.last[self.by] & won)) for story, won in zip(self.stories, self.winners())]

    def one_sided(self) -> list[float]:
        """1: who won led alone from a third of the game to its end."""
        pairs = zip(self.stories, self.winners())
        return [float(won.bit_count() == 1 and set(self.leaders(s)[THIRD:-1]) <= {won}) for s, won in pairs]

    def leader_wins(self) -> list[Interval]:
        """By step of the game: in how many games who leads alone there goes on to win."""
        course = []
        for step in range(STEPS + 1):
            leads = [(self.leaders(story)[step], won) for story, won in zip(self.stories, self.winners())]
            alone = [(leader, won) for leader, won in leads if leader.bit_count() == 1]
            course.append(share(sum(bool(leader & won) for leader, won in alone), len(alone)))
        return course

    # --- what there is to choose and to know --------------------------------------------------------------------------

    def branching(self) -> list[float | None]:
        return _means([story.branching for story in self.stories])

    def hidden(self) -> list[float | None]:
        return _means([story.hidden for story in self.stories])

    def events(self) -> dict[str, Interval]:
        """How often each event happens, a game."""
        names = {name for story in self.stories for name in story.events}
        means = {name: mean([float(story.events[name]) for story in self.stories]) for name in names}
        return dict(sorted(means.items(), key=lambda item: (-item[1].value, item[0])))

    def games_with(self, event: str) -> Interval:
        return share(sum(event in story.events for story in self.stories), len(self.stories))

    def example(self, event: str) -> tuple[int, str, int, int]:
        """Seat, face, other seat and number of the first event of this kind."""
        return next(story.examples[event] for story in self.stories if event in story.examples)

    def kinds(self) -> dict[str, float]:
        """The kinds of moves, and which part of all moves they are."""
        total = Counter[str]()
        for story in self.stories:
            total.update(story.kinds)
        return {kind: n / total.total() for kind, n in total.most_common()}

    # --- for comparing ------------------------------------------------------------------------------------------------

    def figures(self, endings: Sequence[str] = ()) -> list[Figure]:
        """Of every game; `endings`: also those that did not come up here."""
        tally = self.tally
        found = [
            Figure("moves", "moves a game", [float(n) for n in tally.moves]),
            Figure("minutes", "minutes a game", [ms / 60_000 for ms in tally.ms]),
            Figure("ties", "shared first places", [float(won.bit_count() > 1) for won in tally.winners], True),
        ]
        for seat in range(tally.seats):
            name = letter(seat)
            found.append(Figure(f"wins-{name.lower()}", f"first places of seat {name}", tally.won(seat), True))
        for why in dict.fromkeys([*sorted(tally.ended), *endings]):
            ended = [float(tally.names[one] == why) for one in tally.endings]
            found.append(Figure(f"ended-{why}", f"ends: {why}", ended, True))
        return found + self.close_figures()

    def close_figures(self, events: Sequence[str] = ()) -> list[Figure]:
        """Of the games that were looked at; `events`: also those that did not happen here."""
        if not self.stories:
            return []
        found = [
            Figure("lead-changes", "changes of the lead a game", self.lead_changes()),
            Figure("comebacks", "won by who stood last half way", self.comebacks(), True),
            Figure("one-sided", "led to the end from a third on", self.one_sided(), True),
            Figure("decisions", "decisions with a choice a game", [float(story.decisions) for story in self.stories]),
        ]
        for what in dict.fromkeys([*self.events(), *events]):
            counts = [float(story.events[what]) for story in self.stories]
            found.append(Figure(f"event-{what}", f"“{what}” a game", counts))
        return found


class Compared(NamedTuple):
    """One figure under two sets of rules. `change`: theirs less ours, of the same deals."""

    name: str
    label: str
    share: bool
    ours: Interval
    theirs: Interval
    change: Interval

    @property
    def differs(self) -> bool:
        """The interval of the change leaves out 0."""
        return not self.change.holds(0.0)


def compared(ours: Run, theirs: Run) -> list[Compared]:
    """Every figure of both, game by game. Games that one of them lacks (it was interrupted) are left out."""
    ours, theirs = _common(ours, theirs)
    events = [*ours.events(), *theirs.events()]
    first = ours.figures(list(theirs.tally.ended))
    second = {figure.name: figure for figure in theirs.figures(list(ours.tally.ended))}
    first = [figure for figure in first if not figure.name.startswith("event-")]
    first += [figure for figure in ours.close_figures(events) if figure.name.startswith("event-")]
    second |= {figure.name: figure for figure in theirs.close_figures(events)}
    return [
        Compared(
            one.name,
            one.label,
            one.share,
            one.estimate(),
            second[one.name].estimate(),
            difference(second[one.name].values, one.values),
        )
        for one in first
    ]


def _common(ours: Run, theirs: Run) -> tuple[Run, Run]:
    shared = set(ours.tally.indices) & set(theirs.tally.indices)
    return tuple(Run(run.label, run.plan, run.tally.only(shared)) for run in (ours, theirs))  # type: ignore[return-value]


def _means(courses: Sequence[Sequence[float | None]]) -> list[float | None]:
    """Step by step, over the games that have a number there; None where none has."""
    steps = [[value for value in step if value is not None] for step in zip(*courses)]
    return [sum(values) / len(values) if values else None for values in steps]


def rounded(interval: Interval) -> list[float | None]:
    """For JSON, which knows no infinity."""
    return [round(bound, 4) if abs(bound) < float("inf") else None for bound in interval]


def close_report(run: Run) -> dict[str, Any]:
    """What `--json` says of the games that were looked at move by move."""
    return {
        "looks": len(run.stories),
        "lead_changes": rounded(mean(run.lead_changes())),
        "comebacks": rounded(share(sum(run.comebacks()), len(run.stories))),
        "one_sided": rounded(share(sum(run.one_sided()), len(run.stories))),
        "leader_wins": [rounded(one) for one in run.leader_wins()],
        "branching": [None if n is None else round(n, 3) for n in run.branching()],
        "hidden": [None if n is None else round(n, 3) for n in run.hidden()],
        "events": {what: rounded(n) for what, n in run.events().items()},
        "kinds": {kind: round(part, 4) for kind, part in run.kinds().items()},
    }
