import type { CurrencyRule } from "@member-wallet/domain";

/** What is known about the phone number: each state belongs to one number. */
export type PhoneCheck =
  | { readonly kind: "none" }
  /** The operator requires no one-time code. */
  | { readonly kind: "not-asked"; readonly phone: string }
  /** A one-time code was requested; `askedAt` is the time of the last request (local epoch milliseconds). */
  | {
      readonly kind: "sent";
      readonly phone: string;
      readonly reference: string;
      readonly token: string;
      readonly askedAt: number;
    }
  /** A one-time code was right; by its `token` the server knows who verified the phone (empty if it sent none). */
  | { readonly kind: "verified"; readonly phone: string; readonly token: string };

/** A visitor's input without the passwords: it is stored in the history entry (§4 Registration). */
export interface RegistrationDraft {
  /** The phone as typed; `readPhone` reads it. */
  readonly phone: string;
  readonly phoneCheck: PhoneCheck;
  readonly name: string;
  readonly sourceCode: string;
  readonly inviteCode: string;
  readonly bankCode: string;
  readonly accountNo: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly currency: string;
}

/** The passwords of a registration: in memory only, gone with a reload. */
export interface RegistrationSecrets {
  readonly password: string;
  readonly confirmation: string;
}

export const NO_SECRETS: RegistrationSecrets = { password: "", confirmation: "" };

/** An empty registration, with the inviter code of an invite link. */
export function emptyDraft(currency: CurrencyRule, inviteCode: string): RegistrationDraft {
  return {
    phone: "",
    phoneCheck: { kind: "none" },
    name: "",
    sourceCode: "",
    inviteCode,
    bankCode: "",
    accountNo: "",
    firstName: "",
    lastName: "",
    currency: currency.kind === "fixed" ? currency.code : currency.initial,
  };
}

/**
 * Reads the draft from a history entry, which may contain anything: a value of the wrong shape falls back to `empty`.
 * So does a currency that the market does not offer.
 */
export function readDraft(
  stored: unknown,
  empty: RegistrationDraft,
  currency: CurrencyRule,
): RegistrationDraft {
  if (!isRecord(stored)) return empty;
  const text = (key: Exclude<keyof RegistrationDraft, "phoneCheck">) => {
    const value = stored[key];
    return typeof value === "string" ? value : empty[key];
  };
  const chosen = text("currency");
  return {
    phone: text("phone"),
    phoneCheck: readPhoneCheck(stored["phoneCheck"]),
    name: text("name"),
    sourceCode: text("sourceCode"),
    inviteCode: text("inviteCode"),
    bankCode: text("bankCode"),
    accountNo: text("accountNo"),
    firstName: text("firstName"),
    lastName: text("lastName"),
    currency: currency.kind === "choice" && currency.options.includes(chosen) ? chosen : empty.currency,
  };
}

function readPhoneCheck(stored: unknown): PhoneCheck {
  if (!isRecord(stored) || typeof stored["phone"] !== "string") return { kind: "none" };
  const { kind, phone, reference, token, askedAt } = stored;
  if (kind === "not-asked") return { kind, phone };
  if (typeof token !== "string") return { kind: "none" };
  if (kind === "verified") return { kind, phone, token };
  if (kind !== "sent" || typeof askedAt !== "number") return { kind: "none" };
  return { kind, phone, token, askedAt, reference: typeof reference === "string" ? reference : "" };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
