"""The websocket below the application: when a message came, and how far away the other end is, without asking its page.

A ping frame is answered by the browser itself, so a page whose script answers late is found out; of a socket without a
relay in between the kernel knows the round trip as well.
"""

from __future__ import annotations

import socket
import struct
from collections import deque
from collections.abc import Callable, Mapping
from ipaddress import ip_address
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from ludoteka.table.clock import real_ms

KEY: Final = "ludoteka.wire"  # of the scope's extensions
MIN_RTT_AT: Final = 148  # of Linux's tcp_info: the smallest round trip it has seen, in microseconds
RELAYED: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")


class Wire(WebSocketsSansIOProtocol):
    """One connection. `answered` is called with what was probed, and when the answer came (ms of the tables' clock)."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.stamps: deque[float] = deque()  # when the messages came that the application has not taken yet
        self.direct = False  # the peer is the client itself
        self.answered: Callable[[str, float], None] = lambda nonce, arrived: None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.direct = self.client is not None and direct(self.client[0], event.headers)
            del self.request  # with its headers: the scope has them as well
            self.scope["extensions"][KEY] = {"wire": self}

    def send_receive_event_to_app(self) -> None:
        before = self.queue.qsize()
        super().send_receive_event_to_app()
        if self.queue.qsize() > before:
            self.stamps.append(real_ms())

    def handle_pong(self, event: Frame) -> None:
        self.answered(bytes(event.data).decode("ascii", "replace"), real_ms())
        super().handle_pong(event)

    def push(self, text: bytes) -> bool:
        """Write this message now, if the socket takes it without waiting."""
        if not self.handshake_complete or not self.writable.is_set() or self._ending():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def probe(self, nonce: str) -> None:
        """Send a ping frame; nothing where the connection is ending."""
        if self._ending():
            return
        self.conn.send_ping(nonce.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))

    def _ending(self) -> bool:
        open = self.conn.state is State.OPEN
        return not open or self.close_sent or self.disconnected or self.transport.is_closing()

    def arrived(self) -> float:
        """When the message came that was taken last, in ms of the tables' clock."""
        return self.stamps.popleft() if self.stamps else real_ms()

    def kernel_rtt(self) -> float | None:
        """The smallest round trip that the kernel has seen, in ms; None where it does not say, or something on this
        machine relays."""
        return min_rtt(self.transport.get_extra_info("socket")) if self.direct else None


def direct(address: str, headers: Mapping[str, str]) -> bool:
    """Whether the peer is the client, and not a relay: that one would be measured instead."""
    try:
        return not ip_address(address.partition("%")[0]).is_loopback and not any(name in headers for name in RELAYED)
    except ValueError:  # a socket without an address
        return False


def min_rtt(connection: Any) -> float | None:
    """In ms, where this system tells."""
    if connection is None or not hasattr(socket, "TCP_INFO"):
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 256)
    except OSError:
        return None
    if len(info) < MIN_RTT_AT + 4:
        return None
    (micros,) = struct.unpack_from("I", info, MIN_RTT_AT)
    return micros / 1000 if 0 < micros < 2**32 - 1 else None


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """None under another server, whose messages are stamped when the application takes them."""
    wire = scope.get("extensions", {}).get(KEY, {}).get("wire")
    return wire if isinstance(wire, Wire) else None
