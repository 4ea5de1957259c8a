from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import pytest

from ludoteka.rules.dice import FastDice, SealedDice
from ludoteka.rules.fingerprint import attributes, fingerprint
from tests.heap import Heap, Options


def heap(seed: int = 1) -> Heap:
    return Heap(Options(), 2, FastDice(seed))


def test_equal_states_have_equal_fingerprints():
    assert fingerprint(heap()) == fingerprint(heap())


def test_it_is_this_one_on_every_machine_and_in_both_builds():
    """Dice are of `rules/`, which may be compiled: the same value then too."""
    expected = "82ae5f5edd393a5be74518cdec9d6ef53396a40bfdb86dd1cc7d413364f56867"
    assert fingerprint(SealedDice(b"s", "deal")) == expected


@pytest.mark.parametrize("name, value", [("heap", 3), ("now", 4), ("secrets", [0, 0]), ("deadline", 9), ("over", True)])
def test_every_attribute_counts(name, value):
    state = heap()
    setattr(state, name, value)
    assert fingerprint(state) != fingerprint(heap())


def test_the_place_in_the_stream_of_chance_counts():
    state = heap()
    state.dice.below(6)
    assert fingerprint(state) != fingerprint(heap())


def test_who_listens_does_not_count():
    state = heap()
    state.told = []
    assert fingerprint(state) == fingerprint(heap())


class Plain:
    def __init__(self) -> None:
        self.cards = [1, 2]
        self.seats = {"b": 1, "a": 2}


class Slotted:
    __slots__ = ("cards", "seats")

    def __init__(self) -> None:
        self.cards = [1, 2]
        self.seats = {"a": 2, "b": 1}


Slotted.__name__ = "Plain"


def test_how_a_class_is_built_does_not_count():
    assert fingerprint(Slotted()) == fingerprint(Plain())


def test_a_compiled_class_has_a_list_of_its_attributes():
    values = {"__slots__": (), "__mypyc_attrs__": ("seats", "cards"), "cards": [1, 2], "seats": {"a": 2, "b": 1}}
    assert fingerprint(type("Plain", (), values)()) == fingerprint(Plain())


def test_attributes_are_found_in_compiled_classes():
    assert attributes(FastDice(1)) == ["rolls", "x"]


class Colour(Enum):
    RED = 1


@dataclass(frozen=True)
class Pair:
    one: object
    two: object


@pytest.mark.parametrize("one, two", [(1, True), (1, "1"), ([1], [[1]]), ([1, 2], [12]), (b"a", "a"), (Colour.RED, 1),
                                      (None, "None"), ({1}, [1]), (Pair(1, [2]), Pair([1], 2))])  # fmt: skip
def test_what_differs_has_another_fingerprint(one, two):
    assert fingerprint(Pair(one, 0)) != fingerprint(Pair(two, 0))


def test_a_state_that_holds_itself_is_an_error_and_no_endless_loop():
    state = Plain()
    state.cards.append(state.cards)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        fingerprint(state)
