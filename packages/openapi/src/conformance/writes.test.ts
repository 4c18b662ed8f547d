import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { findCall } from "@member-wallet/api/calls";
import { aGameAccount, aWalletAnswer } from "@member-wallet/api/fixtures";
import { afterEach, expect, test } from "vitest";
import { checkConformance } from "./conformance.ts";
import { reportText } from "./report.ts";

const MEMBER = { username: "0812345678", password: "a-secret-password" };

/** How a backend deals with transfers and keys. */
type Habit =
  | "right"
  | "no keys"
  | "keys ignored, but echoed"
  | "fake success"
  | "code as a success"
  | "error after";

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A backend with money: `amounts` are those of the wallet and of its only game, in baht. */
async function aBackend(habit: Habit, wallet = 996) {
  const amounts: Record<string, number> = { wallet, PG: 54 };
  const firsts = new Map<string, { sent: string; status: number; body: object }>();

  function transfer(sent: string, key: string): { status: number; body: object } {
    if (habit === "fake success") return { status: 200, body: { message: "SUCCESS" } };
    if (habit === "code as a success") return { status: 200, body: { message: "MONEY_NOT_ENOUGH" } };
    const first = habit === "right" || habit === "error after" ? firsts.get(key) : undefined;
    if (first !== undefined)
      return first.sent === sent ? first : { status: 422, body: { message: "KEY_INVALID" } };
    const { from, to, amount } = JSON.parse(sent) as { from: string; to: string; amount: number };
    amounts[from] = (amounts[from] ?? 0) - amount;
    amounts[to] = (amounts[to] ?? 0) + amount;
    const fails = habit === "error after" && from === "wallet";
    const answer = fails
      ? { status: 500, body: { message: "INTERNAL_SERVER_ERROR" } }
      : { status: 200, body: { message: "SUCCESS" } };
    firsts.set(key, { sent, ...answer });
    return answer;
  }

  const server = createServer(async (request, response) => {
    const call = findCall(request.method ?? "", decodeURI(request.url ?? ""));
    let sent = "";
    for await (const part of request) sent += String(part);
    const key = String(request.headers["idempotency-key"] ?? "");
    const isTransfer = call?.path === "/api/wallet/transfer";
    const slots = [aGameAccount({ code: "PG", isActive: true, amount: amounts["PG"] ?? null })];
    const answer = isTransfer
      ? transfer(sent, key)
      : call?.path === "/api/wallet"
        ? { status: 200, body: aWalletAnswer({ wallet: { amount: amounts["wallet"] ?? null }, slots }) }
        : { status: request.headers["x-requested-with"] ? 200 : 403, body: call?.answer.example };
    response.writeHead(answer.status, isTransfer && habit !== "no keys" ? { "Idempotency-Key": key } : {});
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  servers.push(server);
  return { amounts, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const HABITS: [Habit, RegExp[]][] = [
  [
    "right",
    [
      /accepted +POST \S+transfer\n/,
      /accepted +POST \S+transfer \(and back\)/,
      /accepted +The idempotency key/,
    ],
  ],
  [
    "no keys",
    [
      /warning +The idempotency key .*\n +answer: expected the header [^]*moved 2 baht instead of 1: the same key was/,
    ],
  ],
  [
    "keys ignored, but echoed",
    [/refused +The idempotency key .*\n +answer: moved 2 baht instead of 1: the same key was executed twice/],
  ],
  [
    "fake success",
    [/refused +POST \S+transfer\n +answer: moved 0 baht instead of 1/, /back\): nothing has left/],
  ],
  ["code as a success", [/refused +POST \S+transfer\n +message: expected status 4xx with MONEY_NOT_ENOUGH/]],
  ["error after", [/refused +POST \S+transfer\n +answer: .*500/, /accepted +POST \S+transfer \(and back\)/]],
];

test.each(HABITS)(
  'a backend with the habit "%s" is told of it, and has its money back',
  async (habit, told) => {
    const { url, amounts } = await aBackend(habit);
    const text = reportText(await checkConformance({ url, member: MEMBER, write: true }));
    for (const pattern of told) expect(text).toMatch(pattern);
    expect(amounts).toEqual({ wallet: 996, PG: 54 });
  },
);

test("an empty test wallet skips the transfers, and moves nothing", async () => {
  const { url, amounts } = await aBackend("right", 0);
  const text = reportText(await checkConformance({ url, member: MEMBER, write: true }));
  expect(text.match(/skipped .*: put at least 4 baht into the test wallet/g)).toHaveLength(3);
  expect(amounts).toEqual({ wallet: 0, PG: 54 });
});
