"""The person at the terminal: what was typed becomes a move, an undo, or an answer in words. Knows no real clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from textwrap import shorten
from typing import TYPE_CHECKING, Literal

from ludoteka.cli.company import Company
from ludoteka.cli.eyes import Action, Eyes
from ludoteka.match import refusal
from ludoteka.rules.contract import Illegal
from ludoteka.rules.event import Event
from ludoteka.text import blocks

if TYPE_CHECKING:
    from ludoteka.cli.coach import Lesson

RULE = 400  # letters of a rule that is quoted, at most
FLOOR = 100  # ms: a press sooner than this after something new was shown cannot be an answer to it
WORDS = ("", "?", "help", "rules", "undo", "quit", "q")  # what is typed and is no move
Outcome = Literal["moved", "said", "rules", "quit", "wait"]


@dataclass
class Player:
    eyes: Eyes
    company: Company | Lesson
    language: str
    log: list[str] = field(default_factory=list)
    notice: str = ""
    choices: tuple[str, ...] = ()  # the moves of a card that was chosen, when it may make several
    anchor: str = ""  # the rule that refused the latest move
    shown: tuple[int, int] = (0, 0)  # a beat, and the game time at which it came
    coach: str = ""  # what somebody who teaches says to it
    title: str = ""  # how far it has come
    is_timed: bool = True  # whether its clocks run

    @property
    def seat(self) -> int:
        assert self.eyes.seat is not None
        return self.eyes.seat

    @property
    def is_race(self) -> bool:
        return self.eyes.match.game.kind == "race"

    @property
    def is_over(self) -> bool:
        return bool(self.eyes.match.state.over)

    @property
    def waits(self) -> bool:
        """Whether it is for the person to say something: on turn; in a race, whenever a press could answer."""
        return self.owes() or self.is_race and bool(self.eyes.match.state.legal(self.seat))

    @property
    def enter_goes_on(self) -> bool:
        """Whether Enter alone is an answer."""
        return bool(self.choices)

    @property
    def hint(self) -> str:
        """What is said where there is nothing else to say."""
        return ""

    def owes(self) -> bool:
        """Whether the table waits for this person."""
        return bool(self.eyes.match.state.active >> self.seat & 1)

    def step(self) -> list[str]:
        """The next thing happens by itself. What it says."""
        return self._happened(self.company.step())

    def remember(self, told: Sequence[list[Event]]) -> None:
        """What happened before this person came back."""
        for events in told:
            self.log += self.eyes.news(events)

    def act(self, typed: str, at: int) -> Outcome:
        """What was typed, at this game time. `notice` then says what there is to say."""
        word = typed.strip()
        self.notice = ""
        if self.choices:
            return self._choose(word, at)
        action = next((one for one in self._actions() if one.key == word.lower()), None)
        if action is not None:
            return self._take(action, at)
        if move := self.eyes.named(word) or self._amount(word.lower()):
            return self._move(move, at)
        match word.lower():
            case "":
                return "wait"
            case "?" | "help":
                return self._say(self._help())
            case "rules":
                return "rules"
            case "undo":
                return self._undo()
            case "quit" | "q":
                return "quit"
        return self._say(self.eyes.speaker.say("cli-not-understood", said=word[:40]))

    def first_reaction(self) -> str:
        """The key of what the space bar does: the first reaction there is; "" without one."""
        return next((action.key for action in self._actions() if action.reaction), "")

    # --- inside ------------------------------------------------------------------------------------------------------

    def _actions(self) -> list[Action]:
        return self.eyes.actions(self.eyes.scene())

    def _amount(self, word: str) -> str:
        """The move of a key with a number behind it, `b7`; "" where it is none."""
        moves = next((one.moves for one in self._actions() if one.key == word[:1] and not one.is_held), ())
        return next((move for move in moves if self.eyes.amounts.get(move, ("",))[0] == word[1:]), "")

    def _take(self, action: Action, at: int) -> Outcome:
        if len(action.moves) == 1:
            return self._move(action.moves[0], at)
        if not action.moves:
            return self._say(self._reason("not-your-turn"))
        legal = self.eyes.match.state.legal(self.seat)
        open_now = tuple(name for name in action.moves if self.eyes.match.game.catalogue.index(name) in legal)
        if len(open_now) < 2:
            return self._move((open_now or action.moves)[0], at)
        self.choices = open_now
        keys = self.eyes.keys_of(open_now)
        words = "   ".join(f"{key} {self.eyes.choice(name)}" for key, name in zip(keys, open_now, strict=True))
        return self._say(f"{self.eyes.speaker.say('cli-which')}  {words}")

    def _choose(self, word: str, at: int) -> Outcome:
        choices, self.choices = self.choices, ()
        keys = self.eyes.keys_of(choices)
        if word in keys:
            return self._move(choices[keys.index(word)], at)
        return "said" if not word else self.act(word, at)

    def _move(self, name: str, at: int) -> Outcome:
        try:
            events = self.eyes.match.move(at, self.seat, name, self._beat(at))[1]
        except Illegal as refused:
            return self._say(self._reason(refused.reason))
        self.anchor = ""
        self.company.ask()
        self._happened(events)
        return "moved"

    def _beat(self, at: int) -> int:
        """The beat that a press at this time answers."""
        beat, came = self.shown
        return max(0, beat - 1) if self.is_race and at < came + FLOOR else self.eyes.match.state.beat

    def _undo(self) -> Outcome:
        why = refusal(self.eyes.match, self.seat)
        if why:
            return self._say(self.eyes.speaker.of("reason", why))
        events = self.eyes.match.undo()[1]
        self.company.forget()
        self.log += self.eyes.news(events)
        return "moved"

    def _happened(self, events: list[Event]) -> list[str]:
        state = self.eyes.match.state
        if state.beat != self.shown[0]:
            self.shown = (state.beat, state.now)
        said = self.eyes.news(events)
        self.log += said
        return said

    def _reason(self, code: str) -> str:
        speaker = self.eyes.speaker
        self.anchor = speaker.anchor("reason", code) or ""
        reason = speaker.of("reason", code)
        return speaker.say("cli-refused", reason=reason) if self.anchor else reason

    def _help(self) -> str:
        """A line each: the rule that refused the latest move, as the rulebook has it; then what may be typed."""
        ids = ["cli-help", *(["cli-help-keys"] if self.is_race else []), "cli-help-words"]
        learn = self.eyes.speaker.say("cli-help-learn", game=self.eyes.match.game.id)
        return "\n".join([*self._rule(), *map(self.eyes.speaker.say, ids), *([] if self.coach else [learn])])

    def _rule(self) -> list[str]:
        match = self.eyes.match
        book = blocks(match.game.id, self.language, match.header.options) if self.anchor else []
        return [shorten(block.text, RULE, placeholder=" …") for block in book if block.anchor == self.anchor][:1]

    def _say(self, notice: str) -> Outcome:
        self.notice = notice
        return "said"
