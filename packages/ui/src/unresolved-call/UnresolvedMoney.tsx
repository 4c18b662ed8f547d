import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { UnresolvedCall } from "./UnresolvedCall.tsx";
import type { UnresolvedPhase } from "./call-phase.ts";

/** A claim whose outcome is not known, and who sends it again. */
export interface UnresolvedMoneyProps {
  readonly phase: UnresolvedPhase;
  readonly statementHref: string;
  /** How to reach support about it. */
  readonly support: ReactNode;
  readonly onResend: () => void;
}

/** Replaces a form whose money may have moved: nothing new can be sent until the member has checked. */
export function UnresolvedMoney({ phase, statementHref, support, onResend }: UnresolvedMoneyProps) {
  const { t } = useTranslation("claims");
  const outcome = phase.kind === "unknown" ? "unknown" : "stillRunning";
  return (
    <UnresolvedCall
      title={t(`${outcome}.title`)}
      text={t(`${outcome}.text`)}
      link={{ label: t("openStatement"), href: statementHref }}
      check={null}
      resend={phase.resend ? { label: t("resend"), onPress: onResend } : null}
      support={support}
    />
  );
}
