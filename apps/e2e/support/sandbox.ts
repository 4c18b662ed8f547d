import { expect } from "@playwright/test";
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

/** Tells the sandbox's local side something, and answers what it says. */
export async function tell<Answer = unknown>(path: string, body: unknown): Promise<Answer> {
  const answer = await fetch(SANDBOX.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Asks the sandbox's local side. */
export async function ask<Answer>(path: string): Promise<Answer> {
  return (await (await fetch(SANDBOX.url + path)).json()) as Answer;
}

/** How the next rounds at the play page end. */
export function nextRound(outcome: "chance" | "win" | "lose") {
  return tell("/sandbox/next-round", { outcome });
}

/** Lets the next calls of a kind go wrong. */
export function goWrong(...faults: Fault[]) {
  return tell("/sandbox/switches", { faults });
}

/** Puts everything in order. */
export async function inOrder() {
  await fetch(`${SANDBOX.url}/sandbox/switches`, { method: "DELETE" });
}

/** Sets the sandbox's switches. */
export async function setSwitches(change: {
  registerOTP?: boolean;
  requirePhoneDigits?: boolean;
  gone?: boolean;
  latency?: number;
  slipsAtAllHours?: boolean;
}) {
  await tell("/sandbox/switches", change);
}

interface SentCode {
  phone: string;
  code: string;
  reference: string;
}

/** The one-time code that was last sent to a phone, as the local page shows it; waits until one was sent. */
export async function lastCodeFor(phone: string): Promise<SentCode> {
  let found: SentCode | undefined;
  const look = async () => {
    const codes = await ask<SentCode[]>("/sandbox/one-time-codes");
    found = codes.find((each) => each.phone === phone);
    return found;
  };
  await expect.poll(look, { message: `a one-time code for ${phone}` }).toBeDefined();
  if (!found) throw new Error(`No one-time code was sent to ${phone}.`);
  return found;
}
