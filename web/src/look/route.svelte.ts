// Where we are: "/" home, "/t/CODE" a table, "/rules/GAME" a rulebook. The browser's own back button works.

export type Place = { at: "home" } | { at: "table"; code: string } | { at: "rules"; game: string };

export function placeOf(path: string): Place {
  const [, first, second] = path.split("/");
  if (first === "t" && second) return { at: "table", code: second.toUpperCase() };
  if (first === "rules" && second) return { at: "rules", game: second.toLowerCase() };
  return { at: "home" };
}

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
