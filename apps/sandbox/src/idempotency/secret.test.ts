import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { aRegistration } from "../testing/registration.ts";
import { describeOnEngines } from "../testing/suites.ts";
import { createTestApp, LOWEST_COST, NOON } from "../testing/test-app.ts";
import { freshDatabase } from "../testing/test-database.ts";
import { testOperator } from "../testing/test-operator.ts";
import { findSecret, parseSecret } from "./secret.ts";

await describeOnEngines("the secret of request digests", async ({ server }) => {
  async function aDatabase() {
    const database = await freshDatabase(server);
    return { [Symbol.asyncDispose]: () => database.close(), ...database };
  }
  const given = randomBytes(32);

  it("is made once per database, which contains it, and differs per database", async () => {
    await using database = await aDatabase();
    const found = await Promise.all([1, 2, 3].map(() => findSecret(database, null)));
    expect(new Set(found.map((secret) => Buffer.from(secret).toString("hex"))).size).toBe(1);
    expect(found[0]).toHaveLength(32);
    await using other = await aDatabase();
    expect(Buffer.from(await findSecret(other, null))).not.toEqual(found[0]);
  });

  it("is the environment's, which the database can check but does not contain", async () => {
    await using database = await aDatabase();
    expect(await findSecret(database, given)).toBe(given);
    expect(await findSecret(database, given)).toBe(given);
    const [row] = await database.query<{ secret: unknown }>("select * from digest_secret");
    expect(row).toMatchObject({ secret: null });
    expect(JSON.stringify(row)).not.toContain(given.toString("hex"));
  });

  it("may move from the database into the environment", async () => {
    await using database = await aDatabase();
    const made = await findSecret(database, null);
    expect(await findSecret(database, made)).toBe(made);
  });

  it("is refused when the database knows another one", async () => {
    await using database = await aDatabase();
    await findSecret(database, given);
    await expect(findSecret(database, randomBytes(32))).rejects.toThrow(
      "SANDBOX_SECRET is not the secret of the other processes on this database.",
    );
    await expect(findSecret(database, null)).rejects.toThrow(
      "SANDBOX_SECRET is missing: other processes on this database have it.",
    );
  });

  it("lets two processes that share nothing but the database answer a repeated call alike", async () => {
    await using database = await aDatabase();
    const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
    const request = { method: "POST", headers, body: JSON.stringify(aRegistration()) };
    const answers: [number, string][] = [];
    for (let process = 1; process <= 2; process += 1) {
      // oxlint-disable no-await-in-loop -- The second process repeats the first one's call.
      const secret = await findSecret(database, null);
      const { app } = createApp({
        database,
        operator: testOperator,
        secret,
        clock: () => NOON,
        passwordCost: LOWEST_COST,
      });
      const response = await app.request("/api/account", request);
      answers.push([response.status, await response.text()]);
    }
    expect(answers[0]?.[0]).toBe(200);
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe("SANDBOX_SECRET", () => {
  it("is 64 hex digits, or not set", () => {
    const hex = randomBytes(32).toString("hex");
    expect(Buffer.from(parseSecret(hex) ?? []).toString("hex")).toBe(hex);
    expect([parseSecret(undefined), parseSecret("")]).toEqual([null, null]);
    for (const other of [hex.slice(1), `${hex}0`, "x".repeat(64)])
      expect(() => parseSecret(other)).toThrow("SANDBOX_SECRET is invalid");
  });
});

describe("the stored digest of a registration", () => {
  it("cannot be compared with guesses of the password, because it differs per secret", async () => {
    const body = aRegistration({ password: "three quiet rivers" });
    const headers = { "Idempotency-Key": "0123456789abcdef0123456789abcdef" };
    const digests = await Promise.all(
      [1, 2].map(async () => {
        const app = await createTestApp();
        const { status } = await app.call("POST", "/api/account", { body, headers });
        const rows = await app.database.query<{ request_digest: string }>("select * from idempotency_key");
        await app.close();
        expect([status, rows.length]).toEqual([200, 1]);
        expect(JSON.stringify(rows)).not.toContain(body.password);
        return rows[0]?.request_digest;
      }),
    );
    expect(new Set(digests).size).toBe(2);
  });
});
