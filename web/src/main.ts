import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import "./tokens.css";
import { shelf } from "./text/shelf.svelte";

await shelf.start();
mount(App, { target: document.getElementById("page")! });
