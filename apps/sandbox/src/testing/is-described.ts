import { findCall } from "@member-wallet/api/calls";
import type { SandboxContext } from "../http/env.ts";
import type { Refusal } from "../http/refusal.ts";

/** Whether the description names this refusal of a call, or of all calls of its kind. Other routes are not described. */
export function isDescribed({ method, path }: SandboxContext["req"], { code, status }: Refusal): boolean {
  const call = findCall(method, path);
  if (call === undefined || (call.codes as readonly string[] | undefined)?.includes(code)) return true;
  switch (code) {
    // A request that does not fit.
    case "KEY_INVALID":
      return true;
    case "invalid-token":
      return call.caller !== "anyone";
    case "UNAUTHORIZED":
      return method === "GET" && call.effect !== "read";
    case "REQUEST_LIMIT":
      return status === 409;
    // A provider that the wire has not.
    case "NO_BANK":
      return status === 404;
    case "NO_DATA":
      return call.optional === true;
    default:
      return false;
  }
}
