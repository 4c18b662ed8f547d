/** The requested bytes of a file, `first` and `last` inclusive. */
type ByteRange =
  | { kind: "whole" }
  | { kind: "part"; first: number; last: number }
  | { kind: "unsatisfiable" };

/**
 * Reads a `Range` header against a file of `size` bytes (RFC 9110, 14). Ignores several ranges, other units and
 * malformed headers, as the standard allows.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange {
  const range = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/.exec(header?.replaceAll(/\s/g, "") ?? "");
  if (range === null) return { kind: "whole" };
  const [, from, to, lastBytes] = range;
  if (from === undefined) {
    const length = Math.min(Number(lastBytes), size);
    return length === 0 ? { kind: "unsatisfiable" } : { kind: "part", first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === undefined || to === "" ? size - 1 : Number(to);
  if (last < first && to !== "") return { kind: "whole" };
  if (first >= size) return { kind: "unsatisfiable" };
  return { kind: "part", first, last: Math.min(last, size - 1) };
}
