import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { useNotReceivedTitle } from "@member-wallet/ui/dialogs/deposit";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useContactSupport } from "../../support/useContactSupport.ts";
import { type Act, isEnded } from "./act.ts";
import { type ActMessage, alertOf, toastOf } from "./act-message.ts";
import { showsAct } from "./act-views.ts";
import { useArrivalText } from "./useArrivalText.ts";

/** What the member reads of a QR: that it is ready, that its money came, or, where they said that they paid, that none did. */
export function useQrMessage(): (act: Act) => ActMessage {
  const { t } = useTranslation(["acts", "deposit"]);
  const { hidden } = useHiddenAmounts();
  const { address } = useDialogAddress();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const arrivalText = useArrivalText();
  const titleOf = useNotReceivedTitle();
  const support = useContactSupport();

  return (act) => {
    if (!isEnded(act)) {
      // Its dialog shows it.
      if (showsAct("qr", pathname, address)) return { kind: "none" };
      return toastOf({ tone: "positive", text: t("done.qr") });
    }
    const { end, progress } = act.stand;
    const { amount, reference, qr } = progress;
    const action = { label: t("deposit:qr.openStatement"), onSelect: () => void navigate(PATHS.statement) };
    if (end.kind === "arrived" && amount !== null)
      return toastOf({ tone: "positive", text: arrivalText(amount, end.wallet), action });
    return alertOf({
      tone: "warning",
      title: titleOf(hidden ? null : amount),
      body: t("deposit:arrival.notReceivedText"),
      action,
      otherAction: support.action({ what: "qrNotReceived", amount, reference, time: qr?.paidAt ?? null }),
    });
  };
}
