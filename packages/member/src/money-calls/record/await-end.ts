import type { IdempotencyKey } from "@member-wallet/api";
import { type EndedAct, isEnded, isTold } from "./act.ts";
import type { ActRecord } from "./record.ts";
import { seenOnPage } from "./useRecord.ts";

/** How long a member waits for the end, in milliseconds, before they read that it is awaited. */
const END_TIMEOUT = 1_500;

/**
 * Waits a moment for the end of accepted money, which the caller then shows; `ended` is `null` when there is none yet.
 * No other view tells it before `release`.
 */
export async function awaitEnd(
  record: ActRecord,
  key: IdempotencyKey,
): Promise<{ ended: EndedAct | null; release: () => void }> {
  const release = record.claim(key);
  await Promise.race([record.refresh(key), new Promise((done) => setTimeout(done, END_TIMEOUT))]);
  const act = record.acts().find((each) => each.key === key);
  const ended = act !== undefined && isEnded(act) && !isTold(act) ? act : null;
  if (ended !== null) void record.tell(ended, seenOnPage);
  return { ended, release };
}
