import { ledgerBreaches, type TestApp } from "@member-wallet/sandbox/testing";
import type { Acknowledgement, MoneyAction } from "./tab.ts";

/** The result of comparing the ledger with the acknowledgements, which are stored outside of it. */
export interface Verdict {
  /** Entries beyond one for each acknowledged key, and those of unacknowledged keys. */
  doubled: number;
  /** Acknowledged keys whose entry is missing from the ledger or differs. */
  lost: number;
  /** Descriptions of any other mismatch. */
  breaches: string[];
}

/** The last entry before the proof began. */
export async function lastEntry({ database }: TestApp): Promise<number> {
  const [row] = await database.query<{ id: number }>("select coalesce(max(id), 0) as id from ledger_entry");
  return row?.id ?? 0;
}

interface Entry {
  id: number;
  kind: string;
  amount: number;
  key: string | null;
}

/** The entry of an action; a withdrawal also collects the games' money, by transfers. */
const ENTRY_OF: Record<MoneyAction["kind"], string> = {
  transfer: "transfer",
  withdraw: "withdraw-hold",
  "gift-link": "deposit",
};

/** Compares the acknowledgements with the ledger, from the entry after `since` on. */
export async function audit(
  testApp: TestApp,
  acknowledged: readonly Acknowledgement[],
  since: number,
  initial: ReadonlyMap<string, number>,
): Promise<Verdict> {
  const byKey = Map.groupBy(await entriesSince(testApp, since), (entry) => entry.key);
  let doubled = byKey.get(null)?.length ?? 0;
  let lost = 0;
  const keys = new Set(acknowledged.map(({ key }) => key));
  if (keys.size < acknowledged.length) throw new Error("Two acknowledgements of one key.");
  for (const [key, entries] of byKey) if (key !== null && !keys.has(key)) doubled += entries.length;

  for (const { key, action, refusal } of acknowledged) {
    const entries = byKey.get(key) ?? [];
    const due = entries.filter(({ kind }) => kind === ENTRY_OF[action.kind]);
    const gathered = action.kind === "withdraw" ? entries.filter(({ kind }) => kind === "transfer") : [];
    const wanted = refusal === null ? 1 : 0;
    doubled += Math.max(0, entries.length - gathered.length - wanted);
    if (wanted === 1 && due[0]?.amount !== action.amount) lost += 1;
  }
  const breaches = [
    ...(await ledgerBreaches(testApp.database)),
    ...(await wrongBalances(testApp, acknowledged, initial)),
  ];
  return { doubled, lost, breaches: [...breaches, ...testApp.log] };
}

/** Each entry with its key: one transaction writes both, or neither. */
function entriesSince({ database }: TestApp, since: number): Promise<Entry[]> {
  return database.query<Entry>(
    `select e.id, e.kind, k.key, coalesce(sum(p.amount) filter (where p.amount > 0), 0) as amount
    from ledger_entry e
    left join ledger_posting p on p.entry_id = e.id
    left join idempotency_key k on k.xmin::text::bigint = e.transaction_id::text::bigint % 4294967296
    where e.id > $1 group by e.id, k.key`,
    [since],
  );
}

/**
 * Members whose money is not their earlier money plus the acknowledged deposits, or whose money on hold is not the sum
 * of their acknowledged withdrawals.
 */
async function wrongBalances(
  { database }: TestApp,
  acknowledged: readonly Acknowledgement[],
  initial: ReadonlyMap<string, number>,
): Promise<string[]> {
  const rows = await database.query<{ member: string; total: number; hold: number }>(
    `select member_id as member, sum(balance) as total,
      coalesce(sum(balance) filter (where kind = 'hold'), 0) as hold
    from ledger_account where member_id is not null group by member_id`,
  );
  const sum = (member: string, kind: MoneyAction["kind"]) =>
    acknowledged
      .filter((one) => one.memberId === member && one.refusal === null && one.action.kind === kind)
      .reduce((total, { action }) => total + action.amount, 0);
  return rows.flatMap(({ member, total, hold }) => {
    const due = (initial.get(member) ?? 0) + sum(member, "gift-link");
    const reserved = sum(member, "withdraw");
    return total === due && hold === reserved
      ? []
      : [`member ${member} has ${total} and ${hold} held, not ${due} and ${reserved}`];
  });
}
