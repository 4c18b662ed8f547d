import { HEADERS } from "@member-wallet/api/wire";
import { routePath } from "hono/route";
import type { GenericSchema } from "valibot";
import type { Clock, Command, SandboxContext } from "../context.ts";
import type { Database, Transaction } from "../database/database.ts";
import { checkAnswer } from "../http/answer.ts";
import { Refusal } from "../http/refusal.ts";
import { firstAnswer, type StoredAnswer } from "./first-answer.ts";
import { requestDigest } from "./request-digest.ts";

/** 128 random bits, as hex or as a UUID. */
const KEY = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** What commands are carried out with. */
export interface Means {
  database: Database;
  clock: Clock;
  /** What digests of requests are keyed with; see `readSecret`. */
  secret: Uint8Array;
  /** How long the sender of a body may be silent, in milliseconds. */
  pause: number;
}

/** Makes the function that makes handlers of calls which move or promise something; see `Context.command`. */
export function createCommand({ database, clock, secret, pause }: Means) {
  // The embedded database lets transactions wait for each other, so its locks tell nothing of calls under way.
  const running = new Set<string>();

  return function command<Value, Schema extends GenericSchema>({
    body,
    answer,
    work,
  }: Command<Value, Schema>) {
    /** Carries out what was read; a body that was refused is refused here, so that its key keeps that answer. */
    async function carryOut(
      c: SandboxContext,
      tx: Transaction,
      read: PromiseSettledResult<Value>,
    ): Promise<StoredAnswer> {
      if (read.status === "rejected") throw read.reason;
      const memberId = c.get("memberId") ?? "";
      const value = await work({ tx, memberId, param: (name) => paramOf(c, name) }, read.value);
      checkAnswer(answer, value);
      return { status: 200, body: JSON.stringify(value) };
    }

    return async function handler(c: SandboxContext): Promise<Response> {
      const key = c.req.header(HEADERS.idempotencyKey);
      if (key !== undefined && !KEY.test(key)) throw new Refusal("KEY_INVALID", 422);
      const { same, read } = await body.receive(c, pause);
      if (key === undefined) {
        const value = await read();
        return send(c, await database.transaction((tx) => carryOut(c, tx, { status: "fulfilled", value })));
      }

      // Only now: the echo says that this answer tells what became of the intent, and a refused body tells nothing.
      c.header(HEADERS.idempotencyKey, key);
      const call = {
        memberId: c.get("memberId") ?? "",
        call: `${c.req.method} ${routePath(c)}`,
        key: key.toLowerCase(),
        digest: requestDigest(c, same, secret),
      };
      const name = JSON.stringify([call.memberId, call.call, call.key]);
      if (running.has(name)) throw new Refusal("REQUEST_LIMIT", 409);
      running.add(name);
      try {
        const [outcome] = await Promise.allSettled([read()]);
        const stored = await database.transaction((tx) =>
          firstAnswer(tx, call, clock(), () => refusalAsAnswer(tx, () => carryOut(c, tx, outcome))),
        );
        return send(c, stored);
      } finally {
        running.delete(name);
      }
    };
  };
}

function paramOf(c: SandboxContext, name: string): string {
  const value = c.req.param(name);
  if (value === undefined) throw new Error(`The route ${routePath(c)} has no part ${name}.`);
  return value;
}

/** Runs the work so that a refusal undoes it but leaves the key, with the refusal as its answer. */
async function refusalAsAnswer(tx: Transaction, work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  try {
    return await tx.savepoint(work);
  } catch (error) {
    // An ended session and a fault of the server say nothing of the intent: it may be tried again.
    if (!(error instanceof Refusal) || error.status === 401 || error.status >= 500) throw error;
    return { status: error.status, body: JSON.stringify({ message: error.code }) };
  }
}

function send(c: SandboxContext, { status, body }: StoredAnswer): Response {
  return c.body(body, status, { "Content-Type": "application/json" });
}
