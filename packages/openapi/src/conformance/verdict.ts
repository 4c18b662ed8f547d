import type { Call } from "@member-wallet/api/calls";
import { droppedPaths, isMessageCode } from "@member-wallet/api/wire";
import * as v from "valibot";
import type { StrictCheck } from "../document/strict.ts";
import { deviations, type Finding, issueFindings, onePerPath } from "./findings.ts";
import { siteReadings } from "./site-readers.ts";

/** What the client would make of an answer. */
export type Verdict =
  | { readonly kind: "accepted" }
  /** Odd, but read: the client shows what it can. */
  | { readonly kind: "warning"; readonly findings: readonly Finding[] }
  /** The client would show an error, or nothing. */
  | { readonly kind: "refused"; readonly findings: readonly Finding[] }
  | { readonly kind: "skipped"; readonly reason: string };

/** What came of a call. */
export type Reply =
  /** An answer as it arrived. */
  | { readonly kind: "answer"; readonly status: number; readonly text: string; readonly headers: Headers }
  /** No whole answer; `why` in words. */
  | { readonly kind: "lost"; readonly why: string };

export type Answer = Extract<Reply, { kind: "answer" }>;

export const refused = (expected: string, path = ""): Verdict => ({
  kind: "refused",
  findings: [{ path, expected }],
});

/**
 * Judges what came of a call: by the client's schema, the sites' own readers, and the strict schema. All that is wrong
 * with an answer is told at once.
 */
export function judge(call: Call, answer: Reply, strict: StrictCheck): Verdict {
  if (answer.kind === "lost") return refused(answer.why);
  if (call.optional && [404, 501].includes(answer.status)) {
    return { kind: "skipped", reason: "optional: the backend has none" };
  }
  if (answer.status < 200 || answer.status >= 300) {
    return refused(`expected a success, not status ${answer.status}${codeOf(answer)}`);
  }
  const body = call.answer.isText ? { value: answer.text } : readJson(answer.text);
  if (body === undefined) return refused("expected JSON");
  const message = messageOf(body.value);
  if (call.codes?.some((code) => code === message)) {
    return refused(`expected status 4xx with ${message}: status ${answer.status} is a success`, "message");
  }
  const { schema } = call.answer;
  const read = v.safeParse(schema, body.value);
  const readings = siteReadings(schema, body.value, serverTime(answer));
  const unread = [...(read.success ? [] : issueFindings(read.issues)), ...of(readings, "hidden")];
  const told = new Set(unread.map(({ path }) => path));
  const odd = [
    ...leftOut(read.output),
    ...of(readings, "odd"),
    ...deviations(strict(schema, body.value)),
  ].filter(({ path }) => !told.has(path));
  const findings = onePerPath([...unread, ...odd]);
  if (unread.length > 0) return { kind: "refused", findings };
  return findings.length === 0 ? { kind: "accepted" } : { kind: "warning", findings };
}

const of = (readings: ReturnType<typeof siteReadings>, effect: "odd" | "hidden"): Finding[] =>
  readings.flatMap(({ path, expected, ...reading }) =>
    reading.effect === effect ? [{ path, expected }] : [],
  );

/** The server's time at an answer, in epoch milliseconds. */
function serverTime({ headers }: Answer): number {
  const date = Date.parse(headers.get("Date") ?? "");
  return Number.isNaN(date) ? Date.now() : date;
}

/** The code of a refusal, if it is one of the catalogue: other messages may say anything. */
function codeOf({ text }: Answer): string {
  const message = messageOf(readJson(text)?.value);
  if (message === null) return " without a message";
  return isMessageCode(message) || message === "invalid-token"
    ? ` (${message})`
    : " with a message of its own";
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
