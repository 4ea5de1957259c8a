// The service worker. Everything but the document is named by what it holds, so an old page and a new one never mix:
// a page gets the files that its own document names, from here or from the server.

const VERSION = __VERSION__;
const FILES = __FILES__; // the page: "/", scripts, texts, pictures
const PYTHON_FILES = __PYTHON__; // fetched by whoever plays without a server, and kept
const SHELL = `page-${VERSION}`;
const PYTHON = "python";
const ANSWERS = "answers"; // the shelf, the rulebooks and the lessons, as the server gave them last
const PATIENCE_MS = 3000;

self.addEventListener("install", (event) => {
  const put = async (name, files) => (await caches.open(name)).addAll(files);
  event.waitUntil(Promise.all([put(SHELL, FILES), put(ANSWERS, ["/api/games"])]));
});

// A new one waits until no page of the old one is open, so what those may still ask for is there.
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([tidy(), self.clients.claim()])));

async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("page-") && name !== SHELL).map((name) => caches.delete(name)));
  const cache = await caches.open(PYTHON);
  const old = (await cache.keys()).filter((request) => !PYTHON_FILES.includes(new URL(request.url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else if (pathname === "/api/games" || /^\/api\/(rules|lessons)\//.test(pathname)) event.respondWith(fresh(request));
  else if (PYTHON_FILES.includes(pathname)) event.respondWith(kept(request, PYTHON));
  else if (FILES.includes(pathname) || pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

self.addEventListener("message", (event) => {
  if (event.data === "python") event.waitUntil(fetchPython());
  if (event.data?.rules) event.waitUntil(fetchRules(event.data.rules));
});

/** Rulebooks to read without a network, those that were never opened too. */
async function fetchRules(books) {
  const cache = await caches.open(ANSWERS);
  for (const book of books) if (!(await cache.match(book))) await cache.add(book);
}

async function fetchPython() {
  const cache = await caches.open(PYTHON);
  await Promise.all(PYTHON_FILES.map(async (file) => (await cache.match(file)) ?? cache.add(file)));
}

/** From the server while it answers, else as it was last. */
async function fresh(request, key = request) {
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok && key === request) await (await caches.open(ANSWERS)).put(key, answer.clone());
    return answer;
  });
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const first = await Promise.race([asked.catch(() => undefined), late]);
  return first ?? (await caches.match(key)) ?? asked;
}

/** What never changes: once fetched it stays. `name`: where it is put when it was not there. */
async function kept(request, name) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && name) await (await caches.open(name)).put(request, answer.clone());
  return answer;
}
