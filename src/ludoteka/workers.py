"""Worker processes that end with the process that started them, however that one ended."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread


def belong_to_parent() -> None:
    """For a worker to call first: a parent that was killed cannot stop its workers, so they watch it; Ctrl-C is the
    parent's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(0)

    Thread(target=watch, daemon=True).start()
