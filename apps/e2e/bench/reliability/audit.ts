import { RELATED } from "@member-wallet/domain";
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

/** The ledger entry of an action; `null` for one that moves no money. */
const ENTRY_OF: Record<MoneyAction["kind"], string | null> = {
  transfer: "transfer",
  withdraw: "withdraw-hold",
  "gift-link": "deposit",
  bonus: "bonus",
  "clear-bonus": null,
  promotion: "promotion",
  invite: "invite",
  "receive-refund": null,
  "add-refund": "refund",
  coupon: "luckydraw",
  spin: null,
};

/** The rows of the actions without an entry, by member. A withdrawal may end a bonus too. */
const ROWS_OF: Partial<Record<MoneyAction["kind"], string>> = {
  "clear-bonus": "select member_id from statement_entry where type = 'finish_bonus'",
  "receive-refund": "select member_id from refund_receipt",
  spin: "select member_id from spin",
};

/** What an action writes besides: both collect the games' money and may end a bonus at a cost. */
const BESIDES: Partial<Record<MoneyAction["kind"], readonly string[]>> = {
  withdraw: ["transfer", "bonus-cut"],
  "clear-bonus": ["transfer", "bonus-cut"],
};

/** Entries that pay a claim into the wallet. */
const CLAIMS: readonly string[] = RELATED;

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
    const besides = entries.filter(({ kind }) => BESIDES[action.kind]?.includes(kind));
    const wanted = refusal === null && ENTRY_OF[action.kind] !== null ? 1 : 0;
    doubled += Math.max(0, entries.length - besides.length - wanted);
    if (wanted === 1 && !due.some(({ amount }) => amount === (action.amount ?? amount))) lost += 1;
  }
  for (const rows of await countRows(testApp, acknowledged)) {
    doubled += rows.doubled;
    lost += rows.lost;
  }
  const breaches = [
    ...(await ledgerBreaches(testApp.database)),
    ...(await wrongBalances(testApp, acknowledged, byKey, initial)),
  ];
  return { doubled, lost, breaches: [...breaches, ...testApp.log] };
}

/** Each entry with its key: one transaction writes both, or neither. Rounds of play have no key. */
function entriesSince({ database }: TestApp, since: number): Promise<Entry[]> {
  return database.query<Entry>(
    `select e.id, e.kind, k.key, coalesce(sum(p.amount) filter (where p.amount > 0), 0) as amount
    from ledger_entry e
    left join ledger_posting p on p.entry_id = e.id
    left join idempotency_key k on k.xmin::text::bigint = e.transaction_id::text::bigint % 4294967296
    where e.id > $1 and e.kind <> 'game-round' group by e.id, k.key`,
    [since],
  );
}

/** Compares the rows of actions without an entry with the acknowledgements, for each member. */
async function countRows(
  { database }: TestApp,
  acknowledged: readonly Acknowledgement[],
): Promise<{ doubled: number; lost: number }[]> {
  const counts: { doubled: number; lost: number }[] = [];
  for (const [kind, sql] of Object.entries(ROWS_OF)) {
    const rows = await database.query<{ member: string; count: number }>(
      `select member_id as member, count(*) as count from (${sql}) as rows group by member_id`,
    );
    const written = new Map(rows.map(({ member, count }) => [member, count]));
    const done = acknowledged.filter(({ action, refusal }) => action.kind === kind && refusal === null);
    const byMember = Map.groupBy(done, ({ memberId }) => memberId);
    for (const member of new Set([...written.keys(), ...byMember.keys()])) {
      const more = (written.get(member) ?? 0) - (byMember.get(member)?.length ?? 0);
      counts.push({ doubled: kind === "clear-bonus" ? 0 : Math.max(0, more), lost: Math.max(0, -more) });
    }
  }
  const [ended] = await database.query<{ bonuses: number; entries: number }>(
    `select (select count(*) from member_bonus where not is_active) as bonuses,
      (select count(*) from statement_entry where type = 'finish_bonus') as entries`,
  );
  // However a bonus ends, it ends once.
  if (ended !== undefined) counts.push({ doubled: Math.max(0, ended.entries - ended.bonuses), lost: 0 });
  return counts;
}

/**
 * Members whose money is not their earlier money plus the acknowledged deposits and claims, less what ended bonuses cost,
 * or whose money on hold is not the sum of their acknowledged withdrawals.
 */
async function wrongBalances(
  { database }: TestApp,
  acknowledged: readonly Acknowledgement[],
  byKey: ReadonlyMap<string | null, readonly Entry[]>,
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
      .reduce((total, { action }) => total + (action.amount ?? 0), 0);
  const claimed = (member: string) =>
    acknowledged
      .filter((one) => one.memberId === member && one.refusal === null)
      .flatMap(({ key }) => byKey.get(key) ?? [])
      .reduce((total, { kind, amount }) => {
        if (kind === "bonus-cut") return total - amount;
        return CLAIMS.includes(kind) ? total + amount : total;
      }, 0);
  return rows.flatMap(({ member, total, hold }) => {
    const due = (initial.get(member) ?? 0) + sum(member, "gift-link") + claimed(member);
    const reserved = sum(member, "withdraw");
    return total === due && hold === reserved
      ? []
      : [`member ${member} has ${total} and ${hold} held, not ${due} and ${reserved}`];
  });
}
