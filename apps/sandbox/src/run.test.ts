import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "./database/folder-lock.ts";
import { beginRequest } from "./testing/raw-request.ts";
import { createTestApp } from "./testing/test-app.ts";

const PROGRAM = fileURLToPath(new URL("./testing/run-test-operator.ts", import.meta.url));
/** `vitest.config.ts` has the same argument: each of these processes runs for a second. */
const COMPILE_ONCE = "--liftoff-only";
/** The processes share what each of them would compile: half of what their starts cost. */
const COMPILED = fileURLToPath(new URL("../.cache/compiled", import.meta.url));

interface Sandbox {
  child: ChildProcess;
  /** Its standard output and error so far. */
  printed(): string;
  /** Its URL, once it is ready. */
  ready: Promise<string>;
  /** Its exit code or signal. */
  ended: Promise<unknown>;
}

const JSON_BODY = { "Content-Type": "application/json" };

/** Logs the demo member in and returns the headers of a member's call. */
async function logIn(address: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ username: "0812345678", password: "demo-1234" });
  const response = await fetch(`${address}/api/login`, { method: "POST", headers: JSON_BODY, body });
  return { ...JSON_BODY, Authorization: `Bearer ${/"token":"([^"]+)"/.exec(await response.text())?.[1]}` };
}

/** Transfers money and returns the status. */
async function moveMoney(address: string, member: Record<string, string>, key: string): Promise<number> {
  const body = JSON.stringify({ from: "wallet", to: "PG", amount: 12.34 });
  const headers = { ...member, "Idempotency-Key": key };
  return (await fetch(`${address}/api/wallet/transfer`, { method: "POST", headers, body })).status;
}

async function readWallet(address: string, member: Record<string, string>): Promise<string> {
  return (await fetch(`${address}/api/wallet`, { headers: member })).text();
}

describe("the sandbox process", () => {
  let folder: string;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "sandbox-run-"));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  });

  function start(environment: Record<string, string> = {}): Sandbox {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const env = {
      ...inherited,
      PORT: "0",
      SANDBOX_DATA: folder,
      NODE_COMPILE_CACHE: COMPILED,
      ...environment,
    };
    const child = spawn(process.execPath, [COMPILE_ONCE, PROGRAM], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    children.push(child);
    let printed = "";
    const ready = Promise.withResolvers<string>();
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        const address = /ready on (http:\S+)/.exec(printed)?.[1];
        if (address !== undefined) ready.resolve(address);
      });
    }
    const ended = once(child, "close").then(([code, signal]: unknown[]) => code ?? signal);
    ended.then(() => ready.reject(new Error(printed)), ready.reject);
    // Tests that expect an early end do not await readiness.
    ready.promise.catch(() => undefined);
    return { child, printed: () => printed, ready: ready.promise, ended };
  }

  it("prints one line when ready, keeps committed data after a stop and a kill, and refuses another secret", async () => {
    const first = start();
    // The session, too, survives.
    const member = await logIn(await first.ready);
    const key = randomUUID();
    expect(await moveMoney(await first.ready, member, key)).toBe(200);
    const moved = await readWallet(await first.ready, member);
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    expect(first.printed()).toMatch(/^sandbox: ready on http:\/\/127\.0\.0\.1:\d+ \(pglite\)\n$/);

    const second = start();
    expect(await readWallet(await second.ready, member)).toBe(moved);
    // The key survived the restart.
    expect(await moveMoney(await second.ready, member, key)).toBe(200);
    expect(await readWallet(await second.ready, member)).toBe(moved);
    expect(await moveMoney(await second.ready, member, randomUUID())).toBe(200);
    const again = await readWallet(await second.ready, member);
    expect(again).not.toBe(moved);
    second.child.kill("SIGKILL");
    await second.ended;

    const stranger = start({ SANDBOX_SECRET: "0".repeat(64) });
    expect(await stranger.ended).toBe(1);
    expect(stranger.printed()).toBe(
      "sandbox: SANDBOX_SECRET is not the secret of the other processes on this database.\n",
    );

    const left = await createTestApp({ folder });
    expect((await left.call("GET", "/api/wallet", { headers: member })).text).toBe(again);
    await left.close();
    // Four starts, one after another, take a minute on a busy machine.
  }, 180_000);

  it("stops without waiting for the rest of a request, which its client sends late or never", async () => {
    const sandbox = start();
    const port = Number(new URL(await sandbox.ready).port);
    const headers = ["Host: localhost", "Content-Type: application/json", "Content-Length: 100"];
    const client = await beginRequest(port, ["POST /api/login HTTP/1.1", ...headers, "", "{"].join("\r\n"));
    let received = "";
    client.setEncoding("utf8").on("data", (text: string) => (received += text));
    // Its connection has been accepted by then.
    await fetch(`http://127.0.0.1:${port}/health`);
    const disconnected = once(client, "close");
    sandbox.child.kill("SIGTERM");
    expect(await sandbox.ended).toBe(0);
    await disconnected;
    // It was cut: a sender that is silent for long is answered.
    expect(received).toBe("");
    expect(sandbox.printed()).toMatch(/^sandbox: ready on .*\n$/);
  });

  it("refuses a locked folder in one line", async () => {
    const release = lockFolder(folder);
    const sandbox = start();
    expect(await sandbox.ended).toBe(1);
    release();
    const line = `^sandbox: .*in use by another sandbox \\(process ${process.pid}\\).*\\n$`;
    expect(sandbox.printed()).toMatch(new RegExp(line));
  });

  it("refuses a port in use in one line that names it", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const sandbox = start({ PORT: port });
    expect(await sandbox.ended).toBe(1);
    expect(sandbox.printed()).toMatch(
      new RegExp(`^sandbox: Port ${port} on 127\\.0\\.0\\.1 is in use\\..*\\n$`),
    );
    other.close();
  });

  it.each([
    ["an unreachable PostgreSQL", { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" }, /ECONNREFUSED/],
    ["an invalid PORT", { PORT: "many" }, /PORT is invalid: many/],
    ["an invalid SANDBOX_SECRET", { SANDBOX_SECRET: "secret" }, /SANDBOX_SECRET is invalid: it is 64 hex/],
  ])("ends with one line on %s", async (_case, environment, line) => {
    const sandbox = start(environment);
    expect(await sandbox.ended).toBe(1);
    expect(sandbox.printed().trim().split("\n")).toEqual([expect.stringMatching(line)]);
  });
});
