import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { afterAll, expect, it } from "vitest";
import { halfRequests } from "../testing/any-request.ts";
import { fuzzRoute, serveTestApp } from "../testing/fuzz-requests.ts";
import { beginRequest } from "../testing/raw-request.ts";
import { createTestApp } from "../testing/test-app.ts";
import { listen } from "./listen.ts";
import { describeOnEngines } from "../testing/suites.ts";

/** Generated requests per route and engine; `FUZZ_RUNS=30` for a thorough run, and the bench sends many more. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 3);
const IS_THOROUGH = RUNS > 3;
/**
 * A transaction that waits for a body holds a connection. PGlite has one, so that a single sender would block everybody;
 * PostgreSQL has 20, of which one member gets 5, so that it takes many senders, and shows nothing else.
 */
const SILENT = { PGlite: { members: 1, each: 4 }, PostgreSQL: { members: 6, each: 8 } };

await describeOnEngines("a route", async ({ server }) => {
  const served = await serveTestApp(server);
  const { routes } = served;
  // With the production timeouts.
  const target = await createTestApp({ server });
  const listening = await listen(Promise.resolve(target.app), { host: "127.0.0.1", port: 0 });
  afterAll(async () => {
    await Promise.all([served.close(), listening.close()]);
    await target.close();
  });

  it("is tested because it is registered", () => {
    expect(routes.length).toBeGreaterThan(50);
    expect(routes).toContainEqual({ method: "POST", path: "/api/wallet/transfer" });
    expect(routes).toContainEqual({ method: "POST", path: "/files/play/round" });
    expect(routes).toContainEqual({ method: "POST", path: "/sandbox/switches" });
  });

  it.each(routes)("$method $path responds to any request without a server fault", async (route) => {
    const statuses = await fuzzRoute(served, route, RUNS);
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(RUNS);
  });

  const { members, each } = server === null ? SILENT.PGlite : SILENT.PostgreSQL;
  const senders = await Promise.all(Array.from({ length: members }, () => target.member()));
  const other = await target.member({ wallet: 1_000_000, games: { PG: 0 } });

  it.each(server === null || IS_THOROUGH ? routes : [])(
    "$method $path blocks nobody while its senders are silent",
    async (route) => {
      const arrived = requestsOf(listening.server, members * each);
      const headers = senders.flatMap(({ token }) =>
        Array.from({ length: each }, (_, index) => headersOf(token, index)),
      );
      const silent = await Promise.all(
        halfRequests(route, headers).map((request) => beginRequest(listening.port, request)),
      );
      await arrived;
      // Several calls, so that the silent requests have progressed as far as they can.
      for (let call = 1; call <= 3; call += 1) {
        const before = await other.balance("game", "PG");
        const body = { from: "wallet", to: "PG", amount: 1 };
        expect(await other.call("POST", "/api/wallet/transfer", { body })).toMatchObject({ status: 200 });
        expect(await other.balance("game", "PG")).toBe(before + 100);
      }
      silent.forEach((socket) => socket.destroy());
      expect(target.log).toEqual([]);
    },
  );
});

/** JSON or a form; some with a key. */
function headersOf(token: string, index: number): string[] {
  const type = index % 2 === 0 ? "application/json" : "multipart/form-data; boundary=x";
  const key = index % 4 < 2 ? [`Idempotency-Key: ${randomUUID()}`] : [];
  return [`Authorization: Bearer ${token}`, "X-Requested-With: wallet-user", `Content-Type: ${type}`, ...key];
}

/** Resolves when the server has received a number of requests. */
function requestsOf(server: Server, count: number): Promise<void> {
  return new Promise((resolve) => {
    let begun = 0;
    server.on("request", function counted() {
      begun += 1;
      if (begun < count) return;
      server.off("request", counted);
      resolve();
    });
  });
}
