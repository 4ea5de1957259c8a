"""A lesson at the terminal: a coach says what happens and what to do, and whoever learns does it. Every step of it is
the table's own (`table/lesson.py`); here it meets keys and lines. Knows no real clock."""

from __future__ import annotations

from ludoteka.cli.company import Hand
from ludoteka.cli.eyes import Eyes
from ludoteka.cli.player import Outcome, Player
from ludoteka.match import Match
from ludoteka.match.names import BOTS
from ludoteka.rules.contract import NEVER
from ludoteka.rules.event import Event
from ludoteka.table.lesson import LEARNER, Step, judged, lesson_of, walk
from ludoteka.text import Speaker
from ludoteka.text.loading import lesson_room

ROOMS = ("shared", "cli", "page", "learn")


class Lesson:
    """What happens next stands in the script: to a player it is the company of a match."""

    def __init__(self, game: str) -> None:
        self.sayings = list(dict.fromkeys(step.say for step in lesson_of(game).steps))
        self.hands: list[Hand] = []
        self.walked = walk(game)
        self.match: Match
        self.match, self.at, self.told = next(self.walked)
        self.due = self._due(0)

    def next(self) -> int:
        """When the next thing happens by itself; NEVER while the learner is waited for."""
        return self.due

    def step(self) -> list[Event]:
        return self.go_on(self.due)

    def go_on(self, now: int) -> list[Event]:
        """To the next step. What that tells."""
        self.match, self.at, self.told = next(self.walked)
        self.due = self._due(now)
        return self.told

    def _due(self, now: int) -> int:
        return now + self.at.pause_ms if self.at.waits == "time" else NEVER

    def ask(self) -> None:
        """Nobody has to be asked."""

    def forget(self) -> None:
        """Nothing is taken back."""


class Pupil(Player):
    """The player whom a lesson tells what to do."""

    def __init__(self, game: str, language: str) -> None:
        lesson = Lesson(game)
        names = [Speaker(language).say("cli-person"), *map(Speaker(language).called, BOTS)]
        folders = [lesson_room(game)]
        speaker = Speaker(language, game, names.__getitem__, ROOMS, folders)
        super().__init__(Eyes(lesson.match, LEARNER, speaker), lesson, language)
        self.lesson = lesson
        self.is_timed = False
        self._hear(lesson.told)

    @property
    def at(self) -> Step:
        return self.lesson.at

    @property
    def is_over(self) -> bool:
        return self.at.waits == "end"

    @property
    def waits(self) -> bool:
        return self.at.waits != "time"

    @property
    def enter_goes_on(self) -> bool:
        return self.at.waits == "reader"

    @property
    def hint(self) -> str:
        return self.eyes.speaker.say("cli-go-on") if self.enter_goes_on else ""

    def step(self) -> list[str]:
        return self._hear(self.lesson.step())

    def act(self, typed: str, at: int) -> Outcome:
        if self.enter_goes_on and not typed.strip():
            self.notice = ""
            self._hear(self.lesson.go_on(at))
            return "moved"
        outcome = super().act(typed, at)
        return "said" if outcome == "wait" else outcome  # nothing is passed over

    # --- inside ------------------------------------------------------------------------------------------------------

    def _move(self, name: str, at: int) -> Outcome:
        goes, reason = judged(self.at, name)
        if reason:
            self._say(self._reason(reason))
        if not goes:
            self.anchor = self.anchor or self.at.rule
            return "said"
        self._hear(self.lesson.go_on(at))
        return "moved"

    def _undo(self) -> Outcome:
        return self._say(self.eyes.speaker.say("reason-lesson"))

    def _hear(self, events: list[Event]) -> list[str]:
        """What a step tells, and what is said to it."""
        said = self._happened(events)
        self.anchor = self.at.rule
        self.coach = self.eyes.speaker.say(self.at.say, **{"seat-b": 1, "seat-c": 2})
        self.title = f"{self.lesson.sayings.index(self.at.say) + 1}/{len(self.lesson.sayings)}"
        return said
