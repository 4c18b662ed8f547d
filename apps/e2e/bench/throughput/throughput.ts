import { once } from "node:events";
import { Worker } from "node:worker_threads";
import {
  createTestApp,
  listen,
  startCluster,
  TEST_PROGRAM,
  type TestApp,
  type TestServer,
} from "@member-wallet/sandbox/testing";
import { percentile } from "../percentile.ts";
import { audit, lastEntry, type Verdict } from "../reliability/audit.ts";
import type { Load, LoadResult } from "./load.ts";

/** In the wallet and in the game, in satang; a member never moves all of it. */
const INITIAL = 100_000_000;

export interface Throughput extends Verdict {
  transfers: number;
  refused: number;
  /** Answers of 500 or more, and broken connections. */
  failures: number;
  perSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
}

export interface ThroughputOptions {
  /** Null: PGlite, in this process alone. */
  server: TestServer | null;
  /** Sandbox processes behind nginx. */
  processes: number;
  accounts: number;
  connections: number;
  seconds: number;
}

/** Measures transfers between wallet and game, and compares what was acknowledged with the ledger. */
export async function measureThroughput(options: ThroughputOptions): Promise<Throughput> {
  const { server, processes, accounts, connections, seconds } = options;
  const testApp = await createTestApp({ server });
  testApp.setNow(new Date());
  const members = [];
  for (let index = 0; index < accounts; index += 1)
    // oxlint-disable-next-line no-await-in-loop -- Each is numbered after the last.
    members.push(await testApp.member({ wallet: INITIAL, games: { PG: INITIAL } }));
  const since = await lastEntry(testApp);
  const sandbox = await serve(testApp, processes);
  try {
    const load: Load = {
      port: sandbox.port,
      members: members.map(({ id, token }) => ({ id, token })),
      connections,
      seconds,
    };
    const worker = new Worker(new URL("./load.ts", import.meta.url), { workerData: load });
    const [{ acknowledged, times, failures }] = (await once(worker, "message")) as [LoadResult];
    const initial = new Map(members.map(({ id }) => [id, 2 * INITIAL]));
    return {
      transfers: acknowledged.length,
      refused: acknowledged.filter(({ refusal }) => refusal !== null).length,
      failures,
      perSecond: acknowledged.length / seconds,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      ...(await audit(testApp, acknowledged, since, initial)),
    };
  } finally {
    await sandbox.close();
    await testApp.close();
  }
}

/** PGlite belongs to one process, this one; PostgreSQL is shared by processes behind nginx. */
async function serve({ app, database }: TestApp, processes: number) {
  if (database.engine === "pglite") return listen(Promise.resolve(app), { host: "127.0.0.1", port: 0 });
  const databaseUrl = database.url ?? "";
  return startCluster({ port: 0, databaseUrl, size: processes, program: TEST_PROGRAM });
}
