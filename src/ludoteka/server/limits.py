"""How much of anything one address, guest or seat may ask for: token buckets, boundedly many of them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from ludoteka.table.bucket import Bucket

KEYS = 20_000  # buckets remembered; the one used longest ago is forgotten first


class Limit:
    """`burst` at once, then one more every `seconds`."""

    def __init__(self, burst: int, seconds: float, clock: Callable[[], float]) -> None:
        self.burst = burst
        self.seconds = seconds
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Takes one from the key's bucket, if there is one."""
        now = self.clock()
        bucket = self.buckets.pop(key, None) or Bucket(self.burst, now)
        self.buckets[key] = bucket
        if len(self.buckets) > KEYS:
            self.buckets.popitem(last=False)
        return bucket.take(now, self.burst, self.seconds)
