"""What bots are called: after grapes. A bot's name is a message id, so that all read it in their own language."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

# None begins with a vowel: French and Italian would have to elide before it.
BOTS: Final = (
    "bot-merlot",
    "bot-riesling",
    "bot-barbera",
    "bot-furmint",
    "bot-syrah",
    "bot-teran",
    "bot-viognier",
    "bot-grenache",
    "bot-chenin",
    "bot-pinot",
    "bot-dolcetto",
    "bot-kadarka",
    "bot-nebbiolo",
    "bot-lambrusco",
    "bot-zweigelt",
    "bot-verdejo",
)


def free_bot(taken: Collection[str]) -> str:
    """The first name that nobody at the table has; more than sixteen bots share the last."""
    return next((name for name in BOTS if name not in taken), BOTS[-1])
