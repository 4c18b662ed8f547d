import { useCallback } from "react";
import { type ApiError, toApiError, useSendOtpMutation } from "@member-wallet/api";
import type { PhoneCheck } from "./draft.ts";

export type CodeSending =
  | { readonly kind: "checked"; readonly check: PhoneCheck }
  | { readonly kind: "failed"; readonly error: ApiError };

/** Requests a one-time code. A phone that is already verified needs none (OTP_VERIFIED, as a refusal or an answer). */
export function useSendCode(): (phone: string) => Promise<CodeSending> {
  const [sendOtp] = useSendOtpMutation();
  return useCallback(
    async (phone) => {
      const { data, error } = await sendOtp(phone);
      if (data === undefined) return afterRefusal(phone, toApiError(error));
      const { code, otpRef: reference, otpToken: token } = data;
      if (code === "OTP_VERIFIED") return { kind: "checked", check: { kind: "verified", phone, token } };
      // Without a token no code can be checked: the message in its place explains why.
      if (token === "") {
        const message = code === "" || code === "SUCCESS" ? "OTP_SEND_FAIL" : code;
        return { kind: "failed", error: { kind: "refused", message, status: 200 } };
      }
      return { kind: "checked", check: { kind: "sent", phone, reference, token, askedAt: Date.now() } };
    },
    [sendOtp],
  );
}

function afterRefusal(phone: string, error: ApiError): CodeSending {
  return error.kind === "refused" && error.message === "OTP_VERIFIED"
    ? { kind: "checked", check: { kind: "verified", phone, token: "" } }
    : { kind: "failed", error };
}
