import type { RegisterPayload } from "@member-wallet/api";
import {
  accountNoDigits,
  checkAccountName,
  checkEnglishName,
  joinAccountName,
  type Market,
  readPhone,
  toAsciiDigits,
} from "@member-wallet/domain";
import type { RegistrationDraft, RegistrationSecrets } from "./draft.ts";

/** The errors of fields, before anything is sent. A valid field is absent. */
export type ProfileProblems = Partial<{
  name: "missing";
  password: "missing";
  confirmation: "missing" | "mismatch";
}>;

/** Name, password and confirmation are filled in, and the two agree (§5 Register step 3). */
export function checkProfile(
  { name }: Pick<RegistrationDraft, "name">,
  { password, confirmation }: RegistrationSecrets,
): ProfileProblems {
  return {
    ...(name.trim() === "" && { name: "missing" }),
    ...(password === "" && { password: "missing" }),
    ...(confirmation === ""
      ? { confirmation: "missing" }
      : password !== "" && password !== confirmation && { confirmation: "mismatch" }),
  };
}

export type BankProblems = Partial<{
  bankCode: "missing";
  accountNo: "missing" | "malformed";
  firstName: "missing" | "not-english";
  lastName: "missing" | "not-english";
}>;

/** Bank, number and both names are filled in; KTB, TMB and BBL take English names only (§5 Register step 4). */
export function checkBank(draft: RegistrationDraft): BankProblems {
  const { bankCode, accountNo, firstName, lastName } = draft;
  const bare = toAsciiDigits(accountNo).replace(/[\s.-]/g, "");
  const english = checkAccountName(bankCode, joinAccountName(firstName, lastName)).kind !== "not-english";
  const nameProblem = (name: string) => {
    if (name.trim() === "") return "missing" as const;
    return !english && checkEnglishName(name.trim()).kind === "not-english" ? ("not-english" as const) : null;
  };
  const first = nameProblem(firstName);
  const last = nameProblem(lastName);
  return {
    ...(bankCode === "" && { bankCode: "missing" }),
    ...(bare === "" ? { accountNo: "missing" } : !/^\d+$/.test(bare) && { accountNo: "malformed" }),
    ...(first !== null && { firstName: first }),
    ...(last !== null && { lastName: last }),
  };
}

/**
 * The payload of validation and creation (§3): a missing value is an empty text. The one-time code's token is sent only
 * with the phone that it verified.
 */
export function registerPayload(
  draft: RegistrationDraft,
  { password }: RegistrationSecrets,
  market: Pick<Market, "phone">,
): RegisterPayload {
  const read = readPhone(market.phone, draft.phone);
  const username = read.kind === "phone" ? read.phone : "";
  const { phoneCheck } = draft;
  const isVerified = phoneCheck.kind === "verified" && phoneCheck.phone === username;
  return {
    name: draft.name.trim(),
    username,
    password,
    sourceCode: draft.sourceCode,
    inviteCode: draft.inviteCode.trim(),
    bankCode: draft.bankCode,
    bankAccountName: joinAccountName(draft.firstName, draft.lastName),
    bankAccountNo: accountNoDigits(draft.accountNo),
    currency: draft.currency,
    ...(isVerified && phoneCheck.token !== "" && { otpToken: phoneCheck.token }),
  };
}

/** The payload of the validation after step 3: it excludes the bank, because no field for it shows yet. */
export function validationPayload(
  draft: RegistrationDraft,
  secrets: RegistrationSecrets,
  market: Pick<Market, "phone">,
): RegisterPayload {
  return { ...registerPayload(draft, secrets, market), bankCode: "", bankAccountName: "", bankAccountNo: "" };
}
