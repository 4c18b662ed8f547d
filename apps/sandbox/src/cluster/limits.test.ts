import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { satang } from "@member-wallet/domain";
import { findNginx } from "@member-wallet/site-build/hosting";
import { afterAll, describe, expect, it, vi } from "vitest";
import { insertMember } from "../member/members.ts";
import { FREE_ATTEMPTS } from "../member/password-attempts.ts";
import { openSession } from "../member/session.ts";
import { aGuestId } from "../testing/chat.ts";
import { MAX_CALLS } from "../registration/routes.ts";
import { startTestServer } from "../testing/postgres.ts";
import { aRegistration } from "../testing/registration.ts";
import { freshDatabase } from "../testing/test-database.ts";
import { deposit } from "../wallet/deposit.ts";
import { startCluster } from "./cluster.ts";

const PROGRAM = new URL("../testing/run-test-operator.ts", import.meta.url);
const server = findNginx() === null ? null : await startTestServer();

function withStatus(answers: readonly { status: number }[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}

describe.skipIf(server === null)("two sandbox processes have the same limits and keys", async () => {
  if (server === null) return;
  const database = await freshDatabase(server);
  // 2 MB of each address.
  vi.stubEnv("SANDBOX_UPLOAD_MB", "100,2,100");
  const cluster = await startCluster({
    port: 0,
    databaseUrl: database.url ?? "",
    program: PROGRAM,
  });
  afterAll(async () => {
    await cluster.close();
    await database.close();
    await server.stop();
  });

  /** nginx gives each request to the other process in turn. */
  async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const response = await fetch(`http://127.0.0.1:${cluster.port}${path}`, {
      method,
      headers: { "Content-Type": "application/json", "X-Requested-With": "wallet-user", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }
  const atOnce = (count: number, send: () => ReturnType<typeof call>) =>
    Promise.all(Array.from({ length: count }, send));

  it("for one-time codes of a phone, and calls of an address", async () => {
    const codes = await atOnce(6, () => call("POST", "/api/otp/send", { phoneNumber: "0811112222" }));
    expect([withStatus(codes, 200), withStatus(codes, 429)]).toEqual([1, 5]);

    const calls = MAX_CALLS - codes.length + 10;
    const validated = await atOnce(calls, () => call("POST", "/api/account/validate", aRegistration()));
    expect(withStatus(validated, 429)).toBe(10);
  });

  it("for log-ins with a wrong password", async () => {
    const wrong = { username: "0899999999", password: "wrong-1234" };
    const attempts = await atOnce(2 * FREE_ATTEMPTS, () => call("POST", "/api/login", wrong));
    // After them one more is allowed every few seconds.
    expect(withStatus(attempts, 429)).toBeGreaterThan(FREE_ATTEMPTS / 2);
  });

  it("for bytes of uploads from an address", async () => {
    const film = readFileSync(new URL("../../assets/howto/thai/th/receive-bonus.mp4", import.meta.url));
    const rest = Buffer.alloc(700_000 - film.length);
    rest.writeUInt32BE(rest.length);
    rest.write("free", 4);
    const uploads = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const body = new FormData();
        body.append("guestId", aGuestId());
        body.append("file", new File([film, rest], "a.mp4"));
        const { status } = await fetch(`http://127.0.0.1:${cluster.port}/api/chat/upload-video`, {
          method: "POST",
          body,
        });
        return { status };
      }),
    );
    expect([withStatus(uploads, 200), withStatus(uploads, 413)]).toEqual([2, 6]);
  });

  it("for a key that reaches both at once: the money moves once, and both report that", async () => {
    const now = new Date();
    const memberId = await database.transaction(async (tx) => {
      const profile = { bankCode: "SCB", bankAccountName: "TWO", bankAccountNo: "4099999991" };
      const rest = { passwordHash: "", currency: "BAHT" as const, coin: 0, createdAt: now };
      const id = await insertMember(tx, { name: "Two", username: "0877777777", ...profile, ...rest });
      await deposit(tx, id, { amount: satang(100_000), source: "SCB" }, now);
      return id;
    });
    const token = { Authorization: `Bearer ${await openSession(database, memberId, now)}` };
    expect((await call("GET", "/api/wallet/activate/PG", undefined, token)).status).toBe(200);
    const key = { ...token, "Idempotency-Key": randomUUID() };
    const move = { from: "wallet", to: "PG", amount: 10 };
    const send = () => call("POST", "/api/wallet/transfer", move, key);

    const answers = await atOnce(20, send);
    const repeats = await atOnce(20, send);
    expect(withStatus(repeats, 200)).toBe(20);
    expect([200, 409]).toEqual(expect.arrayContaining([...new Set(answers.map(({ status }) => status))]));
    const done = answers.filter(({ status }) => status === 200).map(({ text }) => text);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set([...done, ...repeats.map(({ text }) => text)]).size).toBe(1);
    const wallet = JSON.parse((await call("GET", "/api/wallet", undefined, token)).text) as {
      wallet: { amount: number };
    };
    expect(wallet.wallet.amount).toBe(990);
  });
});
