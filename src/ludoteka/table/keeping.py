"""What the journal has of a table, and how it comes to have the rest."""

from __future__ import annotations

from ludoteka.table.record import Journal, StoredMatch, TableRecord
from ludoteka.table.room import Room


class Keeping:
    def __init__(
        self, room: Room, journal: Journal, saved: TableRecord | None = None, match: StoredMatch | None = None
    ) -> None:
        """`saved` and `match`: what a table is resumed from; nothing yet of a new one."""
        self.room = room
        self.journal = journal
        self.saved = saved
        self.written = len(match.lines) if match is not None else 0  # lines of the present match

    async def write(self) -> None:
        """Lines before the record that follows from them: a match may be over of which the record does not say so yet
        (it is seen when it is taken up), never the other way round."""
        room, record = self.room, self.room.record()
        if room.opening is not None:
            await self.journal.open(record, room.opening)
            room.opening, self.saved, self.written = None, record, 0
        if room.sitting is not None and len(lines := room.sitting.play.lines) > self.written:
            await self.journal.append(room.code, room.sitting.id, lines[self.written :])
            self.written = len(lines)
        if record != self.saved:
            await self.journal.save(record)
            self.saved = record
