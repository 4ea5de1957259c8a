// Following the server's clock: the offset of the smallest round trip of the last 30 s.

export const KEPT_MS = 30_000;

interface Sample {
  at: number;
  trip: number;
  offset: number;
}

/** Server time as this page reckons it. All times in milliseconds; "local" is `performance.now()`. */
export class ServerClock {
  private sent = new Map<string, number>();
  private samples: Sample[] = [];
  private best: Sample | null = null;

  /** The server pinged and we answered at `local`. */
  ponged(nonce: string, local: number): void {
    this.sent.set(nonce, local);
    if (this.sent.size > 32) this.sent.delete(this.sent.keys().next().value!);
  }

  /** Our answer arrived there at `serverAt`; we hear of it at `local`. */
  synced(nonce: string, serverAt: number, local: number): void {
    const sent = this.sent.get(nonce);
    if (sent === undefined) return;
    this.sent.delete(nonce);
    const trip = local - sent;
    this.samples = this.samples.filter((one) => local - one.at <= KEPT_MS);
    this.samples.push({ at: local, trip, offset: serverAt - (sent + local) / 2 });
    this.best = this.samples.reduce((a, b) => (b.trip < a.trip ? b : a));
  }

  /** A rough start, before any round trip is known. */
  guess(serverAt: number, local: number): void {
    if (!this.best) this.best = { at: local, trip: Infinity, offset: serverAt - local };
  }

  /** After sleep or a lost line, old samples may lie. */
  forget(): void {
    this.samples = [];
    this.sent.clear();
  }

  /** A process of its own has a clock of its own: begin from nothing. */
  reset(): void {
    this.forget();
    this.best = null;
  }

  get known(): boolean {
    return this.best !== null;
  }

  get trip(): number {
    return this.best?.trip ?? Infinity;
  }

  server(local: number): number {
    return local + (this.best?.offset ?? 0);
  }

  local(server: number): number {
    return server - (this.best?.offset ?? 0);
  }
}
