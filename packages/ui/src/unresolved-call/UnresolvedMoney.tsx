import { useTranslation } from "react-i18next";
import { UnresolvedCall } from "./UnresolvedCall.tsx";
import type { UnresolvedPhase } from "./call-phase.ts";

interface UnresolvedMoneyProps {
  /** Whose words: those of the dialog that moved the money. */
  readonly of: "transfer" | "withdraw";
  readonly phase: UnresolvedPhase;
  readonly statementHref: string;
  readonly onResend: () => void;
}

/** Stands in place of a form whose money may have moved: nothing can be sent anew until the member has looked. */
export function UnresolvedMoney({ of, phase, statementHref, onResend }: UnresolvedMoneyProps) {
  const { t } = useTranslation(of);
  const words = phase.kind === "unknown" ? "unknown" : "stillRunning";
  return (
    <UnresolvedCall
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      link={{ label: t("openStatement"), href: statementHref }}
      check={null}
      onResend={phase.resend ? onResend : null}
    />
  );
}
