import { type ApiError, isLogInCode, isTemporary } from "@member-wallet/api";
import type { SendFailure } from "./conversation.ts";

/** What a failed call means for its message. */
export type Verdict =
  /** It may have arrived although no answer says so. */
  | { readonly kind: "lost" }
  /** It is sent again by itself. */
  | { readonly kind: "later"; readonly for: "connection" | "server" }
  /** It would be refused again. */
  | { readonly kind: "final"; readonly failure: SendFailure };

const NO_CONNECTION = { kind: "later", for: "connection" } as const;
const NO_SERVER = { kind: "later", for: "server" } as const;

export function verdictOf(error: ApiError): Verdict {
  switch (error.kind) {
    case "outcome-unknown":
    case "still-running":
    case "aborted":
      return { kind: "lost" };
    case "offline":
    case "timeout":
      return NO_CONNECTION;
    // The host ends this conversation; the message waits for the customer's next one.
    case "signed-out":
    case "gone":
      return NO_CONNECTION;
    case "server":
      return NO_SERVER;
    case "refused":
      if (isLogInCode(error.message)) return NO_CONNECTION;
      return ofStatus(error.status, error.message);
    case "refused-silently":
      return ofStatus(error.status, null);
    case "shape":
      return { kind: "final", failure: { kind: "unexpected" } };
  }
}

function ofStatus(status: number, message: string | null): Verdict {
  if (status >= 500 || isTemporary(status)) return NO_SERVER;
  return { kind: "final", failure: { kind: "refused", message, status } };
}
