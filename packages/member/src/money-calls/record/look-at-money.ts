import { refetchBalance, slipApi, statementApi } from "@member-wallet/api";
import type { Satang } from "@member-wallet/domain";
import type { Store } from "../../store/store.ts";
import type { Act, FollowedStand } from "./act.ts";
import { lookAtQr } from "./look-at-qr.ts";
import { type MoneyRow, rowOf, slipRows, withdrawalRows } from "./money-rows.ts";
import { CLOCK_TOLERANCE } from "./proof.ts";
import type { Look } from "./record-options.ts";
import { readProgress } from "./stored-acts.ts";

/** How many rows a page has, and how many pages are read. */
const LIMIT = 10;
const PAGES = 10;
/** Bypasses the cache, and adds no subscription to it. */
const UNCACHED = { forceRefetch: true, subscribe: false };

/** Looks for the money of an accepted act in its list, down to what is older; with its end the balance is fetched anew. */
export async function lookAtMoney(act: Act, acts: readonly Act[], store: Store): Promise<Look> {
  const { asked, stand } = act;
  if (asked.kind === "qr") return stand.kind === "processing" ? lookAtQr(asked, stand.progress, store) : null;
  for (let page = 1; page <= PAGES; page += 1) {
    const read = await readPage(act, page, store);
    if (read === null) return null;
    const row = rowOf(act, acts, read.rows);
    if (row !== undefined) return standOf(act, row, store);
    if (read.isLast || Date.parse(read.oldest) < act.began - CLOCK_TOLERANCE) break;
  }
  return "missing";
}

interface ReadPage {
  readonly rows: readonly MoneyRow[];
  /** When the last of the page was made, an ISO time. */
  readonly oldest: string;
  readonly isLast: boolean;
}

/** A page of the list that shows an act's money; `null` when it could not be read. */
async function readPage({ asked }: Act, page: number, { dispatch }: Store): Promise<ReadPage | null> {
  const wanted = { page, limit: LIMIT };
  if (asked.kind === "slip") {
    const { data, isSuccess } = await dispatch(slipApi.endpoints.getSlips.initiate(wanted, UNCACHED));
    if (!data || !isSuccess) return null;
    const { slips, count } = data;
    return { rows: slipRows(slips), oldest: slips.at(-1)?.createdAt ?? "", isLast: count < LIMIT };
  }
  const { getStatement } = statementApi.endpoints;
  const { data, isSuccess } = await dispatch(getStatement.initiate(wanted, UNCACHED));
  if (!data || !isSuccess) return null;
  const { statements, count } = data;
  const oldest = statements.at(-1)?.createdAt ?? "";
  return { rows: withdrawalRows(statements), oldest, isLast: count < LIMIT };
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

/** Fetches the balance anew; resolves to what the wallet holds, or `null` when it can't be fetched. */
async function readWallet(dispatch: Store["dispatch"]): Promise<Satang | null> {
  const { data, isSuccess } = await refetchBalance(dispatch);
  return isSuccess && data ? data.wallet.amount : null;
}
