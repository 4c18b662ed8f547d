import {
  createTestApp,
  ledgerBreaches,
  type TestMember,
  type TestServer,
} from "@member-wallet/sandbox/testing";
import { percentile } from "../percentile.ts";
import { fillLedger, LARGEST } from "./fill.ts";

/** How long calls took, in milliseconds. */
interface Times {
  readonly p50: number;
  readonly p99: number;
}

/** One call, on an empty ledger and on a full one. */
export interface Comparison {
  readonly name: string;
  readonly empty: Times;
  readonly full: Times;
}

export interface ScaleResult {
  readonly entries: number;
  readonly fillSeconds: number;
  readonly auditSeconds: number;
  readonly breaches: readonly string[];
  readonly comparisons: readonly Comparison[];
}

const MEMBERS = 10_000;

/** Measures the calls of a member whose ledger is empty, and again with `entries` in it, 100,000 of them the member's own. */
export async function measureScale(
  server: TestServer,
  { entries, calls }: { entries: number; calls: number },
): Promise<ScaleResult> {
  const app = await createTestApp({ server });
  try {
    const member = await app.member({ wallet: 1_000_000, games: { PG: 0 } });
    const empty = await measure(member, calls);
    const { seconds: fillSeconds } = await timed(() =>
      fillLedger(app.database, member.id, Math.max(1, Math.round((entries - LARGEST) / MEMBERS))),
    );
    const full = await measure(member, calls);
    const { seconds: auditSeconds, value: breaches } = await timed(() => ledgerBreaches(app.database));
    const [counted] = await app.database.query<{ count: number }>(
      "select count(*) as count from ledger_entry",
    );
    const comparisons = empty.map(({ name, times }, index) => ({
      name,
      empty: times,
      full: full[index]?.times ?? times,
    }));
    return { entries: counted?.count ?? 0, fillSeconds, auditSeconds, breaches, comparisons };
  } finally {
    await app.close();
  }
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ seconds: number; value: Value }> {
  const began = performance.now();
  const value = await work();
  return { seconds: (performance.now() - began) / 1000, value };
}

/** What is measured: calls of one member, one after another. */
function callsOf(member: TestMember) {
  const move = (from: string, to: string) => () =>
    member.call("POST", "/api/wallet/transfer", { body: { from, to, amount: 1 } });
  const page = (number: number) => () =>
    member.call("POST", "/api/statement", { body: { page: number, limit: 10 } });
  return [
    { name: "transfer", call: alternating(move("wallet", "PG"), move("PG", "wallet")) },
    { name: "statement, first page", call: page(1) },
    { name: "statement, 100th page", call: page(100) },
    { name: "wallet", call: () => member.call("GET", "/api/wallet") },
  ];
}

function alternating<Value>(one: () => Value, other: () => Value): () => Value {
  let turn = 0;
  return () => (turn++ % 2 === 0 ? one() : other());
}

/** Takes turns between the calls, so that a slow moment of the machine meets all alike; the first tenth warms up. */
async function measure(member: TestMember, calls: number) {
  const measured = callsOf(member).map((each) => ({ ...each, milliseconds: [] as number[] }));
  for (let round = 0; round < calls; round += 1)
    for (const { call, name, milliseconds } of measured) {
      const began = performance.now();
      const { status } = await call();
      milliseconds.push(performance.now() - began);
      if (status !== 200) throw new Error(`${name} was answered with ${status}.`);
    }
  return measured.map(({ name, milliseconds }) => {
    const counted = milliseconds.slice(Math.floor(calls / 10));
    return { name, times: { p50: percentile(counted, 0.5), p99: percentile(counted, 0.99) } };
  });
}
