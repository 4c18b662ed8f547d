import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { createTestApp, type TestServer } from "@member-wallet/sandbox/testing";
import { percentile } from "../percentile.ts";
import type { Attack, AttackResult } from "./attack.ts";
import type { ServerFigures, ServerMessage, ServerReady } from "./server.ts";

/** Between two calls of the member, in milliseconds. They do not wait for each other, so a pause delays many. */
const INTERVAL = 40;

export interface Stage {
  name: string;
  /** The member's calls took this long, in milliseconds. */
  p50: number;
  p99: number;
  slowest: number;
  calls: number;
  /** The member's calls that were refused or broken. */
  failed: number;
  /** How many uploads had each status. */
  uploads: AttackResult;
  /** The largest memory of the server's process so far, in bytes. */
  memory: number;
  /** The space of the database, in bytes. */
  disk: number;
}

/**
 * Measures a member's calls without uploads, during an attack, while the server sweeps an hour later, and during the same
 * attack again.
 */
export async function measureUploads(
  server: TestServer | null,
  attack: Omit<Attack, "port">,
): Promise<Stage[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-uploads-"));
  // Creating a database takes more memory than running one, which is what is measured.
  if (server === null) await (await createTestApp({ folder })).close();
  const child = fork(fileURLToPath(new URL("./server.ts", import.meta.url)), {
    env: { ...process.env, SANDBOX_DATA: folder, TEST_POSTGRES_URL: server?.url("postgres") ?? "" },
  });
  try {
    const [{ port, token }] = (await once(child, "message")) as [ServerReady];
    const stages: Stage[] = [];
    const stage = async (name: string, work: () => Promise<AttackResult>) => {
      const calls = await callWhile(port, token, work);
      const { memory, database } = await ask(child, "figures");
      stages.push({ name, ...calls, memory, disk: database ?? (await sizeOf(folder)) });
    };
    const strike = () => startAttack({ ...attack, port });
    const letAnHourPass = async (): Promise<AttackResult> => {
      await ask(child, "hour");
      return {};
    };
    await stage("calm", async () => delay(3_000, {}));
    await stage("attack", strike);
    await stage("sweep", letAnHourPass);
    await stage("attack again", strike);
    await stage("sweep again", letAnHourPass);
    return stages;
  } finally {
    child.kill();
    await once(child, "exit");
    await rm(folder, { recursive: true, force: true });
  }
}

async function ask(child: ChildProcess, message: ServerMessage): Promise<ServerFigures> {
  child.send(message);
  const [figures] = (await once(child, "message")) as [ServerFigures];
  return figures;
}

async function startAttack(attack: Attack): Promise<AttackResult> {
  const worker = new Worker(new URL("./attack.ts", import.meta.url), { workerData: attack });
  const [result] = (await once(worker, "message")) as [AttackResult];
  return result;
}

/** Calls as a member at a fixed rate, in turn reading the wallet and transferring, until the work is done. */
async function callWhile(port: number, token: string, work: () => Promise<AttackResult>) {
  const times: number[] = [];
  let failed = 0;
  let turn = 0;
  const calls: Promise<void>[] = [];
  const timer = setInterval(() => calls.push(call()), INTERVAL);

  async function call(): Promise<void> {
    const began = performance.now();
    const mine = turn++;
    const [from, to] = mine % 4 === 1 ? ["wallet", "PG"] : ["PG", "wallet"];
    const response = await fetch(`http://127.0.0.1:${port}/api/wallet${mine % 2 === 0 ? "" : "/transfer"}`, {
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(mine % 2 === 1 && { method: "POST", body: JSON.stringify({ from, to, amount: 1 }) }),
    }).catch(() => null);
    await response?.arrayBuffer();
    if (!response?.ok) failed += 1;
    times.push(performance.now() - began);
  }

  const uploads = await work();
  clearInterval(timer);
  await Promise.all(calls);
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    slowest: percentile(times, 1),
    calls: times.length,
    failed,
    uploads,
  };
}

/** The space of all files in a folder. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
