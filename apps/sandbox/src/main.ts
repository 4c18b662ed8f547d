import { createApp } from "./app.ts";
import type { Database } from "./database/database.ts";
import { FolderTakenError } from "./database/folder-lock.ts";
import { openDatabase } from "./database/open.ts";
import { gameRoutes } from "./game/index.ts";
import { sweep, sweepHourly } from "./housekeeping.ts";
import { listen, PortTakenError } from "./http/listen.ts";
import { demoOperator, operatorRoutes } from "./operator/index.ts";
import { seedDemoMembers } from "./seed/seed.ts";
import { readSettings } from "./settings.ts";

/** Starts the sandbox; answers the function that stops it in order. */
async function start(): Promise<() => Promise<void>> {
  const settings = readSettings(process.env);
  const ready = Promise.withResolvers<ReturnType<typeof createApp>["app"]>();
  // The port comes first: whether it is free is known at once, the database takes seconds.
  const listening = await listen(ready.promise, settings);
  let database: Database | undefined;
  try {
    database = await openDatabase(settings.database);
    await seedDemoMembers(database, demoOperator, new Date());
    await sweep(database, new Date());
    ready.resolve(createApp({ database, operator: demoOperator, rooms: [operatorRoutes, gameRoutes] }).app);
  } catch (error) {
    ready.promise.catch(() => "Calls that waited are cut with the server.");
    ready.reject(error);
    await listening.close();
    await database?.close();
    throw error;
  }
  const stopSweeping = sweepHourly(database, () => new Date());
  const store = database;
  console.log(`sandbox: ready on http://${settings.host}:${listening.port} (${store.engine})`);
  return async () => {
    stopSweeping();
    await listening.close();
    await store.close();
  };
}

/** What went wrong, in one line for the person who started it. */
function inOneLine(error: unknown): string {
  if (error instanceof PortTakenError) return `${error.message} Set PORT to another one.`;
  if (error instanceof FolderTakenError)
    return `${error.message} Stop it, or set SANDBOX_DATA to another folder.`;
  return error instanceof Error ? error.message || String(error) : String(error);
}

const starting = start();
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // Asked twice, it goes at once; the database survives that too.
    if (stopping) process.exit(1);
    stopping = true;
    starting
      .then(
        async (stop) => {
          await stop();
          process.exit(0);
        },
        () => process.exit(1),
      )
      .catch((error: unknown) => {
        console.error(`sandbox: stopping failed: ${inOneLine(error)}`);
        process.exit(1);
      });
  });
}
try {
  await starting;
} catch (error) {
  console.error(`sandbox: ${inOneLine(error)}`);
  process.exitCode = 1;
}
