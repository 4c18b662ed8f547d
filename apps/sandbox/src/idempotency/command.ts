import { HEADERS, Message } from "@member-wallet/api/wire";
import { routePath } from "hono/route";
import type { GenericSchema, InferInput } from "valibot";
import type { Clock } from "../clock.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { Body } from "../http/body.ts";
import type { SandboxContext } from "../http/env.ts";
import { Refusal } from "../http/refusal.ts";
import { serialise, SUCCESS } from "../http/respond.ts";
import { firstResponse, type KeyedCall, type StoredResponse } from "./first-response.ts";
import { requestDigest } from "./request-digest.ts";

/** 128 random bits, as hex or as a UUID. */
const KEY = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Refusals that tell nothing of the call: its key stays unused, so that it can be sent again under it (docs/backend.md). */
const NOT_KEPT: ReadonlySet<number> = new Set([401, 408, 413, 425, 429]);

/** What a command executes with. It has no request, so it cannot wait for a sender inside the transaction. */
interface CommandScope {
  tx: Transaction;
  /** Empty for a visitor. */
  memberId: string;
  /** A path parameter of the route, decoded. */
  param(name: string): string;
}

/** A call that moves or promises something. */
interface Command<
  Value,
  Schema extends GenericSchema,
  Result extends InferInput<Schema> = InferInput<Schema>,
> {
  body: Body<Value>;
  /** The schema of the response, in wire shape: baht, ISO times. */
  response: Schema;
  execute(scope: CommandScope, value: Value): Promise<Result>;
  /**
   * Called after every success has committed, also when its first response is sent again: the process may have ended
   * between its commit and this call.
   */
  afterCommit?(memberId: string, value: Value, response: Result): Promise<void>;
}

/** A command whose response only reports success. */
export function withoutResult<Value>(
  body: Body<Value>,
  execute: (scope: CommandScope, value: Value) => Promise<unknown>,
): Command<Value, typeof Message> {
  return { body, response: Message, execute: async (...call) => execute(...call).then(() => SUCCESS) };
}

interface CommandDependencies {
  database: Database;
  clock: Clock;
  /** Keys the digests of requests; see `findSecret`. */
  secret: Uint8Array;
  /** How long the sender of a body may be silent, in milliseconds. */
  idleTimeout: number;
}

/**
 * Creates the function that turns a command into a handler: it receives the body, then runs `execute` in one
 * transaction, once per `Idempotency-Key` when the request carries one. A `Refusal` undoes the writes and becomes the
 * response.
 */
export function createCommand({ database, clock, secret, idleTimeout }: CommandDependencies) {
  // First calls that execute. The embedded database runs transactions one after the other, so its locks reveal none.
  const executing = new Set<string>();

  /** The first response to a call. Repeats of an answered call never refuse each other: each reads the stored response. */
  async function once(
    call: KeyedCall,
    work: (tx: Transaction) => Promise<StoredResponse>,
  ): Promise<StoredResponse> {
    const name = JSON.stringify([call.memberId, call.call, call.key]);
    if (executing.has(name)) throw new Refusal("REQUEST_LIMIT", 409);
    let isFirst = false;
    try {
      return await database.transaction((tx) =>
        firstResponse(tx, call, clock(), () => {
          isFirst = true;
          executing.add(name);
          return work(tx);
        }),
      );
    } finally {
      if (isFirst) executing.delete(name);
    }
  }

  return function command<Value, Schema extends GenericSchema, Result extends InferInput<Schema>>({
    body,
    response,
    execute,
    afterCommit,
  }: Command<Value, Schema, Result>) {
    /** Executes inside the transaction; a refused body is refused here, so that its key stores that response. */
    async function run(
      c: SandboxContext,
      tx: Transaction,
      read: PromiseSettledResult<Value>,
    ): Promise<StoredResponse> {
      if (read.status === "rejected") throw read.reason;
      const memberId = c.get("memberId") ?? "";
      const value = await execute({ tx, memberId, param: (name) => paramOf(c, name) }, read.value);
      return { status: 200, body: serialise(response, value) };
    }

    async function finish(c: SandboxContext, stored: StoredResponse, value: Value): Promise<Response> {
      if (stored.status === 200)
        await afterCommit?.(c.get("memberId") ?? "", value, JSON.parse(stored.body) as Result);
      return send(c, stored);
    }

    return async function handler(c: SandboxContext): Promise<Response> {
      const key = c.req.header(HEADERS.idempotencyKey);
      if (key !== undefined && !KEY.test(key)) throw new Refusal("KEY_INVALID", 422);
      const { fingerprint, read } = await body.receive(c, idleTimeout);
      if (key === undefined) {
        const value = await read();
        const stored = await database.transaction((tx) => run(c, tx, { status: "fulfilled", value }));
        return await finish(c, stored, value);
      }

      // Only now: the echoed key promises that the response reports the outcome, which a body not received cannot.
      c.header(HEADERS.idempotencyKey, key);
      const call = {
        memberId: c.get("memberId") ?? "",
        call: `${c.req.method} ${routePath(c)}`,
        key: key.toLowerCase(),
        digest: requestDigest(c, fingerprint, secret),
      };
      const [outcome] = await Promise.allSettled([read()]);
      const stored = await once(call, (tx) => refusalAsResponse(c, tx, () => run(c, tx, outcome)));
      return outcome.status === "fulfilled" ? finish(c, stored, outcome.value) : send(c, stored);
    };
  };
}

function paramOf(c: SandboxContext, name: string): string {
  const value = c.req.param(name);
  if (value === undefined) throw new Error(`The route ${routePath(c)} has no parameter ${name}.`);
  return value;
}

/** Runs work in a savepoint: a refusal that is kept undoes the work, keeps the key and becomes its response. */
async function refusalAsResponse(
  c: SandboxContext,
  tx: Transaction,
  work: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  try {
    return await tx.savepoint(work);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    if (NOT_KEPT.has(error.status)) {
      c.header(HEADERS.idempotencyKey, undefined);
      throw error;
    }
    return { status: error.status, body: JSON.stringify({ message: error.code }) };
  }
}

function send(c: SandboxContext, { status, body }: StoredResponse): Response {
  return c.body(body, status, { "Content-Type": "application/json" });
}
