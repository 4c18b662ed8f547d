/**
 * `npm run bench:reliability`: 10,000 money calls (or as many as the argument says) through a proxy that breaks the reused
 * connection after the commit on one in five. On a database in memory, or, with `DATABASE_URL`, on a new database of that
 * PostgreSQL server. Then a tenth as many reloads during acts, on both engines. Exits with 1 when a call was doubled or lost, or an end untold or told twice.
 */
import { spawnSync } from "node:child_process";
import { givenServer } from "@member-wallet/sandbox/testing";
import { wholeNumber } from "../whole-number.ts";
import { proveReliability } from "./reliability.ts";

const actions = wholeNumber(process.argv[2], 10_000, "calls");
const url = process.env["DATABASE_URL"];
const proof = await proveReliability(actions, url ? givenServer(url) : null);

const rows: [string, string | number][] = [
  ["engine", proof.engine],
  ["money calls", proof.actions],
  ["done", proof.done],
  ["refused", proof.refused],
  ["sendings", proof.posts],
  ["answers lost after the commit", proof.broken],
  ["seconds", proof.seconds.toFixed(1)],
  ["doubled", proof.doubled],
  ["lost", proof.lost],
  ["other breaches", proof.breaches.length],
];
const lines = [...rows.map(([name, value]) => `${name.padEnd(32)}${value}`), ...proof.breaches];
process.stdout.write(`${lines.join("\n")}\n`);
// The record's modules are the product's, which Node alone does not load.
const reloads = spawnSync("vitest", ["run", "--project", "long", "apps/e2e/bench/reliability/reloads"], {
  stdio: "inherit",
  env: { ...process.env, RELOADS: String(Math.ceil(actions / 10)) },
});
const amiss = proof.doubled + proof.lost + proof.breaches.length;
process.exitCode = amiss === 0 && reloads.status === 0 ? 0 : 1;
