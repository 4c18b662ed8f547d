import * as v from "valibot";
import { listOf } from "../wire/lists.ts";
import { isBlank } from "../wire/is-blank.ts";
import { Baht, BankNames, Code, flag, LooseText, Markup } from "../wire/values.ts";

const ShownMarkup = v.pipe(
  Markup,
  v.check((markup) => !isBlank(markup), "Blank"),
);

/** The banks that a member can register with, by code; a name that the operator does not set is empty. */
export const BanksAnswer = listOf(v.object({ code: Code, ...BankNames.entries }));
/** A source without a description shows its code. */
export const SourcesAnswer = listOf(
  v.pipe(
    v.object({ code: Code, description: LooseText }),
    v.transform(({ code, description }) => ({ code, description: description || code })),
  ),
);
/** Drops blank texts. */
export const ConditionsAnswer = listOf(ShownMarkup);
/** The paragraphs of the agreement as markup, blank ones dropped (§2 Agreement). */
export const AgreementsAnswer = listOf(ShownMarkup);
/** The operator's name and website; empty when not set. */
export const InfoAnswer = v.object({ name: LooseText, website: LooseText });
/** The operator's notice on bonuses as markup. */
export const NoticeAnswer = v.object({ notice: Markup });
/** How to reach support (§2 Contact): markup, and the chat app's link, name and QR picture; empty when not set. */
export const ContactAnswer = v.object({
  /** HTML, like the operator's other texts. */
  contactText: LooseText,
  lineLink: LooseText,
  lineName: LooseText,
  lineQR: LooseText,
});

/** A figure that is absent or fails to parse is hidden: it gets no default, and it blocks nothing. */
/* @__NO_SIDE_EFFECTS__ */
function figure<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

/**
 * An account of the operator that takes deposits. `bankType` and `mode` decide on its payment method (§2 Deposit);
 * `currency` is a code, empty when not set; `rate` is baht for one unit of it, at the time of the answer.
 */
export const DepositAccount = v.object({
  bankCode: Code,
  bankType: LooseText,
  mode: LooseText,
  bankAccountName: LooseText,
  bankAccountNo: LooseText,
  currency: LooseText,
  /** Any figure that is no rate is left out. */
  rate: figure(v.pipe(v.number(), v.finite(), v.gtValue(0))),
  bank: v.nullish(BankNames, {}),
});
/** A mobile wallet of the operator, which takes gift links. */
export const DepositWallet = v.object({
  mode: LooseText,
  walletAccountName: LooseText,
  walletNo: v.optional(v.string()),
});
/** A time limit in whole minutes, a week at most. */
const Minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7 * 24 * 60));

/**
 * What the operator offers for deposits (§2 Deposit). `depositMin` is read as satang, `qrMinutes` is a QR's life in
 * minutes, `turnover` how many times a bonus must be staked; each is absent when unknown.
 */
export const DepositAnswer = v.object({
  banks: listOf(DepositAccount),
  wallets: listOf(DepositWallet),
  isManual: v.boolean(),
  depositMin: figure(
    v.pipe(
      Baht,
      v.check((amount) => amount >= 0, "Negative"),
    ),
  ),
  qrMinutes: figure(Minutes),
  turnover: figure(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000))),
});
/** The bounds of a withdrawal, sent in baht and read as satang (§5 Withdraw). */
export const WithdrawAnswer = v.object({ withdrawMin: Baht, withdrawMax: Baht });

const ClockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** `closedFrom`–`closedTo` is half-open, in the operator's local time, and may cross midnight. */
export const SlipRulesAnswer = v.object({
  uploadWithinMinutes: figure(Minutes),
  closedFrom: figure(ClockTime),
  closedTo: figure(ClockTime),
});

/** Whether a registration needs a one-time code; read as a boolean. */
export const RegisterOtpAnswer = flag("registerOTP");
/** Whether the operator shows the chat; read as a boolean. */
export const EnableChatWidgetAnswer = flag("enableChatWidget");

export type DepositAccount = v.InferOutput<typeof DepositAccount>;
export type DepositAnswer = v.InferOutput<typeof DepositAnswer>;
/**
 * When a slip can be sent: up to `uploadWithinMinutes` minutes after the transfer, and not from `closedFrom` to
 * `closedTo` (`HH:mm`, the operator's time).
 */
export type SlipRules = v.InferOutput<typeof SlipRulesAnswer>;
export type BanksAnswer = v.InferOutput<typeof BanksAnswer>;
export type SourcesAnswer = v.InferOutput<typeof SourcesAnswer>;
export type ConditionsAnswer = v.InferOutput<typeof ConditionsAnswer>;
export type AgreementsAnswer = v.InferOutput<typeof AgreementsAnswer>;
export type InfoAnswer = v.InferOutput<typeof InfoAnswer>;
export type NoticeAnswer = v.InferOutput<typeof NoticeAnswer>;
export type ContactAnswer = v.InferOutput<typeof ContactAnswer>;
export type WithdrawAnswer = v.InferOutput<typeof WithdrawAnswer>;
export type RegisterOtpAnswer = v.InferOutput<typeof RegisterOtpAnswer>;
export type EnableChatWidgetAnswer = v.InferOutput<typeof EnableChatWidgetAnswer>;
