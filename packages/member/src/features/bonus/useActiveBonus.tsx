import { useTranslation } from "react-i18next";
import { useClearBonusMutation, useGetActiveBonusQuery } from "@member-wallet/api";
import { isBonusType } from "@member-wallet/domain";
import { type ClaimPhase, FailShare, type Loadable, useBonusLabels, useConfirm } from "@member-wallet/ui";
import { useLoadable } from "../../store/useLoadable.ts";
import { useClaims } from "../../money-calls/claims/useClaims.ts";

/** The bonus in use, and cancelling it. */
export interface ActiveBonus {
  /** The type's text; `null` when no bonus is in use. */
  content: Loadable<{ type: string } | null>;
  phase: ClaimPhase<"cancel">;
  cancel: () => void;
  resend: () => void;
}

/**
 * The bonus in use (§2 Bonus). Its end is confirmed first; one whose conditions are unmet is refused with an alert (§8).
 * @param percentFail the percentage that its end costs; `undefined` when it is not in the list.
 */
export function useActiveBonus(percentFail: number | null | undefined): ActiveBonus {
  const { t } = useTranslation("bonus");
  const { typeOf } = useBonusLabels();
  const confirm = useConfirm();
  const query = useGetActiveBonusQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const [clear, { isLoading }] = useClearBonusMutation({ fixedCacheKey: "clear bonus" });
  const { phase, claim, resend } = useClaims<"cancel">({
    title: t("active.cancel"),
    refusal: "alert",
    running: isLoading ? "cancel" : null,
  });

  function cancel() {
    void confirm({
      tone: "danger",
      title: t("cancelling.title"),
      body: (
        <>
          <p>{t("cancelling.text")}</p>
          {percentFail !== undefined && <FailShare amount={null} fail={percentFail} />}
        </>
      ),
      confirmLabel: t("active.cancel"),
      cancelLabel: t("cancelling.keep"),
      // The question stays until the answer: a second press must not reach the page behind it.
      run: () => claim("cancel", (key) => clear({ key }), t("cancelling.done")),
    });
  }

  return {
    content: useLoadable(query, ({ status, type }) => (status ? { type: textOf(type) } : null)),
    phase,
    cancel,
    resend,
  };

  /** A type that this site does not know is shown as the server sends it. */
  function textOf(type: string | null): string {
    if (type === null) return typeOf(null);
    return isBonusType(type) ? typeOf(type) : type;
  }
}
