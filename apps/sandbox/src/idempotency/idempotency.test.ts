import { randomBytes, randomUUID } from "node:crypto";
import { Hono } from "hono";
import * as v from "valibot";
import { afterAll, describe, expect, it } from "vitest";
import type { Room, SandboxEnv } from "../context.ts";
import { formBody, noBody } from "../http/body.ts";
import { Refusal } from "../http/refusal.ts";
import { testEngines } from "../testing/engines.ts";
import { freshWorld, NOON, type TestMember } from "../testing/world.ts";

const { engines, stop } = await testEngines();
afterAll(() => stop());

const HOUR = 60 * 60 * 1000;
const TRANSFER = "/api/wallet/transfer";
const toPG = (amount: number) => ({ from: "wallet", to: "PG", amount });
const key = (value: string = randomUUID()) => ({ "Idempotency-Key": value });

/** Calls whose course a test decides: they wait for it, fail in the middle, or take a file. */
function stageRoom() {
  const stage = {
    failures: 0,
    opened: Promise.withResolvers<void>(),
    runs: 0,
    reached: Promise.withResolvers<void>(),
  };
  const room: Room = ({ authenticate, command }) =>
    new Hono<SandboxEnv>()
      // A visitor's call: a member's would wait for the embedded database's one connection already to be known.
      .post(
        "/api/stage/wait",
        command({
          body: noBody,
          answer: v.object({ message: v.string() }),
          async work() {
            stage.reached.resolve();
            await stage.opened.promise;
            return { message: "SUCCESS" };
          },
        }),
      )
      .post(
        "/api/stage/fail/:status",
        authenticate,
        command({
          body: noBody,
          answer: v.object({ message: v.string() }),
          async work({ param }) {
            stage.failures += 1;
            throw new Refusal("REGISTER_FAIL", param("status") === "401" ? 401 : 503);
          },
        }),
      )
      .post(
        "/api/stage/upload",
        authenticate,
        command({
          body: formBody({ most: 1_000, tooLarge: "SLIP_INVALID_FILE", unusable: "SLIP_UPLOAD_FAIL" }),
          answer: v.object({ runs: v.number() }),
          async work() {
            stage.runs += 1;
            return { runs: stage.runs };
          },
        }),
      );
  return { stage, room };
}

