"""Chance, handed in. Every implementation gives the same numbers on every machine, compiled or not."""

from __future__ import annotations

from hashlib import sha256
from hmac import digest
from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """The only source of chance a game ever sees."""

    def __init__(self) -> None:
        self.rolls: i64 = 0  # how often chance was asked, where somebody must know whether it was (SealedDice)

    def below(self, n: i64) -> i64:
        """A fair number in 0 … n-1, for 1 <= n <= 2**31."""
        raise NotImplementedError

    def shuffle(self, cards: list[T]) -> None:
        """Fisher-Yates in place, from the end."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class FastDice(Dice):
    """MWC64X with a 31-bit multiplier: no intermediate value leaves a signed 64-bit integer. For the laboratory."""

    def __init__(self, seed: i64) -> None:
        super().__init__()
        low, high = seed & 0x7FFFFFFF, (seed >> 31) & 0x7FFFFFFF  # the sum below stays under 2**63
        self.x: i64 = (low * 2654435761 + high * 1597334677) % 4611686018427387903 + 1
        for _i in range(4):  # neighbouring seeds part ways
            self.x = (self.x & 0xFFFFFFFF) * 1791398085 + (self.x >> 32)

    def below(self, n: i64) -> i64:
        x = self.x
        low = x & 0xFFFFFFFF
        high = x >> 32
        self.x = low * 1791398085 + high
        return ((low ^ high) * n) >> 32

    def shuffle(self, cards: list[T]) -> None:
        """The same numbers as by `below`, without a call for each: half of what a deal costs."""
        x = self.x
        last: i64 = len(cards) - 1
        for i in range(last, 0, -1):
            low = x & 0xFFFFFFFF
            high = x >> 32
            x = low * 1791398085 + high
            j = ((low ^ high) * (i + 1)) >> 32
            cards[i], cards[j] = cards[j], cards[i]
        self.x = x


class SealedDice(Dice):
    """HMAC-SHA256 of a secret seed, a stream's name and a counter: committed to before the deal, shown after the
    game. For play. Streams are independent: what one rolls moves no other."""

    def __init__(self, seed: bytes, stream: str) -> None:
        super().__init__()
        self.seed = seed
        self.stream = stream.encode()

    def below(self, n: i64) -> i64:
        while True:
            self.rolls += 1
            roll: i64 = int.from_bytes(digest(self.seed, b"%s:%d" % (self.stream, self.rolls), "sha256")[:4], "big")
            if roll < 4294967296 // n * n:  # the remainder would favour low numbers: roll again
                return roll % n


def commitment(seed: bytes) -> str:
    """What is published before the deal: the SHA-256 of the secret seed, in hex."""
    return sha256(seed).hexdigest()
