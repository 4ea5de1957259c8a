"""Work on many games, here, on all cores, or on a cluster; what comes back does not depend on which.

`work(first, last)` does the games `first` … `last - 1` and travels by pickle. Parts arrive in any order.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from typing import Any, Final, Protocol, TypeVar

from ludoteka.lab.extra import NoExtra
from ludoteka.workers import belong_to_parent

PATIENCE: Final = 2.0  # seconds of work that need no pool
BATCH_SECONDS: Final = 0.25
FIRST_BATCH: Final = 8  # games that are played here, at most, before a pool is worth its start
CONNECT_SECONDS: Final = 10  # a cluster that has not answered by then is not there
LONGEST_QUEUE: Final = 4  # batches a worker may have waiting: nobody makes a million futures at once

T = TypeVar("T")
P = TypeVar("P", contravariant=True)
Work = Callable[[int, int], T]


class NoCluster(ValueError):
    """No cluster answers at this address, or (`idle`) it has no workers."""

    def __init__(self, address: str, idle: bool = False) -> None:
        super().__init__(
            f"the cluster at {address} has no workers" if idle else f"no cluster answers at {address}"
        )  # fmt: skip
        self.address = address
        self.idle = idle


def parts(work: Work[T], games: int, jobs: int, cluster: str | None = None) -> Generator[T]:
    """The games in batches of a quarter of a second. Other processes are asked only where it takes longer than two
    seconds. Raises NoCluster, NoExtra."""
    if cluster is not None:
        with _cluster(cluster) as (executor, workers):
            yield from _spread(
                executor, work, _spans(0, games, max(1, games // (workers * LONGEST_QUEUE * 4))), workers
            )
        return
    started = time.perf_counter()
    first = 0
    while first < min(FIRST_BATCH, games) and time.perf_counter() - started < BATCH_SECONDS:
        yield work(first, first + 1)
        first += 1
    each = max(1e-6, (time.perf_counter() - started) / max(1, first))
    size = max(1, int(BATCH_SECONDS / each))
    if jobs > 1 and each * (games - first) > PATIENCE:
        with pool(jobs) as executor:
            yield from _spread(executor, work, _spans(first, games, size), jobs)
    else:
        for span in _spans(first, games, size):
            yield work(*span)


class Total(Protocol[P]):
    """What adds parts up, in any order."""

    def __len__(self) -> int: ...
    def merge(self, part: P, /) -> None: ...
    def sort(self) -> None: ...


def gather(total: Total[P], parts: Generator[P], done: Callable[[int], None]) -> None:
    """Adds the parts up; `done` hears how much there is. Ctrl-C ends it early with what is finished: whoever asked for
    more sees by that that it was pressed."""
    with _ctrl_c() as pressed, closing(parts):
        try:
            for part in parts:
                if pressed.is_set():
                    break
                total.merge(part)
                done(len(total))
        except KeyboardInterrupt:
            pass
        except BrokenProcessPool:
            if not pressed.is_set():  # a worker that was only just starting ends by it too
                raise
    total.sort()


@contextmanager
def _ctrl_c() -> Iterator[threading.Event]:
    """Ctrl-C leaves a mark: raised wherever it comes, it leaves the pool's locks locked and everybody waits for ever.
    Whoever presses it twice will not wait for the part that is being played."""
    pressed = threading.Event()
    raises = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not raises or threading.current_thread() is not threading.main_thread():
        yield pressed  # somebody else answers it, or nobody does
        return

    def press(number: int, frame: Any) -> None:
        if pressed.is_set():
            raise KeyboardInterrupt
        pressed.set()

    signal.signal(signal.SIGINT, press)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pool(jobs: int) -> Executor:
    context = multiprocessing.get_context("forkserver")
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=belong_to_parent)


def _spans(first: int, games: int, size: int) -> Iterator[tuple[int, int]]:
    return ((at, min(at + size, games)) for at in range(first, games, size))


def _spread(executor: Executor, work: Work[T], spans: Iterator[tuple[int, int]], workers: int) -> Iterator[T]:
    waiting: set[Future[T]] = set()
    try:
        for span in spans:
            waiting.add(executor.submit(work, *span))
            if len(waiting) >= workers * LONGEST_QUEUE:
                yield _one_of(waiting)
        while waiting:
            yield _one_of(waiting)
    finally:
        for future in waiting:
            future.cancel()


def _one_of(waiting: set[Future[T]]) -> T:
    done = next(as_completed(waiting))
    waiting.remove(done)
    return done.result()


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """A Dask cluster as an executor, and how many threads it has. Its workers must have ludoteka installed."""
    try:
        import distributed
    except ImportError:
        raise NoExtra("clusters") from None
    connect: Any = distributed.Client
    try:
        client = connect(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError):
        raise NoCluster(address) from None
    with client:
        workers = sum(client.nthreads().values())
        if not workers:
            raise NoCluster(address, idle=True)
        with client.get_executor(pure=False) as executor:
            yield executor, workers
