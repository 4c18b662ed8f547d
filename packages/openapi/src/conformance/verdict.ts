import { droppedPaths, isMessageCode } from "@member-wallet/api/wire";
import * as v from "valibot";
import type { Call } from "../calls/call.ts";
import type { StrictCheck } from "../document/strict.ts";
import { deviations, issueFindings, onePerPath } from "./words.ts";

/** What the client would make of an answer. */
export type Verdict =
  | { readonly kind: "accepted" }
  /** Odd, but read: the client shows what it can. */
  | { readonly kind: "warning"; readonly findings: readonly Finding[] }
  /** The client would show an error. */
  | { readonly kind: "refused"; readonly findings: readonly Finding[] }
  | { readonly kind: "skipped"; readonly reason: string };

/** A place in an answer and what was expected there; never the value, which may be a member's. */
export interface Finding {
  /** "slots.3.code"; "" for the whole answer. */
  readonly path: string;
  readonly expected: string;
}

/** An answer as it arrived. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

export const refused = (expected: string, path = ""): Verdict => ({
  kind: "refused",
  findings: [{ path, expected }],
});

/** Judges the answer to a call, `null` if none arrived: by the client's schema, then by the strict one. */
export function judge(call: Call, answer: Answer | null, strict: StrictCheck): Verdict {
  if (answer === null) return refused("expected an answer within 60 s");
  if (answer.status < 200 || answer.status >= 300) {
    return refused(`expected a success, not status ${answer.status}${codeOf(answer)}`);
  }
  const body = readJson(answer.text);
  if (body === undefined) return refused("expected JSON");
  const message = messageOf(body.value);
  if (call.codes?.some((code) => code === message)) {
    return refused(`expected status 4xx with ${message}: status ${answer.status} is a success`, "message");
  }
  const read = v.safeParse(call.answer.schema, body.value);
  if (!read.success) {
    return { kind: "refused", findings: onePerPath(issueFindings(read.issues)) };
  }
  const findings = [...leftOut(read.output), ...deviations(strict(call.answer.schema, body.value))];
  return findings.length === 0 ? { kind: "accepted" } : { kind: "warning", findings: onePerPath(findings) };
}

/** The code of a refusal, if it is one of the catalogue: other messages may say anything. */
function codeOf({ text }: Answer): string {
  const message = messageOf(readJson(text)?.value);
  if (message === null) return " without a message";
  return isMessageCode(message) || message === "invalid-token" ? ` (${message})` : " with an unknown code";
}

function messageOf(body: unknown): string | null {
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : null;
  return typeof message === "string" ? message : null;
}

/** An empty body reads as null. `undefined`: no JSON. */
export function readJson(text: string): { value: unknown } | undefined {
  if (text.trim() === "") return { value: null };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined; // The caller reports that it is no JSON.
  }
}

const leftOut = (output: unknown): Finding[] =>
  droppedPaths(output).map((path) => ({ path, expected: "the item is left out" }));
