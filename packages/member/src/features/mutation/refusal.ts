import { type ApiError, toApiError } from "@member-wallet/api";

/** A failure by which nothing was done, and which is to be said here; `null` when its end is open, or said elsewhere. */
export function refusalOf(failure: unknown): ApiError | null {
  if (failure === undefined) return null;
  const error = toApiError(failure);
  switch (error.kind) {
    case "outcome-unknown":
    case "still-running":
    case "aborted":
    case "signed-out":
    case "gone":
      return null;
    default:
      return error;
  }
}
