import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import { TextLink } from "../link/TextLink.tsx";
import { Notice } from "../notice/Notice.tsx";
import styles from "./UnresolvedCall.module.css";

/** What is known about the call, and the ways to find out more. */
export interface UnresolvedCallProps {
  /** "Outcome unknown", or "in progress". */
  readonly title: string;
  /** What may have happened, and that the member should check before starting again. */
  readonly text: string;
  /** The page that shows the outcome, such as the statement; `null` when there is none. */
  readonly link: { readonly label: string; readonly href: string } | null;
  /** Sends the same request again under the same idempotency key; `null` when that is not known to be safe. */
  readonly resend: { readonly label: string; readonly onPress: () => void } | null;
  /** How to reach support about it, after other ways on that it has. */
  readonly support: ReactNode;
}

/** A call whose outcome is not known: never shown as failed, and with the way to find out. */
export function UnresolvedCall({ title, text, link, resend, support }: UnresolvedCallProps) {
  const { t } = useTranslation("parts");
  return (
    <Notice
      tone="warning"
      title={title}
      announced
      action={
        (link ?? resend ?? support) && (
          <div className={styles.actions}>
            {link && (
              <TextLink to={link.href} variant="standalone">
                {link.label}
              </TextLink>
            )}
            {resend && (
              <Button size="small" onClick={resend.onPress}>
                {resend.label}
              </Button>
            )}
            {support}
          </div>
        )
      }
    >
      {text}
      {resend && <p className={styles.safe}>{t("resendSafe")}</p>}
    </Notice>
  );
}
