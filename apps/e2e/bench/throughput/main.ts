/**
 * `npm run bench:throughput`: transfers by 20 connections among 1,000 accounts for 60 seconds (or as many as the argument
 * says): on PGlite in one process, and on PostgreSQL in one and in two processes behind nginx. The PostgreSQL server is
 * that of `DATABASE_URL`, else a temporary one. Exits with 1 when a transfer was doubled or lost, or a call failed.
 */
import { givenServer, startTestServer, type TestServer } from "@member-wallet/sandbox/testing";
import { wholeNumber } from "../whole-number.ts";
import { measureThroughput } from "./throughput.ts";

const seconds = wholeNumber(process.argv[2], 60, "seconds");
const url = process.env["DATABASE_URL"];
const server = url ? givenServer(url) : await startTestServer();
if (server === null) throw new Error("Set DATABASE_URL, or install PostgreSQL.");

const RUNS: { name: string; server: TestServer | null; processes: number }[] = [
  { name: "PGlite, 1 process", server: null, processes: 1 },
  { name: "PostgreSQL, 1 process", server, processes: 1 },
  { name: "PostgreSQL, 2 processes", server, processes: 2 },
];
const COLUMNS = ["transfers/s", "p50 ms", "p99 ms", "transfers", "failed calls", "doubled", "lost"];
const row = (cells: readonly string[]) =>
  `${cells.map((cell, index) => (index === 0 ? cell.padEnd(26) : cell.padStart(13))).join("")}\n`;

process.stdout.write(row(["", ...COLUMNS]));
try {
  for (const { name, ...run } of RUNS) {
    // oxlint-disable-next-line no-await-in-loop -- One after another, so that they do not slow each other down.
    const result = await measureThroughput({ ...run, accounts: 1_000, connections: 20, seconds });
    const { perSecond, p50, p99, transfers, failures, doubled, lost, breaches } = result;
    const times = [perSecond, p50, p99].map((value) => value.toFixed(0));
    process.stdout.write(row([name, ...times, ...[transfers, failures, doubled, lost].map(String)]));
    if (breaches.length > 0) process.stdout.write(`${breaches.join("\n")}\n`);
    if (failures + doubled + lost + breaches.length > 0) process.exitCode = 1;
  }
} finally {
  await server.stop();
}
