"""What the laboratory needs beside the package itself, and only where it is asked for: plots, ratings, clusters."""

from __future__ import annotations


class NoExtra(ImportError):
    """The extra is not installed."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} need the extra: pip install 'ludoteka[lab]'")
