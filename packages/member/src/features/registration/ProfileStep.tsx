import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toApiError, useGetSourcesQuery, useValidateRegistrationMutation } from "@member-wallet/api";
import { ADVISED_PASSWORD_LENGTH } from "@member-wallet/domain";
import { useFormValidation } from "@member-wallet/ui";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { checkProfile, type ProfileProblems, validationPayload } from "./check-steps.ts";
import { ProfileStepView, type ProfileValues } from "./ProfileStepView.tsx";
import { problemAt, type Registration } from "./useRegistration.ts";
import { useIsMounted } from "../../navigation/useIsMounted.ts";

/** Step 3: name, password, how the visitor found the site and who invited them; then the server validates (§5). */
export function ProfileStep({ registration }: { registration: Registration }) {
  const { t } = useTranslation("register");
  const { draft, secrets, market } = registration;
  const sources = useGetSourcesQuery(useCurrentLanguage());
  const [validate, { isLoading }] = useValidateRegistrationMutation();
  const isMounted = useIsMounted();
  // The restored input has no password: a text explains why the visitor must type it again.
  const [cameBack] = useState(draft.name !== "" && secrets.password === "");

  const passwordHint = t("profile.passwordHint", { length: ADVISED_PASSWORD_LENGTH });
  // The refusal alone doesn't tell what to do, so the hint stays with it.
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

  const { name, sourceCode, inviteCode } = draft;
  return (
    <ProfileStepView
      values={{ name, ...secrets, sourceCode, inviteCode }}
      errors={{
        name: problems.name ? t("profile.nameMissing") : null,
        password: problems.password ? t("profile.passwordMissing") : refusedPassword,
        confirmation: confirmationText(problems.confirmation),
      }}
      failure={problemAt(registration, "profile", "form")}
      pending={isLoading}
      passwordAgain={cameBack && secrets.password === ""}
      sources={sources.data?.map(({ code, description }) => ({ value: code, label: description })) ?? null}
      sourcesFailed={sources.isError}
      onChange={edit}
      onSubmit={() => {
        registration.clearProblem();
        return submit();
      }}
    />
  );

  /** A change hides the errors. */
  function edit({ password, confirmation, ...part }: Partial<ProfileValues>) {
    edited();
    if (password !== undefined) registration.changeSecrets({ password });
    else if (confirmation !== undefined) registration.changeSecrets({ confirmation });
    else registration.change(part);
  }

  function confirmationText(problem: ProfileProblems["confirmation"]): string | null {
    if (problem === undefined) return null;
    return problem === "missing" ? t("profile.confirmationMissing") : t("profile.mismatch");
  }
}
