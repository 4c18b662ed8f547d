import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import { TextLink } from "../link/TextLink.tsx";
import { Notice } from "../notice/Notice.tsx";
import styles from "./UnresolvedCall.module.css";

export interface UnresolvedCallProps {
  /** "Outcome unknown", or "in progress". */
  readonly title: string;
  /** What may have happened, and to look before starting again. */
  readonly text: string;
  /** Where the member sees what became of it, such as the statement; `null` where there is no such place. */
  readonly link: { readonly label: string; readonly href: string } | null;
  /** Looks once more, and does nothing else; `null` where the place above is the way to look. */
  readonly check: { readonly label: string; readonly onPress: () => void } | null;
  /** Sends the same request again under its own key, which may carry it out; `null` when that is not known to be safe. */
  readonly onResend: (() => void) | null;
}

/** A call whose end is not known: never shown as failed, and the way to find out stands beside it. */
export function UnresolvedCall({ title, text, link, check, onResend }: UnresolvedCallProps) {
  const { t } = useTranslation("parts");
  return (
    <Notice
      tone="warning"
      title={title}
      announced
      action={
        (link ?? check ?? onResend) && (
          <div className={styles.ways}>
            {link && (
              <TextLink to={link.href} variant="standalone">
                {link.label}
              </TextLink>
            )}
            {check && (
              <Button size="small" onClick={check.onPress}>
                {check.label}
              </Button>
            )}
            {onResend && (
              <Button size="small" onClick={onResend}>
                {t("resend.label")}
              </Button>
            )}
          </div>
        )
      }
    >
      {text}
      {onResend && <p className={styles.safe}>{t("resend.safe")}</p>}
    </Notice>
  );
}
