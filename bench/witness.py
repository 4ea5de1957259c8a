"""Two network namespaces with a long line between them, and a client that answers late (`make bench-witness`).

The line is a pair of TUN devices; this process carries every packet from one to the other after a while. The client
holds back its answers to the page's pings and gives none to ping frames, so that only the server's kernel knows how far
away it is. Prints what the card of a race says of it. Needs root and Linux; says so in a sentence where they are not.
"""

from __future__ import annotations

import argparse
import asyncio
import fcntl
import json
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections import deque
from contextlib import ExitStack
from pathlib import Path
from select import select
from threading import Event, Thread
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from websockets.asyncio.client import ClientConnection
from websockets.client import ClientProtocol
from websockets.frames import Opcode

from bench.player import Player, known_guests

ONE_WAY_S: Final = 0.04
HELD_BACK_S: Final = 0.2
SPARE_MS: Final = 15.0  # what a busy machine may add to the smallest round trip
ENDS: Final = ("10.77.0.1", "10.77.0.2")  # the server's, the client's
PORT: Final = 8177
TUNSETIFF: Final = 0x400454CA
TUN_WITHOUT_HEADERS: Final = 0x1001


class Unable(Exception):
    """Why this machine cannot do it, in a sentence."""


def tun(name: str) -> int:
    """A new TUN device: what is written to it comes in there, what goes out there is read from it."""
    end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(end, TUNSETIFF, struct.pack("16sH22x", name.encode(), TUN_WITHOUT_HEADERS))
    return end


class Space:
    """A network namespace with one TUN device in it; it lives as long as a process that sleeps there."""

    def __init__(self, own: str, other: str, name: str) -> None:
        self.end = tun(name)
        self.holder = subprocess.Popen(["unshare", "-n", "sh", "-c", "echo in; exec sleep 600"], stdout=subprocess.PIPE)
        assert self.holder.stdout is not None
        self.holder.stdout.readline()
        subprocess.run(["ip", "link", "set", name, "netns", str(self.holder.pid)], check=True)
        for words in (f"link set lo up|addr add {own} peer {other} dev {name}|link set {name} up").split("|"):
            subprocess.run([*self.inside, "ip", *words.split()], check=True)

    @property
    def inside(self) -> list[str]:
        """What to put before a command that is to run there."""
        return ["nsenter", "-t", str(self.holder.pid), "-n"]

    def close(self) -> None:
        self.holder.kill()
        self.holder.wait()
        os.close(self.end)


def carry(ends: tuple[int, int], done: Event) -> None:
    """Every packet from one end to the other, `ONE_WAY_S` later."""
    under_way: deque[tuple[float, int, bytes]] = deque()
    while not done.is_set():
        wait = min(0.05, max(0.0, under_way[0][0] - time.monotonic())) if under_way else 0.05
        for end in select(ends, (), (), wait)[0]:
            under_way.append((time.monotonic() + ONE_WAY_S, ends[end == ends[0]], os.read(end, 65536)))
        while under_way and under_way[0][0] <= time.monotonic():
            _due, end, packet = under_way.popleft()
            os.write(end, packet)


class Quiet(ClientConnection):
    """Answers no ping frame."""

    def __init__(self, protocol: ClientProtocol, *args: Any, **kwargs: Any) -> None:
        super().__init__(protocol, *args, **kwargs)
        send = protocol.send_frame
        setattr(protocol, "send_frame", lambda frame: None if frame.opcode is Opcode.PONG else send(frame))  # noqa: B010


class Late(Player):
    """Answers the page's pings late, and ping frames never."""

    def __init__(self, token: str, code: str) -> None:
        super().__init__(PORT, token, code, random.Random(1), host=ENDS[0])
        self.connection = Quiet
        self.answers: set[asyncio.Task[None]] = set()

    async def hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "ping":
            self.answers.add(task := asyncio.create_task(self.answer(message)))
            task.add_done_callback(self.answers.discard)
        else:
            await super().hear(message)

    async def answer(self, message: dict[str, Any]) -> None:
        await asyncio.sleep(HELD_BACK_S)
        await super().hear(message)


