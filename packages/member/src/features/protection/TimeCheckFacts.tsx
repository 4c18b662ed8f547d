import { useGetWalletQuery } from "@member-wallet/api";
import { playSince, satang, totalBalance } from "@member-wallet/domain";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";
import { useSession } from "../../session/SessionContext.tsx";
import { completeSince, useNewestEntries } from "../../statement-entries/useNewestEntries.ts";
import { TimeCheckFactsView } from "./TimeCheckFactsView.tsx";

/**
 * What happened since the log-in, from the statement and the balance.
 * @param since the log-in by the server's clock, which dates the statement, in epoch milliseconds.
 */
export function TimeCheckFacts({ since }: { since: number }) {
  const storage = useSession().storage();
  const loggedInAt = storage.read("loggedInAt");
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
        loggedInAt={loggedInAt}
        movedIn={sums?.movedIn ?? null}
        movedOut={sums?.movedOut ?? null}
        change={change}
      />
    </HideableAmounts>
  );
}
