import type { Related, Satang } from "@member-wallet/domain";
import type { Transaction } from "../database/database.ts";
import { memberPageReader } from "../database/member-page.ts";

/** One entry of a member's statement. */
export interface StatementRow {
  type: "deposit" | "bonus" | "finish_bonus" | "withdraw" | "transfer";
  status: "PENDING" | "SUCCESS" | "FAILED";
  /** `wallet`, a game's code, a bank's code, or null. */
  source: string | null;
  destination: string | null;
  /** Above 0, or 0 for a bonus that ended without a cost; the type determines the sign. */
  amount: Satang;
  createdAt: Date;
  /** When a withdrawal was sent to the bank. */
  sentAt?: Date | null;
  /** When an entry that was in progress ended. */
  endedAt?: Date | null;
  /** What the entry is about; `relatedCode` names the offer. */
  relatedKind?: Related | null;
  relatedCode?: string | null;
}

export const readStatement = memberPageReader<StatementRow>(
  "statement_entry",
  [
    "type",
    "status",
    "source",
    "destination",
    "amount",
    "createdAt",
    "sentAt",
    "endedAt",
    "relatedKind",
    "relatedCode",
  ],
  "(select coalesce(max(entries), 0) from statement_total where member_id = $1)",
);

/** Writes an entry about money that a ledger entry moved, or `null` when none did; returns its id. */
export async function writeStatement(
  tx: Transaction,
  memberId: string,
  row: StatementRow & { ledgerEntryId: number | null },
): Promise<number> {
  const [written] = await tx.query<{ id: number }>(
    `insert into statement_entry (member_id, type, status, source, destination, amount, ledger_entry_id, created_at,
      related_kind, related_code)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      memberId,
      row.type,
      row.status,
      row.source,
      row.destination,
      row.amount,
      row.ledgerEntryId,
      row.createdAt,
      row.relatedKind ?? null,
      row.relatedCode ?? null,
    ],
  );
  if (written === undefined) throw new Error("The statement entry was not inserted.");
  return written.id;
}
