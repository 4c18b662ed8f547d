import { QR_PROVIDERS } from "@member-wallet/domain";
import { type Call, callOf, CALLS, nameOf } from "@member-wallet/api/calls";
import * as wire from "@member-wallet/api/wire";
import * as v from "valibot";
import type { Send } from "./backend.ts";
import { judge, readJson, refused, type Reply, type Verdict } from "./verdict.ts";
import type { StrictCheck } from "../document/strict.ts";

/** The verdict on one call, or on one rule of the wire. */
export interface Checked {
  /** "GET /api/wallet". */
  readonly name: string;
  readonly verdict: Verdict;
}

/** Calls that read for the client, but send a message to a phone, count attempts, or open a provider's session. */
const NOT_READ_ONLY: ReadonlySet<string> = new Set([
  "/api/account/validate",
  "/api/otp/send",
  "/api/otp/verify",
  "/api/autoLogin/{provider}/{username}",
  "/api/autoLogin/{provider}/{username}/{password}",
]);

export const LOG_IN = callOf("POST", "/api/login");

/** Why a member's calls are skipped. */
export const NEEDS_LOG_IN = "needs POST /api/login with a member";

/** The calls that change nothing and disturb nobody. */
export const READS: readonly Call[] = CALLS.filter(
  (call) =>
    call.effect === "read" && call !== LOG_IN && call.endpoint !== null && !NOT_READ_ONLY.has(call.path),
);

export interface Member {
  readonly username: string;
  readonly password: string;
}

/** A logged-in member, with what later calls need of the answers before. */
export interface Visit {
  readonly token: string;
  /** The answer of `GET /api/wallet`; `null` when it cannot be read. */
  readonly wallet: v.InferOutput<typeof wire.WalletAnswer> | null;
  /** An active game account, if the member has one. */
  readonly slotCode: string | null;
}

/** Logs in, and reads the wallet for the ids that other calls need. */
export async function logIn(
  send: Send,
  strict: StrictCheck,
  member: Member,
): Promise<{ checked: Checked; visit: Visit | null }> {
  const answer = await send(LOG_IN, { payload: member });
  const verdict = judge(LOG_IN, answer, strict);
  const login = readAs(wire.LoginAnswer, answer);
  if (login === null) return { checked: { name: nameOf(LOG_IN), verdict }, visit: null };
  const wallet = await readWallet(send, login.token);
  const visit: Visit = {
    token: login.token,
    wallet,
    slotCode: wallet?.slots.find(({ isActive }) => isActive)?.code ?? null,
  };
  return { checked: { name: nameOf(LOG_IN), verdict }, visit };
}

/** The answer of `GET /api/wallet`; `null` when it cannot be read. */
export async function readWallet(send: Send, token: string) {
  return readAs(wire.WalletAnswer, await send(callOf("GET", "/api/wallet"), { token }));
}

/** Sends calls that change nothing, in the order of the document. Without a member only those for anyone. */
export async function checkReads(
  send: Send,
  strict: StrictCheck,
  visit: Visit | null,
  reads: readonly Call[],
): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const call of reads) {
    checked.push({ name: nameOf(call), verdict: await checkRead(send, strict, visit, call) });
  }
  return checked;
}

async function checkRead(send: Send, strict: StrictCheck, visit: Visit | null, call: Call): Promise<Verdict> {
  if (call.caller !== "anyone") {
    if (visit === null) return { kind: "skipped", reason: NEEDS_LOG_IN };
    if (visit.wallet === null && needsWallet(call))
      return { kind: "skipped", reason: "needs GET /api/wallet" };
  }
  const parts = await partsOf(send, visit, call);
  if (typeof parts === "string") return { kind: "skipped", reason: parts };
  const sending = { token: visit?.token ?? null, parts };
  const payload = payloadOf(call, visit);
  const answer = await send(call, payload === undefined ? sending : { ...sending, payload });
  return judge(call, answer, strict);
}

const needsWallet = ({ caller, path }: Call) => caller === "customer" || path.includes("{slotCode}");

/** The parts of a path that name something of this member, or why there is nothing to name. */
async function partsOf(send: Send, visit: Visit | null, { path, parts = {} }: Call) {
  if (visit === null || Object.keys(parts).length === 0) return parts;
  if (path.includes("{slotCode}")) {
    return visit.slotCode === null ? "the member has no active game account" : { slotCode: visit.slotCode };
  }
  if (path.includes("{reference}")) {
    const slips = callOf("POST", "/api/statement/slip");
    const answer = await send(slips, { token: visit.token, payload: { page: 1, limit: 10 } });
    const list = readAs(wire.SlipListAnswer, answer);
    if (list === null) return `needs ${nameOf(slips)}`;
    const reference = list.slips[0]?.reference;
    return reference === undefined ? "the member has sent no slip" : { reference };
  }
  if (path.includes("{provider}")) return { provider: QR_PROVIDERS[0] };
  return { ...parts, code: "NO-SUCH-CODE" };
}

function payloadOf({ payload, caller }: Call, visit: Visit | null): unknown {
  if (payload?.kind !== "json") return undefined;
  const { example } = payload;
  if (caller !== "customer" || typeof example !== "object") return example;
  return { ...example, userId: visit?.wallet?.profile._id };
}

function readAs<Schema extends v.GenericSchema>(schema: Schema, answer: Reply): v.InferOutput<Schema> | null {
  if (answer.kind === "lost" || answer.status >= 300) return null;
  const body = readJson(answer.text);
  const read = v.safeParse(schema, body?.value);
  return read.success ? read.output : null;
}

/** A token that no server gave: only `invalid-token` ends a session. */
export async function checkRefusedToken(send: Send): Promise<Checked> {
  const name = "An invalid token is refused with 401 invalid-token";
  const answer = await send(callOf("GET", "/api/wallet"), { token: "0".repeat(32) });
  if (answer.kind === "lost") return { name, verdict: refused(answer.why) };
  const body = readJson(answer.text)?.value;
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : null;
  const right = answer.status === 401 && message === "invalid-token";
  return {
    name,
    verdict: right
      ? { kind: "accepted" }
      : refused('expected status 401 with { "message": "invalid-token" }'),
  };
}
