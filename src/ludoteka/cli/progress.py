"""A progress bar on stderr, once something has taken two seconds, for somebody who looks."""

from __future__ import annotations

import sys
import time
from typing import Any, Final

PATIENCE: Final = 2.0  # seconds without a bar


class Bar:
    """One line for each phase of the work. As a context manager it clears itself away."""

    def __init__(self) -> None:
        self.started = time.perf_counter()
        self.progress: Any = None
        self.task: Any = None
        self.name, self.total = "", 0

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *exc: object) -> None:
        if self.progress is not None:
            self.progress.stop()

    def phase(self, name: str, total: int) -> None:
        """What comes now is counted from nothing."""
        self.name, self.total, self.task = name, total, None

    def show(self, done: int) -> None:
        """So many of the phase are done."""
        if self.progress is None:
            if time.perf_counter() - self.started < PATIENCE or done >= self.total or not sys.stderr.isatty():
                return
            self._open()
        if self.task is None:
            self.task = self.progress.add_task(self.name, total=self.total)
        self.progress.update(self.task, completed=done)

    def _open(self) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        from ludoteka.cli.console import console

        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        self.progress = Progress(*columns, console=console(stderr=True), transient=True)
        self.progress.start()
