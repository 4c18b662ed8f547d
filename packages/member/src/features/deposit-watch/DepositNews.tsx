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

/** A line for each pending deposit, and a message at each end, shown once. */
export function DepositNews({ states }: { states: readonly DepositState[] }) {
  const { open } = useDialogAddress();
  useEndMessages(states);
  return (
    <PendingDeposits
      deposits={states.flatMap(awaited)}
      onOpenSlip={(reference) => open({ kind: "slips", reference })}
    />
  );
}

/** A QR is listed once the member reported that they paid it. */
function awaited({ deposit, end, claimed }: DepositState): PendingDeposit[] {
  if (end !== null || claimed) return [];
  if (deposit.kind === "slip") return [deposit];
  return deposit.reportedPaid ? [deposit] : [];
}

/** Money that arrived is a toast with a link to it; money that did not must be read, and is an alert. */
function useEndMessages(states: readonly DepositState[]) {
  const { t } = useTranslation("deposit");
  const watch = useDepositWatch();
  const toast = useToast();
  const alert = useAlert();
  const navigate = useNavigate();
  const { address, open } = useDialogAddress();
  const titleOf = useNotReceivedTitle();
  const { verdictAndAdvice } = useSlipLabels();
  const slipsOpen = address?.kind === "slips";

  const show = useEffectEvent((deposit: WatchedDeposit, end: DepositEnd) => {
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
        if (deposit.kind === "qr" && !deposit.reportedPaid) return;
        const title = titleOf(end.amount);
        return void alert({
          tone: "warning",
          title,
          body: t("arrival.notReceivedText"),
          action: toStatement,
        });
      }
      // The open list of slips shows it.
      case "accepted":
        if (slipsOpen) return;
        return toast({ tone: "positive", text: verdictAndAdvice(slipOutcome(end)), action: toSlip });
      case "refused": {
        if (slipsOpen) return;
        const body = verdictAndAdvice(slipOutcome(end));
        return void alert({ tone: "danger", title: t("slip.label"), body, action: toSlip });
      }
      default:
        return end satisfies never;
    }
  });

  useEffect(() => {
    for (const { deposit, end, claimed } of states) if (end !== null && !claimed) show(deposit, end);
  }, [states]);
}
