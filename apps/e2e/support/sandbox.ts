import { expect } from "@playwright/test";
import type { Fault as SandboxFault, SwitchState } from "@member-wallet/sandbox/testing";
import { SANDBOX } from "./addresses.ts";

/** A fault for the next calls of one kind: by default before one of them. */
export type Fault = Pick<SandboxFault, "call" | "effect"> & Partial<SandboxFault>;

/** Posts to the sandbox's local page; resolves with the answer, throws when it is refused. */
export async function post<Answer = unknown>(path: string, body: unknown): Promise<Answer> {
  const answer = await fetch(SANDBOX.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Gets from the sandbox's local page. */
export async function get<Answer>(path: string): Promise<Answer> {
  return (await (await fetch(SANDBOX.url + path)).json()) as Answer;
}

/** How the next rounds at the play page end. */
export function nextRound(outcome: "chance" | "win" | "lose") {
  return post("/sandbox/next-round", { outcome });
}

/** Makes the next calls of a kind fail. */
export function injectFaults(...faults: Fault[]) {
  return post("/sandbox/switches", { faults });
}

/** Waits until every fault was used as often as it was injected for: until those calls reached the sandbox. */
export async function untilFaultsUsed() {
  await expect.poll(unusedFaults).toEqual([]);
}

async function unusedFaults(): Promise<Fault[]> {
  return (await get<{ faults: Fault[] }>("/sandbox/switches")).faults;
}

/** Removes all faults and sets every switch to its default. */
export async function resetFaults() {
  await fetch(`${SANDBOX.url}/sandbox/switches`, { method: "DELETE" });
}

/** Sets the sandbox's switches. */
export async function setSwitches(change: Partial<SwitchState>) {
  await post("/sandbox/switches", change);
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
    const codes = await get<SentCode[]>("/sandbox/one-time-codes");
    found = codes.find((each) => each.phone === phone);
    return found;
  };
  await expect.poll(look, { message: `a one-time code for ${phone}` }).toBeDefined();
  if (!found) throw new Error(`No one-time code was sent to ${phone}.`);
  return found;
}
