import { useLayoutEffect } from "react";
import { useNavigate } from "react-router-dom";
import { PendingMoney } from "@member-wallet/ui";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useActs, useRecord } from "../../money-calls/record/useRecord.ts";
import { pendingDeposit } from "../../money-calls/deposit-watch/watched-deposit.ts";
import { useDepositStates } from "../../money-calls/deposit-watch/useDepositWatch.ts";
import { usePendingWithdrawals } from "./usePendingWithdrawals.ts";

/**
 * All money on its way, until it arrives or is refused: slips, QRs that the member paid, and withdrawals.
 * `onKnown` is called once it is known whether there is any.
 */
export function PendingMoneyStrip({ onKnown }: { onKnown: () => void }) {
  const deposits = useDepositStates().flatMap((state) => pendingDeposit(state) ?? []);
  const record = useRecord();
  const acts = useActs();
  const slips = acts.flatMap((act) => {
    const { key: id, began, stand } = act;
    if (stand.kind !== "processing" || record.isClaimed(act)) return [];
    return { kind: "slip" as const, id, amount: stand.progress.amount, since: new Date(began).toISOString() };
  });
  const { withdrawals, known } = usePendingWithdrawals();
  const { open } = useDialogAddress();
  const navigate = useNavigate();
  // Before the paint: the strip and what is below it appear together.
  useLayoutEffect(() => {
    if (known) onKnown();
  }, [known, onKnown]);
  return (
    <PendingMoney
      items={[...slips, ...deposits, ...withdrawals.map(({ item }) => item)]}
      onOpen={({ kind, id }) => {
        switch (kind) {
          case "qr":
            return void navigate(PATHS.statement);
          case "slip": {
            const stand = acts.find(({ key }) => key === id)?.stand;
            return open({
              kind: "slips",
              reference: stand?.kind === "processing" ? stand.progress.reference : null,
            });
          }
          case "withdrawal": {
            const withdrawal = withdrawals.find(({ item }) => item.id === id);
            if (withdrawal) open(withdrawal.address);
          }
        }
      }}
    />
  );
}
