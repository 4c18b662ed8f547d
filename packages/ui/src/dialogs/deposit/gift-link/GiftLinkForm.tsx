import type { ReactNode } from "react";
import { findGiftLink, formatAmount, type Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { TextAreaField } from "../../../field/TextAreaField.tsx";
import { FormShell } from "../../../form/FormShell.tsx";
import { useFormValidation } from "../../../form/useFormValidation.ts";
import { Notice } from "../../../notice/Notice.tsx";
import { type CallPhase, isUnresolved } from "../../../unresolved-call/call-phase.ts";
import { UnresolvedCall } from "../../../unresolved-call/UnresolvedCall.tsx";
import styles from "./GiftLinkForm.module.css";

/** The pasted message, in the caller's state, and the progress of its link. The minimum is in satang. */
export interface GiftLinkFormProps {
  /** The minimum of a gift link (`depositMinimum`). */
  readonly minimum: Satang;
  /** The message as pasted. */
  readonly message: string;
  /** The caller shows a refusal, as a toast (§8). */
  readonly phase: CallPhase;
  readonly statementHref: string;
  /** How to reach support about a link whose outcome is not known. */
  readonly support: ReactNode;
  readonly onMessage: (message: string) => void;
  /** Presses are ignored until its promise settles. */
  readonly onSend: (link: string) => Promise<unknown> | void;
  readonly onResend: () => void;
}

/** A mobile wallet's gift link, found in the pasted message. */
export function GiftLinkForm(props: GiftLinkFormProps) {
  const { t } = useTranslation("deposit");
  const { minimum, message, phase, statementHref, support, onMessage, onSend, onResend } = props;
  const found = findGiftLink(message);
  const problem = found.kind === "found" ? null : found;
  const { problems, submit } = useFormValidation({
    problems: { message: problem },
    // A wrong host is wrong whatever is typed next.
    early: { message: problem?.kind === "other-host" ? problem : null },
    onValid: () => (found.kind === "found" ? onSend(found.link) : undefined),
  });
  if (isUnresolved(phase)) {
    const unknown = phase.kind === "unknown";
    return (
      <UnresolvedCall
        title={unknown ? t("gift.unknownTitle") : t("gift.stillRunningTitle")}
        text={unknown ? t("gift.unknownText") : t("gift.stillRunningText")}
        link={{ label: t("openStatement"), href: statementHref }}
        check={null}
        resend={phase.resend ? { label: t("gift.resend"), onPress: onResend } : null}
        support={support}
      />
    );
  }
  const pending = phase.kind === "pending";
  return (
    <FormShell onSubmit={submit} pending={pending} error={null} submitLabel={t("gift.send")}>
      <TextAreaField
        label={t("gift.message")}
        hint={t("gift.hint", { amount: formatAmount(minimum) })}
        error={
          problems.message &&
          (problems.message.kind === "other-host"
            ? t("gift.problem.other-host", { host: problems.message.host })
            : t(`gift.problem.${problems.message.kind}`))
        }
        value={message}
        onChange={onMessage}
        disabled={pending}
      />
      {found.kind === "found" && (
        <Notice tone="positive" title={t("gift.found")}>
          <span className={styles.found}>{found.link}</span>
        </Notice>
      )}
    </FormShell>
  );
}
