import type { Transaction } from "../database/database.ts";
import { lockMemberAccounts, type MemberAccount } from "../ledger/accounts.ts";
import { lockMember } from "../member/members.ts";

/**
 * Locks a member's claims and accounts until the transaction ends, so that parallel claims run one after the other;
 * returns the accounts. Always in this order: member, accounts, then the claim's own rows.
 */
export async function lockClaims(tx: Transaction, memberId: string): Promise<MemberAccount[]> {
  await lockMember(tx, memberId);
  return lockMemberAccounts(tx, memberId);
}
