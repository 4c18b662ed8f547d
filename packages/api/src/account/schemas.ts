import * as v from "valibot";
import { BankNames, CountIfKnown, IsoTime, LooseText } from "../wire/values.ts";

/**
 * The body of a registration and of its validation (§2 Registration steps). `username` is the phone; `currency` is a
 * code of the market's currencies.
 */
export const RegisterPayload = v.object({
  name: v.string(),
  username: v.string(),
  password: v.string(),
  sourceCode: v.string(),
  inviteCode: v.string(),
  bankCode: v.string(),
  bankAccountName: v.string(),
  bankAccountNo: v.string(),
  currency: v.string(),
  /** The token of the one-time code that verified the phone; absent where none was required. */
  otpToken: v.exactOptional(v.string()),
});

/**
 * Who a member is. `username` is the phone, `createdAt` ISO 8601 or null, `coin` the number of coins for the prize
 * wheel, null when unknown.
 */
export const Profile = v.object({
  _id: v.string(),
  name: LooseText,
  username: LooseText,
  createdAt: v.fallback(v.nullable(IsoTime), null),
  coin: CountIfKnown,
});

/** The bank account that withdrawals go to. A name that the server does not send is an empty text. */
export const BankAccount = v.object({
  bankCode: LooseText,
  bankAccountName: LooseText,
  bankAccountNo: LooseText,
  bank: v.nullish(BankNames, {}),
});

/** A member's profile with the bank account. */
export const ProfileAnswer = v.object({ profile: Profile, bankAccount: BankAccount });

/** The body of a change of the profile: the new name, and the bank fields unchanged (§2 Profile). */
export const UpdateProfilePayload = v.object({
  name: v.string(),
  bankCode: v.string(),
  bankAccountName: v.string(),
  bankAccountNo: v.string(),
});
/** The body of a change of the bank account's name (§4 Bank name edit). */
export const BankAccountNamePayload = v.object({ bankCode: v.string(), bankAccountName: v.string() });
/** The body of a change of the member's password (§5 Change password). */
export const ChangePasswordPayload = v.object({ oldPassword: v.string(), newPassword: v.string() });

/** The body that asks for a one-time code; `phoneNumber` is normalised (§5 Phone). */
export const OtpSendPayload = v.object({ phoneNumber: v.string() });
/** `code` is of the catalogue (`SUCCESS`, `OTP_VERIFIED`), never the one-time code itself. */
export const OtpSendAnswer = v.object({ otpRef: LooseText, otpToken: LooseText, code: LooseText });
/** A string, so that the one-time code's leading zeros stay. */
export const OtpVerifyPayload = v.object({ otpToken: v.string(), otpCode: v.string() });

export type RegisterPayload = v.InferOutput<typeof RegisterPayload>;
export type Profile = v.InferOutput<typeof Profile>;
export type BankAccount = v.InferOutput<typeof BankAccount>;
export type UpdateProfilePayload = v.InferOutput<typeof UpdateProfilePayload>;
export type BankAccountNamePayload = v.InferOutput<typeof BankAccountNamePayload>;
export type ChangePasswordPayload = v.InferOutput<typeof ChangePasswordPayload>;
export type OtpSendAnswer = v.InferOutput<typeof OtpSendAnswer>;
export type OtpVerifyPayload = v.InferOutput<typeof OtpVerifyPayload>;
export type ProfileAnswer = v.InferOutput<typeof ProfileAnswer>;
