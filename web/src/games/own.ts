// Games that lay out a player's own places themselves; the others lie as zones, one after the other.

import type { Component } from "svelte";
import type { Frame, Zone } from "../protocol.gen";
import type { Showing } from "../play/session.svelte";
import type { Speech } from "../text/speech";
import TricodaOwn from "./tricoda/Own.svelte";

export interface OwnProps {
  session: Showing;
  frame: Frame;
  /** What lies before me, without my hand. */
  zones: Zone[];
  words: Speech;
  onpress: (moves: string[], stamp: number) => void;
}

/** Zones of the middle that a low window leaves to the player's own place. */
export const ASIDE: Record<string, readonly string[]> = { tricoda: ["laid"] };

export const OWN: Record<string, Component<OwnProps>> = { tricoda: TricodaOwn };
