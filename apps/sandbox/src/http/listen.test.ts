import { once } from "node:events";
import { setImmediate as nextLoopIteration } from "node:timers/promises";
import { Hono } from "hono";
import { afterAll, describe, expect, it } from "vitest";
import { createChatApp } from "../testing/chat.ts";
import { beginRequest, sendForText } from "../testing/raw-request.ts";
import type { SandboxEnv } from "./env.ts";
import { listen } from "./listen.ts";
import { MAX_UNANSWERED } from "./pipelining.ts";

/** More than the systems' buffers of a connection take. */
const LARGE = 40_000_000;
const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`;

const endless = () =>
  new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });

describe("a connection", async () => {
  let begun = 0;
  const slow = Promise.withResolvers<void>();
  const app = new Hono<SandboxEnv>()
    .get("/stream", (c) => c.body(endless()))
    .get("/large", (c) => c.json("x".repeat(LARGE)))
    .get("/slow", async (c) => {
      await slow.promise;
      return c.text("answered");
    })
    .get("/counted", async (c) => {
      begun += 1;
      await nextLoopIteration();
      return c.text("");
    });
  const address = { host: "127.0.0.1", port: 0 };
  const timeouts = { headers: 20_000, whole: 20_000, unread: 200, check: 5_000, close: 3_000 };
  const { server, port, close } = await listen(Promise.resolve(app), { ...address, timeouts });
  // With the time-outs of use: a busy machine may stop for longer than the short one.
  const patient = await listen(Promise.resolve(app), address);
  afterAll(() => Promise.all([close(), patient.close()]));

  it.each(["/stream", "/large"])("whose client does not read the answer of %s is closed", async (path) => {
    const accepted = once(server, "connection");
    const client = await beginRequest(port, `${GET(path)}\r\n`);
    const [connection] = await accepted;
    await once(connection, "close");
    expect(connection).toMatchObject({ destroyed: true });
    client.destroy();
  });

  it("whose client reads gets the whole answer", async () => {
    const response = await fetch(`http://127.0.0.1:${patient.port}/large`);
    expect((await response.text()).length).toBe(LARGE + 2);
  });

  it("whose client waits for the answer stays", async () => {
    server.once("timeout", () => slow.resolve());
    expect(await (await fetch(`http://127.0.0.1:${port}/slow`)).text()).toBe("answered");
  });

  it("runs a few pipelined calls at once, and refuses more", async () => {
    const last = `${GET("/counted")}Connection: close\r\n\r\n`;
    const calls = `${GET("/counted")}\r\n`.repeat(200) + last;
    const text = await sendForText(port, Buffer.from(calls));
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
    expect(statuses).toEqual([...Array.from({ length: MAX_UNANSWERED }, () => "200"), "429"]);
    expect(text).toContain('{"message":"REQUEST_LIMIT"}');
    expect(begun).toBe(MAX_UNANSWERED);
  });
});

it("a server that closes ends the connections whose clients do not, upgraded ones too", async () => {
  const timeouts = { headers: 20_000, whole: 20_000, unread: 20_000, check: 5_000, close: 50 };
  const app = Promise.resolve(new Hono<SandboxEnv>());
  const { server, port, close } = await listen(app, { host: "127.0.0.1", port: 0, timeouts });
  const upgraded = once(server, "upgrade");
  const clients = await Promise.all([
    beginRequest(port, GET("/half")),
    beginRequest(port, `${GET("/socket")}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`),
  ]);
  await upgraded;
  await expect(close()).resolves.toBeUndefined();
  clients.forEach((client) => client.destroy());
});

describe("a refusal is not stored", async () => {
  const app = await createChatApp();
  afterAll(() => app.close());

  it.each([
    ["an invalid Host", "GET /sandbox HTTP/1.1\r\nHost: a b", 400],
    ["no Host", "GET /sandbox HTTP/1.1", 400],
    ["no HTTP", "no HTTP at all", 400],
    ["a foreign Host", "GET /sandbox HTTP/1.1\r\nHost: rebound.example", 403],
    ["headers that are too long", `${GET("/")}X-Long: ${"x".repeat(40_000)}`, 431],
    ["an invalid path", GET("/%00"), 400],
    ["an unknown page", GET("/sandbox/nothing"), 404],
    ["an unknown call", GET("/api/nothing"), 404],
    ["an unknown file", GET("/files/nothing"), 404],
    ["an unknown expectation", `${GET("/sandbox")}Expect: nothing`, 417],
    ["an unknown transport of the chat", GET("/socket.io/?EIO=4&transport=nothing"), 400],
  ])("of %s", async (_what, head, status) => {
    const lines = [head.trimEnd(), "Connection: close", "", ""].join("\r\n");
    const text = await sendForText(app.port, Buffer.from(lines));
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text).toMatch(/\r\ncache-control: no-store\r\n/i);
  });
});
