import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { useGetRegisterOtpQuery } from "@member-wallet/api";
import { AccountCreated } from "../../features/registration/AccountCreated.tsx";
import { BankStep } from "../../features/registration/BankStep.tsx";
import { CodeStep } from "../../features/registration/CodeStep.tsx";
import { CreationUnresolvedView } from "../../features/registration/CreationOutcomeView.tsx";
import { PhoneStep } from "../../features/registration/PhoneStep.tsx";
import { ProfileStep } from "../../features/registration/ProfileStep.tsx";
import { type RegistrationStep, stepPath, stepsShown } from "../../features/registration/steps.ts";
import { useAccountCreation } from "../../features/registration/useAccountCreation.ts";
import { type Registration, useRegistration } from "../../features/registration/useRegistration.ts";
import { PublicPage } from "../public-page/PublicPage.tsx";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { NotFoundScreen } from "../not-found/lazy-not-found.ts";
import { RegisterStepView, RegisterView } from "./RegisterView.tsx";
import { SupportLink } from "../../support/SupportLink.tsx";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";

/** "Contact support" for a registration whose outcome is not known; a link to Contact until its code is there. */
const RegistrationSupport = lazyWithPreload(
  () => import("../../support/ContactSupport.tsx").then((module) => module.ContactSupport),
  [],
  SupportLink,
);

/** Becoming a member in four steps, an address each (§2 Registration steps, §4 Registration). */
export function RegisterScreen() {
  const { registration, wanted, allowed } = useRegistration();
  // Above the steps and their redirects: an answer that is under way is never lost.
  const { creation, create, resend } = useAccountCreation(registration);
  if (creation.kind === "done")
    return <RegisterPage unsaved={false} content={<AccountCreated {...creation} />} />;
  if (creation.kind === "unresolved")
    return (
      <RegisterPage
        unsaved
        content={
          <CreationUnresolvedView
            outcome={creation.words}
            onResend={creation.resend ? resend : null}
            support={<RegistrationSupport what="registrationUnknown" time={creation.began} />}
          />
        }
      />
    );
  if (wanted === null || allowed === null) return <NotFoundScreen />;
  if (wanted !== allowed) return <Navigate to={stepPath(allowed)} replace />;
  return (
    <RegisterPage
      unsaved={registration.secrets.password !== ""}
      content={
        <OpenStep registration={registration} step={allowed} creating={creation.pending} onCreate={create} />
      }
    />
  );
}

function RegisterPage({ unsaved, content }: { unsaved: boolean; content: ReactNode }) {
  usePageTitle("register");
  return (
    <PublicPage>
      <RegisterView unsaved={unsaved}>{content}</RegisterView>
    </PublicPage>
  );
}

interface OpenStepProps {
  registration: Registration;
  step: RegistrationStep;
  creating: boolean;
  onCreate: () => Promise<void>;
}

function OpenStep({ registration, step, creating, onCreate }: OpenStepProps) {
  const codeAsked = useGetRegisterOtpQuery().data ?? false;
  const { phoneCheck } = registration.draft;
  return (
    <RegisterStepView
      steps={stepsShown(codeAsked || step === "code")}
      step={step}
      phone={phoneCheck.kind === "none" ? "" : phoneCheck.phone}
    >
      {step === "phone" && <PhoneStep registration={registration} />}
      {step === "code" && phoneCheck.kind === "sent" && (
        <CodeStep registration={registration} sent={phoneCheck} />
      )}
      {step === "profile" && <ProfileStep registration={registration} />}
      {step === "bank" && <BankStep registration={registration} pending={creating} onCreate={onCreate} />}
    </RegisterStepView>
  );
}
