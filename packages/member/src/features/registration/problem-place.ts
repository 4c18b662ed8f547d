import type { ApiError } from "@member-wallet/api";
import type { RegistrationStep } from "./steps.ts";

/** Where the member mends what the server refused. */
export type ProblemPlace =
  | { readonly step: "phone"; readonly field: "phone" }
  | { readonly step: "code"; readonly field: "code" }
  | { readonly step: "bank"; readonly field: "bankCode" | "accountNo" | "firstName" };

const PLACES: ReadonlyMap<string, ProblemPlace> = new Map<string, ProblemPlace>([
  ["EXISTING_USER", { step: "phone", field: "phone" }],
  ["PHONE_NUMBER_REQUIRE_10_DIGIT", { step: "phone", field: "phone" }],
  ["UNVERIFIED_OTP", { step: "phone", field: "phone" }],
  ["OTP_TOKEN_INVALID", { step: "code", field: "code" }],
  ["OTP_NOT_EXIST", { step: "code", field: "code" }],
  ["OTP_EXPIRED", { step: "code", field: "code" }],
  ["OTP_CODE_INVALID", { step: "code", field: "code" }],
  ["EXISTING_BANK", { step: "bank", field: "accountNo" }],
  ["INVALID_BANK", { step: "bank", field: "bankCode" }],
  ["BANK_ACCOUNT_NAME_ENG", { step: "bank", field: "firstName" }],
]);

/**
 * The field that a refusal is about, when it can be seen or gone back to from `step`; `null` when it is about the whole
 * form, whose end it then stands at.
 */
export function problemPlace(error: ApiError, step: RegistrationStep): ProblemPlace | null {
  if (error.kind !== "refused") return null;
  const place = PLACES.get(error.message) ?? null;
  if (place === null || place.step === step || place.step === "phone") return place;
  return null;
}
