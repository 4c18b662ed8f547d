import type { Answer, CallOutcome } from "../../calls/outcome.ts";
import type { Act, AnsweredStand, Asked } from "./act.ts";
import { isFields, readProgress, readStop } from "./stored-acts.ts";

/** How an act stands after an outcome; `null` where it tells nothing: the call was not sent, or its session ended. */
export function standOf(outcome: CallOutcome<unknown>, act: Act | undefined): AnsweredStand | null {
  switch (outcome.kind) {
    case "done":
      return act ? acceptedStand(act.asked, outcome.data) : null;
    case "refused":
      return { kind: "refused", error: outcome.error, told: false };
    case "unknown":
    case "still-running":
      return { kind: outcome.kind, resend: outcome.resend, told: false };
    case "cancelled":
      return null;
  }
}

/** No answer has come: it may have been carried out. */
export const unknownStand = (resend: boolean): AnsweredStand => ({ kind: "unknown", resend, told: false });

/** How an act stands once the server has carried it out, or accepted it. */
export function acceptedStand(asked: Asked, data: unknown): AnsweredStand {
  if (asked.kind === "slip") return { kind: "processing", progress: readProgress(data), told: false };
  if (asked.kind === "withdraw") return { kind: "processing", progress: readProgress(asked), told: false };
  if (asked.kind === "qr")
    return { kind: "processing", progress: readProgress(qrFields(asked, data)), told: false };
  return { kind: "done", told: false, stop: asked.kind === "spin" ? readStop(data) : undefined };
}

/** A QR's progress, where its answer has arrived with its id. */
function qrFields({ amount }: Extract<Asked, { kind: "qr" }>, data: unknown) {
  return { reference: isFields(data) ? data["id"] : null, amount, qr: {} };
}

/** It was cancelled: before it was sent, or, a slip, meanwhile. */
export function isCancelled({ error }: Answer<unknown>): boolean {
  return typeof error === "object" && error !== null && "kind" in error && error.kind === "aborted";
}
