// Names of the rules as Fluent ids, the same way as the server's `message_id`.

/** `message_id("face", "r+2")` is `face-rplus2`: lower case, `+` is `plus`, `:` and `_` are `-`, the rest dropped. */
export function messageId(kind: string, name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll("+", "plus")
    .replace(/[:_]/g, "-")
    .replace(/[^a-z0-9-]/g, "");
  return `${kind}-${slug}`;
}
