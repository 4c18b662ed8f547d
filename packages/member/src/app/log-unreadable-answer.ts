import type { UnreadableAnswer } from "@member-wallet/api";

/** For development: logs which answer, or which items of it, could not be read. */
export function logUnreadableAnswer({ schema, lost, paths }: UnreadableAnswer): void {
  const what = lost === "answer" ? "the answer could not be read" : "items were dropped";
  // oxlint-disable-next-line no-console -- Shows developers what their backend sends.
  console.warn(`${schema}: ${what}: ${paths.join(", ")}`);
}
