import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CheckboxField, FormShell, Notice, PasswordField, PhoneField, TextLink } from "@member-wallet/ui";
import type { SignInForm } from "../../features/sign-in/useSignIn.ts";
import { PATHS } from "../../navigation/paths.ts";
import styles from "./LoginView.module.css";

interface LoginViewProps {
  /** The site's name. */
  brand: string;
  /** The language menu. */
  languages: ReactNode;
  form: SignInForm;
}

/** The log-in page once the service is known to be open (§2): phone, password, and whether to stay logged in. */
export function LoginView({ brand, languages, form }: LoginViewProps) {
  const { t } = useTranslation("site");
  const { fields, errors, pending, failure, notice, change, submit } = form;
  return (
    <>
      <header className={styles.bar}>{languages}</header>
      <main className={styles.main}>
        <p className={styles.brand}>{brand}</p>
        <section className={styles.card}>
          <h1 className={styles.heading}>{t("login.heading")}</h1>
          <p className={styles.lead}>{t("login.lead")}</p>
          {notice !== null && <Notice tone={notice.tone}>{notice.text}</Notice>}
          <FormShell onSubmit={submit} pending={pending} error={failure} submitLabel={t("login.submit")}>
            <PhoneField
              label={t("login.phone")}
              name="username"
              autoComplete="username"
              value={fields.phone}
              error={errors.phone}
              onChange={(phone) => change({ phone })}
            />
            <PasswordField
              label={t("login.password")}
              name="password"
              autoComplete="current-password"
              value={fields.password}
              error={errors.password}
              onChange={(password) => change({ password })}
            />
            <CheckboxField
              label={t("login.remember")}
              checked={fields.remember}
              onChange={(remember) => change({ remember })}
            />
          </FormShell>
          <p className={styles.register}>
            {t("login.noAccount")} <TextLink to={PATHS.register}>{t("login.register")}</TextLink>
          </p>
        </section>
      </main>
    </>
  );
}
