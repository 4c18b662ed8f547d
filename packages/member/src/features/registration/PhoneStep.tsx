import { useState } from "react";
import { useTranslation } from "react-i18next";
import { operatorApi, toApiError } from "@member-wallet/api";
import { type ReadPhone, readPhone } from "@member-wallet/domain";
import { useFormValidation } from "@member-wallet/ui";
import { AgeLineView } from "./AgeLineView.tsx";
import { OperatorRules } from "./lazy-operator-rules.ts";
import { PhoneStepView } from "./PhoneStepView.tsx";
import { cooldownOver } from "./steps.ts";
import { problemAt, type Registration } from "./useRegistration.ts";
import { useSendCode } from "./useSendCode.ts";
import { useIsMounted } from "../../navigation/useIsMounted.ts";

/** Step 1: the phone number, read by the market's rule (§5), and a one-time code when the operator requires one. */
export function PhoneStep({ registration }: { registration: Registration }) {
  const { draft, market, change, goTo, refuse, clearProblem } = registration;
  const [askWhetherCode] = operatorApi.useLazyGetRegisterOtpQuery();
  const sendCode = useSendCode();
  const isMounted = useIsMounted();
  const [pending, setPending] = useState(false);
  const read = readPhone(market.phone, draft.phone);
  const { problems, submit, edited } = useFormValidation({
    problems: { phone: read.kind === "phone" ? null : read },
    onValid: async () => {
      if (read.kind !== "phone") return;
      setPending(true);
      await confirm(read.phone);
      setPending(false);
    },
  });
  const problemText = usePhoneProblemText();
  const minimumAge = market.protection?.minimumAge;

  /** Checks whether this phone needs a code, requests one if so, and continues. */
  async function confirm(phone: string) {
    const { phoneCheck } = draft;
    const asked = await askWhetherCode();
    if (!isMounted()) return;
    if (asked.data === undefined) return refuse(toApiError(asked.error), "phone");
    if (!asked.data) {
      change({ phoneCheck: { kind: "not-asked", phone } });
      return goTo("profile");
    }
    if (phoneCheck.kind === "verified" && phoneCheck.phone === phone) return goTo("profile");
    // A code sent a moment ago is still valid; the server would refuse another (REQUEST_LIMIT_1MIN).
    const recent = phoneCheck.kind === "sent" && !cooldownOver(phoneCheck.askedAt, Date.now());
    if (recent && phoneCheck.phone === phone) return goTo("code");

    const sending = await sendCode(phone);
    if (!isMounted()) return;
    if (sending.kind === "failed") return refuse(sending.error, "phone");
    change({ phoneCheck: sending.check });
    goTo(sending.check.kind === "sent" ? "code" : "profile");
  }

  return (
    <>
      <PhoneStepView
        phone={draft.phone}
        error={problems.phone ? problemText(problems.phone) : problemAt(registration, "phone", "phone")}
        failure={problemAt(registration, "phone", "form")}
        pending={pending}
        onChange={(phone) => {
          edited();
          change({ phone });
        }}
        onSubmit={() => {
          clearProblem();
          return submit();
        }}
      />
      {minimumAge !== undefined && <AgeLineView minimumAge={minimumAge} rules={<OperatorRules />} />}
    </>
  );
}

/** The text of a problem: what is wrong with the number and how to correct it. */
function usePhoneProblemText(): (problem: Exclude<ReadPhone, { kind: "phone" }>) => string {
  const { t } = useTranslation("register");
  return (problem) => {
    switch (problem.kind) {
      case "empty":
        return t("phone.missing");
      case "malformed":
        return t("phone.malformed");
      case "wrong-length":
        return t("phone.length", { digits: problem.length });
      default:
        return problem satisfies never;
    }
  };
}
