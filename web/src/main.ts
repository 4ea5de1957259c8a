import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import "./tokens.css";
import { shelf } from "./text/shelf.svelte";

await shelf.start();
mount(App, { target: document.getElementById("page")! });

// Kept for when there is no network. Plain http in a home network has no service worker, and needs none.
const QUIET = 5_000; // the first seconds belong to the page itself
if (import.meta.env.PROD && "serviceWorker" in navigator)
  setTimeout(() => void navigator.serviceWorker.register("/service.js").catch(() => undefined), QUIET);
