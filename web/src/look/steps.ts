// What lies over a page is a step of the browser's history, so that the way back takes it off: one step, whatever lies
// there. It stays when the last sheet is closed by hand, for the next one, and whoever then goes back goes past it: to
// take it back at once would be a journey that a reload, an address or another sheet could come into. Only in a tab that
// begins with this page, where there is nothing to go on to, it is taken back, once nothing has followed for a moment.

const PAGE = "page"; // the entry that sheets lie over
const OVER = "over"; // the step after it
const FOLLOWS_MS = 400;

interface Sheet {
  close(): void;
}
const lying: Sheet[] = []; // the last one on top
let over = history.state === OVER ? location.pathname : null; // of the page whose step we are at
let taking = false; // the step back: a journey of ours
let next: string | null = null; // another page, asked for on that journey
let address = location.href; // as it was before a step: the entry below may know an older one of the same page

addEventListener("popstate", () => {
  const back = history.state === PAGE && location.pathname === over;
  over = history.state === OVER ? location.pathname : null;
  if (taking) return arrive();
  if (!back) {
    address = location.href;
    return;
  }
  history.replaceState(PAGE, "", address);
  const sheet = lying.pop();
  if (!sheet) return history.back();
  if (lying.length) stepOver();
  sheet.close();
});

function takeBack(): void {
  if (lying.length || !over || taking || history.length > 2) return;
  taking = true;
  history.back();
}

/** The step is taken back. What came meanwhile lies over the page, or is the next one. */
function arrive(): void {
  taking = false;
  if (next === null) history.replaceState(PAGE, "", address);
  else history.pushState(null, "", next);
  next = null;
  if (lying.length) stepOver();
}

function stepOver(): void {
  if (over) return;
  history.replaceState(PAGE, "");
  history.pushState(OVER, "");
  over = location.pathname;
}

/** The way back closes it, until what is returned is called. `landed`: the page was come to with it, for its sake, and the
 * way back leaves both. */
export function lieOver(close: () => void, landed = false): () => void {
  const sheet = { close };
  lying.push(sheet);
  address = location.href;
  if (!landed) stepOver();
  return () => {
    const at = lying.indexOf(sheet);
    if (at >= 0) lying.splice(at, 1);
    if (!lying.length) setTimeout(takeBack, FOLLOWS_MS);
  };
}

/** What is shown is another state of the same page: the way back over a sheet keeps the address that says so. */
export function readdress(to: string): void {
  history.replaceState(history.state, "", to);
  address = location.href;
}

/** Another page. It takes the place of what lay over this one, which is no place to go back to. */
export function visit(path: string): void {
  const here = location.pathname + location.search + location.hash;
  if (path === here) return;
  if (taking) next = path;
  if (over) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  over = null;
}
