import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { refetchBalance } from "@member-wallet/api";
import { bonusEndCost, isBonusType, totalBalance } from "@member-wallet/domain";
import { type Loadable, useBonusLabels, useConfirm } from "@member-wallet/ui";
import { useBonusInUse } from "../../bonus-in-use/useBonusInUse.ts";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import { useIsMounted } from "../../navigation/useIsMounted.ts";
import type { Store } from "../../store/store.ts";
import { BonusEndView } from "./BonusEndView.tsx";

/** The bonus in use, and cancelling it. */
export interface ActiveBonus {
  /** Its code, `null` where that is not known, and the type's text; `null` when no bonus is in use. */
  content: Loadable<{ code: string | null; type: string } | null>;
  /** Its end is being sent. */
  pending: boolean;
  /** Stands in its place: a cancelling whose end is not known; `null` without one. */
  unresolved: ReactNode;
  /** The balance is being read, of which the question says what the end costs. */
  asking: boolean;
  cancel: () => void;
}

/**
 * The bonus in use (§2 Bonus). Before its end a question says what that costs now, afterwards an alert says what was
 * taken; one whose conditions are unmet may be refused, with an alert (§8).
 */
export function useActiveBonus(): ActiveBonus {
  const { t } = useTranslation("bonus");
  const { typeOf } = useBonusLabels();
  const confirm = useConfirm();
  const dispatch = useDispatch<Store["dispatch"]>();
  const isMounted = useIsMounted();
  const inUse = useBonusInUse();
  const [asking, setAsking] = useState(false);
  const { begin, takeBack, pending, unresolved } = usePlace("cancel-bonus");

  async function cancel() {
    if (inUse.kind !== "ready" || inUse.data === null || asking) return;
    const { code, percentFail, isCurrent } = inUse.data;
    setAsking(true);
    const { data: wallet, isSuccess } = await refetchBalance(dispatch);
    if (!isMounted()) return;
    setAsking(false);
    const balance = wallet && isSuccess ? totalBalance(wallet) : { amount: null, complete: false };
    void confirm({
      tone: "danger",
      title: code === null ? t("cancelling.title") : t("cancelling.titleOf", { code }),
      body: <BonusEndView cost={bonusEndCost(balance, percentFail)} isCurrent={isCurrent} />,
      confirmLabel: t("active.cancel"),
      cancelLabel: t("cancelling.keep"),
      // The question stays until the answer: a second press must not reach the page behind it.
      run: () => begin({ kind: "cancel-bonus", code }),
      onBack: takeBack,
    });
  }

  return {
    content:
      inUse.kind === "ready"
        ? { kind: "ready", data: inUse.data && { code: inUse.data.code, type: textOf(inUse.data.type) } }
        : inUse,
    pending: pending !== null,
    unresolved,
    asking,
    cancel: () => void cancel(),
  };

  /** A type that this site does not know is shown as the server sends it. */
  function textOf(type: string | null): string {
    return type === null || isBonusType(type) ? typeOf(type) : type;
  }
}
