// Whoever plays by keys keeps a place at the table: when what had the focus has gone, the next thing to do gets it, be
// it that only a later move brings it. Left alone, the browser would begin again at the top of the page.

const ENABLED = "button:not(:disabled):not([aria-disabled='true'])";

// What was pressed may come again right there; then what is asked, one's cards, anything that may be done.
const NEXT = [
  ...[".actions .main", ".hand [tabindex='0']", `.mine ${ENABLED}`, ".centre > .button"],
  ...[`.zones ${ENABLED}`, `.others ${ENABLED}`],
];

/** A Svelte action for the whole table. Who points needs no focus elsewhere: what is beside gets it, or nothing. */
export function keepsFocus(table: HTMLElement) {
  let had: HTMLElement | null = null;
  let group: Element | null = null;
  let at = 0;
  let lost = false; // what had it was taken away or moved; who leaves the page by Tab is not called back
  let pointing = false;
  let waiting = 0;

  const nobody = () => document.activeElement === document.body && !document.querySelector("dialog[open]");

  function onFocus({ target }: FocusEvent) {
    had = target as HTMLElement;
    lost = false;
    group = had.closest("[role='group']:not(.actions)");
    at = group ? [...group.querySelectorAll(ENABLED)].indexOf(had) : 0;
  }

  function beside(): HTMLElement | null {
    if (!group?.isConnected) return null;
    const there = [...group.querySelectorAll<HTMLElement>(ENABLED)];
    return group.querySelector<HTMLElement>("[tabindex='0']") ?? there[Math.min(at, there.length - 1)] ?? null;
  }

  function look() {
    waiting = 0;
    if (!nobody()) return;
    if (had?.isConnected) had.focus({ preventScroll: true });
    if (!nobody()) return;
    const ahead = pointing ? null : NEXT.map((what) => table.querySelector<HTMLElement>(what)).find(Boolean);
    (beside() ?? ahead)?.focus({ preventScroll: pointing });
    if (pointing) lost = false;
  }

  const changed = new MutationObserver((records) => {
    lost ||= records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(had)));
    // With the next picture: what takes the focus by itself, as the result does, comes first.
    if (lost) waiting ||= requestAnimationFrame(look);
  });
  const onPointer = () => (pointing = true);
  const onKey = () => (pointing = false);

  changed.observe(table, { childList: true, subtree: true });
  table.addEventListener("focusin", onFocus);
  addEventListener("pointerdown", onPointer, true);
  addEventListener("keydown", onKey, true);
  return {
    destroy() {
      changed.disconnect();
      cancelAnimationFrame(waiting);
      table.removeEventListener("focusin", onFocus);
      removeEventListener("pointerdown", onPointer, true);
      removeEventListener("keydown", onKey, true);
    },
  };
}
