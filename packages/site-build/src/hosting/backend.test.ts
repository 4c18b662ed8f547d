import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { ask } from "../testing/ask.ts";
import { BACKEND_DATE, startEchoBackend } from "../testing/echo-backend.ts";
import { type Host, HOSTS } from "../testing/hosts.ts";
import { rawStatus, trickyTarget } from "../testing/raw-request.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { BODY_MEGABYTES } from "./hosted-site.ts";
import { freePort } from "./nginx-process.ts";

const site = sampleSite();
const backend = await startEchoBackend();
afterAll(() => {
  backend.close();
  site.remove();
});

describe.each(HOSTS.filter(({ isHere }) => isHere))("the backend behind $name", ({ start }) => {
  let host: Host;
  let withoutBackend: Host;
  beforeAll(async () => {
    host = await start(site.dist, backend.origin);
    withoutBackend = await start(site.dist, `http://127.0.0.1:${await freePort()}`);
  });
  afterAll(() => Promise.all([host.close(), withoutBackend.close()]));

  test.each(["/api/wallet?a=%20", "/files/howto/a%2Fb.mp4", "/socket.io/?EIO=4&transport=polling", "/api"])(
    "passes %s on as it is, and the answer as it is",
    async (path) => {
      const body = "x".repeat(70_000);
      const headers = { "X-Forwarded-For": "203.0.113.7", "Content-Length": body.length };
      const answer = await ask(host, path, { method: "PUT", headers, body });
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.text)).toEqual({
        line: `PUT ${path}`,
        bytes: body.length,
        // The caller's own, whatever the caller wrote.
        caller: expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/),
        host: `localhost:${host.port}`,
      });
      expect(answer.headers["content-security-policy"]).toBe("sandbox");
      // The sites compare it with the backend's own times.
      expect(answer.headers.date).toBe(BACKEND_DATE);
      expect(answer.headers["x-frame-options"]).toBeUndefined();
    },
  );

  test("passes a part of a video on", async () => {
    const answer = await ask(host, "/files/howto/wallet.mp4", { headers: { Range: "bytes=0-1" } });
    expect([answer.status, answer.text]).toEqual([206, expect.stringContaining("bytes=0-1")]);
  });

  test("answers in the API's format while the backend is down", async () => {
    const answer = await ask(withoutBackend, "/api/wallet");
    expect(answer.status).toBe(502);
    expect(answer.headers).toMatchObject({ "content-type": "application/json", "cache-control": "no-store" });
    expect(JSON.parse(answer.text)).toEqual({ message: "INTERNAL_SERVER_ERROR" });
  });

  test("opens a WebSocket to the backend", async () => {
    const headers = { Connection: "Upgrade", Upgrade: "websocket" };
    const call = request({ host: "localhost", port: host.port, path: "/socket.io/?EIO=4", headers });
    const received = await new Promise<string>((done, fail) => {
      call.on("error", fail).on("upgrade", (_answer, socket, head) => {
        let text = String(head);
        socket.on("data", (part) => (text += String(part))).on("close", () => done(text));
      });
      call.end();
    });
    expect(received).toBe("/socket.io/?EIO=4");
  });

  test("passes on nothing but the backend's own paths, for any request line", async () => {
    await fc.assert(
      fc.asyncProperty(trickyTarget, fc.boolean(), async (target, isUpgrade) => {
        backend.arrived.length = 0;
        const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
        await rawStatus(host, target, isUpgrade ? upgrade : []);
        const strayed = backend.arrived.filter((line) => {
          const { pathname } = new URL(`http://backend${line.split(" ")[1]}`);
          return !/^\/(?:api|(?:f|%66)iles|socket\.io)(?:\/|$)/.test(pathname);
        });
        expect(strayed).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

describe.each(HOSTS.filter(({ name, isHere }) => isHere && name !== "the local server of a built site"))(
  "two processes behind $name",
  ({ start }) => {
    test("get a call once, even when one breaks off: a GET may move money", async () => {
      const other = await startEchoBackend();
      const host = await start(site.dist, backend.origin, other.origin);
      onTestFinished(async () => {
        await host.close();
        other.close();
      });
      backend.arrived.length = 0;
      for (const method of ["GET", "PUT", "POST"]) {
        const before = backend.arrived.length + other.arrived.length;
        // oxlint-disable-next-line no-await-in-loop -- One after another, so that each is counted alone.
        const answer = await ask(host, "/api/break", { method });
        // 503 while both are left out.
        expect([502, 503]).toContain(answer.status);
        expect(JSON.parse(answer.text)).toEqual({ message: "INTERNAL_SERVER_ERROR" });
        expect(backend.arrived.length + other.arrived.length - before).toBeLessThanOrEqual(1);
      }
      expect(backend.arrived.length + other.arrived.length).toBeGreaterThan(0);
    });
  },
);

const getWallet = (more = "") => `GET /api/wallet HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

/** Sends requests over one connection without waiting for answers; returns all that was answered. */
async function sendAtOnce({ port }: Host, requests: string): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" });
  let text = "";
  socket.setEncoding("latin1").on("data", (part: string) => (text += part));
  socket.write(requests);
  await once(socket, "close");
  return text;
}

describe.each(HOSTS.filter(({ name, isHere }) => isHere && name === "nginx"))("$name", ({ start }) => {
  test("serves twenty phones behind one address that open home at once", async () => {
    const host = await start(site.dist, backend.origin);
    onTestFinished(async () => void (await host.close()));
    const paths = [...Array.from({ length: 20 }, () => "/assets/app.js"), "/user/home", "/login"];
    const calls = Array.from({ length: 12 }, () => "/api/wallet");
    const phones = Array.from({ length: 20 }, () => [...paths, ...calls]).flat();
    const answers = await Promise.all(phones.map((path) => ask(host, path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test("refuses a flood of one client with 429 in the API's format, before the backend", async () => {
    const host = await start(site.dist, backend.origin);
    onTestFinished(async () => void (await host.close()));
    backend.arrived.length = 0;
    const calls = getWallet().repeat(499) + getWallet("Connection: close\r\n");
    const text = (await Promise.all([1, 2, 3, 4].map(() => sendAtOnce(host, calls)))).join("");
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
    const refused = statuses.filter((status) => status === "429").length;
    expect(statuses).toHaveLength(2_000);
    expect(refused).toBeGreaterThan(0);
    expect(backend.arrived).toHaveLength(2_000 - refused);
    const [, refusal = ""] = /HTTP\/1\.1 429 [^\r]*\r\n([^]*?\r\n\r\n.*?\})/.exec(text) ?? [];
    for (const line of ["Cache-Control: no-store", "Retry-After: 1", "Content-Type: application/json"])
      expect(refusal.split("\r\n")).toContain(line);
    expect(refusal.split("\r\n").at(-1)).toBe('{"message":"REQUEST_LIMIT"}');
  });

  test("refuses a broken body in the API's format, and nobody caches that", async () => {
    const host = await start(site.dist, backend.origin);
    onTestFinished(async () => void (await host.close()));
    const head = "POST /api/wallet HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
    const text = await sendAtOnce(host, `${head}Transfer-Encoding: chunked\r\n\r\nnot a length\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain("Cache-Control: no-store");
    expect(text).toContain('{"message":"KEY_INVALID"}');
  });

  test("refuses a body that no call takes, in the API's format, without waiting for it", async () => {
    const host = await start(site.dist, backend.origin);
    onTestFinished(async () => void (await host.close()));
    backend.arrived.length = 0;
    const headers = { "Content-Length": BODY_MEGABYTES * 1024 * 1024 + 1 };
    const call = request({ port: host.port, path: "/api/chat/upload-video", method: "POST", headers });
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      call.on("error", fail).on("response", done).flushHeaders();
    });
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse(String((await answer.toArray())[0]))).toEqual({ message: "SLIP_INVALID_FILE" });
    expect(backend.arrived).toEqual([]);
    call.destroy();
  });
});
