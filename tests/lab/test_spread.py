import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures.process import BrokenProcessPool

import pytest

from ludoteka.lab.spread import gather


@pytest.fixture(autouse=True)
def heard() -> Iterator[None]:
    """Ctrl-C is answered as Python does: whoever started this may have had it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


class Sum:
    def __init__(self) -> None:
        self.parts: list[int] = []

    def __len__(self) -> int:
        return len(self.parts)

    def merge(self, part: int) -> None:
        self.parts.append(part)

    def sort(self) -> None:
        self.parts.sort()


def gathered(parts: Generator[int], done: Callable[[int], None] = lambda n: None) -> list[int]:
    total = Sum()
    gather(total, parts, done)
    return total.parts


def ctrl_c() -> None:
    signal.raise_signal(signal.SIGINT)


def test_ctrl_c_interrupts_nothing_that_is_under_way() -> None:
    steps = []

    def parts() -> Generator[int]:
        try:
            yield 2
            yield 1
            ctrl_c()
            steps.append("a lock is given back")
            yield 3
        finally:
            steps.append("the pool is closed")

    assert gathered(parts()) == [1, 2]
    assert steps == ["a lock is given back", "the pool is closed"]
    with pytest.raises(KeyboardInterrupt):
        ctrl_c()


def test_who_presses_it_twice_does_not_wait_for_the_part_that_is_being_played() -> None:
    def parts() -> Generator[int]:
        yield 1
        ctrl_c()
        ctrl_c()
        raise AssertionError("played on")

    assert gathered(parts()) == [1]


def test_a_worker_that_dies_is_an_error_unless_ctrl_c_was_its_end() -> None:
    def parts(interrupted: bool) -> Generator[int]:
        yield 1
        if interrupted:
            ctrl_c()
        raise BrokenProcessPool

    assert gathered(parts(True)) == [1]
    with pytest.raises(BrokenProcessPool):
        gathered(parts(False))


def test_who_answers_ctrl_c_himself_keeps_it() -> None:
    heard = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))

    def parts() -> Generator[int]:
        yield 1
        ctrl_c()
        yield 2

    try:
        assert (gathered(parts()), heard) == ([1, 2], [signal.SIGINT])
    finally:
        signal.signal(signal.SIGINT, before)


def test_games_are_gathered_in_any_thread() -> None:
    found: list[list[int]] = []
    thread = threading.Thread(target=lambda: found.append(gathered(part for part in (2, 1))))
    thread.start()
    thread.join()
    assert found == [[1, 2]]
