// What is behind a table's door: the lobby, and the table in play.

export { default as Lobby } from "./Lobby.svelte";
export { default as Play } from "./Play.svelte";
