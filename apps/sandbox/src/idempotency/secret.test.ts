import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createTestApp } from "../testing/test-app.ts";
import { readSecret } from "./secret.ts";
import { aRegistration } from "../testing/registration.ts";

describe("the secret of an installation", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-secret-"));
  afterAll(() => rm(folder, { recursive: true }));

  it("is created once, in a file that only its owner can read, and differs per folder", async () => {
    const data = join(folder, "data");
    const first = Buffer.from(readSecret(data));
    expect(first).toHaveLength(32);
    expect(Buffer.from(readSecret(data))).toEqual(first);
    expect(await readFile(join(data, "secret"))).toEqual(first);
    expect((await stat(join(data, "secret"))).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readSecret(join(folder, "other")))).not.toEqual(first);
  });

  it("is refused when the file has another size", async () => {
    await writeFile(join(folder, "secret"), "");
    expect(() => readSecret(folder)).toThrow(/secret.* is incomplete/);
  });
});

describe("the stored digest of a registration", () => {
  it("cannot be compared with guesses of the password, because it differs per installation", async () => {
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
