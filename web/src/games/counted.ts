// Games in which a reveal is counted down aloud: three, two, one, and the cards turn over.

import type { Frame } from "../protocol.gen";

/** By game: the news that is counted down to. */
const COUNTED: Record<string, string> = { duel: "reveal" };

export const COUNT_MS = 960;

export const isCounted = (game: string, frame: Frame): boolean => frame.news.some((news) => news.what === COUNTED[game]);
