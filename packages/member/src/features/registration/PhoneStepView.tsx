import { useTranslation } from "react-i18next";
import { FormShell, PhoneField, TextLink } from "@member-wallet/ui";
import { PATHS } from "../../navigation/paths.ts";

interface PhoneStepViewProps {
  /** The phone as typed. */
  phone: string;
  /** The error of the field; `null` for none. */
  error: string | null;
  /** Why the step failed; shown under the form. */
  failure: string | null;
  pending: boolean;
  onChange: (phone: string) => void;
  onSubmit: () => void | Promise<unknown>;
}

/** Step 1 of a registration: the phone number (§2). */
export function PhoneStepView({ phone, error, failure, pending, onChange, onSubmit }: PhoneStepViewProps) {
  const { t } = useTranslation("register");
  return (
    <FormShell
      onSubmit={onSubmit}
      pending={pending}
      error={failure}
      submitLabel={t("next")}
      secondary={
        <p>
          {t("haveAccount")} <TextLink to={PATHS.login}>{t("logIn")}</TextLink>
        </p>
      }
    >
      <PhoneField label={t("phone.label")} name="phone" value={phone} error={error} onChange={onChange} />
    </FormShell>
  );
}
