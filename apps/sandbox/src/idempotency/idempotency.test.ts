import { randomBytes, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { HOUR_MS } from "../clock.ts";
import { addIdempotencyRoutes } from "../testing/idempotency-routes.ts";
import { bearer, NOON, type TestMember } from "../testing/test-app.ts";
import { describeOnEngines, useTestApp } from "../testing/suites.ts";

const TRANSFER = "/api/wallet/transfer";
const toPG = (amount: number) => ({ from: "wallet", to: "PG", amount });
const key = (value: string = randomUUID()) => ({ "Idempotency-Key": value });

await describeOnEngines("an idempotency key", async ({ server }) => {
  const app = await useTestApp({ server });
  const control = addIdempotencyRoutes(app);

  it("returns the first response byte for byte when sent again, and moves nothing", async () => {
    const member = await app.member({ wallet: 10_000, games: { PG: 0 } });
    const headers = key();
    const first = await member.call("POST", TRANSFER, { body: toPG(30), headers });
    const second = await member.call("POST", TRANSFER, { body: toPG(30), headers });
    expect(first.status).toBe(200);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(second.headers.get("Content-Type")).toBe(first.headers.get("Content-Type"));
    expect(await member.balance("game", "PG")).toBe(3_000);
  });

  it("treats a request with reordered fields as the same", async () => {
    const member = await app.member({ wallet: 10_000, games: { PG: 0 } });
    const headers = key();
    await member.call("POST", TRANSFER, { body: '{"from":"wallet","to":"PG","amount":30}', headers });
    const second = await member.call("POST", TRANSFER, {
      body: '{ "amount": 30.0, "to": "PG", "from": "wallet" }',
      headers,
    });
    expect(second.status).toBe(200);
    expect(await member.balance("game", "PG")).toBe(3_000);
  });

  it("is echoed, so that the client can rely on it", async () => {
    const member = await app.member();
    const value = randomUUID();
    const refused = await member.call("POST", TRANSFER, { body: toPG(30), headers: key(value) });
    expect(refused.status).toBe(400);
    expect(refused.headers.get("Idempotency-Key")).toBe(value);
    const without = await member.call("POST", TRANSFER, { body: toPG(30) });
    expect(without.headers.has("Idempotency-Key")).toBe(false);
  });

  it("stores a refusal too: the same key is not executed later", async () => {
    const member = await app.member({ games: { PG: 5_000 } });
    const headers = key();
    const refused = await member.call("POST", TRANSFER, { body: toPG(30), headers });
    expect(refused.body).toEqual({ message: "MONEY_NOT_ENOUGH" });
    await member.call("POST", TRANSFER, { body: { from: "PG", to: "wallet", amount: 50 } });
    const again = await member.call("POST", TRANSFER, { body: toPG(30), headers });
    expect([again.status, again.text]).toEqual([refused.status, refused.text]);
  });

  it("is refused with another request", async () => {
    const member = await app.member({ wallet: 10_000, games: { PG: 0 } });
    const headers = key();
    await member.call("POST", TRANSFER, { body: toPG(30), headers });
    const other = await member.call("POST", TRANSFER, { body: toPG(31), headers });
    expect([other.status, other.body]).toEqual([422, { message: "KEY_INVALID" }]);
    expect(other.headers.get("Idempotency-Key")).toBe(headers["Idempotency-Key"]);
    expect(await member.balance("game", "PG")).toBe(3_000);
  });

  it.each(["1", "not a key", randomBytes(8).toString("hex"), "x".repeat(500)])(
    "is refused when it is %j",
    async (value) => {
      const member = await app.member({ wallet: 10_000, games: { PG: 0 } });
      const response = await member.call("POST", TRANSFER, { body: toPG(30), headers: key(value) });
      expect([response.status, response.body]).toEqual([422, { message: "KEY_INVALID" }]);
      expect(await member.balance("game", "PG")).toBe(0);
    },
  );

  it("is separate per member and call", async () => {
    const headers = key(randomBytes(16).toString("hex"));
    const members = await Promise.all([1, 2].map(() => app.member({ wallet: 50_000, games: { PG: 0 } })));
    for (const member of members) {
      expect((await member.call("POST", TRANSFER, { body: toPG(30), headers })).status).toBe(200);
      expect(
        (await member.call("POST", "/api/wallet/withdraw", { body: { amount: 100 }, headers })).status,
      ).toBe(200);
      expect(await member.balance("wallet")).toBe(37_000);
    }
  });

  it("is stored for 24 hours and then counts as new", async () => {
    const member = await app.member({ wallet: 10_000, games: { PG: 0 } });
    const headers = key();
    const send = () => member.call("POST", TRANSFER, { body: toPG(30), headers });
    await send();
    app.setNow(new Date(NOON.getTime() + 24 * HOUR_MS - 1));
    await send();
    expect(await member.balance("game", "PG")).toBe(3_000);
    app.setNow(new Date(NOON.getTime() + 24 * HOUR_MS));
    await send();
    app.setNow(NOON);
    expect(await member.balance("game", "PG")).toBe(6_000);
  });

  it("executes one of fifty concurrent transfers; others get 409 or the same response", async () => {
    const member = await app.member({ wallet: 100_000, games: { PG: 0 } });
    const headers = key();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => member.call("POST", TRANSFER, { body: toPG(30), headers })),
    );
    const outcomes = new Set(responses.map(({ status, text }) => `${status} ${text}`));
    expect(outcomes).toContain('200 {"message":"SUCCESS"}');
    outcomes.delete('200 {"message":"SUCCESS"}');
    outcomes.delete('409 {"message":"REQUEST_LIMIT"}');
    expect([...outcomes]).toEqual([]);
    expect(await member.balance("game", "PG")).toBe(3_000);
  });

  it("is refused with 409 while the first request is running", async () => {
    const headers = key();
    const first = app.call("POST", "/api/test/wait", { headers });
    await control.started.promise;
    const second = await app.call("POST", "/api/test/wait", { headers });
    expect([second.status, second.body]).toEqual([409, { message: "REQUEST_LIMIT" }]);
    control.released.resolve();
    expect((await first).status).toBe(200);
    expect((await app.call("POST", "/api/test/wait", { headers })).status).toBe(200);
  });

  it("gets its stored response while another repeat of the answered call is still prepared", async () => {
    const headers = key();
    const send = () => app.call("POST", "/api/test/prepare", { headers });
    const first = await send();
    const [begun, ready] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    control.prepare = async () => {
      control.prepare = async () => {};
      begun.resolve();
      await ready.promise;
    };
    const slow = send();
    await begun.promise;
    expect(await send()).toMatchObject({ status: 200, text: first.text });
    ready.resolve();
    expect(await slow).toMatchObject({ status: 200, text: first.text });
  });

  it.each([
    [401, false],
    [408, false],
    [413, false],
    [425, false],
    [429, false],
    [503, true],
  ])("does not store a %i: the same key may be tried again", async (status, isEchoed) => {
    const member = await app.member();
    const headers = key();
    const before = control.failures;
    for (const round of [1, 2]) {
      const response = await member.call("POST", `/api/test/fail/${status}`, { headers });
      expect(response.status).toBe(status);
      expect(response.headers.has("Idempotency-Key")).toBe(isEchoed);
      expect(control.failures).toBe(before + round);
    }
  });

  it("compares uploads by the bytes of their files, not by their form", async () => {
    const member = await app.member();
    const value = randomUUID();
    const upload = (bytes: string) => uploadOf(member, value, bytes);
    const first = await upload("a picture");
    expect(await upload("a picture")).toEqual(first);
    expect(await upload("another picture")).toEqual([422, '{"message":"KEY_INVALID"}']);
  });

  async function uploadOf(member: TestMember, value: string, bytes: string): Promise<[number, string]> {
    const form = new FormData();
    form.set("slip", new File([bytes], `${randomUUID()}.png`, { type: "image/png" }));
    const response = await app.app.request("/api/test/upload", {
      method: "POST",
      body: form,
      headers: { ...bearer(member.token), ...key(value) },
    });
    return [response.status, await response.text()];
  }
});
