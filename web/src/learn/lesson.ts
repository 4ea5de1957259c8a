// A game's lesson, as the server has it, or the rules on this device: every frame that the learner sees, drawn by the rules
// themselves, and what the coach says to it.

import { ApiError, ask } from "../net/api";
import { isKept } from "../offline/runtime";
import type { Chair, Frame } from "../protocol.gen";

export interface Step {
  frame: Frame;
  say: string;
  rule: string; // an anchor in the rulebook, "" for none
  at: string; // a place to look at, "" for none
  waits: "move" | "reader" | "time" | "end";
  move: string;
  refused: Record<string, string>; // what the rules refuse now, with their reason
  pause_ms: number;
}

export interface Lesson {
  game: string;
  options: Record<string, string>;
  chairs: Chair[];
  steps: Step[];
}

/** The reason for a move that is allowed, and not what the coach asked for. */
export const NOT_YET = "lesson";

/** What a lesson is waited for from: the server; this device, which takes its time; the server still, which is silent. */
export type Waits = "server" | "device" | "silence";

const PATIENCE_MS = 5_000;

/** From the server, or where it does not answer from this device. `told`: what is waited for by now. */
export async function lessonOf(game: string, told: (waits: Waits) => void): Promise<Lesson> {
  const asked = ask<Lesson>("GET", `/api/lessons/${encodeURIComponent(game)}`);
  try {
    return await Promise.race([asked, silence()]);
  } catch (error) {
    if (error instanceof ApiError) throw error;
  }
  const here = lessonHere(game, () => told("device"));
  here.catch(() => told("silence"));
  return Promise.any([asked, here]).catch(({ errors }: AggregateError) => Promise.reject(errors.find((one) => one instanceof ApiError) ?? errors[0]));
}

const silence = () => new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS, new Error("the server is silent")));

/** Without a server. Rejects where Python was never fetched. */
async function lessonHere(game: string, starts: () => void): Promise<Lesson> {
  if (!(await isKept())) throw new Error("Python was never fetched");
  starts();
  const { Python } = await import("../offline/python");
  const python = new Python();
  return python.get<Lesson>("lesson", game).finally(() => python.close());
}

/** Whether this move is done now, and if not, or if the rules refuse it, why. */
export function judged(step: Step, move: string): { goes: boolean; reason: string } {
  const reason = step.refused[move] ?? "";
  if (step.waits === "move" && move === step.move) return { goes: true, reason };
  return { goes: false, reason: reason || NOT_YET };
}

/** Where the learner's finger is wanted, as selectors, the surest first. */
export function places(step: Step): string[] {
  if (step.waits !== "move") {
    const [kind, seat] = step.at.split(":");
    return kind === "plate" ? [`.plate[data-seat="${seat}"]`] : step.at ? [`[data-place="${step.at}"]`] : [];
  }
  const { zones } = step.frame.scene;
  const found = [`[data-move="${step.move}"]`, `[data-moves~="${step.move}"]`];
  for (const zone of zones) {
    if (zone.seat && zone.moves.includes(step.move)) found.push(`.plate[data-seat="${zone.seat}"]`); // another's
    if (zone.moves.includes(step.move)) found.push(`[data-place="zone:${zone.id}"]`);
    zone.faces.forEach((face, i) => {
      if (!face.moves.includes(step.move)) return;
      found.push(`[data-place="card:${zone.id}:${face.key}"]`, `[data-place="zone:${zone.id}"] [data-index="${i}"]`, `[data-place="zone:${zone.id}"]`);
    });
  }
  return found;
}

/** How many sentences there are, and which of them is said now, from 1. */
export function progressOf(lesson: Lesson, now: Step): { n: number; of: number } {
  const said = [...new Set(lesson.steps.map((step) => step.say))];
  return { n: said.indexOf(now.say) + 1, of: said.length };
}
