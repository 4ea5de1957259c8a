"""A command sent twice happens once, and its answer is the same both times."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ludoteka.table.frames import Ack

COMMANDS: Final = 64  # remembered of a guest
GUESTS: Final = 128

PENDING: Final = Ack("", False)  # begun, not yet answered


class Acks:
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
