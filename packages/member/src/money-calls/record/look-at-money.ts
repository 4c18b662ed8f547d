import { refetchBalance } from "@member-wallet/api";
import type { Store } from "../../store/store.ts";
import type { Act, Asked, FollowedStand } from "./act.ts";
import { lookAtQr } from "./look-at-qr.ts";
import { isNameless, type MoneyRow, rowOf, slipRows, withdrawalRows } from "./money-rows.ts";
import { CLOCK_TOLERANCE } from "./proof.ts";
import { readSlipsSince, readStatementSince, type Rows } from "./read-lists.ts";
import { readWallet } from "./read-wallet.ts";
import type { Look } from "./record-options.ts";
import { readProgress } from "./stored-acts.ts";

/** Looks for the money of an accepted act in its list; with its end the balance is fetched anew. */
export async function lookAtMoney(act: Act, acts: readonly Act[], store: Store): Promise<Look> {
  const { asked, stand } = act;
  if (stand.kind !== "processing") return null;
  if (asked.kind === "qr") return lookAtQr(act, acts, store);
  const { at } = stand.progress;
  const list = await readRows(asked.kind, at === null ? act.began - CLOCK_TOLERANCE : Date.parse(at), store);
  if (list === null) return null;
  // Without a name it is the oldest row, which was not read where there are more.
  const row = list.more && isNameless(act) ? undefined : rowOf(act, acts, list.rows);
  if (row) return standOf(act, row, store);
  return list.more ? null : "missing";
}

/** The rows of the list that shows money of a kind; `null` when it could not be read. */
async function readRows(kind: Asked["kind"], since: number, store: Store): Promise<Rows<MoneyRow> | null> {
  if (kind === "slip") {
    const slips = await readSlipsSince(since, store);
    return slips && { ...slips, rows: slipRows(slips.rows) };
  }
  const entries = await readStatementSince(since, store);
  return entries && { ...entries, rows: withdrawalRows(entries.rows) };
}

async function standOf({ asked }: Act, row: MoneyRow, { dispatch }: Store): Promise<FollowedStand> {
  const progress = readProgress(row);
  switch (row.state) {
    case "in-progress":
      return { kind: "processing", progress, told: false };
    case "failed":
      if (asked.kind === "withdraw") void refetchBalance(dispatch);
      return { kind: "ended", progress, end: { kind: "rejected", reason: row.reason }, told: false };
    case "success": {
      // Only the message of a deposit names the new balance.
      if (asked.kind === "withdraw") void refetchBalance(dispatch);
      const wallet = asked.kind === "withdraw" ? null : await readWallet(dispatch);
      return { kind: "ended", progress, end: { kind: "arrived", wallet }, told: false };
    }
  }
}
