// Tables without a server, kept in this browser: one text a table, by its code.

const NAME = "ludoteka";
const STORE = "tables";

function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const work = asked.result.transaction(STORE, mode);
      work.oncomplete = work.onabort = () => asked.result.close();
      resolve(work.objectStore(STORE));
    };
  });
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/** A table's text, and the page that plays it: what another page has to say of it comes too late. */
interface Kept {
  page: string;
  text: string;
}

// Before tables had a page they were texts.
const kept = (found: unknown): Kept | undefined => (typeof found === "string" ? { page: "", text: found } : (found as Kept | undefined));

/** All that was kept of this table; "" where there is nothing, or no storage. */
export async function read(code: string): Promise<string> {
  try {
    return kept(await done((await store("readonly")).get(code)))?.text ?? "";
  } catch {
    return "";
  }
}

/** The same, and from now on the table is this page's. */
export async function take(code: string, page: string): Promise<string> {
  try {
    const tables = await store("readwrite");
    const text = kept(await done(tables.get(code)))?.text ?? "";
    await done(tables.put({ page, text } satisfies Kept, code));
    return text;
  } catch {
    return "";
  }
}

/** Resolves when it is stored, to false where the table is another page's by now. A browser that keeps nothing plays on
 * all the same. */
export async function write(code: string, text: string, page: string): Promise<boolean> {
  try {
    const tables = await store("readwrite");
    if (kept(await done(tables.get(code)))?.page !== page) return false;
    await done(tables.put({ page, text } satisfies Kept, code));
  } catch {
    // a private window: the game lives as long as the page
  }
  return true;
}

export async function drop(code: string): Promise<void> {
  try {
    await done((await store("readwrite")).delete(code));
  } catch {
    // nothing was kept
  }
}

/** The codes of all tables that are kept here. */
export async function codes(): Promise<string[]> {
  try {
    const tables = await store("readonly");
    const [codes, found] = await Promise.all([done(tables.getAllKeys()), done(tables.getAll())]);
    return codes.map(String).filter((_, i) => kept(found[i])?.text);
  } catch {
    return [];
  }
}
