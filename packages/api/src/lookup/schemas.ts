import * as v from "valibot";
import { listOf } from "../wire/lists.ts";
import { isBlank } from "../wire/is-blank.ts";
import { Baht, BankNames, Code, flag, LooseText, Markup } from "../wire/values.ts";

const ShownMarkup = v.pipe(
  Markup,
  v.check((markup) => !isBlank(markup), "Blank"),
);

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
export const AgreementsAnswer = listOf(ShownMarkup);
export const InfoAnswer = v.object({ name: LooseText, website: LooseText });
export const NoticeAnswer = v.object({ notice: Markup });
export const ContactAnswer = v.object({
  /** HTML, like the operator's other texts. */
  contactText: LooseText,
  lineLink: LooseText,
  lineName: LooseText,
  lineQR: LooseText,
});

export const DepositAccount = v.object({
  bankCode: Code,
  bankType: LooseText,
  mode: LooseText,
  bankAccountName: LooseText,
  bankAccountNo: LooseText,
  currency: LooseText,
  bank: v.nullish(BankNames, {}),
});
export const DepositWallet = v.object({
  mode: LooseText,
  walletAccountName: LooseText,
  walletNo: v.optional(v.string()),
});
/** A figure that is absent or fails to parse is hidden: it gets no default, and it blocks nothing. */
/* @__NO_SIDE_EFFECTS__ */
function figure<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

/** A time limit in whole minutes, a week at most. */
const Minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7 * 24 * 60));

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
export const WithdrawAnswer = v.object({ withdrawMin: Baht, withdrawMax: Baht });

const ClockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** `closedFrom`–`closedTo` is half-open, in the operator's local time, and may cross midnight. */
export const SlipRulesAnswer = v.object({
  uploadWithinMinutes: figure(Minutes),
  closedFrom: figure(ClockTime),
  closedTo: figure(ClockTime),
});

export const RegisterOtpAnswer = flag("registerOTP");
export const EnableChatWidgetAnswer = flag("enableChatWidget");

export type DepositAccount = v.InferOutput<typeof DepositAccount>;
export type DepositAnswer = v.InferOutput<typeof DepositAnswer>;
export type SlipRules = v.InferOutput<typeof SlipRulesAnswer>;
