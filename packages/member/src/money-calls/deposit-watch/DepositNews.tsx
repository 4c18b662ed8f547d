import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { formatAmount, MISSING, type Satang } from "@member-wallet/domain";
import { CoinBurst, useAlert, useToast } from "@member-wallet/ui";
import { useNotReceivedTitle } from "@member-wallet/ui/dialogs/deposit";
import { PATHS } from "../../navigation/paths.ts";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { useDepositWatch } from "./useDepositWatch.ts";
import type { DepositEnd, DepositState, WatchedDeposit } from "./watched-deposit.ts";

/** A message at each deposit's end, shown once, with flying coins when money arrived. */
export function DepositNews({ states }: { states: readonly DepositState[] }) {
  const arriving = states.findLast(hasArrived)?.deposit.id;
  const [arrived, setArrived] = useState(arriving);
  if (arriving !== undefined && arriving !== arrived) setArrived(arriving);
  useEndMessages(states);
  // Each arrival has coins of its own.
  return arrived !== undefined && <CoinBurst key={arrived} />;
}

/** Its money is in the wallet, and no dialog shows it. */
function hasArrived({ end, claimed }: DepositState): boolean {
  return !claimed && end?.kind === "received";
}

/** The text of an arrival: its amount and the new balance of the wallet. No figures while amounts are hidden. */
function useArrivalText(): (amount: Satang, wallet: Satang | null) => string {
  const { t } = useTranslation("deposit");
  const { hidden } = useHiddenAmounts();
  return (amount, wallet) => {
    if (hidden) return t("arrival.receivedPlain");
    const received = t("arrival.received", { amount: formatAmount(amount) });
    const holds = formatAmount(wallet);
    return holds === MISSING ? received : `${received} · ${t("arrival.receivedText", { amount: holds })}`;
  };
}

/** Money that arrived is a toast with a link to it; money that did not must be read, and is an alert. */
function useEndMessages(states: readonly DepositState[]) {
  const arrivalText = useArrivalText();
  const { t } = useTranslation("deposit");
  const watch = useDepositWatch();
  const toast = useToast();
  const alert = useAlert();
  const navigate = useNavigate();
  const titleOf = useNotReceivedTitle();
  const { hidden } = useHiddenAmounts();

  const show = useEffectEvent((deposit: WatchedDeposit, end: DepositEnd) => {
    if (!watch.drop(deposit.id)) return;
    const toStatement = { label: t("qr.openStatement"), onSelect: () => void navigate(PATHS.statement) };
    switch (end.kind) {
      case "received":
        return toast({ tone: "positive", text: arrivalText(end.amount, end.wallet), action: toStatement });
      case "not-received": {
        if (!deposit.reportedPaid) return;
        const title = titleOf(hidden ? null : end.amount);
        return void alert({
          tone: "warning",
          title,
          body: t("arrival.notReceivedText"),
          action: toStatement,
        });
      }
      default:
        return end satisfies never;
    }
  });

  useEffect(() => {
    for (const { deposit, end, claimed } of states) {
      if (end !== null && !claimed) show(deposit, end);
    }
  }, [states]);
}
