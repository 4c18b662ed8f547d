import type { ApiError } from "./api-error.ts";
import { isMessageCode, type MessageCode } from "./codes.ts";

/** Where the text of a failure is: a key of the locales' `errors`, or the server's own words. */
export type ErrorText = { key: `errorMsg.${MessageCode}` } | { key: `kind.${KindKey}` } | { plain: string };

type KindKey =
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

/** As much of a server's own words as a member is shown. */
const LONGEST_MESSAGE = 200;

/** The one function from a failure to its text. An unknown message is shown as sent, as plain text, cut. */
export function errorText(error: ApiError): ErrorText {
  switch (error.kind) {
    case "refused":
      return isMessageCode(error.message)
        ? { key: `errorMsg.${error.message}` }
        : { plain: [...error.message].slice(0, LONGEST_MESSAGE).join("") };
    case "refused-silently":
      return { key: `kind.${kindOfStatus(error.status)}` };
    case "outcome-unknown":
      return { key: "kind.outcomeUnknown" };
    case "still-running":
      return { key: "kind.stillRunning" };
    case "signed-out":
      return { key: "kind.signedOut" };
    case "offline":
    case "timeout":
    case "shape":
    case "server":
    case "gone":
      return { key: `kind.${error.kind}` };
    case "aborted":
      return { key: "kind.unknown" };
  }
}

function kindOfStatus(status: number): KindKey {
  if (status === 429) return "tooManyRequests";
  if (status === 401 || status === 403) return "forbidden";
  if (status === 404) return "notFound";
  return "unknown";
}
