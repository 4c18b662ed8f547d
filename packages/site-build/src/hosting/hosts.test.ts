import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Host, HOSTS } from "../testing/hosts.ts";
import { rawStatus, trickyTarget } from "../testing/raw-request.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { BODY_MEGABYTES, headersOfSite } from "./hosted-site.ts";
import { NGINX_IS_MISSING } from "./nginx-process.ts";

const site = sampleSite();
const siteHeaders = headersOfSite(site.dist).map(([name, value]) => [name.toLowerCase(), value] as const);
/** The request lines that reached the backend. */
const arrived: string[] = [];
const backend = createServer(async (incoming, outgoing) => {
  arrived.push(`${incoming.method} ${incoming.url}`);
  let bytes = 0;
  for await (const part of incoming) bytes += (part as Buffer).length;
  const { "x-forwarded-for": caller, host, range } = incoming.headers;
  outgoing.setHeader("Content-Security-Policy", "sandbox");
  outgoing.writeHead(range === undefined ? 200 : 206, { "Content-Type": "application/json" });
  outgoing.end(
    JSON.stringify({ line: `${incoming.method} ${incoming.url}`, bytes, caller, host, range: range ?? null }),
  );
}).on("upgrade", (incoming: IncomingMessage, socket) =>
  socket.end(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n${incoming.url}`,
  ),
);

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  await new Promise<void>((done) => backend.listen(0, "127.0.0.1", done));
});
afterAll(() => {
  backend.close();
  site.remove();
});

if (HOSTS.some(({ name, isHere }) => name === "nginx" && !isHere)) console.log(NGINX_IS_MISSING);

describe.each(HOSTS.filter(({ isHere }) => isHere))("a built site on $name", ({ start }) => {
  let host: Host;
  let withoutBackend: Host;
  beforeAll(async () => {
    host = await start(site.dist, `http://127.0.0.1:${portOf(backend)}`);
    const closed = createServer();
    await new Promise<void>((done) => closed.listen(0, "127.0.0.1", done));
    const nobody = portOf(closed);
    await new Promise((done) => closed.close(done));
    withoutBackend = await start(site.dist, `http://127.0.0.1:${nobody}`);
  });
  afterAll(() => Promise.all([host.close(), withoutBackend.close()]));

  /** Sends the path unchanged; `fetch` would normalise it. */
  async function ask(
    path: string,
    { method = "GET", headers = {}, body = "", at = host }: AskOptions = {},
  ): Promise<Answer> {
    const call = request({ host: "localhost", port: at.port, path, method, headers, agent: false });
    return new Promise((done, fail) => {
      call.on("error", fail).on("response", async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(part as Buffer);
        const text = Buffer.concat(parts).toString();
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
      call.end(body);
    });
  }

  test.each([
    ["/", "page"],
    ["/user/home?dialog=transfer", "page"],
    ["/user/home/", "page"],
    ["/assets", "page"],
    ["/apiary", "page"],
    ["//api", "page"],
    ["/login", "log-in"],
    ["/login?next=/user", "log-in"],
    ["/login.html", "log-in"],
    ["/login/more", "page"],
    ["/%6Cogin", "log-in"],
  ])("serves a page at %s, with the site's headers, and it is asked for each time", async (path, text) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(text);
    expect(answer.headers).toMatchObject(Object.fromEntries(siteHeaders));
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  test.each([
    ["/assets/app.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/assets/font.woff2", "font/woff2", "public, max-age=31536000, immutable"],
    ["/service-worker.js", "text/javascript; charset=utf-8", "no-cache"],
    ["/favicon.svg", "image/svg+xml", "no-cache"],
  ])("serves the file %s by its type and its rule of caching", async (path, type, caching) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ "content-type": type, "cache-control": caching });
    expect(answer.headers).toMatchObject(Object.fromEntries(siteHeaders));
  });

  test.each([
    ["gzip, br", "br", "brotli"],
    ["gzip", "gzip", "gzip"],
    ["", undefined, "plain"],
  ])("sends a browser that accepts '%s' what the build compressed", async (accepted, encoding, text) => {
    const answer = await ask("/assets/app.js", { headers: { "Accept-Encoding": accepted } });
    expect([answer.headers["content-encoding"], answer.text]).toEqual([encoding, text]);
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(answer.headers["cache-control"]).toContain("immutable");
  });

  test("answers a HEAD as its GET, without the body", async () => {
    const answer = await ask("/login", { method: "HEAD" });
    expect([answer.status, answer.text, answer.headers["content-length"]]).toEqual([200, "", "13"]);
    expect(answer.headers).toMatchObject(Object.fromEntries(siteHeaders));
  });

  test.each(["/login", "/assets/app.js"])(
    "answers 304 for %s while it is the same, with its headers",
    async (path) => {
      const first = await ask(path);
      expect(first.headers.etag).toMatch(/^"/);
      const again = await ask(path, { headers: { "If-None-Match": first.headers.etag ?? "" } });
      expect([again.status, again.text]).toEqual([304, ""]);
      expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
      expect(again.headers).toMatchObject(Object.fromEntries(siteHeaders));
    },
  );

  test.each([
    ["/gone.png", "GET", 404],
    ["/assets/gone", "GET", 404],
    ["/assets/gone.js", "GET", 404],
    ["/assets/gone.js", "HEAD", 404],
    ["/assets/", "GET", 404],
    ["/assets/app.js.br", "GET", 404],
    ["/assets/app.js.gz", "GET", 404],
    ["/_headers", "GET", 404],
    ["/_redirects", "GET", 404],
    ["/.env", "GET", 404],
    ["/.git/config", "GET", 404],
    ["/%2egit/config", "GET", 404],
    ["/login", "POST", 405],
    ["/assets/app.js", "DELETE", 405],
    ["/login%00.js", "GET", 400],
    ["/../secret.txt", "GET", 400],
    ["/%2e%2e/secret.txt", "GET", 400],
    ["/..%2fsecret.txt", "GET", 400],
    ["/..%5csecret.txt", "GET", 400],
    ["/..\\secret.txt", "GET", 400],
    ["/assets/../../secret.txt", "GET", 400],
    ["/assets/../assets/app.js", "GET", 400],
    ["/%c0%ae%c0%ae/secret.txt", "GET", 400],
  ])("refuses %s %s with %i, and nobody caches that", async (path, method, status) => {
    const answer = await ask(path, { method });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain("secret");
    expect(answer.text).not.toContain("app.js");
    expect(answer.headers.allow).toBe(status === 405 ? "GET, HEAD" : undefined);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers).toMatchObject(Object.fromEntries(siteHeaders));
  });

  // Caddy refuses them before any of its rules, so without headers.
  test.each(["/%zz", "/assets/%zz.js", "/api/%zz"])("refuses %s, which can't be decoded", async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  test.each(["/api/wallet?a=%20", "/files/howto/a%2Fb.mp4", "/socket.io/?EIO=4&transport=polling", "/api"])(
    "passes %s on as it is, and the answer as it is",
    async (path) => {
      const body = "x".repeat(70_000);
      const headers = { "X-Forwarded-For": "203.0.113.7", "Content-Length": body.length };
      const answer = await ask(path, { method: "PUT", headers, body });
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.text)).toEqual({
        line: `PUT ${path}`,
        bytes: body.length,
        // The caller's own, whatever the caller wrote.
        caller: expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/),
        host: `localhost:${host.port}`,
        range: null,
      });
      expect(answer.headers["content-security-policy"]).toBe("sandbox");
      expect(answer.headers["x-frame-options"]).toBeUndefined();
    },
  );

  test("passes a part of a video on", async () => {
    const answer = await ask("/files/howto/wallet.mp4", { headers: { Range: "bytes=0-1" } });
    expect([answer.status, answer.text]).toEqual([206, expect.stringContaining("bytes=0-1")]);
  });

  test("answers in the API's format while the backend is down", async () => {
    const answer = await ask("/api/wallet", { at: withoutBackend });
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
        arrived.length = 0;
        const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
        await rawStatus(host, target, isUpgrade ? upgrade : []);
        const strayed = arrived.filter((line) => {
          const { pathname } = new URL(`http://backend${line.split(" ")[1]}`);
          return !/^\/(?:api|(?:f|%66)iles|socket\.io)(?:\/|$)/.test(pathname);
        });
        expect(strayed).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

describe.each(HOSTS.filter(({ name, isHere }) => isHere && name === "nginx"))("$name", ({ start }) => {
  test("refuses a body that no call takes, in the API's format, without waiting for it", async () => {
    const host = await start(site.dist, `http://127.0.0.1:${portOf(backend)}`);
    arrived.length = 0;
    const headers = { "Content-Length": BODY_MEGABYTES * 1024 * 1024 + 1 };
    const call = request({ port: host.port, path: "/api/chat/upload-video", method: "POST", headers });
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      call.on("error", fail).on("response", done).flushHeaders();
    });
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse(String((await answer.toArray())[0]))).toEqual({ message: "SLIP_INVALID_FILE" });
    expect(arrived).toEqual([]);
    call.destroy();
    await host.close();
  });
});

interface AskOptions {
  method?: string;
  headers?: Record<string, string | number>;
  body?: string;
  at?: Host;
}

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}
