import type { CurrencyRule } from "@member-wallet/domain";

/** What is known of the phone number: each state belongs to one number and says nothing of another. */
export type PhoneCheck =
  | { readonly kind: "none" }
  /** The operator asks for no one-time code. */
  | { readonly kind: "not-asked"; readonly phone: string }
  /** A one-time code is on its way; `askedAt` (local epoch milliseconds) is when one was last asked for. */
  | {
      readonly kind: "sent";
      readonly phone: string;
      readonly reference: string;
      readonly token: string;
      readonly askedAt: number;
    }
  /** A one-time code was right; by its `token` the server knows who verified the phone (empty where it gave none). */
  | { readonly kind: "verified"; readonly phone: string; readonly token: string };

/** What a visitor has filled in, but for the passwords: it is kept with the history entry (§4 Registration). */
export interface RegistrationDraft {
  /** As typed; `readPhone` reads it. */
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

/** The passwords of a registration: held in memory only, gone with a reload. */
export interface RegistrationSecrets {
  readonly password: string;
  readonly confirmation: string;
}

export const NO_SECRETS: RegistrationSecrets = { password: "", confirmation: "" };

/** A registration at its start, with the inviter code that a link brought. */
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
 * Reads the draft that a history entry kept, which may be anything: what is not of its shape is as in `empty`.
 * A currency that the market does not offer falls back too.
 */
export function readDraft(
  kept: unknown,
  empty: RegistrationDraft,
  currency: CurrencyRule,
): RegistrationDraft {
  if (!isRecord(kept)) return empty;
  const text = (key: Exclude<keyof RegistrationDraft, "phoneCheck">) => {
    const value = kept[key];
    return typeof value === "string" ? value : empty[key];
  };
  const chosen = text("currency");
  return {
    phone: text("phone"),
    phoneCheck: readPhoneCheck(kept["phoneCheck"]),
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

function readPhoneCheck(kept: unknown): PhoneCheck {
  if (!isRecord(kept) || typeof kept["phone"] !== "string") return { kind: "none" };
  const { kind, phone, reference, token, askedAt } = kept;
  if (kind === "not-asked") return { kind, phone };
  if (typeof token !== "string") return { kind: "none" };
  if (kind === "verified") return { kind, phone, token };
  if (kind !== "sent" || typeof askedAt !== "number") return { kind: "none" };
  return { kind, phone, token, askedAt, reference: typeof reference === "string" ? reference : "" };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
