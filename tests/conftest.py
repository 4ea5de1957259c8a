from __future__ import annotations

import os

import pytest
from hypothesis import settings

from ludoteka.lab.bench import is_compiled
from tools import native

settings.register_profile("house", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None, max_examples=2_000)  # HYPOTHESIS_PROFILE=search: new examples
os.environ.setdefault("LUDOTEKA_COMPILED", str(native.ROOT / ".build" / "compiled"))  # compile once for all tests
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))


def pytest_configure() -> None:
    if os.environ.get("LUDOTEKA_BUILD") == "compiled" and not is_compiled():
        raise pytest.UsageError("the compiled build was asked for, and is not what PYTHONPATH leads to")
    stale = native.stale()
    if stale:
        raise pytest.UsageError(
            f"{', '.join(map(str, stale))} changed since the rules were compiled: make native, or make pure"
        )
