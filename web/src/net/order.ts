// Whether a frame follows the one before. One that does not has lost its predecessors' news.

export class Order {
  private match = "";
  private no = -1;
  private whole = true;

  /** A new line: what it gives first is whole, with all that happened before, whatever its number. */
  anew(): void {
    this.whole = true;
  }

  follows({ match, no }: { match: string; no: number }): boolean {
    const follows = this.whole || match !== this.match || no <= this.no + 1;
    this.match = match;
    this.no = no;
    this.whole = false;
    return follows;
  }
}