async def raced(token: str, code: str, relayed: bool) -> float:
    """The round trip on the card of the first race this client is in. `relayed`: it says so, and no kernel is asked."""
    late = Late(token, code)
    late.headers = {"via": "1.1 relay"} if relayed else {}
    cards: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    late.on_race = cards.put_nowait
    await late.open()
    await asyncio.sleep(4)  # pings enough
    assert (await late.ask("start"))["ok"]
    while cards.empty():
        await asyncio.sleep(0.3)
        if late.frame is not None:
            await late.say("move", cmd=late.fresh(), move="slap", beat=late.frame["beat"])
    hand = next(hand for hand in cards.get_nowait()["hands"] if hand["seat"] == late.seat)
    await late.close()
    return float(hand["rtt_ms"])


async def client(token: str) -> None:
    print(json.dumps({which: await raced(token, opened(token), which == "pongs") for which in ("kernel", "pongs")}))


def measured() -> dict[str, float]:
    """In ms. Raises Unable."""
    if os.geteuid() or not os.path.exists("/dev/net/tun"):
        raise Unable("namespaces and TUN devices need root on Linux")
    if missing := [tool for tool in ("ip", "unshare", "nsenter") if shutil.which(tool) is None]:
        raise Unable(f"{', '.join(missing)} is missing: apt install iproute2 util-linux")
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludoteka-witness-")))
        token = asyncio.run(known_guests(data / "ludoteka.db", 1))[0]
        try:
            spaces = [Space(ENDS[i], ENDS[1 - i], f"ludoteka{i}") for i in (0, 1)]
        except (OSError, subprocess.CalledProcessError) as refused:
            raise Unable(f"this system allows no TUN device in a namespace: {refused}") from refused
        for space in spaces:
            stack.callback(space.close)
        done = Event()
        carrier = Thread(target=carry, args=((spaces[0].end, spaces[1].end), done))
        carrier.start()
        stack.callback(carrier.join)
        stack.callback(done.set)
        serve = [sys.executable, "-m", "ludoteka", "serve", "--host", ENDS[0], "--port", str(PORT)]
        server = subprocess.Popen(
            [*spaces[0].inside, *serve],
            env={**os.environ, "LUDOTEKA_DATA": str(data)},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        stack.callback(server.wait)
        stack.callback(server.terminate)
        assert server.stdout is not None
        next(line for line in server.stdout if re.search(r"http://\S+:\d+/", line))
        run = [*spaces[1].inside, sys.executable, __file__, "--client", token]
        answer = subprocess.run(run, capture_output=True, text=True, timeout=90, check=False)
        if answer.returncode:
            raise RuntimeError(answer.stderr)
        return dict(json.loads(answer.stdout))


def opened(token: str) -> str:
    """The code of a new table with a bot."""
    from tests.house import House

    house = House(Path())
    house.host, house.port = ENDS[0], PORT
    return house.table(token, "five", bots=["easy"])


def main() -> int:
    try:
        found = measured()
    except Unable as why:
        print(f"witness: not tried, since {why}")
        return 0
    real = 2000 * ONE_WAY_S
    met = real <= found["kernel"] <= real + SPARE_MS
    print(
        f"witness: the line takes {real:.0f} ms; by late pongs alone the race card says {found['pongs']:.1f} ms,",
        end=" ",
    )
    print(f"with the kernel {found['kernel']:.1f} ms   bar {real:.0f} to {real + SPARE_MS:.0f}", end="  ")
    print("met" if met else "NOT MET")
    return 0 if met else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="What the kernel knows of a client that answers late.")
    parser.add_argument("--client", metavar="TOKEN", help="inside the client's namespace")
    words = parser.parse_args()
    if words.client:
        asyncio.run(client(words.client))
    else:
        sys.exit(main())
