/**
 * `npm run bench:requests`: generated requests, valid ones and arbitrary bytes, to every call of the sandbox over real
 * connections: for 60 seconds (or as many as the argument says) on each available database engine. Exits with 1 at the
 * first request that fails, is never answered, or costs another member an answer.
 */
import { inspect } from "node:util";
import { fuzzRoute, serveTestApp, type TestServer, testEngines } from "@member-wallet/sandbox/testing";
import { wholeNumber } from "../whole-number.ts";

/** Requests to one call before the next call. */
const RUNS = 20;
/** The time limit of one call's requests, in milliseconds: beyond it, one is never answered. */
const TIMEOUT = 60_000;

const seconds = wholeNumber(process.argv[2], 60, "seconds");

/** Sends requests for this long, and counts the statuses of the answers. */
async function bench(name: string, server: TestServer | null): Promise<void> {
  const served = await serveTestApp(server);
  const total = new Map<number, number>();
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const route = served.routes[turn % served.routes.length];
    if (route === undefined) throw new Error("The sandbox serves no calls.");
    const unanswered = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => unanswered.reject(new Error(`A request to ${route.method} ${route.path} is never answered.`)),
      TIMEOUT,
    );
    const statuses = await Promise.race([fuzzRoute(served, route, RUNS), unanswered.promise]);
    clearTimeout(timer);
    for (const [status, count] of statuses) total.set(status, (total.get(status) ?? 0) + count);
  }
  await served.close();
  const rows = [...total].toSorted(([one], [other]) => one - other);
  const requests = rows.reduce((sum, [, count]) => sum + count, 0);
  const lines = rows.map(
    ([status, count]) => `${(status === 0 ? "cut off" : String(status)).padEnd(32)}${count}`,
  );
  process.stdout.write(
    `\n${name}: ${requests} requests to ${served.routes.length} calls\n${lines.join("\n")}\n`,
  );
}

const { engines, stop } = await testEngines();
try {
  for (const { name, server } of engines) await bench(name, server);
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${inspect(error)}\n`);
} finally {
  await stop();
}
// Unanswered requests would keep the process alive.
process.exit();
