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

const PROGRAM = fileURLToPath(new URL("./testing/run-test-operator.ts", import.meta.url));
/** As in `vitest.config.ts`: each of these processes runs for a second. */
const COMPILE_ONCE = "--liftoff-only";

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

async function readWallet(address: string): Promise<string> {
  return (await fetch(`${address}/api/wallet`, { headers: await logIn(address) })).text();
}

/** Transfers money and returns the status and the wallet afterwards. */
async function moveMoney(address: string, key: string): Promise<{ status: number; wallet: string }> {
  const body = JSON.stringify({ from: "wallet", to: "PG", amount: 12.34 });
  const headers = { ...(await logIn(address)), "Idempotency-Key": key };
  const { status } = await fetch(`${address}/api/wallet/transfer`, { method: "POST", headers, body });
  return { status, wallet: await readWallet(address) };
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
    const env = { ...inherited, PORT: "0", SANDBOX_DATA: folder, ...environment };
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
    const key = randomUUID();
    const moved = await moveMoney(await first.ready, key);
    expect(moved.status).toBe(200);
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    expect(first.printed()).toMatch(/^sandbox: ready on http:\/\/127\.0\.0\.1:\d+ \(pglite\)\n$/);

    const second = start();
    expect(await readWallet(await second.ready)).toBe(moved.wallet);
    // The key survived the restart.
    expect(await moveMoney(await second.ready, key)).toEqual(moved);
    const again = await moveMoney(await second.ready, randomUUID());
    expect(again.wallet).not.toBe(moved.wallet);
    second.child.kill("SIGKILL");
    await second.ended;

    const third = start();
    expect(await readWallet(await third.ready)).toBe(again.wallet);
    third.child.kill("SIGTERM");
    await third.ended;

    const stranger = start({ SANDBOX_SECRET: "0".repeat(64) });
    expect(await stranger.ended).toBe(1);
    expect(stranger.printed()).toBe(
      "sandbox: SANDBOX_SECRET is not the secret of the other processes on this database.\n",
    );
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
