import { beforeEach, describe, expect, test } from "vitest";
import { Connection, type Line } from "../src/net/socket";
import { FakeWorld } from "./fake";

let world: FakeWorld;
let link: Connection;
let lines: Line[];
let heard: string[];

beforeEach(() => {
  world = new FakeWorld();
  lines = [];
  heard = [];
  link = new Connection("ws://here/ws", "KESTR", "token", { heard: (m) => heard.push(m.t), line: (l) => lines.push(l) }, world);
  link.open();
});

function welcome(at = 0) {
  world.socket.onopen?.();
  world.socket.hear({ t: "welcome", seat: 0, name: "Otter", server_at: at });
}

describe("a connection", () => {
  test("says hello first, with the last frame it has", () => {
    link.seen = 41;
    welcome();
    expect(world.socket.words()).toEqual([{ t: "hello", token: "token", code: "KESTR", seen: 41 }]);
  });

  test("answers a ping at once, with its own clock", () => {
    welcome();
    world.pass(250);
    world.socket.hear({ t: "ping", nonce: "abc" });
    expect(world.socket.words().at(-1)).toEqual({ t: "pong", nonce: "abc", client_ms: 250 });
    expect(heard).toEqual(["welcome"]);
  });

  test("comes back after a fall, later each time, and abandons the old socket at once", () => {
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      const fell = world.time;
      const old = world.socket;
      old.onclose?.();
      expect(old.closed).toBe(true);
      while (world.socket === old) world.pass(50);
      waits.push(world.time - fell);
    }
    expect(waits[0]).toBeLessThan(400);
    expect(waits[5]).toBeGreaterThan(3_000);
    expect(waits[5]).toBeLessThan(7_000);
  });

  test("that is refused by the browser itself is tried again like one that fell", () => {
    const open = world.open;
    world.open = () => {
      throw new TypeError("WebSocket is not a constructor");
    };
    link.open();
    expect(lines.at(-1)).toBe("lost");
    world.open = open;
    const before = world.sockets.length;
    world.pass(1_000);
    expect(world.sockets.length).toBe(before + 1);
  });

  test("hears nothing of a socket that it has left", () => {
    welcome();
    const old = world.socket;
    link.open();
    old.hear({ t: "lobby" });
    old.onclose?.();
    world.pass(1_000);
    expect(world.sockets.length).toBe(2);
    expect(heard).toEqual(["welcome"]);
  });

  test("falls when nothing is heard for 7 s, though the socket says nothing", () => {
    welcome();
    world.pass(6_900);
    expect(lines.at(-1)).toBe("open");
    world.pass(200);
    expect(lines.at(-1)).toBe("lost");
  });

  test("stays away once the seat is open elsewhere (case 38)", () => {
    welcome();
    world.socket.hear({ t: "elsewhere" });
    world.pass(60_000);
    expect(world.sockets.length).toBe(1);
    expect(lines.at(-1)).toBe("elsewhere");
  });

  test("stays away once it is refused", () => {
    world.socket.onopen?.();
    world.socket.hear({ t: "refused", reason: "token" });
    world.pass(60_000);
    expect(world.sockets.length).toBe(1);
    expect(lines.at(-1)).toBe("refused");
  });

  test.each(["silent", "closed"])("comes back after it slept or the table was put away (%s)", (reason) => {
    welcome();
    world.socket.hear({ t: "refused", reason });
    expect(lines.at(-1)).toBe("lost");
    world.pass(1_000);
    expect(world.sockets.length).toBe(2);
    expect(heard).toEqual(["welcome"]);
  });

  test("is resynced when the page wakes, and opened anew if nothing answers", () => {
    welcome();
    link.wake();
    expect(world.socket.words().at(-1)).toEqual({ t: "resync" });
    world.pass(5_000);
    expect(world.sockets.length).toBe(2);
  });
});

describe("a command", () => {
  test("gets the one answer that names it", async () => {
    welcome();
    const first = link.command({ t: "stand" });
    const second = link.command({ t: "start" });
    const [, one, two] = world.socket.words();
    expect(one!.cmd).not.toBe(two!.cmd);
    world.socket.hear({ t: "ack", ack: { cmd: two!.cmd, ok: false, reason: "not-host" } });
    world.socket.hear({ t: "ack", ack: { cmd: one!.cmd, ok: true, reason: "" } });
    expect((await second).reason).toBe("not-host");
    expect((await first).ok).toBe(true);
  });

  test("is said again after a fall under the same id, so that it happens once (case 21)", () => {
    welcome();
    void link.command({ t: "stand" });
    const { cmd } = world.socket.words()[1]!;
    world.socket.onclose?.();
    world.pass(500);
    welcome();
    expect(world.socket.words()[1]).toEqual({ t: "stand", cmd });
  });

  test("that is a move names the frame it was made on when it is said again (case 41)", () => {
    welcome();
    link.seen = 7;
    const move = { t: "move", move: "draw", beat: 3, tapped_at: null, painted_at: null, visible: true } as const;
    void link.command(move);
    const { cmd } = world.socket.words()[1]!;
    link.seen = 8;
    world.socket.onclose?.();
    world.pass(500);
    welcome();
    expect(world.socket.words()[1]).toEqual({ ...move, cmd, again: 7 });
  });

  test("that is too old is given up, and says so", async () => {
    welcome();
    const answer = link.command({ t: "stand" });
    world.socket.onclose?.();
    world.pass(9_000);
    welcome();
    expect(world.socket.words().length).toBe(1);
    expect((await answer).reason).toBe("line-lost");
  });

  test("has an id of at most 40 letters", () => {
    welcome();
    for (let i = 0; i < 20; i++) void link.command({ t: "stand" });
    for (const { cmd } of world.socket.words().slice(1)) expect(cmd!.length).toBeLessThanOrEqual(40);
  });
});

test("after a restart of the server its clock begins anew", () => {
  welcome(900_000);
  expect(link.clock.server(world.time)).toBe(900_000);
  world.socket.onclose?.();
  world.pass(500);
  welcome(1_000);
  expect(link.clock.server(world.time)).toBe(1_000);
});
