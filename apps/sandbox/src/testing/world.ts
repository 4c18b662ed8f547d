import { randomBytes } from "node:crypto";
import { satang, type Satang } from "@member-wallet/domain";
import type { Hono } from "hono";
import { createApp } from "../app.ts";
import type { Context, Operator, Room, SandboxEnv } from "../context.ts";
import type { Database } from "../database/database.ts";
import { balanceOf, readMemberAccounts } from "../ledger/accounts.ts";
import { enterMember, type Member } from "../member/members.ts";
import { hashPassword } from "../member/password.ts";
import { openSession } from "../member/session.ts";
import { deposit } from "../wallet/deposit.ts";
import { transfer } from "../wallet/transfer.ts";
import type { TestServer } from "./postgres.ts";
import { freshDatabase } from "./test-database.ts";
import { testOperator } from "./test-operator.ts";

/** One call of a test: a body makes it JSON; the marker of the application goes along unless told otherwise. */
export interface Call {
  body?: unknown;
  headers?: Record<string, string>;
}

/** A status and the body as JSON (null when empty), with the raw response. */
export interface Answer {
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
  call(method: string, path: string, call?: Call): Promise<Answer>;
  /** What an account of the member holds, in satang; `code` names a game. */
  balance(kind: "wallet" | "game" | "hold", code?: string): Promise<Satang>;
}

/** A sandbox of its own for a test. */
export interface World {
  app: Hono<SandboxEnv>;
  context: Context;
  database: Database;
  /** Lines that the sandbox logged: failures of its own. */
  log: string[];
  setNow(now: Date): void;
  call(method: string, path: string, call?: Call): Promise<Answer>;
  /** A member with this much satang in the wallet and, in opened accounts, in the games. */
  member(
    money?: { wallet?: number; games?: Record<string, number> },
    profile?: Partial<Member>,
  ): Promise<TestMember>;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** Where the database is; without one it is embedded and in memory. */
  server?: TestServer | null;
  operator?: Operator;
  rooms?: readonly Room[];
  /** How long the sender of a body may be silent, in milliseconds. */
  bodyPause?: number;
}

export const NOON = new Date("2026-03-02T05:00:00.000Z");
/** Members of tests don't wait for a costly hash. */
const CHEAP = { logN: 4, r: 8, p: 1 };
const PASSWORD = "test-1234";

/** Makes a sandbox over an empty database; the clock stands at noon in Bangkok until it is set. */
export async function freshWorld(options: WorldOptions = {}): Promise<World> {
  const { operator = testOperator, rooms = [], server = null, bodyPause } = options;
  const database = await freshDatabase(server);
  const log: string[] = [];
  let now = NOON;
  const { app, context } = createApp({
    database,
    operator,
    secret: randomBytes(32),
    rooms,
    ...(bodyPause !== undefined && { bodyPause }),
    clock: () => now,
    log: (line, error) => log.push(`${line}: ${String(error)}`),
  });
  const passwordHash = await hashPassword(PASSWORD, "member", CHEAP);
  let members = 0;

  const call: World["call"] = async (method, path, { body, headers = {} } = {}) => {
    const json = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
    const response = await app.request(path, {
      method,
      headers: { "X-Requested-With": "wallet-user", "Content-Type": "application/json", ...headers },
      ...json,
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === "" ? null : JSON.parse(text),
      text,
      headers: response.headers,
    };
  };

  const enter: World["member"] = async ({ wallet = 0, games = {} } = {}, profile = {}) => {
    const number = String(++members).padStart(8, "0");
    const username = profile.username ?? `08${number}`;
    const id = await database.transaction(async (tx) => {
      const memberId = await enterMember(tx, {
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
    return {
      id,
      username,
      password: PASSWORD,
      token,
      call: (method, path, own = {}) =>
        call(method, path, { ...own, headers: { Authorization: `Bearer ${token}`, ...own.headers } }),
      balance: async (kind, code) => balanceOf(await readMemberAccounts(database, id), kind, code),
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
    member: enter,
    close: () => database.close(),
  };
}
