import type { Call } from "@member-wallet/api/calls";

const CALLERS: Readonly<Record<Call["caller"], string>> = {
  anyone: "Anybody may call it.",
  member: "A member calls it, with a token.",
  customer: "A member calls it with a token, a guest with the own id.",
};

const EFFECTS: Readonly<Record<Call["effect"], string>> = {
  read: "It changes nothing, and is sent again when its answer is lost.",
  "repeatable-write": "It changes something, and may be sent again: a repeat changes nothing more.",
  write: "It changes something, and is never sent again: a lost answer is told as unknown.",
  "keyed-write": "It is sent again under its key alone: the same key is done once.",
};

const CHANGING_GET = "Changes something although it is a GET: never cache or prefetch it. ";

/** Whether a call changes something although it is a GET. */
export function isChangingGet({ method, effect }: Call): boolean {
  return method === "GET" && effect !== "read";
}

/** Who may call it, and what happens when its answer is lost. */
export function describeCall(call: Call): string {
  return `${CALLERS[call.caller]} ${isChangingGet(call) ? CHANGING_GET : ""}${EFFECTS[call.effect]}`;
}
