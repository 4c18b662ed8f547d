import * as v from "valibot";
import { listOf } from "../wire/lists.ts";
import { Baht, flag, LooseText, Markup } from "../wire/values.ts";

export const BanksAnswer = listOf(
  v.object({ code: v.string(), nameTH: v.string(), nameEN: v.optional(v.string()) }),
);
export const SourcesAnswer = listOf(v.object({ code: v.string(), description: v.string() }));
export const ConditionsAnswer = listOf(Markup);
export const AgreementsAnswer = listOf(Markup);
export const InfoAnswer = v.object({ name: LooseText, website: LooseText });
export const NoticeAnswer = v.object({ notice: Markup });
export const ContactAnswer = v.object({
  /** Markup, as the other texts of the operator. */
  contactText: LooseText,
  lineLink: LooseText,
  lineName: LooseText,
  lineQR: LooseText,
});

export const DepositAccount = v.object({
  bankCode: v.string(),
  bankType: LooseText,
  mode: LooseText,
  bankAccountName: LooseText,
  bankAccountNo: LooseText,
  currency: LooseText,
  bank: v.nullish(v.object({ nameTH: LooseText, nameEN: LooseText }), {}),
});
export const DepositWallet = v.object({
  mode: LooseText,
  walletAccountName: LooseText,
  walletNo: v.optional(v.string()),
});
/** A figure that is absent, or cannot be read, is not shown: nothing is made up in its place, and nobody is kept out. */
/* @__NO_SIDE_EFFECTS__ */
function figure<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

export const DepositAnswer = v.object({
  banks: listOf(DepositAccount),
  wallets: listOf(DepositWallet),
  isManual: v.boolean(),
  depositMin: figure(Baht),
  qrMinutes: figure(v.number()),
  turnover: figure(v.number()),
});
export const WithdrawAnswer = v.object({ withdrawMin: Baht, withdrawMax: Baht });

const ClockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** `closedFrom`–`closedTo` is half-open, in the operator's local time, and may cross midnight. */
export const SlipRulesAnswer = v.object({
  uploadWithinMinutes: figure(v.number()),
  closedFrom: figure(ClockTime),
  closedTo: figure(ClockTime),
});

export const RegisterOtpAnswer = flag("registerOTP");
export const EnableChatWidgetAnswer = flag("enableChatWidget");

export type DepositAccount = v.InferOutput<typeof DepositAccount>;
export type DepositAnswer = v.InferOutput<typeof DepositAnswer>;
export type SlipRules = v.InferOutput<typeof SlipRulesAnswer>;
