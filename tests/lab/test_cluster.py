"""The same games on a Dask cluster, on its real worker processes."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteka.lab import spread
from ludoteka.lab.sim import Plan, batch, simulate
from ludoteka.lab.spread import NoCluster
from ludoteka.lab.tournament import Contest, tournament

pytestmark = pytest.mark.slow
PLAN = Plan("duel", (("hand_size", "2"),), ("normal", "random", "hard"), 7)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", host="127.0.0.1") as some:
        yield some


def test_two_workers_count_what_one_process_counts(cluster: Any) -> None:
    there = simulate(PLAN, 120, cluster=cluster.scheduler_address, looks=10)
    assert there == batch(PLAN, 0, 120, 10)


def test_both_workers_take_part(cluster: Any) -> None:
    def who(first: int, last: int) -> int:
        time.sleep(0.01)
        return os.getpid()

    workers = set(spread.parts(who, 60, 1, cluster.scheduler_address))
    assert len(workers - {os.getpid()}) == 2


def test_a_tournament_there_has_the_same_results(cluster: Any) -> None:
    contest = Contest("duel", (), ("easy", "normal", "hard"), 3, 1)
    assert tournament(contest, 60, cluster=cluster.scheduler_address) == tournament(contest, 60)


def test_where_no_cluster_answers_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "CONNECT_SECONDS", 0.5)
    with pytest.raises(NoCluster, match=r"^no cluster answers at tcp://127\.0\.0\.1:1$"):
        simulate(PLAN, 10, cluster="tcp://127.0.0.1:1")
