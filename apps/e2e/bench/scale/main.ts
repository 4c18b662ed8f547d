/**
 * `npm run bench:scale`: a member's calls on an empty ledger, and on one of 10 million entries (or as many as the first
 * argument says), 100,000 of them the member's own. The PostgreSQL server is that of `DATABASE_URL`, else a temporary one. Exits
 * with 1 when the ledger is not sound, or a 99th percentile is more than twice that of the empty ledger.
 */
import { givenServer, startTestServer } from "@member-wallet/sandbox/testing";
import { wholeNumber } from "../whole-number.ts";
import { measureScale } from "./scale.ts";

const entries = wholeNumber(process.argv[2], 10_000_000, "entries");
const calls = wholeNumber(process.argv[3], 1_000, "calls");
const url = process.env["DATABASE_URL"];
const server = url ? givenServer(url) : await startTestServer();
if (server === null) throw new Error("Set DATABASE_URL, or install PostgreSQL.");

const print = (line: string) => process.stdout.write(`${line}\n`);
const row = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(24) : String(cell).padStart(12))).join("");

try {
  const result = await measureScale(server, { entries, calls });
  const { fillSeconds, auditSeconds, breaches, comparisons } = result;
  print(
    `${result.entries} entries, filled in ${fillSeconds.toFixed(0)} s, audited in ${auditSeconds.toFixed(0)} s`,
  );
  print(row(["", "p50 empty", "p50 full", "p99 empty", "p99 full", "ratio"]));
  for (const { name, empty, full } of comparisons) {
    const times = [empty.p50, full.p50, empty.p99, full.p99, full.p99 / empty.p99];
    print(row([name, ...times.map((time) => time.toFixed(1))]));
    if (full.p99 > 2 * empty.p99) process.exitCode = 1;
  }
  breaches.forEach((breach) => print(breach));
  if (breaches.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
}
