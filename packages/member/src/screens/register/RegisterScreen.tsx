import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { useGetRegisterOtpQuery } from "@member-wallet/api";
import { BankStep } from "../../features/registration/BankStep.tsx";
import { CodeStep } from "../../features/registration/CodeStep.tsx";
import { AccountCreated, CreationUnresolved } from "../../features/registration/CreationOutcome.tsx";
import { PhoneStep } from "../../features/registration/PhoneStep.tsx";
import { ProfileStep } from "../../features/registration/ProfileStep.tsx";
import { RegistrationProgress } from "../../features/registration/RegistrationProgress.tsx";
import { type RegistrationStep, stepPath, stepsShown } from "../../features/registration/steps.ts";
import { useAccountCreation } from "../../features/registration/useAccountCreation.ts";
import { type Registration, useRegistration } from "../../features/registration/useRegistration.ts";
import { PublicPage } from "../public-page/PublicPage.tsx";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { NotFoundScreen } from "../not-found/lazy-not-found.ts";
import styles from "./RegisterScreen.module.css";

/** Becoming a member in four steps, an address each (§2 Registration steps, §4 Registration). */
export function RegisterScreen() {
  const { registration, wanted, allowed } = useRegistration();
  // Above the steps and their redirects: an answer that is under way is never lost.
  const { creation, create, resend } = useAccountCreation(registration);
  if (creation.kind === "done") return <RegisterPage content={<AccountCreated />} />;
  if (creation.kind === "unresolved")
    return <RegisterPage content={<CreationUnresolved creation={creation} onResend={resend} />} />;
  if (wanted === null || allowed === null) return <NotFoundScreen />;
  if (wanted !== allowed) return <Navigate to={stepPath(allowed)} replace />;
  return (
    <RegisterPage
      content={
        <OpenStep registration={registration} step={allowed} creating={creation.pending} onCreate={create} />
      }
    />
  );
}

function RegisterPage({ content }: { content: ReactNode }) {
  const { t } = useTranslation("register");
  usePageTitle("register");
  return (
    <PublicPage>
      <h1 className={styles.heading}>{t("heading")}</h1>
      {content}
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
    <section className={styles.card}>
      <RegistrationProgress steps={stepsShown(codeAsked || step === "code")} current={step} />
      <StepHeading key={step} step={step} phone={phoneCheck.kind === "none" ? "" : phoneCheck.phone} />
      {step === "phone" && <PhoneStep registration={registration} />}
      {step === "code" && phoneCheck.kind === "sent" && (
        <CodeStep registration={registration} sent={phoneCheck} />
      )}
      {step === "profile" && <ProfileStep registration={registration} />}
      {step === "bank" && <BankStep registration={registration} pending={creating} onCreate={onCreate} />}
    </section>
  );
}

/** Takes the focus when a step comes after another, so that readers hear where they are. */
function StepHeading({ step, phone }: { step: RegistrationStep; phone: string }) {
  const { t } = useTranslation("register");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step !== "phone") heading.current?.focus();
  }, [step]);
  return (
    <header className={styles.step}>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {t(`step.${step}`)}
      </h2>
      <p className={styles.lead}>{t(`lead.${step}`, { phone })}</p>
    </header>
  );
}
