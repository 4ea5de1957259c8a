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

/** All that was kept of this table; "" where there is nothing, or no storage. */
export async function read(code: string): Promise<string> {
  try {
    return ((await done((await store("readonly")).get(code))) as string | undefined) ?? "";
  } catch {
    return "";
  }
}

/** Resolves when it is stored; a browser that keeps nothing plays on all the same. */
export async function write(code: string, text: string): Promise<void> {
  try {
    await done((await store("readwrite")).put(text, code));
  } catch {
    // a private window: the game lives as long as the page
  }
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
    return (await done((await store("readonly")).getAllKeys())).map(String);
  } catch {
    return [];
  }
}
