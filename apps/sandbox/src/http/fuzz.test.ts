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
/** Half JSON, half forms; each half exceeds PostgreSQL's pool of connections. */
const SILENT = 48;

await describeOnEngines("a route", async ({ server }) => {
  const served = await serveTestApp(server);
  const { routes } = served;
  // With the production timeouts.
  const patient = await createTestApp({ server });
  const listening = await listen(Promise.resolve(patient.app), { host: "127.0.0.1", port: 0 });
  afterAll(async () => {
    await Promise.all([served.close(), listening.close()]);
    await patient.close();
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

  it.each(routes)("$method $path blocks nobody while its senders are silent", async (route) => {
    const member = await patient.member();
    const other = await patient.member({ wallet: 300, games: { PG: 0 } });
    const arrived = requestsOf(listening.server, SILENT);
    const headers = Array.from({ length: SILENT }, (_, index) => headersOf(member.token, index));
    const silent = await Promise.all(
      halfRequests(route, headers).map((request) => beginRequest(listening.port, request)),
    );
    await arrived;
    // Several calls, so that the silent requests have progressed as far as they can.
    for (let baht = 1; baht <= 3; baht += 1) {
      const body = { from: "wallet", to: "PG", amount: 1 };
      expect(await other.call("POST", "/api/wallet/transfer", { body })).toMatchObject({ status: 200 });
      expect(await other.balance("game", "PG")).toBe(baht * 100);
    }
    silent.forEach((socket) => socket.destroy());
    expect(patient.log).toEqual([]);
  });
});

/** JSON or a form; some with a key. */
function headersOf(token: string, index: number): string[] {
  const type = index % 2 === 0 ? "application/json" : "multipart/form-data; boundary=x";
  const key = index % 8 === 0 ? [`Idempotency-Key: ${randomUUID()}`] : [];
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
