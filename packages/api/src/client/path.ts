/**
 * Builds the path of a call: each part from data is percent-encoded by itself.
 * @throws {PathPartError} for an empty part, `.` or `..`, which browsers resolve even when encoded.
 */
export function apiPath(parts: TemplateStringsArray, ...values: string[]): string {
  return parts.reduce((path, part, index) => {
    const value = values[index - 1] ?? "";
    if (!isPathPart(value)) throw new PathPartError();
    return path + encodeURIComponent(value) + part;
  });
}

/** Whether a text from data can be a part of a path. */
export function isPathPart(text: string): boolean {
  return text !== "" && text !== "." && text !== "..";
}

/** A path part that no call can contain. */
export class PathPartError extends Error {
  override name = "PathPartError";
}
