import { randomBytes } from "node:crypto";
import { satang, type Satang } from "@member-wallet/domain";
import type { Hono } from "hono";
import { createApp } from "../app.ts";
import type { UploadQuota } from "../chat/upload/quota.ts";
import type { Context } from "../context.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open.ts";
import type { SandboxEnv } from "../http/env.ts";
import { errorHandler } from "../http/error-handler.ts";
import { Refusal } from "../http/refusal.ts";
import { balanceOf, readMemberAccounts } from "../ledger/accounts.ts";
import { insertMember, type Member } from "../member/members.ts";
import { hashPassword, type PasswordCost } from "../member/password.ts";
import { openSession } from "../member/session.ts";
import type { Log, ProcessLog } from "../operation/process-log.ts";
import type { Operator } from "../operator.ts";
import { deposit } from "../wallet/deposit.ts";
import { transfer } from "../wallet/transfer.ts";
import { isDescribed } from "./is-described.ts";
import type { TestServer } from "./postgres.ts";
import { freshDatabase } from "./test-database.ts";
import { testOperator } from "./test-operator.ts";

/** A body makes the call JSON; the application's own header is sent unless `headers` replaces it. */
interface Call {
  body?: unknown;
  headers?: Record<string, string>;
}

/** A response with its body as JSON (null when empty) and as text. */
export interface TestResponse {
  status: number;
  body: unknown;
  text: string;
  headers: Headers;
}

export interface TestMember {
  id: string;
  username: string;
  password: string;
  token: string;
  call(method: string, path: string, call?: Call): Promise<TestResponse>;
  /** The balance of an account in satang; `code` names a game. */
  balance(kind: "wallet" | "game" | "hold", code?: string): Promise<Satang>;
  /** The body of the statement's first page. */
  statement(limit?: number): Promise<unknown>;
}

/** A sandbox with its own database for a test. */
export interface TestApp {
  app: Hono<SandboxEnv>;
  context: Context;
  database: Database;
  /** The logged faults of the sandbox itself. */
  log: string[];
  setNow(now: Date): void;
  call(method: string, path: string, call?: Call): Promise<TestResponse>;
  /** Creates a member with this much satang in the wallet and, in activated games, in the game accounts. */
  member(
    money?: { wallet?: number; games?: Record<string, number> },
    profile?: Partial<Member>,
  ): Promise<TestMember>;
  /** Logs in and returns the session's token; empty when refused. */
  logIn(credentials: { username: string; password: string }): Promise<string>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** The database server; without one the database is embedded and in memory. */
  server?: TestServer | null;
  /** The folder of the embedded database. */
  folder?: string;
  operator?: Operator;
  /** How long the sender of a body may be silent, in milliseconds. */
  bodyIdleTimeout?: number;
  /** How often the sessions of sockets are checked, in milliseconds. */
  sessionCheck?: number;
  /** The other origins whose pages may call. */
  origins?: readonly string[];
  uploadQuota?: UploadQuota;
  logCall?: ProcessLog["call"];
}

export const NOON = new Date("2026-03-02T05:00:00.000Z");
/** The cost of password hashes in tests. */
export const LOWEST_COST: PasswordCost = { logN: 4, r: 8, p: 1 };
const PASSWORD = "test-1234";

/** What a refused call responds, for `toMatchObject`. */
export const refusal = (code: string, status = 400) => ({ status, body: { message: code } });

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Creates a sandbox with an empty database; its clock stands still at noon in Bangkok until `setNow`. */
export async function createTestApp({
  operator = testOperator,
  server = null,
  folder,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await (folder ? openDatabase({ kind: "folder", folder }) : freshDatabase(server));
  const log: string[] = [];
  const logFault: Log = (line, error) => log.push(`${line}: ${String(error)}`);
  let now = NOON;
  const { app, context } = createApp({
    database,
    operator,
    secret: randomBytes(32),
    passwordCost: LOWEST_COST,
    ...options,
    clock: () => now,
    log: logFault,
  });
  const handle = errorHandler(logFault);
  app.onError((error, c) => {
    if (error instanceof Refusal && !isDescribed(c.req, error))
      return c.json({ message: `The description of this call does not name ${error.code}.` }, 500);
    return handle(error, c);
  });
  const passwordHash = await hashPassword(PASSWORD, LOWEST_COST);
  let members = 0;

  const call: TestApp["call"] = async (method, path, { body, headers = {} } = {}) => {
    const json = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
    const response = await app.request(path, {
      method,
      headers: { "X-Requested-With": "wallet-user", "Content-Type": "application/json", ...headers },
      ...json,
    });
    const text = await response.text();
    const isJson = text !== "" && !response.headers.get("Content-Type")?.startsWith("text/");
    const parsed: unknown = isJson ? JSON.parse(text) : null;
    return { status: response.status, body: parsed, text, headers: response.headers };
  };

  const member: TestApp["member"] = async ({ wallet = 0, games = {} } = {}, profile = {}) => {
    const number = String(++members).padStart(8, "0");
    const username = profile.username ?? `08${number}`;
    const id = await database.transaction(async (tx) => {
      const memberId = await insertMember(tx, {
        name: `Member ${number}`,
        bankCode: "SCB",
        bankAccountName: "MEMBER TEST",
        bankAccountNo: `40${number}`,
        currency: "BAHT",
        coin: 0,
        createdAt: now,
        ...profile,
        username,
        passwordHash,
      });
      const total = Object.values(games).reduce((sum, amount) => sum + amount, wallet);
      if (total > 0) await deposit(tx, memberId, { amount: satang(total), source: "SCB" }, now);
      for (const [code, amount] of Object.entries(games)) {
        await context.games.activate(tx, memberId, code);
        if (amount > 0)
          await transfer(tx, memberId, { from: "wallet", to: code, amount: satang(amount) }, now);
      }
      return memberId;
    });
    const token = await openSession(database, id, now);
    const callAsMember: TestMember["call"] = (method, path, own = {}) =>
      call(method, path, { ...own, headers: { ...bearer(token), ...own.headers } });
    return {
      id,
      username,
      password: PASSWORD,
      token,
      call: callAsMember,
      balance: async (kind, code) => balanceOf(await readMemberAccounts(database, id), kind, code),
      statement: async (limit = 10) =>
        (await callAsMember("POST", "/api/statement", { body: { page: 1, limit } })).body,
    };
  };

  return {
    app,
    context,
    database,
    log,
    setNow: (time) => {
      now = time;
    },
    call,
    member,
    async logIn({ username, password }) {
      const { text } = await call("POST", "/api/login", { body: { username, password } });
      return /"token":"([^"]+)"/.exec(text)?.[1] ?? "";
    },
    async close() {
      await context.chat.close();
      await database.close();
    },
  };
}
