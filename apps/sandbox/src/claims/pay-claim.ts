import { type Related, type Satang, WALLET } from "@member-wallet/domain";
import type { Transaction } from "../database/database.ts";
import { into, outOf, post } from "../ledger/post.ts";
import { writeStatement } from "../statement/statement.ts";

interface Claim {
  kind: Related;
  /** The offer's code. */
  code: string;
  /** In satang; 0 pays nothing and writes no entry. */
  amount: Satang;
}

/** Pays a claim into the wallet, in the ledger and the statement. */
export async function payClaim(
  tx: Transaction,
  memberId: string,
  { kind, code, amount }: Claim,
  now: Date,
): Promise<void> {
  if (amount === 0) return;
  const ledgerEntryId = await post(tx, {
    kind,
    memberId,
    postedAt: now,
    memo: code,
    postings: [outOf({ kind: "bonus" }, amount), into({ kind: "wallet", memberId }, amount)],
  });
  await writeStatement(tx, memberId, {
    type: "bonus",
    status: "SUCCESS",
    source: null,
    destination: WALLET,
    amount,
    ledgerEntryId,
    createdAt: now,
    relatedKind: kind,
    relatedCode: code,
  });
}
