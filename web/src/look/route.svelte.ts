// Where we are: "/" home, "/t/CODE" a table, "/rules/GAME" a rulebook. The browser's own back button works.

import { placeOf, type Place } from "./place";

class Route {
  place = $state.raw<Place>(placeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location.pathname)));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** A link that stays in the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  route.go(new URL(link.href).pathname);
}
