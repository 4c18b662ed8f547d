import type { ReactNode } from "react";
import { findGiftLink, formatAmount, type Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { TextAreaField } from "../../../field/TextAreaField.tsx";
import { FormShell } from "../../../form/FormShell.tsx";
import { useFormValidation } from "../../../form/useFormValidation.ts";
import { Notice } from "../../../notice/Notice.tsx";
import styles from "./GiftLinkForm.module.css";

/** The pasted message, in the caller's state, and the open link. The minimum is in satang. */
export interface GiftLinkFormProps {
  /** The minimum of a gift link (`depositMinimum`). */
  readonly minimum: Satang;
  /** The message as pasted. */
  readonly message: string;
  /** A link is being sent. The caller shows a refusal, as a toast (§8). */
  readonly pending: boolean;
  /** Replaces the form: a link whose end is not known. `null` without one. */
  readonly unresolved: ReactNode;
  readonly onMessage: (message: string) => void;
  /** Presses are ignored until its promise settles. */
  readonly onSend: (link: string) => Promise<unknown> | void;
}

/** A mobile wallet's gift link, found in the pasted message. */
export function GiftLinkForm(props: GiftLinkFormProps) {
  const { t } = useTranslation("deposit");
  const { minimum, message, pending, unresolved, onMessage, onSend } = props;
  const found = findGiftLink(message);
  const problem = found.kind === "found" ? null : found;
  const { problems, submit } = useFormValidation({
    problems: { message: problem },
    // A wrong host is wrong whatever is typed next.
    early: { message: problem?.kind === "other-host" ? problem : null },
    onValid: () => (found.kind === "found" ? onSend(found.link) : undefined),
  });
  if (unresolved !== null) return <>{unresolved}</>;
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
