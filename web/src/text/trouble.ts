// Why something that was asked over HTTP was not done, in the page's language.

import { ApiError } from "../net/api";
import type { Speech } from "./speech";

/** The sentence for an error: by the server's code (`error-…`, a table's refusal `reason-…`), never its English. */
export function troubleIn(words: Speech, error: unknown): string {
  if (!(error instanceof ApiError)) return words.say("page-no-server");
  const kinds = error.status === 409 ? ["reason", "error"] : ["error", "reason"];
  const id = kinds.map((kind) => `${kind}-${error.code}`).find((one) => words.has(one));
  return words.say(id ?? "error-unknown");
}
