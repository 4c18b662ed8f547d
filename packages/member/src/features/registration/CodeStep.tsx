import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toApiError, useVerifyOtpMutation } from "@member-wallet/api";
import { useFormValidation } from "@member-wallet/ui";
import { CodeStepView } from "./CodeStepView.tsx";
import type { PhoneCheck } from "./draft.ts";
import { cooldownOver, RESEND_COOLDOWN } from "./steps.ts";
import { problemAt, type Registration } from "./useRegistration.ts";
import { useSendCode } from "./useSendCode.ts";
import { useIsMounted } from "../../navigation/useIsMounted.ts";

interface CodeStepProps {
  registration: Registration;
  sent: Extract<PhoneCheck, { kind: "sent" }>;
}

/** Step 2: the one-time code with its reference, and a new one after a minute (§2, §8). */
export function CodeStep({ registration, sent }: CodeStepProps) {
  const { t } = useTranslation("register");
  const [verifyOtp, { isLoading: verifying }] = useVerifyOtpMutation();
  const sendCode = useSendCode();
  const isMounted = useIsMounted();
  const [code, setCode] = useState("");
  const [resending, setResending] = useState(false);
  const [resent, setResent] = useState(false);
  const deadline = sent.askedAt + RESEND_COOLDOWN;
  const [waited, setWaited] = useState(() => cooldownOver(sent.askedAt, Date.now()));
  const { change, goTo, refuse, clearProblem } = registration;

  const { problems, submit, edited } = useFormValidation({
    problems: { code: code === "" ? ("missing" as const) : null },
    onValid: verify,
  });

  async function verify() {
    const { error } = await verifyOtp({ otpToken: sent.token, otpCode: code });
    if (!isMounted()) return;
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
    edited();
    clearProblem();
    const sending = await sendCode(sent.phone);
    if (!isMounted()) return;
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
    <CodeStepView
      code={code}
      error={problems.code ? t("code.missing") : problemAt(registration, "code", "code")}
      failure={problemAt(registration, "code", "form")}
      reference={sent.reference}
      pending={verifying}
      resendAt={waited ? null : deadline}
      resending={resending}
      resent={resent}
      onChange={(next) => {
        setCode(next);
        edited();
        clearProblem();
      }}
      onSubmit={() => {
        clearProblem();
        setResent(false);
        return submit();
      }}
      onResend={() => void resend()}
      onExpire={() => setWaited(true)}
    />
  );
}
