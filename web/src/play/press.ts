// One finger, one command: pointerdown counts, with its own time; the click that follows it does not.

export interface Press {
  (stamp: number): void;
}

const SAME_GESTURE = 700; // ms in which a click still belongs to the pointerdown before it

/** A Svelte action for what must be fast: slap zones and reactions. Keyboard and screen reader come as plain clicks. */
export const pressable = (node: HTMLElement, act: Press) => pressed(node, act, false);

/** The same where many hands lie on one screen: every finger counts, not the first alone. */
export const pressableByAll = (node: HTMLElement, act: Press) => pressed(node, act, true);

function pressed(node: HTMLElement, act: Press, byAll: boolean) {
  let current = act;
  let down = -Infinity;
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || !(event.isPrimary || byAll)) return;
    down = event.timeStamp;
    current(event.timeStamp);
  };
  const onClick = (event: MouseEvent) => {
    if (event.timeStamp - down > SAME_GESTURE) current(event.timeStamp);
  };
  node.addEventListener("pointerdown", onDown);
  node.addEventListener("click", onClick);
  return {
    update: (next: Press) => (current = next),
    destroy() {
      node.removeEventListener("pointerdown", onDown);
      node.removeEventListener("click", onClick);
    },
  };
}
