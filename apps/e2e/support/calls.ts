import * as wire from "@member-wallet/api/wire";
import type { Reader } from "./odd-answers.ts";

interface Call {
  /** Method and path; a part `*` matches any one part. */
  readonly call: string;
  /** The client's schema of its answer. */
  readonly reader: Reader;
}

interface ReadingCall extends Call {
  /** The fields that identify the items of its list. */
  readonly names?: readonly string[];
  /** Its path, for a call with a part `*`. */
  readonly path?: string;
  readonly body?: unknown;
}

interface WritingCall extends Call {
  /** Its answer after a success. */
  readonly answer: unknown;
}

const NEWEST = { page: 1, limit: 10 };

/** The calls that load the data of screens and dialogs. */
export const READING_CALLS: readonly ReadingCall[] = [
  { call: "GET /api/wallet", reader: wire.WalletAnswer, names: ["code"] },
  { call: "GET /api/wallet/account/*", reader: wire.GameLogin, path: "/api/wallet/account/PG" },
  { call: "GET /api/account/profile", reader: wire.ProfileAnswer },
  { call: "POST /api/statement", reader: wire.StatementAnswer, body: NEWEST },
  { call: "POST /api/statement/slip", reader: wire.SlipListAnswer, names: ["reference"], body: NEWEST },
  { call: "GET /api/qrcode/*", reader: wire.QrState, path: "/api/qrcode/KBANK" },
  { call: "GET /api/bonus", reader: wire.BonusListAnswer, names: ["code"] },
  { call: "GET /api/bonus/check/active", reader: wire.ActiveBonusAnswer },
  {
    call: "GET /api/promotion/find/*",
    reader: wire.PromotionAnswer,
    path: "/api/promotion/find/WELCOME50",
  },
  { call: "POST /api/invite", reader: wire.InviteAnswer, body: NEWEST },
  { call: "GET /api/invite/banners", reader: wire.BannersAnswer },
  { call: "POST /api/refund", reader: wire.RefundAnswer, body: NEWEST },
  { call: "GET /api/refund/check", reader: wire.RefundCheckAnswer },
  { call: "GET /api/refund/banners", reader: wire.BannersAnswer },
  { call: "GET /api/spinwheel/active", reader: wire.SpinActiveAnswer },
  { call: "GET /api/spinwheel/setup", reader: wire.SpinSetupAnswer },
  { call: "GET /api/spinwheel/coupon", reader: wire.CouponsAnswer },
  { call: "GET /api/chat/config", reader: wire.ChatConfigAnswer },
  { call: "POST /api/chat/history", reader: wire.ChatHistoryAnswer, body: { limit: 10, skip: 0 } },
  { call: "GET /api/lookup/active", reader: wire.ActiveAnswer },
  { call: "GET /api/lookup/agreements", reader: wire.AgreementsAnswer },
  { call: "GET /api/lookup/banks", reader: wire.BanksAnswer, names: ["code"] },
  { call: "GET /api/lookup/conditions", reader: wire.ConditionsAnswer },
  { call: "GET /api/lookup/contact", reader: wire.ContactAnswer },
  { call: "GET /api/lookup/deposit", reader: wire.DepositAnswer, names: ["bankAccountNo"] },
  { call: "GET /api/lookup/enableChatWidget", reader: wire.EnableChatWidgetAnswer },
  { call: "GET /api/lookup/info", reader: wire.InfoAnswer },
  { call: "GET /api/lookup/notice", reader: wire.NoticeAnswer },
  { call: "GET /api/lookup/registerOTP", reader: wire.RegisterOtpAnswer },
  { call: "GET /api/lookup/slip", reader: wire.SlipRulesAnswer },
  { call: "GET /api/lookup/sources", reader: wire.SourcesAnswer, names: ["code"] },
  { call: "GET /api/lookup/withdraw", reader: wire.WithdrawAnswer },
];

const DONE = { message: "SUCCESS" };

