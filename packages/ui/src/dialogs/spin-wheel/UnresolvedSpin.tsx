import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { UnresolvedPhase } from "../../unresolved-call/call-phase.ts";
import { UnresolvedCall } from "../../unresolved-call/UnresolvedCall.tsx";
import type { SpinWheelAction } from "./props.ts";

interface UnresolvedSpinProps {
  readonly phase: UnresolvedPhase<{ readonly action: SpinWheelAction }>;
  readonly statementHref: string;
  readonly support: ReactNode;
  readonly onCheck: () => void;
  readonly onResend: () => void;
}

/** A spin or a claim whose outcome is not known: a spin shows in coins and coupons, a claim in the statement too. */
export function UnresolvedSpin({ phase, statementHref, support, onCheck, onResend }: UnresolvedSpinProps) {
  const { t } = useTranslation("wheel");
  const outcome = phase.kind === "unknown" ? "unknown" : "stillRunning";
  const texts = phase.action === "spin" ? outcome : (`${outcome}Claim` as const);
  return (
    <UnresolvedCall
      title={t(`${texts}.title`)}
      text={t(`${texts}.text`)}
      link={phase.action === "spin" ? null : { label: t("openStatement"), href: statementHref }}
      check={{ label: t("check"), onPress: onCheck }}
      resend={phase.resend ? { label: t(`resend.${phase.action}`), onPress: onResend } : null}
      support={support}
    />
  );
}
