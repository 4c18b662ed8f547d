import type { DepositWatch } from "./deposit-watch.ts";
import type { DepositEnd } from "./watched-deposit.ts";

/** How long a member waits for the end, in milliseconds, before the dialog says that it is pending. */
const END_TIMEOUT = 1_500;

/**
 * Waits a moment for the end of a deposit. The caller shows it; `null` when there is none yet: the watch continues, and
 * its subscribers show the end.
 */
export async function awaitEnd(watch: DepositWatch, id: string): Promise<DepositEnd | null> {
  const release = watch.claim(id);
  await Promise.race([watch.refresh(id), new Promise((done) => setTimeout(done, END_TIMEOUT))]);
  const end = watch.states().find(({ deposit }) => deposit.id === id)?.end ?? null;
  const ours = end !== null && watch.drop(id);
  release();
  return ours ? end : null;
}
