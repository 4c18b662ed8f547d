import { useTranslation } from "react-i18next";
import { CheckboxField, FormShell, Notice, PasswordField, PhoneField, TextLink } from "@member-wallet/ui";
import type { SignInForm } from "../../features/sign-in/useSignIn.ts";
import { PATHS } from "../../navigation/paths.ts";
import styles from "./LoginView.module.css";

/**
 * The log-in page once the service is known to be open (§2): the brand's picture, phone, password, and whether to stay
 * logged in. There is no call for a forgotten password (§7): support helps.
 */
export function LoginView({ form }: { form: SignInForm }) {
  const { t } = useTranslation("site");
  const { fields, errors, pending, failure, notice, change, submit } = form;
  return (
    <main className={styles.main}>
      <section className={styles.card}>
        <h1 className={styles.heading}>{t("login.heading")}</h1>
        {notice === null ? (
          <p className={styles.lead}>{t("login.lead")}</p>
        ) : (
          <div className={styles.notice}>
            <Notice tone={notice.tone}>{notice.text}</Notice>
          </div>
        )}
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
        <p className={styles.other}>
          {t("login.noAccount")} <TextLink to={PATHS.register}>{t("login.register")}</TextLink>
        </p>
        <p className={styles.other}>
          {t("login.forgot")} <TextLink to={PATHS.contact}>{t("contactSupport")}</TextLink>
        </p>
      </section>
      <div className={styles.promise}>
        <p>{t("login.promise")}</p>
        <p>{t("login.trust")}</p>
      </div>
    </main>
  );
}
