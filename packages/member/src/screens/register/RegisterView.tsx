import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { RegistrationProgressView } from "../../features/registration/RegistrationProgressView.tsx";
import type { RegistrationStep } from "../../features/registration/steps.ts";
import styles from "./RegisterView.module.css";

interface RegisterViewProps {
  /** This page alone has a password, or the key of a registration whose end is not known: it isn't reloaded by itself. */
  unsaved: boolean;
  children: ReactNode;
}

/** The registration (§2): its heading over the open step or the outcome. */
export function RegisterView({ unsaved, children }: RegisterViewProps) {
  const { t } = useTranslation("register");
  return (
    <>
      <h1 className={styles.heading}>{t("heading")}</h1>
      {unsaved && <span hidden data-unsaved />}
      {children}
    </>
  );
}

interface RegisterStepViewProps {
  /** The steps of this visitor. */
  steps: readonly RegistrationStep[];
  step: RegistrationStep;
  /** The phone that a code was sent to; else empty. */
  phone: string;
  /** The form of the step. */
  children: ReactNode;
}

/** One step of a registration: how far it is, what is to do, and the form. */
export function RegisterStepView({ steps, step, phone, children }: RegisterStepViewProps) {
  return (
    <section className={styles.card}>
      <RegistrationProgressView steps={steps} current={step} />
      <StepHeading step={step} phone={phone} />
      {children}
    </section>
  );
}

/** Takes the focus when one step follows another, so that screen readers announce it. */
function StepHeading({ step, phone }: Pick<RegisterStepViewProps, "step" | "phone">) {
  const { t } = useTranslation("register");
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) heading.current?.focus();
    last.current = step;
  }, [step]);
  return (
    <header className={styles.step}>
      <h2 key={step} ref={heading} className={styles.title} tabIndex={-1}>
        {t(`step.${step}`)}
      </h2>
      <p className={styles.lead}>{t(`lead.${step}`, { phone })}</p>
    </header>
  );
}
