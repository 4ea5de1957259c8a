"""The streams of chance of one match, all out of its seed: `deal` (the rules), `race` (photo finishes), `bot:<seat>`.

A match at a table has 32 sealed bytes. A game of the laboratory has a seed that says which one it was, as
`lab:SEED:INDEX`, and dice that are fast and can be foreseen; saved, it folds, replays and verifies like any match.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

from ludoteka.rules.dice import Dice, FastDice, SealedDice

PREFIX: Final = b"lab:"
_LABORATORY: Final = re.compile(rb"lab:-?[0-9]+:[0-9]+")


def laboratory_seed(seed: int, index: int) -> bytes:
    """The seed of game `index` of a simulation."""
    return b"%s%d:%d" % (PREFIX, seed, index)


def dice_of(seed: bytes, stream: str) -> Dice:
    """One stream of a match; what it rolls moves no other."""
    if _LABORATORY.fullmatch(seed) is None:
        return SealedDice(seed, stream)
    word = b"%s:%s" % (seed[len(PREFIX) :], stream.encode())
    return FastDice(int.from_bytes(sha256(word).digest()[:8], "big") >> 2)
