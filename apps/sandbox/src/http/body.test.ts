import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { halfRequests } from "../testing/any-request.ts";
import { serveTestApp } from "../testing/fuzz-requests.ts";
import { sendRaw } from "../testing/raw-request.ts";
import { bearer, type TestMember } from "../testing/test-app.ts";
import { useTestApp } from "../testing/suites.ts";

const TRANSFER = "/api/wallet/transfer";
const ONE_BAHT = JSON.stringify({ from: "wallet", to: "PG", amount: 1 });
const KILOBYTE = "x".repeat(1024);

describe("a body", async () => {
  const app = await useTestApp();

  async function send(
    member: TestMember,
    path: string,
    body: string | ReadableStream<Uint8Array>,
    headers: Record<string, string>,
  ) {
    const response = await app.app.request(path, {
      method: "POST",
      headers: { ...bearer(member.token), ...headers },
      body,
      // Required for a streaming body.
      duplex: "half" as const,
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  }

  it.each([
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "application/json, text/html",
    ";",
  ])("with the content type %j is refused by a JSON call, and its key stays unused", async (type) => {
    const member = await app.member({ wallet: 100, games: { PG: 0 } });
    const key = { "Idempotency-Key": randomUUID() };
    for (const keyed of [key, {}]) {
      const refused = await send(member, TRANSFER, ONE_BAHT, { "Content-Type": type, ...keyed });
      expect([refused.status, refused.text]).toEqual([415, '{"message":"KEY_INVALID"}']);
      // An echoed key would promise that the response reports the outcome.
      expect(refused.headers.has("Idempotency-Key")).toBe(false);
    }
    expect(await member.balance("game", "PG")).toBe(0);
    const own = { "Content-Type": "Application/JSON; charset=utf-8", ...key };
    expect(await send(member, TRANSFER, ONE_BAHT, own)).toMatchObject({ status: 200 });
    expect(await member.balance("game", "PG")).toBe(100);
    expect(app.log).toEqual([]);
  });

  it("needs a content type, unless the call has no body", async () => {
    const member = await app.member({ wallet: 100, games: { PG: 0 } });
    const untyped = new Blob([ONE_BAHT]).stream();
    expect(await send(member, TRANSFER, untyped, {})).toMatchObject({ status: 415 });
    const bare = (method: string, path: string) =>
      app.app.request(path, {
        method,
        headers: { ...bearer(member.token), "X-Requested-With": "wallet-user" },
      });
    expect((await bare("GET", "/api/wallet/refresh/slot")).status).toBe(200);
    expect((await bare("GET", "/api/wallet/activate/JOKER")).status).toBe(200);
    expect(await (await bare("DELETE", "/api/qrcode/KBANK/1")).json()).toEqual({ message: "NO_DATA" });
    expect(await (await bare("POST", TRANSFER)).json()).toEqual({ message: "KEY_INVALID" });
  });

  it("in JSON is refused by the slip upload", async () => {
    const member = await app.member();
    const refused = await send(member, "/api/wallet/slip", "{}", { "Content-Type": "application/json" });
    expect([refused.status, refused.text]).toEqual([415, '{"message":"SLIP_UPLOAD_FAIL"}']);
  });

  it.each([
    [TRANSFER, "application/json", "KEY_INVALID", 64],
    ["/api/login", "application/json", "KEY_INVALID", 64],
    ["/files/play/enter", "application/json", "KEY_INVALID", 64],
    ["/files/play/round", "application/json", "KEY_INVALID", 64],
    ["/sandbox/switches", "application/json", "KEY_INVALID", 64],
    ["/sandbox/slips/transfer", "application/json", "KEY_INVALID", 64],
    ["/api/wallet/slip", "multipart/form-data; boundary=x", "SLIP_INVALID_FILE", 10 * 1024 + 64],
  ])("to %s without an end is read up to the limit", async (path, type, code, kilobytes) => {
    const member = await app.member();
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sent += 1;
          controller.enqueue(new TextEncoder().encode(KILOBYTE));
        },
      },
      { highWaterMark: 0 },
    );
    const refused = await send(member, path, endless, { "Content-Type": type });
    expect([refused.status, refused.text]).toEqual([413, JSON.stringify({ message: code })]);
    expect(sent).toBe(kilobytes + 1);
    const announced = { "Content-Type": type, "Content-Length": String((kilobytes + 1) * 1024) };
    expect((await send(member, path, "", announced)).status).toBe(413);
  });
});

describe("a silent sender", async () => {
  const served = await serveTestApp(null);
  afterAll(() => served.close());

  it.each([
    [TRANSFER, "application/json", "KEY_INVALID"],
    ["/api/login", "application/json", "KEY_INVALID"],
    ["/files/play/round", "application/json", "KEY_INVALID"],
    ["/sandbox/next-round", "application/json", "KEY_INVALID"],
    ["/api/wallet/slip", "multipart/form-data; boundary=x", "SLIP_UPLOAD_FAIL"],
  ])("in the middle of a body to %s gets 408 and is disconnected", async (path, type, code) => {
    const { token } = await served.app.member();
    const headers = [`Authorization: Bearer ${token}`, `Content-Type: ${type}`];
    const [half = ""] = halfRequests({ method: "POST", path }, [headers]);
    expect(await sendRaw(served.port, Buffer.from(half))).toEqual({
      status: 408,
      body: JSON.stringify({ message: code }),
    });
    expect(served.app.log).toEqual([]);
  });

  it("in the middle of the headers gets 408 and is disconnected", async () => {
    expect(await sendRaw(served.port, Buffer.from("GET /api/wallet HTTP/1.1\r\nHost: lo"))).toEqual({
      status: 408,
      body: '{"message":"KEY_INVALID"}',
    });
  });
});
