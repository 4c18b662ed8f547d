import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { useServer, useTestApp } from "../testing/suites.ts";
import { refusal } from "../testing/test-app.ts";
import { DEFAULT_SWITCHES } from "./switches.ts";

describe("the switches", async () => {
  const app = await useTestApp();
  const { port } = await useServer(app);
  const site = `http://127.0.0.1:${port}`;
  const set = (change: unknown, headers = {}) =>
    app.call("POST", "/sandbox/switches", { body: change, headers });
  const fault = (effect: unknown, when = "before", times = 1) =>
    set({ faults: [{ call: "POST /api/wallet/transfer", when, effect, times }] });
  const toPG = { body: { from: "wallet", to: "PG", amount: 10 } };

  /** The same transfer over a socket; null when the connection broke without a response. */
  async function transferOverWire(
    token: string,
    { signal = null, key = randomUUID() }: { signal?: AbortSignal | null; key?: string } = {},
  ): Promise<Response | null> {
    const headers = {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      Connection: "close",
    };
    const body = JSON.stringify(toPG.body);
    return fetch(`${site}/api/wallet/transfer`, { method: "POST", headers, body, signal }).catch(() => null);
  }

  it("return their state, change the given ones, and reset", async () => {
    expect((await app.call("GET", "/sandbox/switches")).body).toEqual(DEFAULT_SWITCHES);
    expect((await set({ registerOTP: true })).body).toEqual({ ...DEFAULT_SWITCHES, registerOTP: true });
    expect((await app.call("DELETE", "/sandbox/switches")).body).toEqual(DEFAULT_SWITCHES);
  });

  it("make every call respond gone", async () => {
    const member = await app.member();
    await set({ gone: true });
    const responses = [await member.call("GET", "/api/wallet"), await app.call("GET", "/api/lookup/banks")];
    await set({ gone: false });
    for (const response of responses) expect(response.body).toEqual({ message: "gone" });
    expect((await member.call("GET", "/api/wallet")).status).toBe(200);
  });

  it("make the next call respond with a code, and only that one", async () => {
    const member = await app.member({ wallet: 5_000, games: { PG: 0 } });
    await fault({ kind: "answer", status: 400, body: { message: "TRANSFER_FAIL" } });
    expect((await member.call("POST", "/api/wallet/transfer", toPG)).body).toEqual({
      message: "TRANSFER_FAIL",
    });
    expect(await member.balance("game", "PG")).toBe(0);
    expect((await member.call("POST", "/api/wallet/transfer", toPG)).status).toBe(200);
  });

  it("respond with a code regardless of the rules", async () => {
    const answer = { kind: "answer", status: 400, body: { message: "EXISTING_BANK" } };
    await set({ faults: [{ call: "POST /api/account", effect: answer }] });
    expect(await app.call("POST", "/api/account", { body: {} })).toMatchObject(refusal("EXISTING_BANK"));
  });

  it("respond with a wrong shape after the call committed, as often as set", async () => {
    const member = await app.member({ wallet: 5_000, games: { PG: 0 } });
    await fault({ kind: "answer", status: 200, body: ["not", "a", "message"] }, "after", 2);
    for (const moved of [1_000, 2_000]) {
      expect((await member.call("POST", "/api/wallet/transfer", toPG)).body).toEqual(["not", "a", "message"]);
      expect(await member.balance("game", "PG")).toBe(moved);
    }
    expect((await member.call("POST", "/api/wallet/transfer", toPG)).body).toEqual({ message: "SUCCESS" });
  });

  it("close the connection after the transfer committed", async () => {
    const member = await app.member({ wallet: 5_000, games: { PG: 0 } });
    await fault({ kind: "kill" }, "after");
    expect(await transferOverWire(member.token)).toBeNull();
    expect(await member.balance("game", "PG")).toBe(1_000);
    expect((await transferOverWire(member.token))?.status).toBe(200);
  });

  it("lose a response that its key returns again, the money having moved once", async () => {
    const member = await app.member({ wallet: 5_000, games: { PG: 0 } });
    const key = randomUUID();
    await fault({ kind: "kill" }, "after", 2);
    expect(await transferOverWire(member.token, { key })).toBeNull();
    expect(await transferOverWire(member.token, { key })).toBeNull();
    const answer = await transferOverWire(member.token, { key });
    expect([answer?.status, await answer?.json()]).toEqual([200, { message: "SUCCESS" }]);
    expect(await member.balance("game", "PG")).toBe(1_000);
  });

  it("leave a call without a response until the client aborts, and do not execute it", async () => {
    const member = await app.member({ wallet: 5_000, games: { PG: 0 } });
    await fault({ kind: "hang" });
    const client = new AbortController();
    const waiting = transferOverWire(member.token, { signal: client.signal });
    await vi.waitFor(() => expect(app.context.switches.state().faults).toEqual([]), { timeout: 10_000 });
    client.abort();
    expect(await waiting).toBeNull();
    expect(await member.balance("game", "PG")).toBe(0);
    expect((await transferOverWire(member.token))?.status).toBe(200);
  });

  it("match any game's call with a star for its code", () => {
    const { switches } = app.context;
    switches.set({
      faults: [{ call: "GET /api/wallet/activate/*", when: "before", effect: { kind: "hang" }, times: 1 }],
    });
    expect(switches.takeFault("GET /api/wallet/activate", "before")).toBeNull();
    expect(switches.takeFault("GET /api/wallet/activate/PG/x", "before")).toBeNull();
    expect(switches.takeFault("GET /api/wallet/activate/PG", "after")).toBeNull();
    expect(switches.takeFault("GET /api/wallet/activate/PG", "before")).toEqual({ kind: "hang" });
    expect(switches.takeFault("GET /api/wallet/activate/PG", "before")).toBeNull();
  });

  it.each([
    ["another site's page", { Origin: "https://elsewhere.example" }],
    ["a foreign name for this machine", { Host: "rebound.example:4000" }],
  ])("are refused to %s", async (_case, headers) => {
    const host = "Host" in headers ? `http://${headers.Host}` : "";
    const answer = await app.call("POST", `${host}/sandbox/switches`, { body: { gone: true }, headers });
    expect([answer.status, answer.body]).toEqual([403, { message: "UNAUTHORIZED" }]);
    expect(app.context.switches.state().gone).toBe(false);
  });

  it.each([
    { gone: "yes" },
    { unknown: true },
    { faults: [{ call: "POST /elsewhere", effect: { kind: "hang" } }] },
    null,
  ])("refuse the change %j", async (change) => {
    expect((await set(change)).status).toBe(400);
  });
});
