import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import "./tokens.css";
import "./large.css";
import "./low.css";
import { catalogue } from "./look/catalogue.svelte";
import { route } from "./look/route.svelte";
import { guest } from "./net/guest.svelte";
import { shelf } from "./text/shelf.svelte";

const started = shelf.start();
// The longest way first: what the place needs comes along with the words.
if (route.place.at === "home") void catalogue.fetchShelf();
else if (route.place.at === "table") {
  void import("./screens/Table.svelte").catch(() => undefined);
  if (guest.token) void import("./screens/inside").catch(() => undefined);
}
await started;
const page = document.getElementById("page")!;
page.replaceChildren(); // the mark that whoever waited has seen
mount(App, { target: page });

// Kept for when there is no network. Plain http in a home network has no service worker, and needs none.
const QUIET = 5_000; // the first seconds belong to the page itself
if (import.meta.env.PROD && "serviceWorker" in navigator)
  setTimeout(() => void navigator.serviceWorker.register("/service.js").catch(() => undefined), QUIET);
