import { CircleCheck } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { TextLink, UnresolvedCall } from "@member-wallet/ui";
import { PATHS } from "../../navigation/paths.ts";
import styles from "./CreationOutcomeView.module.css";

interface AccountCreatedViewProps {
  /** Whose account it is. */
  name: string;
  /** The phone to log in with, as typed. */
  phone: string;
}

/** The account is created: for whom, and what comes next. */
export function AccountCreatedView({ name, phone }: AccountCreatedViewProps) {
  const { t } = useTranslation("register");
  // The form that had the focus is gone, and a screen reader reads on from here.
  const focus = useCallback((heading: HTMLElement | null) => heading?.focus(), []);
  return (
    <section className={styles.created}>
      <CircleCheck className={styles.sign} aria-hidden />
      <h2 ref={focus} className={styles.title} tabIndex={-1}>
        {t("done.title")}
      </h2>
      <p>{t("done.welcome", { name })}</p>
      <h3 className={styles.next}>{t("done.next")}</h3>
      <ol className={styles.steps}>
        <li>{t("done.logIn", { phone })}</li>
        <li>{t("done.deposit")}</li>
      </ol>
      <TextLink to={PATHS.login} variant="button" block>
        {t("logIn")}
      </TextLink>
      <p className={styles.leading}>{t("done.text")}</p>
    </section>
  );
}

interface CreationUnresolvedViewProps {
  outcome: "unknown" | "stillRunning";
  /** Sends the registration again; `null` where that could create a second account. */
  onResend: (() => void) | null;
  /** How to reach support. */
  support: ReactNode;
}

/** It is unknown whether the account exists: a log-in shows that without sending anything twice. */
export function CreationUnresolvedView({ outcome, onResend, support }: CreationUnresolvedViewProps) {
  const { t } = useTranslation("register");
  return (
    <UnresolvedCall
      title={t(`${outcome}.title`)}
      text={t(`${outcome}.text`)}
      link={{ label: t("logIn"), href: PATHS.login }}
      resend={onResend && { label: t("resend"), onPress: onResend }}
      support={support}
    />
  );
}
