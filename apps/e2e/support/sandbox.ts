import { SANDBOX } from "./addresses.ts";

/** A fault for the next calls of one kind, as the sandbox's switches take it. */
export interface Fault {
  /** Method and path; a path part `*` stands for any one part. */
  call: string;
  when?: "before" | "after";
  effect:
    | { kind: "answer"; status: number; body: unknown }
    | { kind: "hang" }
    | { kind: "kill" }
    | { kind: "delay"; milliseconds: number };
  times?: number;
}

async function post(path: string, body: unknown) {
  const answer = await fetch(SANDBOX.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${answer.status} ${await answer.text()}`);
}

/** How the next rounds at the play page end. */
export function nextRound(outcome: "chance" | "win" | "lose") {
  return post("/sandbox/next-round", { outcome });
}

/** Lets the next calls of a kind go wrong. */
export function goWrong(...faults: Fault[]) {
  return post("/sandbox/switches", { faults });
}

/** Puts everything in order. */
export async function inOrder() {
  await fetch(`${SANDBOX.url}/sandbox/switches`, { method: "DELETE" });
}

/** Sets the sandbox's switches. */
export function setSwitches(change: {
  registerOTP?: boolean;
  requirePhoneDigits?: boolean;
  gone?: boolean;
  latency?: number;
}) {
  return post("/sandbox/switches", change);
}

/** The one-time code that was last sent to a phone, as the local page shows it. */
export async function lastCodeFor(phone: string): Promise<{ code: string; reference: string }> {
  const answer = await fetch(`${SANDBOX.url}/sandbox/one-time-codes`);
  const codes = (await answer.json()) as { phone: string; code: string; reference: string }[];
  const found = codes.find((each) => each.phone === phone);
  if (!found) throw new Error(`No one-time code was sent to ${phone}.`);
  return found;
}
