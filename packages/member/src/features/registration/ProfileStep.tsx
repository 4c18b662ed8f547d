import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toApiError, useGetSourcesQuery, useValidateRegistrationMutation } from "@member-wallet/api";
import { ADVISED_PASSWORD_LENGTH } from "@member-wallet/domain";
import {
  FormShell,
  Notice,
  PasswordField,
  SelectField,
  TextField,
  useFormValidation,
} from "@member-wallet/ui";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { checkProfile, validationPayload } from "./check-steps.ts";
import type { RegistrationDraft, RegistrationSecrets } from "./draft.ts";
import { problemAt, type Registration } from "./useRegistration.ts";
import { useIsMounted } from "../../navigation/useIsMounted.ts";

/** Step 3: name, password, how the visitor found us and who invited them; then the server validates (§5). */
export function ProfileStep({ registration }: { registration: Registration }) {
  const { t } = useTranslation("register");
  const { draft, secrets, market } = registration;
  const sources = useGetSourcesQuery(useCurrentLanguage());
  const [validate, { isLoading }] = useValidateRegistrationMutation();
  const isMounted = useIsMounted();
  // What was filled in came back without its password: the visitor is told why it is asked for again.
  const [cameBack] = useState(draft.name !== "" && secrets.password === "");

  const passwordHint = t("profile.passwordHint", { length: ADVISED_PASSWORD_LENGTH });
  // The refusal alone would not say what to do: the advice stays with it.
  const refused = problemAt(registration, "profile", "password");
  const isShort = secrets.password.length < ADVISED_PASSWORD_LENGTH;
  const refusedPassword = refused && `${refused} ${isShort ? passwordHint : t("profile.passwordGuessable")}`;

  const { problems, submit, edited } = useFormValidation({
    problems: checkProfile(draft, secrets),
    onValid: sendForValidation,
  });

  async function sendForValidation() {
    const { error } = await validate(validationPayload(draft, secrets, market));
    if (!isMounted()) return;
    if (error !== undefined) return registration.refuse(toApiError(error), "profile");
    registration.pass(draft, secrets);
    registration.goTo("bank");
  }

  function change(part: Partial<RegistrationDraft>) {
    edited();
    registration.change(part);
  }

  function changeSecrets(part: Partial<RegistrationSecrets>) {
    edited();
    registration.changeSecrets(part);
  }

  return (
    <FormShell
      onSubmit={() => {
        registration.clearProblem();
        return submit();
      }}
      pending={isLoading}
      error={problemAt(registration, "profile", "form")}
      submitLabel={t("next")}
    >
      {cameBack && secrets.password === "" && <Notice tone="info">{t("profile.passwordAgain")}</Notice>}
      <TextField
        label={t("profile.name")}
        name="name"
        autoComplete="nickname"
        value={draft.name}
        error={problems.name && t("profile.nameMissing")}
        onChange={(name) => change({ name })}
      />
      <PasswordField
        label={t("profile.password")}
        name="password"
        autoComplete="new-password"
        value={secrets.password}
        hint={passwordHint}
        error={problems.password ? t("profile.passwordMissing") : refusedPassword}
        onChange={(password) => changeSecrets({ password })}
      />
      <PasswordField
        label={t("profile.confirmation")}
        name="confirmation"
        autoComplete="new-password"
        value={secrets.confirmation}
        error={
          problems.confirmation &&
          (problems.confirmation === "missing" ? t("profile.confirmationMissing") : t("profile.mismatch"))
        }
        onChange={(confirmation) => changeSecrets({ confirmation })}
      />
      <SelectField
        label={t("profile.source")}
        name="source"
        hint={sources.isError ? t("profile.sourceFailed") : t("profile.optional")}
        disabled={sources.data === undefined}
        value={draft.sourceCode}
        options={(sources.data ?? []).map(({ code, description }) => ({ value: code, label: description }))}
        onChange={(sourceCode) => change({ sourceCode })}
      />
      <TextField
        label={t("profile.inviteCode")}
        name="inviteCode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t("profile.optional")}
        value={draft.inviteCode}
        onChange={(inviteCode) => change({ inviteCode })}
      />
    </FormShell>
  );
}
