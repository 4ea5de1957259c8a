// Where we are: "/" home, "/t/CODE" a table, "/rules/GAME" a rulebook, "/learn/GAME" a lesson, "/replay/MATCH" a finished match, "/stats" my
// games, "/screen/CODE" a table of the server with some at the edges of
// this screen, "/here" and "/here/WAY/GAME" tables without a server, "/here/WAY/GAME/replay" the game that is over there. The browser's own back button works.

import { placeOf, type Place } from "./place";
import { visit } from "./steps";

class Route {
  private path = location.pathname;
  place = $state.raw<Place>(placeOf(this.path));

  constructor() {
    addEventListener("popstate", () => {
      if (location.pathname !== this.path) this.arrive(); // else it is another part of the same page
    });
  }

  private arrive(): void {
    this.path = location.pathname;
    this.place = placeOf(this.path);
  }

  /** To a path of ours, with what may stand behind it: `?…` and `#…`. */
  go(path: string): void {
    visit(path);
    this.arrive();
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** A link that stays in the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  const { pathname, search, hash } = new URL(link.href);
  route.go(pathname + search + hash);
}
