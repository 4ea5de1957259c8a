"""The material of Vinegret: 52 faces, of which a table plays with 40, and every move by its name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.rules.cards import ONE

SUITS: Final = ("h", "d", "c", "s")
RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")
PER_SUIT: Final = 13
ACE: Final = 0  # as a rank
FIVE: Final = 4
TEN: Final = 9
FACES: Final = tuple(suit + rank for suit in SUITS for rank in RANKS)  # card = suit * 13 + rank

HAND: Final = 4
MOST_SEATS: Final = 6
MOST_BET: Final = 300  # the catalogue ends there, whatever the limit (VIN-4)


def positions(some: int) -> str:
    """A set of places in the sorted hand, as a move has it: "24" are the second and the fourth card."""
    return "".join(str(i + 1) for i in range(HAND) if some >> i & 1) or "0"


CATALOGUE: Final = (
    "whist",
    *(f"change:{positions(some)}" for some in range(ONE << HAND)),
    *(f"mark:{i + 1}" for i in range(HAND)),
    *(f"throw:{i + 1}" for i in range(HAND - 1)),
    "pass",
    *(f"bet:{n + 1}" for n in range(MOST_BET)),
    "hold",
    *(f"raise:{n + 1}" for n in range(MOST_BET)),
    "refuse",
    "redeal",
    "force",
)
WHIST: Final = 0
CHANGE: Final = 1  # + the set of places
MARK: Final = 17  # + the place
THROW: Final = 21  # + the place
PASS: Final = 24
BET: Final = 24  # + the tokens
HOLD: Final = 325
RAISE: Final = 325  # + the tokens
REFUSE: Final = 626
REDEAL: Final = 627
FORCE: Final = 628
MOVES: Final = 629
IDLE: Final = frozenset(range(MARK, THROW))  # marking decides nothing


def ranks(five_to_ace: bool) -> list[i64]:
    """The ten ranks of the deck, the lowest first."""
    if five_to_ace:
        return [4, 5, 6, 7, 8, 9, 10, 11, 12, ACE]
    return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]


def deck(five_to_ace: bool) -> list[i64]:
    """The 40 cards, unshuffled."""
    cards: list[i64] = []
    for suit in range(4):
        for rank in ranks(five_to_ace):
            cards.append(suit * PER_SUIT + rank)
    return cards
