import { describe, expect, test } from "vitest";
import { Session } from "../src/play/session.svelte";
import { isSecondTap, withNote } from "../src/play/notes";
import { FakeWorld } from "./fake";

describe("refusals on the screen", () => {
  test("one that says the same takes the place of the one still shown", () => {
    const shown = [{ key: 1, reason: "wrong-answer" }, { key: 2, reason: "too-early" }];
    expect(withNote(shown, { key: 3, reason: "wrong-answer" })).toEqual([shown[1], { key: 3, reason: "wrong-answer" }]);
  });

  test("are three at most, the latest", () => {
    const shown = ["a", "b", "c"].map((reason, key) => ({ key, reason }));
    expect(withNote(shown, { key: 3, reason: "d" }).map((note) => note.reason)).toEqual(["b", "c", "d"]);
  });

  test("a tap long after the one that was taken is no second tap", () => {
    expect([isSecondTap("not-your-turn", 699, 100), isSecondTap("not-your-turn", 700, 100)]).toEqual([true, false]);
  });
});

describe("a table's session", () => {
  test("keeps a race that grows as one, where it began, and another beside it", () => {
    const world = new FakeWorld();
    Object.assign(globalThis, { location: { protocol: "http:", host: "here" }, document: { hidden: false } });
    const session = new Session("KESTR", "token", world);
    session.open();
    world.socket.onopen?.();
    const hand = (seat: number, ms: number) => ({ seat, move: "slap", ms, arrived_ms: ms, claimed_ms: null, rtt_ms: 0, clipped: false, place: 1, handicap_ms: 0 });
    for (const [beat, ...hands] of [[4, hand(1, 310)], [4, hand(1, 310), hand(0, 500)], [5, hand(0, 280)], [4, hand(1, 310), hand(0, 500)]] as const)
      world.socket.hear({ t: "race", race: { match: "m", beat, hands: [...hands], photo: [] } });
    session.close();
    expect(session.log.map((line) => (line.kind === "race" ? [line.race.beat, line.race.hands.length] : []))).toEqual([[4, 2], [5, 1]]);
  });

  /** Two moves, pressed at these times; the server answers as said, "" for a move that is taken. */
  async function pressed(times: [number, number], answers: [string, string]): Promise<string[]> {
    const world = new FakeWorld();
    Object.assign(globalThis, { location: { protocol: "http:", host: "here" }, document: { hidden: false } });
    const session = new Session("KESTR", "token", world);
    session.open();
    world.socket.onopen?.();
    world.socket.hear({ t: "welcome", seat: 0, name: "Otter", server_at: 0 });
    const moves = times.map((at) => session.move("whist", at));
    const sent = world.socket.words().filter((word) => word.t === "move");
    sent.forEach(({ cmd }, i) => world.socket.hear({ t: "ack", ack: { cmd, ok: !answers[i], reason: answers[i] } }));
    await Promise.all(moves);
    session.close();
    return session.notes.map((note) => note.reason);
  }

  test("does not scold the second of two quick taps, the first of which was the move", async () => {
    expect(await pressed([1_000, 1_200], ["", "not-your-turn"])).toEqual([]);
  });

  test("scolds whoever taps out of turn again and again, once", async () => {
    expect(await pressed([1_000, 1_200], ["not-your-turn", "not-your-turn"])).toEqual(["not-your-turn"]);
  });

  test("scolds a tap out of turn that comes later", async () => {
    expect(await pressed([1_000, 1_700], ["", "not-your-turn"])).toEqual(["not-your-turn"]);
  });

  test("says of a quick second tap what is wrong for another reason", async () => {
    expect(await pressed([1_000, 1_200], ["", "too-early"])).toEqual(["too-early"]);
  });

  test("has nothing more to say of what was wrong once a move is taken", async () => {
    expect(await pressed([1_000, 4_000], ["no-match", ""])).toEqual([]);
  });
});
