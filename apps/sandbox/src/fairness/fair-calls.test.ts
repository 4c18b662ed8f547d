import { expect, it } from "vitest";
import { lockMemberAccounts } from "../ledger/accounts.ts";
import { ledgerBreaches } from "../ledger/audit.ts";
import { bearer, type TestMember } from "../testing/test-app.ts";
import { describeOnEngines, useServer, useTestApp } from "../testing/suites.ts";

const MANY = 100;
const ONE_BAHT = { from: "wallet", to: "PG", amount: 1 };
const TRANSFER = "/api/wallet/transfer";

await describeOnEngines("a hundred calls of one member at once", async ({ server }) => {
  const app = await useTestApp({ server });
  const { port } = await useServer(app);

  const rich = () => app.member({ wallet: MANY * 100, games: { PG: 0 } });

  /** The callers in the order of their responses. */
  const responded: string[] = [];
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

  /** Sends all calls, and after the first response two of another member; returns how many responses preceded those. */
  async function respondedBefore(
    call: typeof inProcess,
    busy: TestMember,
    tokens: string[],
    other: TestMember,
  ) {
    // Opens the database's connections first: opening one takes long on a busy machine, and is not what is measured.
    const openers = [busy, other].flatMap(({ token }) => Array.from({ length: 10 }, () => token));
    await Promise.all(openers.map((token) => call(token, "GET", "/api/wallet")));
    responded.length = 0;
    const noted = async (who: string, ...args: Parameters<typeof call>) => {
      const status = await call(...args);
      responded.push(who);
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
    const before = responded.filter((who) => who === "busy").length;
    expect(others).toEqual([200, 200]);
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
    expect(await busy.balance("game", "PG")).toBe(MANY * 100);
    return before;
  }

  const sessionsOf = async (member: TestMember) => [
    member.token,
    await app.logIn(member),
    await app.logIn(member),
    await app.logIn(member),
  ];

  async function whileTheyWaitForALock() {
    const [busy, other] = [await rich(), await rich()];
    const sessions = await sessionsOf(busy);
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = app.database.transaction(async (tx) => {
      await lockMemberAccounts(tx, busy.id);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    let responses = 0;
    const all = Array.from({ length: MANY }, (_, index) =>
      inProcess(sessions[index % sessions.length] ?? "", "POST", TRANSFER, ONE_BAHT).finally(
        () => (responses += 1),
      ),
    );
    expect(await inProcess(other.token, "GET", "/api/wallet")).toBe(200);
    expect(await inProcess(other.token, "POST", TRANSFER, ONE_BAHT)).toBe(200);
    const before = responses;
    release.resolve();
    await holding;
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
    expect(await busy.balance("game", "PG")).toBe(MANY * 100);
    return before;
  }

  async function whileTheyTakeTurns() {
    const [one, many, other] = [await rich(), await rich(), await rich()];
    return Math.max(
      await respondedBefore(inProcess, one, [one.token], other),
      await respondedBefore(inProcess, many, await sessionsOf(many), other),
    );
  }

  // With one connection they take turns. With many, the operating system decides which goes on: there, none can.
  const countedBefore = { pglite: whileTheyTakeTurns, postgresql: whileTheyWaitForALock };
  it("delay another member's calls by only a few of them, however many sessions they use", async () => {
    expect(await countedBefore[app.database.engine]()).toBeLessThan(MANY / 5);
    expect(await ledgerBreaches(app.database)).toEqual([]);
  });

  it("do not block a call over a socket meanwhile", async () => {
    const [busy, other] = [await rich(), await rich()];
    expect(await respondedBefore(overSocket, busy, [busy.token], other)).toBeLessThan(MANY);
  });
});
