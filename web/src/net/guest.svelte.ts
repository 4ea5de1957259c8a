// Who sits at this device: a name, a signed token, a PIN to take the seat elsewhere.

import * as api from "./api";

const KEY = "ludoteka.guest";

interface Kept {
  token: string;
  name: string;
  pin: string;
}

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

class Guest {
  token = $state("");
  name = $state("");
  pin = $state("");
  tables = $state<api.MyTable[]>([]);

  constructor() {
    const known = kept();
    if (known) Object.assign(this, known);
  }

  /** Known to the server, under this name; the token to show. */
  async be(name: string): Promise<string> {
    const wish = name.trim().slice(0, 20);
    if (!this.token) this.take(await api.newGuest(wish));
    else if (wish && wish !== this.name) {
      try {
        this.name = (await api.rename(this.token, wish)).name;
      } catch (error) {
        if (!(error instanceof api.ApiError) || error.status !== 401) throw error;
        this.take(await api.newGuest(wish));
      }
      this.keep();
    }
    return this.token;
  }

  /** What the server knows of us; a token it does not know any more is forgotten. */
  async refresh(): Promise<void> {
    if (!this.token) return;
    try {
      const { name, pin, tables } = await api.me(this.token);
      Object.assign(this, { name, pin, tables });
      this.keep();
    } catch (error) {
      if (error instanceof api.ApiError && error.status === 401) this.forget();
    }
  }

  /** A seat was claimed here: from now on we are that person. */
  become(claimed: { token: string; name: string }): void {
    this.take({ ...claimed, pin: "" });
    void this.refresh();
  }

  forget(): void {
    this.take({ token: "", name: "", pin: "" });
    this.tables = [];
  }

  private take({ token, name, pin }: Kept): void {
    Object.assign(this, { token, name, pin });
    this.keep();
  }

  private keep(): void {
    const { token, name, pin } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ token, name, pin }));
    } catch {
      // A private window without storage: the seat lives as long as the page, and the PIN brings it back.
    }
  }
}

export const guest = new Guest();
