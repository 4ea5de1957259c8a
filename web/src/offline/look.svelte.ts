// Under a cover on a screen that all can see: held, it is open as long as the finger lies there; tapped, until it is
// tapped again.

const TAP_MS = 300;

export class Look {
  open = $state(false);
  private finger: { id: number; since: number; wasOpen: boolean } | null = null;

  down(id: number, stamp: number): void {
    if (this.finger) return;
    this.finger = { id, since: stamp, wasOpen: this.open };
    this.open = true;
  }

  up(id: number, stamp: number): void {
    if (this.finger?.id !== id) return;
    this.open = stamp - this.finger.since < TAP_MS && !this.finger.wasOpen;
    this.finger = null;
  }

  /** The finger went where nobody knows. */
  lost(id: number): void {
    if (this.finger?.id !== id) return;
    this.open = false;
    this.finger = null;
  }

  /** New cards: what was left open is covered, what a finger holds is not. */
  cover(): void {
    if (!this.finger) this.open = false;
  }

  /** By a key, or by a reader's click. */
  turn(): void {
    this.open = !this.open;
  }
}
