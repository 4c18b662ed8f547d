import type { ApiError } from "./api-error.ts";

/**
 * Where to find the text of a failure: under its kind in the locales' `errors`, or under the server's message in
 * `errorMsg`. The caller checks whether that text exists; a message that is no code is shown unchanged.
 */
export type ErrorText = { kind: KindKey } | { message: string };

/** A key of the locales' `errors`: the text of a failure that has no message of the server. */
export type KindKey =
  | "offline"
  | "timeout"
  | "shape"
  | "server"
  | "outcomeUnknown"
  | "stillRunning"
  | "signedOut"
  | "gone"
  | "tooManyRequests"
  | "forbidden"
  | "notFound"
  | "unknown";

/** The maximum length of a server's message that is shown. */
const LONGEST_MESSAGE = 200;

/** The only function from a failure to its text. An unknown message is shown as plain text, cut. */
export function errorText(error: ApiError): ErrorText {
  switch (error.kind) {
    case "refused":
      return { message: Array.from(error.message).slice(0, LONGEST_MESSAGE).join("") };
    case "refused-silently":
      return { kind: kindOfStatus(error.status) };
    case "outcome-unknown":
      return { kind: "outcomeUnknown" };
    case "still-running":
      return { kind: "stillRunning" };
    case "signed-out":
      return { kind: "signedOut" };
    case "offline":
    case "timeout":
    case "shape":
    case "server":
    case "gone":
      return { kind: error.kind };
    case "aborted":
      return { kind: "unknown" };
  }
}

function kindOfStatus(status: number): KindKey {
  if (status === 429) return "tooManyRequests";
  if (status === 401 || status === 403) return "forbidden";
  if (status === 404) return "notFound";
  return "unknown";
}
