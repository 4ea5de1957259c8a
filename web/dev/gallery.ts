// A table without a server: /dev/gallery.html?set=uno3&at=12&hand=25&race=1&note=must-match
import { mount } from "svelte";
import "../src/base.css";
import "../src/tokens.css";
import Play from "../src/screens/Play.svelte";
import { Session } from "../src/play/session.svelte";
import { shelf } from "../src/text/shelf.svelte";
import all from "./frames.json";

const q = new URLSearchParams(location.search);
await shelf.start();
if (q.get("lang")) await shelf.speak(q.get("lang")!);
const set = q.get("set") ?? "duel3";
const game = set.replace(/\d+$/, "");
const seats = Number(set.match(/\d+$/)![0]);
await shelf.fetch(game);
const NAMES = ["Otter", "Magpie", "Hedgehog", "Heron", "Marmot", "Lynx", "Dormouse", "Swift"];
const s = new Session("KESTR", "x") as any;
const frames = (all as any)[set];
const at = Math.min(Number(q.get("at") ?? 5), frames.length - 1);
const chairs = NAMES.slice(0, seats).map((name, seat) => ({ seat, kind: seat && seat % 2 ? "bot" : "person", name, level: "normal", here: true, stand_in: false, ready: true, host: seat === 0 }));
s.lobby = { code: "KESTR", game, phase: "playing", options: {}, settings: { mode: "friends", undo: "consent" }, chairs, seats: [2, 8], watchers: 0, match: "m1", commitment: "", paused: false, undo_by: null, undo_agreed: [] };
s.seat = q.has("watch") ? null : 0;
s.line = "open";
for (let i = 0; i <= at; i++) {
  const f = structuredClone(frames[i]);
  const hand = f.scene.zones.find((z: any) => z.kind === "hand" && z.seat === 0);
  const n = Number(q.get("hand") ?? 0);
  if (n && hand?.faces.length) {
    const base = hand.faces;
    hand.faces = Array.from({ length: n }, (_, k) => ({ ...base[k % base.length], key: `k${k}`, legal: k % 3 === 0 }));
    hand.count = n;
  }
  s.take(f);
}
if (q.has("race")) s.heard({ t: "race", race: { match: "m1", beat: 3, photo: [0, 1], hands: [
  { seat: 0, move: "slap", ms: 312.4, arrived_ms: 350, claimed_ms: 312, rtt_ms: 40, clipped: false, place: 1 },
  { seat: 1, move: "slap", ms: 314.1, arrived_ms: 360, claimed_ms: 314, rtt_ms: 52, clipped: false, place: 2 },
  { seat: 2, move: "slap", ms: 498, arrived_ms: 560, claimed_ms: 390, rtt_ms: 90, clipped: true, place: 3 }] } });
if (q.has("note")) s.note(q.get("note"));
(window as any).s = s; (window as any).frames = frames;
(window as any).step = (i: number) => s.take(structuredClone(frames[i]));
mount(Play, { target: document.getElementById("page")!, props: { session: s, get lobby() { return s.lobby; }, get frame() { return s.frame; }, onclaimed() {} } });
