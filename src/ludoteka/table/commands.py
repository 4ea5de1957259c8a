"""From a line to a step, and back as an answer: who is heard, how often, and each command once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final

from ludoteka.table.chairs import Refusal
from ludoteka.table.frames import Ack
from ludoteka.table.line import Line
from ludoteka.table.post import Post
from ludoteka.table.presence import Presence, Visitor
from ludoteka.table.steps import Steps

DEEP: Final = 400  # steps waiting; more commands are refused, not queued
COMMANDS: Final = 64  # remembered of a guest
GUESTS: Final = 128

PENDING: Final = Ack("", False)  # begun, not yet answered


class Acks:
    """A command sent twice happens once, and its answer is the same both times, over whichever line."""

    def __init__(self) -> None:
        self.guests: OrderedDict[str, OrderedDict[str, Ack]] = OrderedDict()

    def seen(self, guest: str, cmd: str) -> Ack | None:
        """The answer to this command, PENDING while there is none; None for a new one, which is pending from now on."""
        known = self.guests.setdefault(guest, OrderedDict())
        self.guests.move_to_end(guest)
        while len(self.guests) > GUESTS:
            self.guests.popitem(last=False)
        before = known.get(cmd)
        if before is None:
            known[cmd] = PENDING
            while len(known) > COMMANDS:
                known.popitem(last=False)
        return before

    def answer(self, guest: str, ack: Ack) -> None:
        known = self.guests.get(guest)
        if known is not None and ack.cmd in known:
            known[ack.cmd] = ack


class Commands:
    def __init__(self, presence: Presence, post: Post, steps: Steps) -> None:
        self.presence = presence
        self.post = post
        self.steps = steps
        self.acks = Acks()

    def speak(self, line: Line, cmd: str, step: Callable[[Visitor, Callable[[str], None]], None]) -> None:
        """The step is called with who speaks and with what to call when it is answered ("" or a reason). A command
        that is refused unheard is not remembered."""
        visitor = self.presence.lines.get(line)
        if visitor is None or self.steps.closed:
            line.send(Ack(cmd, False, "closed" if self.steps.closed else "elsewhere"))
        elif not visitor.may_speak() or self.steps.waiting() > DEEP:
            line.send(Ack(cmd, False, "too-fast"))
        else:
            visitor.heard = visitor.clock.now()
            self.steps.post(lambda: self._hear(line, cmd, step))

    def _hear(self, line: Line, cmd: str, step: Callable[[Visitor, Callable[[str], None]], None]) -> None:
        visitor = self.presence.lines.get(line)
        if visitor is None:
            line.send(Ack(cmd, False, "elsewhere"))
            return
        before = self.acks.seen(visitor.guest, cmd)
        if before is None:
            done = partial(self._done, visitor.guest, cmd)
            try:
                step(visitor, done)
            except Refusal as refusal:
                done(refusal.reason)
        elif before is not PENDING:
            self.post.to(visitor, before)

    def _done(self, guest: str, cmd: str, reason: str) -> None:
        ack = Ack(cmd, not reason, reason)
        self.acks.answer(guest, ack)
        visitor = self.presence.guests.get(guest)
        if visitor is not None:
            self.post.to(visitor, ack)
