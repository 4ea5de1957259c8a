// What lies over a page is a step of the browser's history, so that the way back takes it off. One step back at a time: it
// is under way until the browser says so, and what comes meanwhile waits for it, or it would take back the wrong one.

let back = false; // a step back is under way
const waiting: (() => void)[] = [];

addEventListener("popstate", () => {
  back = false;
  for (const then of waiting.splice(0)) afterStep(then);
});

/** At once, or when the step back that is under way has been made. */
export function afterStep(then: () => void): void {
  if (back) waiting.push(then);
  else then();
}

/** A step that only `name` takes back, if it is still wanted when it can be made. */
export function stepIn(name: string, wanted: () => boolean): void {
  afterStep(() => {
    if (wanted() && history.state !== name) history.pushState(name, "");
  });
}

/** Takes that step back if it is the last; once, however often it is asked. */
export function stepBack(name: string): void {
  if (back || history.state !== name) return;
  back = true;
  history.back();
}
