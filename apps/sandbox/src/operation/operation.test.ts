import { MINUTE_MS } from "../clock.ts";
import { describe, expect, it } from "vitest";
import { NOON, createTestApp } from "../testing/test-app.ts";
import { useServer, useTestApp } from "../testing/suites.ts";
import type { EndedCall } from "./process-log.ts";

describe("the sandbox's operation", async () => {
  const calls: EndedCall[] = [];
  const app = await useTestApp({ logCall: (call) => calls.push(call) });
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.app.request(path, { headers });
    return { status: response.status, text: await response.text() };
  };

  it("answers a probe of the process, and one of its database", async () => {
    expect(await read("/health")).toEqual({ status: 200, text: '{"status":"up"}' });
    expect(await read("/ready")).toEqual({ status: 200, text: '{"status":"ready"}' });
    const gone = await createTestApp();
    await gone.database.close();
    expect((await gone.app.request("/ready")).status).toBe(503);
    expect((await gone.app.request("/health")).status).toBe(200);
  });

  it("counts calls by their route and answer, never by what is in their address", async () => {
    const member = await app.member({ wallet: 5_000 });
    await member.call("GET", "/api/wallet");
    await app.call("POST", "/api/login", { body: { username: member.username, password: "wrong" } });
    await app.call("GET", "/api/bonus/0812345678", {});
    await app.call("GET", "/nowhere/0812345678");
    const { text } = await read("/metrics");
    expect(text).toContain('sandbox_calls_total{method="GET",route="/api/wallet",status="200"} 1\n');
    expect(text).toContain('sandbox_calls_total{method="POST",route="/api/login",status="400"} 1\n');
    expect(text).toContain('sandbox_calls_total{method="GET",route="none",status="404"}');
    expect(text).toContain('sandbox_call_seconds_count{method="GET",route="/api/wallet"} 1\n');
    expect(text).toContain("sandbox_calls_running 1\n");
    expect(text).toContain("sandbox_sockets 0\n");
    expect(text + JSON.stringify(calls)).not.toMatch(/0812345678|\/nowhere/);
    expect(calls).toContainEqual(expect.objectContaining({ route: "/api/wallet", status: 200 }));
  });

  it("counts uploads", async () => {
    const member = await app.member();
    const form = new FormData();
    form.set("file", new Blob(["no picture"]), "slip.png");
    const headers = { Authorization: `Bearer ${member.token}`, "X-Requested-With": "wallet-user" };
    const request = new Request("http://localhost/api/slip", { method: "POST", body: form, headers });
    await app.app.request(request);
    expect((await read("/metrics")).text).toMatch(
      /sandbox_uploads_total\{route="[^"]+",result="refused"\} 1\n/,
    );
  });

  it("writes every line as Prometheus reads it", async () => {
    const { text } = await read("/metrics");
    const lines = text.trimEnd().split("\n");
    const sample =
      /^[a-z_]+(?:\{[a-z]+="[^"\\]*"(?:,[a-z]+="[^"\\]*")*\})? (?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|-\d+)$/;
    expect(lines.filter((line) => !/^# (?:HELP|TYPE) sandbox_/.test(line) && !sample.test(line))).toEqual([]);
  });

  it("keeps its metrics from a proxy and from other machines", async () => {
    const { port } = await useServer(app);
    const at = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers }).then(({ status }) => status);
    expect(await at("/metrics")).toBe(200);
    expect(await at("/metrics", { "X-Forwarded-For": "203.0.113.7" })).toBe(403);
    expect((await app.app.request("http://sandbox.example/metrics")).status).toBe(403);
  });
});

it("reads the ledger at most every five minutes", async () => {
  const app = await createTestApp();
  const figures = async () =>
    [
      ...(await (await app.app.request("/metrics")).text()).matchAll(/^sandbox_ledger_\w+(?:\{.*\})? .*$/gm),
    ].map(([line]) => line);
  await app.member({ wallet: 5_000 });
  const first = await figures();
  expect(first).toContain("sandbox_ledger_entries 1");
  expect(first).toContain("sandbox_ledger_imbalance_satang 0");
  expect(first).toContain('sandbox_ledger_balance_satang{kind="wallet"} 5000');
  await app.member({ wallet: 5_000 });
  app.setNow(new Date(NOON.getTime() + 5 * MINUTE_MS - 1));
  expect(await figures()).toEqual(first);
  app.setNow(new Date(NOON.getTime() + 5 * MINUTE_MS));
  expect(await figures()).toContain("sandbox_ledger_entries 2");
  await app.close();
});
