"""What players are called. Bots after grapes: a bot's name is a message id, so that all read it in their own
language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from itertools import count
from typing import Final

# None begins with a vowel: French and Italian would have to elide before it.
BOTS: Final = (
    "bot-merlot",
    "bot-riesling",
    "bot-barbera",
    "bot-furmint",
    "bot-syrah",
    "bot-teran",
    "bot-viognier",
    "bot-grenache",
    "bot-chenin",
    "bot-pinot",
    "bot-dolcetto",
    "bot-kadarka",
    "bot-nebbiolo",
    "bot-lambrusco",
    "bot-zweigelt",
    "bot-verdejo",
)


LONGEST_NAME: Final = 20
LONGEST_WORDS: Final = 140
JOINER: Final = "\u200d"  # makes one figure out of several; between letters it would only hide
FIGURES: Final = "\u2600-\u27bf\ufe0f\U0001f000-\U0001faff"


def free_bot(taken: Collection[str]) -> str:
    """The first name that nobody at the table has; more than sixteen bots share the last."""
    return next((name for name in BOTS if name not in taken), BOTS[-1])


def free_name(name: str, taken: Collection[str]) -> str:
    """This name, with a number behind it where somebody at the table has it already: the log tells two people apart by
    nothing else."""
    heard = {one.casefold() for one in taken}
    if name.casefold() not in heard:
        return name
    numbered = (f"{name[: LONGEST_NAME - 1 - len(str(n))].rstrip()} {n}" for n in count(2))
    return next(one for one in numbered if one.casefold() not in heard)


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, no invisible or direction-changing characters, at most 20 letters; "" if
    nothing is left."""
    return clean_words(name)[:LONGEST_NAME].strip()


def clean_words(text: str) -> str:
    """Words fit to be shown, likewise; at most 140 letters."""
    shown = (" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    kept = "".join(c for c in shown if c == JOINER or unicodedata.category(c)[0] != "C")
    kept = re.sub(f"(?<![{FIGURES}]){JOINER}|{JOINER}(?![{FIGURES}])", "", kept)
    combining = 0
    letters: list[str] = []
    for c in " ".join(kept.split()):
        combining = combining + 1 if unicodedata.combining(c) else 0
        if combining <= 2:  # stacked accents climb over other lines
            letters.append(c)
    return "".join(letters)[:LONGEST_WORDS].strip()
