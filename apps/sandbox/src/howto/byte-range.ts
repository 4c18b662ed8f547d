/** The bytes of a file that a request asks for, `first` and `last` included. */
export type ByteRange =
  /** No range, or one that may be passed over: the whole file. */
  { kind: "whole" } | { kind: "part"; first: number; last: number } | { kind: "unsatisfiable" };

/**
 * Reads a `Range` header against a file of `size` bytes (RFC 9110, 14). Several ranges at once, other units and what
 * is malformed are passed over, as the standard lets a server do.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange {
  const asked = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/.exec(header?.replaceAll(/\s/g, "") ?? "");
  if (asked === null) return { kind: "whole" };
  const [, from, to, lastBytes] = asked;
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
