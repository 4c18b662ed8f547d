import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { headersFile } from "./security-headers.ts";
import { serveSite } from "./serve.ts";

let folder: string;
let site: Server;
let siteOfNobody: Server;
let backend: Server;

beforeAll(async () => {
  const outside = mkdtempSync(join(tmpdir(), "site-"));
  writeFileSync(join(outside, "secret.txt"), "secret");
  folder = join(outside, "dist");
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, "index.html"), "<p>page</p>");
  writeFileSync(join(folder, "login.html"), "<p>log-in</p>");
  writeFileSync(join(folder, "assets/app.js"), "plain");
  writeFileSync(join(folder, "assets/app.js.br"), "brotli");
  writeFileSync(join(folder, "assets/app.js.gz"), "gzip");
  writeFileSync(
    join(folder, "_headers"),
    headersFile(
      { apiUrl: "", chatUrl: "", mediaOrigins: "", howToBase: "", reportUrl: "" },
      { scripts: [], styles: [] },
      ["assets/app.js"],
    ),
  );

  backend = createServer((incoming, outgoing) => outgoing.end(`${incoming.method} ${incoming.url}`));
  backend.on("upgrade", (_incoming, socket) =>
    socket.end("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello"),
  );
  await new Promise<void>((done) => backend.listen(0, "127.0.0.1", done));
  site = await serveSite({ folder, port: 0, apiOrigin: `http://127.0.0.1:${portOf(backend)}` });

  const closed = createServer();
  await new Promise<void>((done) => closed.listen(0, "127.0.0.1", done));
  const nobody = portOf(closed);
  await new Promise((done) => closed.close(done));
  siteOfNobody = await serveSite({ folder, port: 0, apiOrigin: `http://127.0.0.1:${nobody}` });
});

afterAll(() => {
  for (const server of [site, siteOfNobody, backend]) server.close();
  rmSync(join(folder, ".."), { recursive: true });
});

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The server does not listen on a port.");
  return address.port;
}

/** Sends the path unchanged; `fetch` would normalise it. */
function ask(path: string, headers: Record<string, string> = {}, { server = site, method = "GET" } = {}) {
  return new Promise<{ status: number | undefined; headers: IncomingMessage["headers"]; body: string }>(
    (done, fail) => {
      const call = request(
        { host: "localhost", port: portOf(server), path, method, headers, agent: false },
        async (answer) => {
          let body = "";
          for await (const part of answer) body += String(part);
          done({ status: answer.statusCode, headers: answer.headers, body });
        },
      );
      call.on("error", fail).end();
    },
  );
}

test.each([
  ["gzip, br", "br", "brotli"],
  ["gzip", "gzip", "gzip"],
  ["", undefined, "plain"],
])("a browser that accepts '%s' gets it", async (accepted, encoding, body) => {
  const answer = await ask("/assets/app.js", { "accept-encoding": accepted });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.body).toBe(body);
  expect(answer.headers.vary).toBe("Accept-Encoding");
});

test("assets carry the cache rule and every answer the security headers of the site's own file", async () => {
  const asset = await ask("/assets/app.js");
  expect(asset.headers["cache-control"]).toContain("immutable");
  const page = await ask("/user/home");
  expect(page.headers["cache-control"]).toBe("no-cache");
  for (const answer of [asset, page]) expect(answer.headers["x-content-type-options"]).toBe("nosniff");
});

test("an address of the product is the page; a missing asset or file is not found", async () => {
  expect(await ask("/user/home?dialog=transfer")).toMatchObject({ status: 200, body: "<p>page</p>" });
  for (const path of ["/assets/gone", "/assets/gone.js", "/gone.png"])
    expect((await ask(path)).status).toBe(404);
});

test.each([
  ["a missing asset", "GET", "/assets/gone.js", 404],
  ["a missing asset's head", "HEAD", "/assets/gone.js", 404],
  ["a compressed side file", "GET", "/assets/app.js.br", 404],
  ["a path that can't be read", "GET", "/assets/%zz.js", 400],
  ["a path that leads elsewhere", "GET", "/assets/../assets/app.js", 400],
  ["an asset that is written to", "POST", "/assets/app.js", 405],
])("a path without a file is never cached: %s", async (_case, method, path, status) => {
  const answer = await ask(path, {}, { method });
  expect([answer.status, answer.headers["cache-control"]]).toEqual([status, "no-store"]);
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
});

test("a missing asset is not cached, even if the headers file allows it", async () => {
  const careless = join(folder, "../careless");
  mkdirSync(careless);
  writeFileSync(join(careless, "index.html"), "");
  writeFileSync(
    join(careless, "_headers"),
    "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
  const server = await serveSite({ folder: careless, port: 0, apiOrigin: "http://127.0.0.1:1" });
  const answer = await ask("/assets/gone.js", {}, { server });
  server.close();
  expect([answer.status, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
});

test.each([
  ["/../secret.txt", 400],
  ["/%2e%2e/secret.txt", 400],
  ["/..%2fsecret.txt", 400],
  ["/assets/../../secret.txt", 400],
  ["/..\\secret.txt", 400],
  ["//secret.txt", 404],
])("no path leads out of the folder: %s", async (path, status) => {
  const answer = await ask(path);
  expect(answer.body).not.toContain("secret");
  expect(answer.status).toBe(status);
});

test("neither the headers file nor a compressed file is an address", async () => {
  expect((await ask("/_headers")).body).not.toContain("Content-Security-Policy");
  expect((await ask("/assets/app.js.br")).status).toBe(404);
});

test("a malformed address is refused, and so is any method but reading", async () => {
  expect((await ask("/%zz")).status).toBe(400);
  expect((await ask("/login", {}, { method: "POST" })).status).toBe(405);
});

test("the backend's paths are forwarded unchanged, and only those", async () => {
  expect((await ask("/api/wallet?a=%20", {}, { method: "PUT" })).body).toBe("PUT /api/wallet?a=%20");
  expect((await ask("/apiary")).body).toBe("<p>page</p>");
});

test("while the backend is down a call is answered with the catalogue's code", async () => {
  const answer = await ask("/api/wallet", {}, { server: siteOfNobody });
  expect(answer.status).toBe(502);
  expect(JSON.parse(answer.body)).toEqual({ message: "INTERNAL_SERVER_ERROR" });
});

test("a socket is forwarded to the backend", async () => {
  const received = await new Promise<string>((done, fail) => {
    const call = request({
      host: "localhost",
      port: portOf(site),
      path: "/socket.io/",
      headers: { Connection: "Upgrade", Upgrade: "websocket" },
    });
    call.on("upgrade", (_answer, socket, head) => {
      let text = String(head);
      socket.on("data", (part) => (text += String(part))).on("close", () => done(text));
    });
    call.on("error", fail).end();
  });
  expect(received).toBe("hello");
});

test("an address gets the HTML file of its name, and every other one of the site's index.html", async () => {
  expect((await ask("/login")).body).toBe("<p>log-in</p>");
  expect((await ask("/login/more")).body).toBe("<p>page</p>");
  expect((await ask("/user/home")).body).toBe("<p>page</p>");
});
