import { expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { type TestMember } from "../testing/test-app.ts";
import { describeOnEngines, useServer, useTestApp } from "../testing/suites.ts";

const MANY = 100;
const ONE_BAHT = { from: "wallet", to: "PG", amount: 1 };
const TRANSFER = "/api/wallet/transfer";
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

await describeOnEngines("a hundred calls of one member at once on $name", async ({ server }) => {
  const app = await useTestApp({ server });
  const { port } = await useServer(app);

  const rich = () => app.member({ wallet: MANY * 100, games: { PG: 0 } });
  const logIn = async ({ username, password }: TestMember) => {
    const { text } = await app.call("POST", "/api/login", { body: { username, password } });
    return /"token":"([^"]+)"/.exec(text)?.[1] ?? "";
  };

  /** Who was answered, in the order of the answers. */
  const answered: string[] = [];
  const inProcess = async (token: string, method: string, path: string, body?: unknown) =>
    (await app.call(method, path, { body, headers: bearer(token) })).status;
  const overSocket = async (token: string, method: string, path: string, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...bearer(token), "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    await response.text();
    return response.status;
  };

  /** Sends them all, and when the first is answered two calls of another member; answers how many went before those. */
  async function wentBefore(call: typeof inProcess, busy: TestMember, tokens: string[], other: TestMember) {
    answered.length = 0;
    const noted = async (who: string, ...args: Parameters<typeof call>) => {
      const status = await call(...args);
      answered.push(who);
      return status;
    };
    const all = Array.from({ length: MANY }, (_, index) =>
      noted("busy", tokens[index % tokens.length] ?? "", "POST", TRANSFER, ONE_BAHT),
    );
    await Promise.race(all);
    const others = await Promise.all([
      noted("other", other.token, "GET", "/api/wallet"),
      noted("other", other.token, "POST", TRANSFER, ONE_BAHT),
    ]);
    const before = answered.filter((who) => who === "busy").length;
    expect(others).toEqual([200, 200]);
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
    expect(await busy.balance("game", "PG")).toBe(MANY * 100);
    return before;
  }

  it("let another member's calls go before nearly all of them, in however many sessions they come", async () => {
    const [one, many, other] = [await rich(), await rich(), await rich()];
    expect(await wentBefore(inProcess, one, [one.token], other)).toBeLessThan(MANY / 5);
    const sessions = [many.token, await logIn(many), await logIn(many), await logIn(many)];
    expect(await wentBefore(inProcess, many, sessions, other)).toBeLessThan(MANY / 5);
    expect(await ledgerBreaches(app.database)).toEqual([]);
  });

  it("do not keep out a call that comes over the line meanwhile", async () => {
    const [busy, other] = [await rich(), await rich()];
    expect(await wentBefore(overSocket, busy, [busy.token], other)).toBeLessThan(MANY);
  });
});
