import { createApp } from "./app.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import { FolderInUseError } from "./database/folder-lock.ts";
import { openDatabase } from "./database/open.ts";
import { sweep, sweepRegularly } from "./housekeeping.ts";
import { trustProxies } from "./http/client-address.ts";
import { listen, PortInUseError } from "./http/listen.ts";
import { findSecret } from "./idempotency/secret.ts";
import { processLog, setLogFormat } from "./operation/process-log.ts";
import type { Operator } from "./operator.ts";
import { seedDemoMembers } from "./demo/seed.ts";
import { readSettings, type Settings } from "./settings.ts";

/**
 * Runs the sandbox of an operator as this process: prints one line when it is ready, shuts down gracefully on SIGINT
 * and SIGTERM, and ends with one clear line and exit code 1 when it cannot start.
 */
export async function run(operator: Operator): Promise<void> {
  try {
    const settings = readSettings(process.env);
    setLogFormat(settings.log);
    trustProxies(settings.proxies);
    const starting = start(settings, operator);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void shutDown(starting));
    await starting;
  } catch (error) {
    processLog.end(`sandbox: ${describeError(error)}`);
    process.exitCode = 1;
  }
}

const clock: Clock = () => new Date();

/** Starts the sandbox; returns the function that stops it. */
async function start(settings: Settings, operator: Operator): Promise<() => Promise<void>> {
  const app = Promise.withResolvers<ReturnType<typeof createApp>["app"]>();
  // Listens first: a taken port fails at once, while the database takes seconds.
  const listening = await listen(app.promise, settings);
  let database: Database | undefined;
  try {
    database = await openDatabase(settings.database);
    const opened = database;
    const secret = await findSecret(opened, settings.secret);
    await seedDemoMembers(opened, operator, clock());
    await sweep(opened, clock());
    const { app: built, context } = createApp({
      database: opened,
      operator,
      secret,
      clock,
      chat: settings.chat,
      origins: settings.origins,
      uploadQuota: settings.uploadQuota,
    });
    await context.chat.attach(listening.server);
    app.resolve(built);
    const stopSweeping = sweepRegularly(opened, clock);
    processLog.note(`sandbox: ready on http://${settings.host}:${listening.port} (${opened.engine})`);
    return async () => {
      stopSweeping();
      // Together: the chat's end waits for all connections, which only the server cuts.
      await Promise.all([context.chat.close(), listening.close()]);
      await opened.close();
    };
  } catch (error) {
    // Requests that wait for the application are cut with the server; without any, the rejection is unhandled.
    app.promise.catch(() => undefined);
    app.reject(error);
    await listening.close();
    await database?.close();
    throw error;
  }
}

let stopping = false;

async function shutDown(starting: Promise<() => Promise<void>>): Promise<void> {
  // A second signal ends the process at once; the database survives that too.
  if (stopping) process.exit(1);
  stopping = true;
  try {
    const stop = await starting;
    await stop();
    process.exit(0);
  } catch (error) {
    processLog.end(`sandbox: could not shut down gracefully: ${describeError(error)}`);
    process.exit(1);
  }
}

/** An error in one line, with what can be done about it. */
function describeError(error: unknown): string {
  if (error instanceof PortInUseError) return `${error.message} Stop what uses it, or set PORT.`;
  if (error instanceof FolderInUseError) return `${error.message} Stop that one, or set SANDBOX_DATA.`;
  // When every address of a host refuses the connection, only the parts have a message.
  if (error instanceof AggregateError) return error.errors.map(describeError).join("; ");
  return error instanceof Error ? error.message : String(error);
}
