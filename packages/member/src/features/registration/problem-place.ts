import type { ApiError } from "@member-wallet/api";
import { ADVISED_PASSWORD_LENGTH, isGuessablePassword } from "@member-wallet/domain";
import type { RegistrationDraft, RegistrationSecrets } from "./draft.ts";
import type { RegistrationStep } from "./steps.ts";

/** Where the member can correct what the server refused. */
export type ProblemPlace =
  | { readonly step: "phone"; readonly field: "phone" }
  | { readonly step: "code"; readonly field: "code" }
  | { readonly step: "profile"; readonly field: "password" }
  | { readonly step: "bank"; readonly field: "accountNo" | "firstName" };

const PHONE = { step: "phone", field: "phone" } as const;
const CODE = { step: "code", field: "code" } as const;

/** Refusals about one field, at any step. INVALID_BANK is none: bank or number may be wrong. */
const PLACES: ReadonlyMap<string, ProblemPlace> = new Map<string, ProblemPlace>([
  ["EXISTING_USER", PHONE],
  ["PHONE_NUMBER_REQUIRE_10_DIGIT", PHONE],
  ["EXISTING_BANK", { step: "bank", field: "accountNo" }],
  ["BANK_ACCOUNT_NAME_ENG", { step: "bank", field: "firstName" }],
]);

/** Refusals about one-time codes (§8): they show at the code where one is required, else at its phone. */
const OF_CODES: ReadonlySet<string> = new Set([
  "OTP_BLOCK",
  "REQUEST_LIMIT",
  "REQUEST_LIMIT_1MIN",
  "OTP_TOKEN_INVALID",
  "OTP_NOT_EXIST",
  "OTP_EXPIRED",
  "OTP_CODE_INVALID",
  "OTP_SEND_FAIL",
  "OTP_VERIFY_FAIL",
]);

/** Refusals that end a code: after its step they are about the phone's check. */
const OF_ENDED_CODES: ReadonlySet<string> = new Set(["OTP_TOKEN_INVALID", "OTP_NOT_EXIST", "OTP_EXPIRED"]);

/** Whether the phone has to be checked anew: the server knows of no check, or not of this one. */
export function losesPhoneCheck(error: ApiError, step: RegistrationStep): boolean {
  if (error.kind !== "refused") return false;
  const isPast = step === "profile" || step === "bank";
  return error.message === "UNVERIFIED_OTP" || (isPast && OF_ENDED_CODES.has(error.message));
}

/**
 * The field that a refusal is about, if it shows at `step` or an earlier step; `null` when it is about the whole form
 * and shows at its end.
 */
export function problemPlace(error: ApiError, step: RegistrationStep, details: Details): ProblemPlace | null {
  if (error.kind !== "refused") return null;
  const { message } = error;
  if (losesPhoneCheck(error, step)) return PHONE;
  if (OF_CODES.has(message)) return step === "code" ? CODE : step === "phone" ? PHONE : null;
  if (message === "INVALID_USER_INFO") return placeOfDetails(step, details);
  const place = PLACES.get(message) ?? null;
  if (place === null || place.step === step || place.step === "phone") return place;
  return null;
}

/** The parts of the request that locate a refusal. */
type Details = Pick<RegistrationSecrets, "password"> & Pick<RegistrationDraft, "phone">;

/**
 * INVALID_USER_INFO doesn't name the invalid detail: at the phone step it can only be the phone, at the profile step a
 * password that is too short or easy to guess is the likeliest, and otherwise it is about the form.
 */
function placeOfDetails(step: RegistrationStep, { password, phone }: Details): ProblemPlace | null {
  if (step === "phone") return PHONE;
  const weak = password.length < ADVISED_PASSWORD_LENGTH || isGuessablePassword(password, phone);
  return step === "profile" && weak ? { step: "profile", field: "password" } : null;
}
