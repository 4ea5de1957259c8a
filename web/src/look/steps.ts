// What lies over a page is a step of the browser's history, so that the way back takes it off: one step, whatever lies
// there. It stays when the last sheet is closed by hand, for the next one, and whoever then goes back goes past it: to
// take it back at once would be a journey that a reload, an address or another sheet could come into. (In a tab that
// begins with this page there is nothing to go on to: after a sheet one way back is for nothing.)

const PAGE = "page"; // the entry that sheets lie over
const OVER = "over"; // the step after it

interface Sheet {
  close(): void;
}
const lying: Sheet[] = []; // the last one on top
let over = history.state === OVER ? location.pathname : null; // of the page whose step we are at
let address = location.href; // as it was before a step: the entry below may know an older one of the same page

addEventListener("popstate", () => {
  const back = history.state === PAGE && location.pathname === over;
  over = history.state === OVER ? location.pathname : null;
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

function stepOver(): void {
  if (over) return;
  history.replaceState(PAGE, "");
  history.pushState(OVER, "");
  over = location.pathname;
}

/** The way back closes it, until what is returned is called. */
export function lieOver(close: () => void): () => void {
  const sheet = { close };
  lying.push(sheet);
  address = location.href;
  stepOver();
  return () => {
    const at = lying.indexOf(sheet);
    if (at >= 0) lying.splice(at, 1);
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
  if (over) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  over = null;
}