describe.each(engines)("an idempotency key on $name", async ({ server }) => {
  const { stage, room } = stageRoom();
  const world = await freshWorld({ server, rooms: [room] });
  afterAll(() => world.close());

  it("makes the second sending answer the first one's bytes, and move nothing", async () => {
    const member = await world.member({ wallet: 10_000, games: { PG: 0 } });
    const headers = key();
    const first = await member.call("POST", TRANSFER, { body: toPG(30), headers });
    const second = await member.call("POST", TRANSFER, { body: toPG(30), headers });
    expect(first.status).toBe(200);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(second.headers.get("Content-Type")).toBe(first.headers.get("Content-Type"));
    expect(await member.balance("game", "PG")).toBe(3_000);
  });

  it("takes the same request with its fields in another order as the same", async () => {
    const member = await world.member({ wallet: 10_000, games: { PG: 0 } });
    const headers = key();
    await member.call("POST", TRANSFER, { body: '{"from":"wallet","to":"PG","amount":30}', headers });
    const second = await member.call("POST", TRANSFER, {
      body: '{ "amount": 30.0, "to": "PG", "from": "wallet" }',
      headers,
    });
    expect(second.status).toBe(200);
    expect(await member.balance("game", "PG")).toBe(3_000);
  });

  it("is echoed, so that the client may rely on it", async () => {
    const member = await world.member();
    const value = randomUUID();
    const refused = await member.call("POST", TRANSFER, { body: toPG(30), headers: key(value) });
    expect(refused.status).toBe(400);
    expect(refused.headers.get("Idempotency-Key")).toBe(value);
    const without = await member.call("POST", TRANSFER, { body: toPG(30) });
    expect(without.headers.has("Idempotency-Key")).toBe(false);
  });

  it("keeps a refusal too: what was refused once is not carried out by the same key later", async () => {
    const member = await world.member({ games: { PG: 5_000 } });
    const headers = key();
    const refused = await member.call("POST", TRANSFER, { body: toPG(30), headers });
    expect(refused.body).toEqual({ message: "MONEY_NOT_ENOUGH" });
    await member.call("POST", TRANSFER, { body: { from: "PG", to: "wallet", amount: 50 } });
    const again = await member.call("POST", TRANSFER, { body: toPG(30), headers });
    expect([again.status, again.text]).toEqual([refused.status, refused.text]);
  });

  it("is refused with another request", async () => {
    const member = await world.member({ wallet: 10_000, games: { PG: 0 } });
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
      const member = await world.member({ wallet: 10_000, games: { PG: 0 } });
      const answer = await member.call("POST", TRANSFER, { body: toPG(30), headers: key(value) });
      expect([answer.status, answer.body]).toEqual([422, { message: "KEY_INVALID" }]);
      expect(await member.balance("game", "PG")).toBe(0);
    },
  );

  it("belongs to its member and its call", async () => {
    const headers = key(randomBytes(16).toString("hex"));
    const members = await Promise.all([1, 2].map(() => world.member({ wallet: 50_000, games: { PG: 0 } })));
    for (const member of members) {
      expect((await member.call("POST", TRANSFER, { body: toPG(30), headers })).status).toBe(200);
      expect(
        (await member.call("POST", "/api/wallet/withdraw", { body: { amount: 100 }, headers })).status,
      ).toBe(200);
      expect(await member.balance("wallet")).toBe(37_000);
    }
  });

  it("is honoured for 24 hours, and then new", async () => {
    const member = await world.member({ wallet: 10_000, games: { PG: 0 } });
    const headers = key();
    const send = () => member.call("POST", TRANSFER, { body: toPG(30), headers });
    await send();
    world.setNow(new Date(NOON.getTime() + 24 * HOUR - 1));
    await send();
    expect(await member.balance("game", "PG")).toBe(3_000);
    world.setNow(new Date(NOON.getTime() + 24 * HOUR));
    await send();
    world.setNow(NOON);
    expect(await member.balance("game", "PG")).toBe(6_000);
  });

  it("makes one transfer of fifty sendings at once; those that come too early are told to wait", async () => {
    const member = await world.member({ wallet: 100_000, games: { PG: 0 } });
    const headers = key();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => member.call("POST", TRANSFER, { body: toPG(30), headers })),
    );
    const outcomes = new Set(answers.map(({ status, text }) => `${status} ${text}`));
    expect(outcomes).toContain('200 {"message":"SUCCESS"}');
    outcomes.delete('200 {"message":"SUCCESS"}');
    outcomes.delete('409 {"message":"REQUEST_LIMIT"}');
    expect([...outcomes]).toEqual([]);
    expect(await member.balance("game", "PG")).toBe(3_000);
  });

  it("is refused with 409 while the first sending is still running", async () => {
    const headers = key();
    const first = world.call("POST", "/api/stage/wait", { headers });
    await stage.reached.promise;
    const second = await world.call("POST", "/api/stage/wait", { headers });
    expect([second.status, second.body]).toEqual([409, { message: "REQUEST_LIMIT" }]);
    stage.opened.resolve();
    expect((await first).status).toBe(200);
    expect((await world.call("POST", "/api/stage/wait", { headers })).status).toBe(200);
  });

  it.each([401, 503])("does not keep a %i: the intent may be tried again", async (status) => {
    const member = await world.member();
    const headers = key();
    const before = stage.failures;
    for (const round of [1, 2]) {
      const answer = await member.call("POST", `/api/stage/fail/${status}`, { headers });
      expect(answer.status).toBe(status);
      expect(stage.failures).toBe(before + round);
    }
  });

  it("compares uploads by the bytes of their files, not by the form around them", async () => {
    const member = await world.member();
    const value = randomUUID();
    const upload = (bytes: string) => uploadOf(member, value, bytes);
    const first = await upload("a picture");
    expect(await upload("a picture")).toEqual(first);
    expect(await upload("another picture")).toEqual([422, '{"message":"KEY_INVALID"}']);
  });

  async function uploadOf(member: TestMember, value: string, bytes: string): Promise<[number, string]> {
    const form = new FormData();
    form.set("slip", new File([bytes], `${randomUUID()}.png`, { type: "image/png" }));
    const response = await world.app.request("/api/stage/upload", {
      method: "POST",
      body: form,
      headers: { Authorization: `Bearer ${member.token}`, ...key(value) },
    });
    return [response.status, await response.text()];
  }
});
