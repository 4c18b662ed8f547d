import { useTranslation } from "react-i18next";
import { ADVISED_PASSWORD_LENGTH } from "@member-wallet/domain";
import {
  FormShell,
  Notice,
  PasswordField,
  SelectField,
  type SelectOption,
  TextField,
} from "@member-wallet/ui";

/** The input. */
export interface ProfileValues {
  name: string;
  password: string;
  confirmation: string;
  sourceCode: string;
  inviteCode: string;
}

interface ProfileStepViewProps {
  values: ProfileValues;
  /** The error of a field; `null` for none. */
  errors: { name: string | null; password: string | null; confirmation: string | null };
  /** Why the step failed; shown under the form. */
  failure: string | null;
  pending: boolean;
  /** The rest was typed before a reload, which dropped the password. */
  passwordAgain: boolean;
  /** How a visitor can have found the site; `null` until they are loaded. */
  sources: readonly SelectOption[] | null;
  sourcesFailed: boolean;
  onChange: (part: Partial<ProfileValues>) => void;
  onSubmit: () => void | Promise<unknown>;
}

/** Step 3 of a registration: name, password, how the visitor found the site, and who invited them (§2). */
export function ProfileStepView(props: ProfileStepViewProps) {
  const { values, errors, failure, pending, passwordAgain, sources, sourcesFailed, onChange } = props;
  const { t } = useTranslation("register");
  return (
    <FormShell onSubmit={props.onSubmit} pending={pending} error={failure} submitLabel={t("next")}>
      {passwordAgain && <Notice tone="info">{t("profile.passwordAgain")}</Notice>}
      <TextField
        label={t("profile.name")}
        name="name"
        autoComplete="nickname"
        value={values.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      <PasswordField
        label={t("profile.password")}
        name="password"
        autoComplete="new-password"
        value={values.password}
        hint={t("profile.passwordHint", { length: ADVISED_PASSWORD_LENGTH })}
        error={errors.password}
        onChange={(password) => onChange({ password })}
      />
      <PasswordField
        label={t("profile.confirmation")}
        name="confirmation"
        autoComplete="new-password"
        value={values.confirmation}
        error={errors.confirmation}
        onChange={(confirmation) => onChange({ confirmation })}
      />
      <SelectField
        label={t("profile.source")}
        name="source"
        hint={sourcesFailed ? t("profile.sourceFailed") : t("profile.optional")}
        disabled={sources === null}
        value={values.sourceCode}
        options={sources ?? []}
        onChange={(sourceCode) => onChange({ sourceCode })}
      />
      <TextField
        label={t("profile.inviteCode")}
        name="inviteCode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t("profile.optional")}
        value={values.inviteCode}
        onChange={(inviteCode) => onChange({ inviteCode })}
      />
    </FormShell>
  );
}
