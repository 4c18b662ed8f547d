import type { DepositWatch } from "./deposit-watch.ts";
import type { DepositEnd } from "./watched-deposit.ts";

/** As long as a member waits for a word, in milliseconds, before they are told that there is none yet. */
const SOON = 1_500;

/**
 * How a deposit ended that may have ended by now. Its end is the caller's to tell; `null` when there is none yet: then
 * the watch goes on, and whoever shows it tells.
 */
export async function endSoon(watch: DepositWatch, id: string): Promise<DepositEnd | null> {
  const release = watch.claim(id);
  await Promise.race([watch.lookNow(id), new Promise((done) => setTimeout(done, SOON))]);
  const end = watch.states().find(({ deposit }) => deposit.id === id)?.end ?? null;
  const told = end !== null && watch.drop(id);
  release();
  return told ? end : null;
}
