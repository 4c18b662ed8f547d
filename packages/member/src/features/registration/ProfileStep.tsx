import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toApiError, useGetSourcesQuery, useValidateRegistrationMutation } from "@member-wallet/api";
import { ADVISED_PASSWORD_LENGTH } from "@member-wallet/domain";
import { FormShell, Notice, PasswordField, SelectField, TextField } from "@member-wallet/ui";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { checkProfile, type ProfileProblems, validationPayload } from "./check-steps.ts";
import { problemAt, type Registration } from "./useRegistration.ts";
import { useIsMounted } from "./useIsMounted.ts";

/** Step 3: name, password, how the visitor found us and who invited them; then the server validates (§5). */
export function ProfileStep({ registration }: { registration: Registration }) {
  const { t } = useTranslation("register");
  const { draft, secrets, market, change, changeSecrets } = registration;
  const sources = useGetSourcesQuery(useCurrentLanguage());
  const [validate, { isLoading }] = useValidateRegistrationMutation();
  const stillHere = useIsMounted();
  const [problems, setProblems] = useState<ProfileProblems>({});
  // What was filled in came back without its password: the visitor is told why it is asked for again.
  const [cameBack] = useState(draft.name !== "" && secrets.password === "");

  const passwordHint = t("profile.passwordHint", { length: ADVISED_PASSWORD_LENGTH });
  // The refusal alone would not say what to do: the advice stays with it.
  const refused = problemAt(registration, "profile", "password");
  const isShort = secrets.password.length < ADVISED_PASSWORD_LENGTH;
  const refusedPassword = refused && `${refused} ${isShort ? passwordHint : t("profile.passwordGuessable")}`;

  async function submit() {
    registration.clearProblem();
    const found = checkProfile(draft, secrets);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { error } = await validate(validationPayload(draft, secrets, market));
    if (!stillHere()) return;
    if (error !== undefined) return registration.refuse(toApiError(error), "profile");
    registration.pass(draft, secrets);
    registration.goTo("bank");
  }

  return (
    <FormShell
      onSubmit={submit}
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
        onChange={(name) => edit(() => change({ name }))}
      />
      <PasswordField
        label={t("profile.password")}
        name="password"
        autoComplete="new-password"
        value={secrets.password}
        hint={passwordHint}
        error={problems.password ? t("profile.passwordMissing") : refusedPassword}
        onChange={(password) => edit(() => changeSecrets({ password }))}
      />
      <PasswordField
        label={t("profile.confirmation")}
        name="confirmation"
        autoComplete="new-password"
        value={secrets.confirmation}
        error={confirmationText(problems.confirmation)}
        onChange={(confirmation) => edit(() => changeSecrets({ confirmation }))}
      />
      <SelectField
        label={t("profile.source")}
        name="source"
        hint={sources.isError ? t("profile.sourceFailed") : t("profile.optional")}
        disabled={sources.data === undefined}
        value={draft.sourceCode}
        options={(sources.data ?? []).map(({ code, description }) => ({ value: code, label: description }))}
        onChange={(sourceCode) => edit(() => change({ sourceCode }))}
      />
      <TextField
        label={t("profile.inviteCode")}
        name="inviteCode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t("profile.optional")}
        value={draft.inviteCode}
        onChange={(inviteCode) => edit(() => change({ inviteCode }))}
      />
    </FormShell>
  );

  /** A field that is being mended no longer says what was wrong. */
  function edit(apply: () => void) {
    setProblems({});
    apply();
  }

  function confirmationText(problem: ProfileProblems["confirmation"]): string | null {
    if (problem === undefined) return null;
    return problem === "missing" ? t("profile.confirmationMissing") : t("profile.mismatch");
  }
}
