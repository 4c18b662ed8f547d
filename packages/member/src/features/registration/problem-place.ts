import type { ApiError } from "@member-wallet/api";
import { ADVISED_PASSWORD_LENGTH, isGuessablePassword } from "@member-wallet/domain";
import type { RegistrationDraft, RegistrationSecrets } from "./draft.ts";
import type { RegistrationStep } from "./steps.ts";

/** Where the member mends what the server refused. */
export type ProblemPlace =
  | { readonly step: "phone"; readonly field: "phone" }
  | { readonly step: "code"; readonly field: "code" }
  | { readonly step: "profile"; readonly field: "password" }
  | { readonly step: "bank"; readonly field: "bankCode" | "accountNo" | "firstName" };

const PHONE = { step: "phone", field: "phone" } as const;
const CODE = { step: "code", field: "code" } as const;

/** What is about one field, whichever step the visitor is at. */
const PLACES: ReadonlyMap<string, ProblemPlace> = new Map<string, ProblemPlace>([
  ["EXISTING_USER", PHONE],
  ["PHONE_NUMBER_REQUIRE_10_DIGIT", PHONE],
  ["UNVERIFIED_OTP", PHONE],
  ["EXISTING_BANK", { step: "bank", field: "accountNo" }],
  ["INVALID_BANK", { step: "bank", field: "bankCode" }],
  ["BANK_ACCOUNT_NAME_ENG", { step: "bank", field: "firstName" }],
]);

/** What is said of one-time codes (§8): at the code where one is asked for, else at the phone it was to go to. */
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

/**
 * The field that a refusal is about, when it can be seen or gone back to from `step`; `null` when it is about the whole
 * form, whose end it then stands at.
 */
export function problemPlace(error: ApiError, step: RegistrationStep, details: Details): ProblemPlace | null {
  if (error.kind !== "refused") return null;
  const { message } = error;
  if (OF_CODES.has(message)) return step === "code" ? CODE : step === "phone" ? PHONE : null;
  if (message === "INVALID_USER_INFO") return placeOfDetails(step, details);
  const place = PLACES.get(message) ?? null;
  if (place === null || place.step === step || place.step === "phone") return place;
  return null;
}

/** Of what was sent, the details by which a refusal is placed. */
type Details = Pick<RegistrationSecrets, "password"> & Pick<RegistrationDraft, "phone">;

/**
 * INVALID_USER_INFO doesn't say which detail is wrong: at the phone step it can only be the phone, at the profile step a
 * password shorter than the form advises or easy to guess is the likeliest, and otherwise it is about the form.
 */
function placeOfDetails(step: RegistrationStep, { password, phone }: Details): ProblemPlace | null {
  if (step === "phone") return PHONE;
  const weak = password.length < ADVISED_PASSWORD_LENGTH || isGuessablePassword(password, phone);
  return step === "profile" && weak ? { step: "profile", field: "password" } : null;
}
