import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { formatAmount } from "@member-wallet/domain";
import { type PendingDeposit, PendingDeposits, useAlert, useToast } from "@member-wallet/ui";
import { useNotReceivedTitle } from "@member-wallet/ui/dialogs/deposit";
import { useSlipLabels } from "@member-wallet/ui/dialogs/slips";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { slipOutcome } from "./slip-outcome.ts";
import { useDepositWatch } from "./useDepositWatch.ts";
import type { DepositEnd, DepositState, WatchedDeposit } from "./watched-deposit.ts";

/** A line for each deposit that is awaited, and a word once it has ended: each end is told once. */
export function DepositNews({ states }: { states: readonly DepositState[] }) {
  const { open } = useDialogAddress();
  useEnds(states);
  return (
    <PendingDeposits
      deposits={states.flatMap(awaited)}
      onOpenSlip={(reference) => open({ kind: "slips", reference })}
    />
  );
}

/** A QR is spoken of once the member said that they paid it. */
function awaited({ deposit, end, claimed }: DepositState): PendingDeposit[] {
  if (end !== null || claimed) return [];
  if (deposit.kind === "slip") return [deposit];
  return deposit.saidPaid ? [deposit] : [];
}

/** Money that came is a toast with the way to it; what did not come must be read, and is an alert. */
function useEnds(states: readonly DepositState[]) {
  const { t } = useTranslation("deposit");
  const watch = useDepositWatch();
  const toast = useToast();
  const alert = useAlert();
  const navigate = useNavigate();
  const { address, open } = useDialogAddress();
  const titleOf = useNotReceivedTitle();
  const { verdictAndAdvice } = useSlipLabels();
  const listIsOpen = address?.kind === "slips";

  const tell = useEffectEvent((deposit: WatchedDeposit, end: DepositEnd) => {
    if (!watch.drop(deposit.id)) return;
    const toStatement = { label: t("qr.openStatement"), onSelect: () => void navigate(PATHS.statement) };
    const toSlip = {
      label: t("slip.openSlips"),
      onSelect: () => open({ kind: "slips", reference: deposit.id }),
    };
    switch (end.kind) {
      case "received": {
        const text = t("arrival.received", { amount: formatAmount(end.amount) });
        return toast({ tone: "positive", text, action: toStatement });
      }
      case "not-received": {
        if (deposit.kind === "qr" && !deposit.saidPaid) return;
        const title = titleOf(end.amount);
        return void alert({
          tone: "warning",
          title,
          body: t("arrival.notReceivedText"),
          action: toStatement,
        });
      }
      // The list that is open says so itself.
      case "accepted":
        if (listIsOpen) return;
        return toast({ tone: "positive", text: verdictAndAdvice(slipOutcome(end)), action: toSlip });
      case "refused": {
        if (listIsOpen) return;
        const body = verdictAndAdvice(slipOutcome(end));
        return void alert({ tone: "danger", title: t("slip.label"), body, action: toSlip });
      }
      default:
        return end satisfies never;
    }
  });

  useEffect(() => {
    for (const { deposit, end, claimed } of states) if (end !== null && !claimed) tell(deposit, end);
  }, [states]);
}
