// What can be played is shown, unless somebody would rather find it out: one switch, kept on this device. It is on for
// whoever comes for the first time, and in a lesson always.

const KEY = "ludoteka.hints";

class Hints {
  wanted = $state(true);
  /** While a lesson is on. */
  teaching = $state(false);

  constructor() {
    try {
      this.wanted = localStorage.getItem(KEY) !== "off";
    } catch {
      // no storage: they are on
    }
  }

  get on(): boolean {
    return this.wanted || this.teaching;
  }

  set(wanted: boolean): void {
    this.wanted = wanted;
    try {
      localStorage.setItem(KEY, wanted ? "on" : "off");
    } catch {
      // for this visit
    }
  }
}

export const hints = new Hints();
