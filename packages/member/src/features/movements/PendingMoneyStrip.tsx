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
  const slips = useActs().flatMap((act) => {
    const { key, began, stand } = act;
    if (stand.kind !== "processing" || record.isClaimed(act)) return [];
    const { reference, amount } = stand.progress;
    return { kind: "slip" as const, id: reference ?? key, amount, since: new Date(began).toISOString() };
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
          case "slip":
            return open({ kind: "slips", reference: id });
          case "withdrawal": {
            const withdrawal = withdrawals.find(({ item }) => item.id === id);
            if (withdrawal) open(withdrawal.address);
          }
        }
      }}
    />
  );
}
