import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toApiError, useGetSourcesQuery, useValidateRegistrationMutation } from "@member-wallet/api";
import { ADVISED_PASSWORD_LENGTH } from "@member-wallet/domain";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { checkProfile, type ProfileProblems, validationPayload } from "./check-steps.ts";
import { ProfileStepView, type ProfileValues } from "./ProfileStepView.tsx";
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
      onSubmit={submit}
    />
  );

  /** A change hides what was wrong. */
  function edit({ password, confirmation, ...part }: Partial<ProfileValues>) {
    setProblems({});
    if (password !== undefined) changeSecrets({ password });
    else if (confirmation !== undefined) changeSecrets({ confirmation });
    else change(part);
  }

  function confirmationText(problem: ProfileProblems["confirmation"]): string | null {
    if (problem === undefined) return null;
    return problem === "missing" ? t("profile.confirmationMissing") : t("profile.mismatch");
  }
}
