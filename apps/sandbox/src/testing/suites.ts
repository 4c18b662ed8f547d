import { afterAll, afterEach, describe } from "vitest";
import { listen, type Listening } from "../http/listen.ts";
import { ledgerBreaches } from "../ledger/audit.ts";
import { type Engine, testEngines } from "./engines.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";

/** Creates a test app for a suite and closes it afterwards. */
export async function useTestApp(options?: TestAppOptions): Promise<TestApp> {
  const app = await createTestApp(options);
  afterAll(() => app.close());
  return app;
}

/** Serves a test app on a port for a suite. */
export async function useServer({ app }: TestApp): Promise<Listening> {
  const listening = await listen(Promise.resolve(app), { host: "127.0.0.1", port: 0 });
  afterAll(() => listening.close());
  return listening;
}

/** Fails a test that leaves an unsound ledger or a logged fault behind. */
export function checkLedgerAfterEach({ database, log }: TestApp): void {
  afterEach(async () => {
    const breaches = [...(await ledgerBreaches(database)), ...log];
    if (breaches.length > 0) throw new Error(breaches.join("\n"));
  });
}

/** Runs a suite on every available database engine. */
export async function describeOnEngines(
  title: string,
  suite: (engine: Engine) => Promise<void>,
): Promise<void> {
  const { engines, stop } = await testEngines();
  afterAll(stop);
  describe.each(engines)(`${title} on $name`, async (engine) => {
    await suite(engine);
  });
}

/** The rounds of a race: calls without a lock lose the first one on PostgreSQL. `RACE_ROUNDS=20` for a thorough run. */
export const RACE_ROUNDS = Array.from(
  { length: Number(process.env["RACE_ROUNDS"] ?? 1) },
  (_, index) => index + 1,
);

/** Starts a number of calls at once. */
export function concurrently<Value>(
  count: number,
  call: (index: number) => Promise<Value>,
): Promise<Value[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(index)));
}
