import type { DroppedItems } from "@member-wallet/api";

/** For development: says in the console which items of an answer could not be read. */
export function logDroppedItems({ schema, paths }: DroppedItems): void {
  // oxlint-disable-next-line no-console -- Whoever develops against a backend learns here what it sends.
  console.warn(`${schema}: items that could not be read were left out: ${paths.join(", ")}`);
}