/** The calls that change something; their answers are fixed, because nothing changes here. */
export const WRITING_CALLS: readonly WritingCall[] = [
  { call: "POST /api/login", reader: wire.LoginAnswer, answer: { token: "a-token-of-the-journeys" } },
  { call: "POST /api/account/validate", reader: wire.Message, answer: DONE },
  { call: "POST /api/account", reader: wire.Message, answer: DONE },
  {
    call: "POST /api/otp/send",
    reader: wire.OtpSendAnswer,
    answer: { otpRef: "ABCD", otpToken: "token", code: "SUCCESS" },
  },
  { call: "POST /api/otp/verify", reader: wire.Message, answer: { message: "OTP_CODE_VALID" } },
  { call: "PUT /api/account/profile", reader: wire.Message, answer: DONE },
  { call: "PUT /api/account/bankAccountName", reader: wire.Message, answer: DONE },
  { call: "PUT /api/account/changepwd", reader: wire.Message, answer: DONE },
  { call: "GET /api/wallet/refresh/slot", reader: wire.Message, answer: DONE },
  { call: "GET /api/wallet/activate/*", reader: wire.Message, answer: DONE },
  { call: "GET /api/wallet/resetpassword/*", reader: wire.Message, answer: DONE },
  { call: "POST /api/wallet/transfer", reader: wire.Message, answer: DONE },
  { call: "POST /api/wallet/transferAll", reader: wire.Message, answer: DONE },
  { call: "POST /api/wallet/withdrawAll", reader: wire.Message, answer: DONE },
  { call: "POST /api/wallet/truelink", reader: wire.Message, answer: DONE },
  { call: "POST /api/wallet/slip", reader: wire.SlipUploadAnswer, answer: { ...DONE, reference: "slip-1" } },
  {
    call: "POST /api/qrcode/*",
    reader: wire.QrState,
    answer: {
      qrcodeId: "qr-1",
      hasQrcode: true,
      qrcode: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h4v4H0z"/></svg>',
      amount: 300,
      expireIn: 600,
      message: "SUCCESS",
    },
  },
  {
    call: "GET /api/bonus/activate/*",
    reader: wire.UserBonus,
    answer: { _id: "bonus-1", isActive: true, received: [{ updatedAt: "2026-01-02T03:04:05.000Z" }] },
  },
  { call: "GET /api/bonus/clear", reader: wire.Message, answer: DONE },
  { call: "GET /api/promotion/activate/*", reader: wire.Message, answer: DONE },
  { call: "GET /api/invite/bonus", reader: wire.Message, answer: DONE },
  { call: "GET /api/refund/receive", reader: wire.Message, answer: DONE },
  { call: "GET /api/refund/addWallet", reader: wire.Message, answer: DONE },
  {
    call: "POST /api/spinwheel/spin",
    reader: wire.SpinAnswer,
    answer: { success: true, result: { code: "a-prize", label: "20", remainingCoin: 1 } },
  },
  { call: "POST /api/spinwheel/coupon/claim", reader: wire.Message, answer: DONE },
  { call: "DELETE /api/qrcode/*/*", reader: wire.Message, answer: DONE },
  { call: "GET /api/autoLogin/*/*", reader: wire.AutoLoginAnswer, answer: { link: "/files/none" } },
  { call: "GET /api/autoLogin/*/*/*", reader: wire.AutoLoginAnswer, answer: { link: "/files/none" } },
  {
    call: "GET /api/statement/slip/reference/*",
    reader: wire.SlipPictureAnswer,
    answer: { url: "/files/none" },
  },
];

/** The key of a request's call in the tables ("GET /api/wallet"); undefined for one that is in neither. */
export function callOf(line: string): string | undefined {
  const parts = line.split(/[ /]/);
  return [...READING_CALLS, ...WRITING_CALLS].find(({ call }) => {
    const wanted = call.split(/[ /]/);
    return wanted.length === parts.length && wanted.every((part, at) => part === "*" || part === parts[at]);
  })?.call;
}
