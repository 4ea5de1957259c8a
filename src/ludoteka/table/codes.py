"""Why a table refuses a command: each code has a text `reason-…` beside the game's own and those of the rules."""

from typing import Final

from ludoteka.match.undo import REFUSALS

REASONS: Final = (
    *("not-seated", "not-host", "seat-taken", "table-full", "seat-free", "no-such-seat", "not-in-lobby", "still-here"),
    *("no-such-option", "no-such-setting", "no-such-level", "no-such-sign", "too-few"),
    *("no-talk", "nothing-said", "has-seen"),
    *("no-match", "paused", "too-late", "no-undo", "undo-asked", "nothing-asked", *REFUSALS),
    *("too-fast", "too-many", "elsewhere", "closed"),
)

SIGNS: Final = ("well-played", "thanks", "hurry", "wow", "oops", "hello")  # what may be called across the table
