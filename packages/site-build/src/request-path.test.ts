import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer as createDevelopmentServer, type ViteDevServer } from "vite";
import { developmentProxy } from "./development-proxy.ts";
import { readRequestPath } from "./request-path.ts";
import { serveSite } from "./serve.ts";
import { rawStatus, trickyTarget } from "./testing/raw-request.ts";

/** The first segments of the paths that reached the backend, resolved as servers resolve them. */
const arrived = new Set<string | undefined>();
/** The caller's address of the last call, as the backend sees it. */
let caller: string | undefined;
let folder: string;
let backend: Server;
let built: Server;
let development: ViteDevServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "paths-"));
  mkdirSync(join(folder, "dist"));
  for (const path of ["index.html", "dist/index.html", "dist/_headers"])
    writeFileSync(join(folder, path), "");
  backend = createServer((incoming, outgoing) => {
    caller = String(incoming.headers["x-forwarded-for"]).split(",").at(-1);
    arrived.add(new URL(`http://backend${incoming.url}`).pathname.split("/")[1]);
    outgoing.end();
  });
  await new Promise<void>((done) => backend.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  built = await serveSite({ folder: join(folder, "dist"), port: 0, apiOrigin: origin });
  development = await createDevelopmentServer({
    configFile: false,
    root: folder,
    logLevel: "silent",
    server: { port: 0, proxy: developmentProxy(origin), hmr: false, watch: null },
  });
  await development.listen();
});

afterAll(async () => {
  built.close();
  backend.close();
  await development.close();
  rmSync(folder, { recursive: true });
});

const SERVERS = [
  ["the local server of a built site", () => built],
  ["the development server", () => development.httpServer as Server],
] as const;

function listenerOf(server: Server): { port: number; host: string } {
  const { port, address } = server.address() as AddressInfo;
  return { port, host: address };
}

const UPGRADE = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];

/** Sends a request; returns the first segments outside the backend's paths at which it arrived. */
async function strayed(server: Server, target: string, headers: readonly string[] = []) {
  arrived.clear();
  await rawStatus(listenerOf(server), target, headers);
  return [...arrived].filter((root) => !["api", "files", "%66iles", "socket.io"].includes(root ?? ""));
}

test("the local server forwards sockets only to the backend's own paths, for any request line", async () => {
  await fc.assert(
    fc.asyncProperty(trickyTarget, async (target) => {
      expect(await strayed(built, target, UPGRADE)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

describe.each(SERVERS)("%s", (_name, server) => {
  test("forwards only to the backend's own paths, for any request line", async () => {
    await fc.assert(
      fc.asyncProperty(trickyTarget, async (target) => {
        expect(await strayed(server(), target)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test.each(["/socket.io/../sandbox", "/socket.io/%2e%2e/sandbox"])(
    "opens no socket at %s, which never arrives",
    async (target) => {
      arrived.clear();
      expect([0, 404]).toContain(await rawStatus(listenerOf(server()), target, UPGRADE));
      expect([...arrived]).toEqual([]);
    },
  );

  test.each([
    "/files/../sandbox/switches",
    "/files/%2e%2e/sandbox",
    "/files/.%2E/sandbox",
    "/files/..%2fsandbox",
    "/files\\..\\sandbox",
    "/files/..\\sandbox",
    "/api/./wallet",
    "/api/%2e",
    "/files/%252e%252e/sandbox",
    "/files/%zz",
    "/api/%c0%ae%c0%ae/sandbox",
  ])("answers 400 to %s, which never arrives", async (target) => {
    arrived.clear();
    expect(await rawStatus(listenerOf(server()), target)).toBe(400);
    expect([...arrived]).toEqual([]);
  });

  test("sends the caller's real address to the backend, whatever the caller sends", async () => {
    await rawStatus(listenerOf(server()), "/api/login", ["X-Forwarded-For: 203.0.113.7"]);
    expect(caller).toMatch(/^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
  });

  test("leaves the data in a path encoded as they are", async () => {
    arrived.clear();
    expect(await rawStatus(listenerOf(server()), "/api/promotion/find/A%2FB%25..%20%E0%B8%81")).toBe(200);
    expect([...arrived]).toEqual(["api"]);
  });
});

test("a valid path contains no dot segment, however often it is encoded", () => {
  const part = fc.string({ minLength: 1 }).filter((text) => !/[/\\%]/.test(text) && !/^\.\.?$/.test(text));
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), fc.nat(3), (parts, times) => {
      const encode = (text: string) => {
        let encoded = text.toWellFormed();
        for (let round = 0; round <= times; round += 1) encoded = encodeURIComponent(encoded);
        return encoded;
      };
      expect(readRequestPath(`/${parts.map(encode).join("/")}`)).not.toBeNull();
      expect(
        readRequestPath(`/${[...parts, ".."].map((text) => encode(text).replaceAll(".", "%2e")).join("/")}`),
      ).toBeNull();
    }),
  );
});
