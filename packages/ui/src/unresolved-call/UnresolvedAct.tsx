import { formatHourMinute } from "@member-wallet/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import { UnresolvedCall } from "./UnresolvedCall.tsx";

/** What a member asked for, of which the end is not known. */
export interface UnresolvedActProps {
  /** What it is: "Withdrawal of 110.00 baht". */
  readonly what: string;
  /** When it was sent, in epoch milliseconds of the server. */
  readonly began: number;
  /** `confirming`: it is found out now; `unknown`: no answer came; `still-running`: the server has not finished. */
  readonly state: "confirming" | "unknown" | "still-running";
  /** The list that shows what became of it, with its address; `null` without one. */
  readonly list: { readonly kind: "statement" | "slips"; readonly href: string } | null;
  /** How to reach support about it. */
  readonly support: ReactNode;
  /** Sends it again under the same idempotency key; `null` when that is not known to be safe. */
  readonly onResend: (() => void) | null;
  /** The member wants to begin another one; the caller asks first. */
  readonly onAnother: () => void;
}

/** Replaces a form while an act of its kind is open, so that nothing is sent twice by mistake. */
export function UnresolvedAct(props: UnresolvedActProps) {
  const { what, began, state, list, support, onResend, onAnother } = props;
  const { t } = useTranslation("acts");
  const texts = state === "still-running" ? "stillRunning" : state;
  const sent = t("sent", { what, time: formatHourMinute(began) });
  const text = texts === "confirming" ? t("confirming.text") : t(`${texts}.${list?.kind ?? "plain"}`);
  return (
    <UnresolvedCall
      title={t(`${texts}.title`)}
      text={`${sent} ${text}`}
      link={state === "confirming" ? null : list && { label: t(`open.${list.kind}`), href: list.href }}
      resend={onResend && { label: t("resend"), onPress: onResend }}
      support={
        state === "confirming" ? null : (
          <>
            <Button size="small" onClick={onAnother}>
              {t("another.begin")}
            </Button>
            {support}
          </>
        )
      }
    />
  );
}
