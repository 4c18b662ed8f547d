import { useTranslation } from "react-i18next";
import { CheckboxField, FormShell, Notice, PasswordField, PhoneField } from "@member-wallet/ui";
import { type PreloadNext, useSignIn } from "./useSignIn.ts";

/** Phone, password, and whether to stay logged in (§2 Login). */
export function SignInForm({ preloadNext }: { preloadNext: PreloadNext }) {
  const { t } = useTranslation("site");
  const { fields, errors, pending, failure, notice, change, submit } = useSignIn(preloadNext);
  return (
    <>
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
    </>
  );
}
