import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sweep } from "./housekeeping.ts";
import { checkCode, issueCode } from "./registration/one-time-codes.ts";
import { png } from "./testing/pictures.ts";
import { aTransferSlip, sendSlip } from "./testing/slips.ts";
import { bearer, NOON, refusal } from "./testing/test-app.ts";
import { useTestApp } from "./testing/suites.ts";

const HOUR = 60 * 60 * 1000;

type Table = "session" | "idempotency_key" | "password_attempt" | "one_time_code";

describe("the regular sweep", async () => {
  const app = await useTestApp();
  const count = async (table: Table) => (await app.database.query(`select 1 from ${table}`)).length;

  it("deletes keys after a day, password attempts after an hour, sessions when they expire, and nothing sooner", async () => {
    const member = await app.member({ wallet: 20_000 });
    const headers = { "Idempotency-Key": randomUUID() };
    await member.call("POST", "/api/wallet/withdraw", { body: { amount: 100 }, headers });
    await app.call("POST", "/api/login", { body: { username: member.username, password: "wrong" } });
    const left = async (hours: number) => {
      await sweep(app.database, new Date(NOON.getTime() + hours * HOUR));
      return [await count("password_attempt"), await count("idempotency_key"), await count("session")];
    };
    expect(await left(0.9)).toEqual([1, 1, 1]);
    expect(await left(1)).toEqual([0, 1, 1]);
    expect(await left(23.9)).toEqual([0, 1, 1]);
    expect(await left(24)).toEqual([0, 0, 1]);
    expect(await left(7 * 24)).toEqual([0, 0, 0]);
  });

  it("deletes one-time codes after an hour", async () => {
    const { database } = app;
    await issueCode(database, "0811111111", NOON);
    const { token, code } = await issueCode(database, "0822222222", NOON);
    await checkCode(database, token, code, NOON);
    const left = async (hours: number) => {
      await sweep(database, new Date(NOON.getTime() + hours * HOUR));
      return count("one_time_code");
    };
    expect(await left(0.9)).toBe(2);
    expect(await left(1)).toBe(0);
  });

  it("deletes bank transfers after a month, except credited ones", async () => {
    const member = await app.member();
    const credited = await aTransferSlip(app);
    await sendSlip(app, member, credited.png);
    const { reference } = await aTransferSlip(app);
    const left = async (hours: number) => {
      await sweep(app.database, new Date(NOON.getTime() + hours * HOUR));
      const rows = await app.database.query<{ reference: string }>("select reference from bank_transfer");
      return new Set(rows.map((row) => row.reference));
    };
    expect(await left(30 * 24 - 0.1)).toEqual(new Set([credited.reference, reference]));
    expect(await left(30 * 24)).toEqual(new Set([credited.reference]));
  });

  it("deletes files of the chat that were not sent within 45 minutes, and no sent one; a message that names one is told so", async () => {
    const member = await app.member();
    const upload = async () => {
      const form = new FormData();
      form.set("file", new File([new Uint8Array(png)], "a.png", { type: "image/png" }));
      const headers = bearer(member.token);
      const answer = await app.app.request("/api/chat/upload-image", { method: "POST", headers, body: form });
      return ((await answer.json()) as { path: string }).path;
    };
    const [sent, unsent] = [await upload(), await upload()];
    const send = (path: string) => {
      const payload = { message: "", url: path, fileType: "image", filePath: path, name: "a.png" };
      const body = { sender: "customer", message: { message_type: "media", payload } };
      return member.call("POST", "/api/chat/send-message", { body });
    };
    await send(sent);
    const shown = async (hours: number) => {
      await sweep(app.database, new Date(NOON.getTime() + hours * HOUR));
      return [(await app.app.request(sent)).status, (await app.app.request(unsent)).status];
    };
    expect(await shown(0.74)).toEqual([200, 200]);
    expect(await shown(0.75)).toEqual([200, 404]);
    expect(await send(unsent)).toMatchObject(refusal("UPLOAD_EXPIRED"));
  });
});
