import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toApiError, useVerifyOtpMutation } from "@member-wallet/api";
import { Button, Countdown, FormShell, Notice, OneTimeCodeField, Text, TextLink } from "@member-wallet/ui";
import type { PhoneCheck } from "./draft.ts";
import styles from "./CodeStep.module.css";
import { cooldownOver, RESEND_COOLDOWN, stepPath } from "./steps.ts";
import { problemAt, type Registration } from "./useRegistration.ts";
import { useSendCode } from "./useSendCode.ts";
import { useIsMounted } from "./useIsMounted.ts";

interface CodeStepProps {
  registration: Registration;
  sent: Extract<PhoneCheck, { kind: "sent" }>;
}

/** Step 2: the one-time code with its reference, and a new one when the minute is over (§2, §8). */
export function CodeStep({ registration, sent }: CodeStepProps) {
  const { t } = useTranslation("register");
  const [verifyOtp, { isLoading: verifying }] = useVerifyOtpMutation();
  const sendCode = useSendCode();
  const stillHere = useIsMounted();
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState(false);
  const [resending, setResending] = useState(false);
  const [resent, setResent] = useState(false);
  const deadline = sent.askedAt + RESEND_COOLDOWN;
  const [waited, setWaited] = useState(() => cooldownOver(sent.askedAt, Date.now()));
  const { change, goTo, refuse, clearProblem } = registration;

  async function submit() {
    clearProblem();
    setResent(false);
    setMissing(code === "");
    if (code === "") return;
    const { error } = await verifyOtp({ otpToken: sent.token, otpCode: code });
    if (!stillHere()) return;
    const failure = error === undefined ? null : toApiError(error);
    const verified = failure === null || (failure.kind === "refused" && failure.message === "OTP_VERIFIED");
    if (!verified) return refuse(failure, "code");
    change({ phoneCheck: { kind: "verified", phone: sent.phone, token: sent.token } });
    goTo("profile", { replace: true });
  }

  async function resend() {
    if (resending) return;
    setResending(true);
    setResent(false);
    setMissing(false);
    clearProblem();
    const sending = await sendCode(sent.phone);
    if (!stillHere()) return;
    setResending(false);
    if (sending.kind === "checked") {
      change({ phoneCheck: sending.check });
      if (sending.check.kind === "verified") return goTo("profile", { replace: true });
      setCode("");
      setResent(true);
      return setWaited(false);
    }
    const { error } = sending;
    if (error.kind === "refused" && error.message === "REQUEST_LIMIT_1MIN") {
      change({ phoneCheck: { ...sent, askedAt: Date.now() } });
      setWaited(false);
    }
    refuse(error, "code");
  }

  return (
    <FormShell
      onSubmit={submit}
      pending={verifying}
      error={problemAt(registration, "code", "form")}
      submitLabel={t("next")}
      secondary={
        <div className={styles.ways}>
          {waited ? (
            <Button variant="quiet" pending={resending} onClick={() => void resend()}>
              {t("code.resend")}
            </Button>
          ) : (
            <div className={styles.wait}>
              <Text size={2} tone="muted">
                {t("code.resendLater")}
              </Text>
              <Countdown key={deadline} deadline={deadline} onExpire={() => setWaited(true)} />
            </div>
          )}
          <TextLink to={stepPath("phone")}>{t("code.changePhone")}</TextLink>
        </div>
      }
    >
      {resent && (
        <Notice tone="positive" announced>
          {t("code.resent")}
        </Notice>
      )}
      <OneTimeCodeField
        label={t("code.label")}
        name="code"
        aside={sent.reference === "" ? undefined : t("code.reference", { reference: sent.reference })}
        value={code}
        error={missing ? t("code.missing") : problemAt(registration, "code", "code")}
        onChange={(next) => {
          setCode(next);
          setMissing(false);
          clearProblem();
        }}
      />
    </FormShell>
  );
}
