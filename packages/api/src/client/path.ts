/**
 * Builds a path of the wire: each part that comes from data is percent-encoded by itself. A part that would climb
 * (`.` or `..`), or is empty, is refused, for browsers resolve it away even when encoded.
 */
export function apiPath(parts: TemplateStringsArray, ...values: string[]): string {
  return parts.reduce((path, part, index) => {
    const value = values[index - 1] ?? "";
    if (value === "" || value === "." || value === "..") throw new PathPartError();
    return path + encodeURIComponent(value) + part;
  });
}

/** A path part that no call may carry. */
export class PathPartError extends Error {
  override name = "PathPartError";
}
