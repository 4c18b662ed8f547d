import { useGetWalletQuery } from "@member-wallet/api";
import { playSince, satang, totalBalance } from "@member-wallet/domain";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";
import type { TimeLimit } from "../../protection/time-limit.ts";
import { useSession } from "../../session/SessionContext.tsx";
import { completeSince, useNewestEntries } from "../../statement-entries/useNewestEntries.ts";
import { TimeCheckFactsView } from "./TimeCheckFactsView.tsx";

/**
 * What happened since the log-in, from the statement and the balance.
 * @param since the log-in by the server's clock, which dates the statement, in epoch milliseconds.
 * @param limit the limit of time that is used up; `null` where that is not why the member is asked.
 */
export function TimeCheckFacts({ since, limit }: { since: number; limit: TimeLimit | null }) {
  const storage = useSession().storage();
  const { data: entries } = useNewestEntries(true);
  const { data: wallet } = useGetWalletQuery(undefined, { refetchOnMountOrArgChange: true });
  const sums = entries && completeSince(entries) <= since ? playSince(entries.statements, since) : null;
  const total = wallet === undefined ? null : totalBalance(wallet);
  const before = storage.read("totalAtLogIn");
  const change =
    total === null || total.amount === null || !total.complete || before === null
      ? null
      : satang(total.amount - Number(before));
  return (
    <HideableAmounts>
      <TimeCheckFactsView
        loggedInAt={since}
        movedIn={sums?.movedIn ?? null}
        movedOut={sums?.movedOut ?? null}
        change={change}
        today={limit && { limit: limit.minutes, spent: Math.floor(limit.today.spent / 60_000) }}
      />
    </HideableAmounts>
  );
}
