import { percentOf, satang, type Satang, sumSatang, WALLET } from "@member-wallet/domain";
import { lockClaims } from "../claims/lock-claims.ts";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { balanceOf, lockMemberAccounts, readMemberAccounts } from "../ledger/accounts.ts";
import { into, outOf, post } from "../ledger/post.ts";
import { writeStatement } from "../statement/statement.ts";
import { gather } from "../wallet/transfer.ts";
import { endShare, meetsConditions, type RunningBonus, runningBonus, stopBonus } from "./running-bonus.ts";

/** Below this balance nothing can be played any more, so a running bonus ends. In satang. */
const PLAYABLE = 100;

/**
 * Ends the running bonus. Before its conditions are met, that collects the games' money and costs `percentFail` of the
 * wallet.
 * @throws {Refusal} 404 `NO_DATA` when none runs, `BONUS_CONDITION` for one that cannot be ended early.
 */
export async function clearBonus(tx: Transaction, memberId: string, now: Date): Promise<void> {
  const accounts = await lockClaims(tx, memberId);
  const running = await runningBonus(tx, memberId);
  if (running === null) throw new Refusal("NO_DATA", 404);
  const share = endShare(running);
  if (share === null) throw new Refusal("BONUS_CONDITION");
  if (meetsConditions(running)) return finish(tx, memberId, running, satang(0), now);
  await gather(tx, memberId, accounts, WALLET, now);
  const wallet = balanceOf(await readMemberAccounts(tx, memberId), "wallet");
  await finish(tx, memberId, running, percentOf(wallet, share), now);
}

/**
 * Before a withdrawal.
 * @throws {Refusal} `BONUS_CONDITION` while the conditions of a running bonus are unmet.
 */
export async function checkWithdrawable(tx: Transaction, memberId: string): Promise<void> {
  const running = await runningBonus(tx, memberId);
  if (running !== null && !meetsConditions(running)) throw new Refusal("BONUS_CONDITION");
}

/** After a withdrawal: it ends the running bonus, and what remains in the wallet is cut, up to the bonus (§9). */
export async function finishAfterWithdrawal(tx: Transaction, memberId: string, now: Date): Promise<void> {
  const running = await runningBonus(tx, memberId);
  // One that the local page started shows the advice only.
  if (running === null || running.offer === null) return;
  const wallet = balanceOf(await readMemberAccounts(tx, memberId), "wallet");
  await finish(tx, memberId, running, satang(Math.min(wallet, running.amount)), now);
}

/** Counts a stake towards the running bonus, which ends when nothing is left to play with. */
export async function countStake(tx: Transaction, memberId: string, stake: Satang, now: Date): Promise<void> {
  const counted = await tx.query(
    "update member_bonus set staked = staked + $2 where member_id = $1 and is_active returning true",
    [memberId, stake],
  );
  if (counted.length === 0) return;
  const accounts = await lockMemberAccounts(tx, memberId);
  const left = sumSatang(accounts.filter(({ kind }) => kind !== "hold").map(({ balance }) => balance));
  const running = left < PLAYABLE ? await runningBonus(tx, memberId) : null;
  if (running !== null) await finish(tx, memberId, running, satang(0), now);
}

/** Ends a bonus at a cost, 0 or more, out of the wallet. */
async function finish(
  tx: Transaction,
  memberId: string,
  { offer }: RunningBonus,
  cost: Satang,
  now: Date,
): Promise<void> {
  await stopBonus(tx, memberId);
  const wallet = { kind: "wallet", memberId } as const;
  const ledgerEntryId =
    cost === 0
      ? null
      : await post(tx, {
          kind: "bonus-cut",
          memberId,
          postedAt: now,
          memo: offer?.code ?? "",
          postings: [outOf(wallet, cost), into({ kind: "bonus" }, cost)],
        });
  await writeStatement(tx, memberId, {
    type: "finish_bonus",
    status: "SUCCESS",
    source: WALLET,
    destination: null,
    amount: cost,
    ledgerEntryId,
    createdAt: now,
    relatedKind: offer?.kind ?? null,
    relatedCode: offer?.code ?? null,
  });
}
