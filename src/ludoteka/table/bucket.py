"""How often something may be asked for: a token bucket."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Bucket:
    """What is left of a burst, as of some time."""

    left: float
    at: float

    def take(self, now: float, burst: float, spacing: float) -> bool:
        """One of it, if there is one; it fills up by one in so long."""
        self.left = min(burst, self.left + max(0.0, now - self.at) / spacing)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
