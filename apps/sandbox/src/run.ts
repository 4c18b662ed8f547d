import { createApp } from "./app.ts";
import type { Clock, Operator, Room } from "./context.ts";
import type { Database } from "./database/database.ts";
import { FolderTakenError } from "./database/folder-lock.ts";
import { openDatabase } from "./database/open.ts";
import { sweep, sweepHourly } from "./housekeeping.ts";
import { listen, PortTakenError } from "./http/listen.ts";
import { readSecret } from "./idempotency/secret.ts";
import { seedDemoMembers } from "./seed/seed.ts";
import { readSettings, type Settings } from "./settings.ts";

/** What the operator of this sandbox is, and the rooms that serve it. */
export interface Stage {
  operator: Operator;
  rooms: readonly Room[];
}

/**
 * Runs the sandbox as this process: prints one line when it is ready, closes in order on SIGINT and
 * SIGTERM, and ends with one clear line and exit code 1 when it can't start.
 */
export async function run(stage: Stage): Promise<void> {
  try {
    const starting = start(readSettings(process.env), stage);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stopInOrder(starting));
    await starting;
  } catch (error) {
    console.error(`sandbox: ${inOneLine(error)}`);
    process.exitCode = 1;
  }
}

const clock: Clock = () => new Date();

/** Starts the sandbox; answers the function that stops it. */
async function start(settings: Settings, { operator, rooms }: Stage): Promise<() => Promise<void>> {
  const app = Promise.withResolvers<ReturnType<typeof createApp>["app"]>();
  // The port comes first: whether it is free is known at once, the database takes seconds.
  const listening = await listen(app.promise, settings);
  let database: Database | undefined;
  try {
    database = await openDatabase(settings.database);
    const opened = database;
    await seedDemoMembers(opened, operator, clock());
    await sweep(opened, clock());
    const secret = readSecret(settings.dataFolder);
    app.resolve(createApp({ database: opened, operator, secret, rooms, clock }).app);
    const stopSweeping = sweepHourly(opened, clock);
    console.log(`sandbox: ready on http://${settings.host}:${listening.port} (${opened.engine})`);
    return async () => {
      stopSweeping();
      await listening.close();
      await opened.close();
    };
  } catch (error) {
    // Nobody may be waiting for the application; those who do are cut with the server.
    app.promise.catch(() => undefined);
    app.reject(error);
    await listening.close();
    await database?.close();
    throw error;
  }
}

let stopping = false;

async function stopInOrder(starting: Promise<() => Promise<void>>): Promise<void> {
  // Asked twice, it goes at once; the database survives that too.
  if (stopping) process.exit(1);
  stopping = true;
  try {
    const stop = await starting;
    await stop();
    process.exit(0);
  } catch (error) {
    console.error(`sandbox: could not stop in order: ${inOneLine(error)}`);
    process.exit(1);
  }
}

/** What went wrong, in one line for the person who started it. */
function inOneLine(error: unknown): string {
  if (error instanceof PortTakenError) return `${error.message} Stop what uses it, or set PORT.`;
  if (error instanceof FolderTakenError) return `${error.message} Stop that one, or set SANDBOX_DATA.`;
  // A refused connection to every address of a host says what it is only in its parts.
  if (error instanceof AggregateError) return error.errors.map(inOneLine).join("; ");
  return error instanceof Error ? error.message : String(error);
}
