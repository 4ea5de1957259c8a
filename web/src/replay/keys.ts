// A replay from the keyboard: arrows step, space plays, Home and End jump.

export interface FilmKeys {
  step(by: number): void;
  to(end: "first" | "last"): void;
  toggle(): void;
  log(): void;
}

const CONTROLS = "button, a, summary, [role=group][tabindex]";

export function filmKeys(keys: FilmKeys): (event: KeyboardEvent) => void {
  const acts: Record<string, () => void> = {
    ArrowRight: () => keys.step(1),
    ArrowLeft: () => keys.step(-1),
    Home: () => keys.to("first"),
    End: () => keys.to("last"),
    " ": keys.toggle,
    l: keys.log,
  };
  return (event) => {
    const act = acts[event.key];
    const target = event.target as Element | null;
    if (!act || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (target?.closest("dialog, input, select, textarea")) return;
    if (event.key === " " && target?.closest(CONTROLS)) return;
    event.preventDefault();
    act();
  };
}
