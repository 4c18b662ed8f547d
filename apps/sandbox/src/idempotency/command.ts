import { HEADERS } from "@member-wallet/api/wire";
import { routePath } from "hono/route";
import type { GenericSchema, InferInput } from "valibot";
import type { Clock, SandboxContext } from "../context.ts";
import type { Database, Transaction } from "../database/database.ts";
import { checkAnswer } from "../http/answer.ts";
import { Refusal } from "../http/refusal.ts";
import { firstAnswer, type StoredAnswer } from "./first-answer.ts";
import { requestDigest } from "./request-digest.ts";

/** 128 random bits, as hex or as a UUID. */
const KEY = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/**
 * Makes the function that runs the calls which move or promise something: in one transaction, with the
 * answer checked inside it, and once per key when the request carries one.
 */
export function createCommand(database: Database, clock: Clock) {
  // The embedded database lets transactions wait for each other, so its locks tell nothing of calls under way.
  const running = new Set<string>();

  return async function command<Schema extends GenericSchema>(
    c: SandboxContext,
    schema: Schema,
    work: (tx: Transaction) => Promise<InferInput<Schema>>,
  ): Promise<Response> {
    const run = async (tx: Transaction): Promise<StoredAnswer> => {
      const value = await work(tx);
      checkAnswer(schema, value);
      return { status: 200, body: JSON.stringify(value) };
    };

    const key = c.req.header(HEADERS.idempotencyKey);
    if (key === undefined) return send(c, await database.transaction(run));
    if (!KEY.test(key)) throw new Refusal("KEY_INVALID", 422);
    c.header(HEADERS.idempotencyKey, key);

    const call = {
      memberId: c.get("memberId") ?? "",
      call: `${c.req.method} ${routePath(c)}`,
      key: key.toLowerCase(),
      digest: await requestDigest(c),
    };
    const name = JSON.stringify([call.memberId, call.call, call.key]);
    if (running.has(name)) throw new Refusal("REQUEST_LIMIT", 409);
    running.add(name);
    try {
      const answer = await database.transaction((tx) =>
        firstAnswer(tx, call, clock(), () => refusalAsAnswer(tx, () => run(tx))),
      );
      return send(c, answer);
    } finally {
      running.delete(name);
    }
  };
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
