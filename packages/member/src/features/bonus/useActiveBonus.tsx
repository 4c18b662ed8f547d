import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useNavigate } from "react-router-dom";
import { refetchBalance, useClearBonusMutation } from "@member-wallet/api";
import { bonusEndCost, formatAmount, isBonusType, totalBalance } from "@member-wallet/domain";
import {
  type ClaimPhase,
  type Loadable,
  useAlert,
  useBonusLabels,
  useClock,
  useConfirm,
} from "@member-wallet/ui";
import { useBonusInUse } from "../../bonus-in-use/useBonusInUse.ts";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { useClaims } from "../../money-calls/claims/useClaims.ts";
import { dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useIsMounted } from "../../navigation/useIsMounted.ts";
import { entryAddress } from "../../statement-entries/find-entry.ts";
import type { Store } from "../../store/store.ts";
import { BonusEndView } from "./BonusEndView.tsx";
import { readBonusEnd } from "./read-bonus-end.ts";

/** The bonus in use, and cancelling it. */
export interface ActiveBonus {
  /** Its code, `null` where that is not known, and the type's text; `null` when no bonus is in use. */
  content: Loadable<{ code: string | null; type: string } | null>;
  phase: ClaimPhase<"cancel">;
  /** The balance is being read, of which the question says what the end costs. */
  asking: boolean;
  cancel: () => void;
  resend: () => void;
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
  const serverNow = useClock();
  const isMounted = useIsMounted();
  const inUse = useBonusInUse();
  const [asking, setAsking] = useState(false);
  const [clear, { isLoading }] = useClearBonusMutation({ fixedCacheKey: "clear bonus" });
  const tellEnd = useTellEnd();
  const { phase, claim, resend } = useClaims<"cancel">({
    title: t("active.cancel"),
    refusal: "alert",
    running: isLoading ? "cancel" : null,
  });

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
      run() {
        const since = serverNow();
        return claim(
          "cancel",
          (key) => clear({ key }),
          null,
          () => void tellEnd(code, since),
        );
      },
    });
  }

  return {
    content:
      inUse.kind === "ready"
        ? { kind: "ready", data: inUse.data && { code: inUse.data.code, type: textOf(inUse.data.type) } }
        : inUse,
    phase,
    asking,
    cancel: () => void cancel(),
    resend,
  };

  /** A type that this site does not know is shown as the server sends it. */
  function textOf(type: string | null): string {
    return type === null || isBonusType(type) ? typeOf(type) : type;
  }
}

/** Tells what the end of a bonus has taken, by its entry of the statement. */
function useTellEnd() {
  const { t } = useTranslation("bonus");
  const alert = useAlert();
  const navigate = useNavigate();
  const dispatch = useDispatch<Store["dispatch"]>();
  const { hidden } = useHiddenAmounts();
  return async (code: string | null, since: number) => {
    const entry = await readBonusEnd(dispatch, since);
    const search = entry === null ? "" : dialogSearch(entryAddress(entry, [entry], 1));
    await alert({
      tone: entry !== null && entry.amount === 0 ? "positive" : "info",
      title: code === null ? t("cancelled.title") : t("cancelled.titleOf", { code }),
      body:
        entry === null || hidden
          ? t("cancelled.text")
          : entry.amount === 0
            ? t("cancelled.nothing")
            : t("cancelled.taken", { amount: formatAmount(entry.amount) }),
      action: { label: t("cancelled.open"), onSelect: () => void navigate(PATHS.statement + search) },
    });
  };
}
