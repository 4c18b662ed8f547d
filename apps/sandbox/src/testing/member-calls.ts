import { aRegistration } from "./registration.ts";

/** A call with a valid body. */
type ExampleCall = [method: string, path: string, body?: unknown];

/** Every call that requires a token. */
export const MEMBER_CALLS: readonly ExampleCall[] = [
  ["GET", "/api/account/profile"],
  ["PUT", "/api/account/profile", { name: "X", bankCode: "SCB", bankAccountName: "X", bankAccountNo: "1" }],
  ["PUT", "/api/account/bankAccountName", { bankCode: "SCB", bankAccountName: "EVIL TWIN" }],
  ["PUT", "/api/account/changepwd", { oldPassword: "test-1234", newPassword: "test-5678" }],
  ["GET", "/api/wallet"],
  ["GET", "/api/wallet/refresh/slot"],
  ["POST", "/api/wallet/transfer", { from: "wallet", to: "PG", amount: 1 }],
  ["POST", "/api/wallet/transferAll", { to: "wallet" }],
  ["POST", "/api/wallet/withdraw", { amount: 100 }],
  ["POST", "/api/wallet/withdrawAll", { amount: 100 }],
  ["GET", "/api/bonus"],
  ["GET", "/api/bonus/check/active"],
  ["GET", "/api/bonus/activate/DAY"],
  ["GET", "/api/bonus/clear"],
  ["GET", "/api/promotion/find/NEW30"],
  ["GET", "/api/promotion/activate/NEW30"],
  ["POST", "/api/invite", { page: 1, limit: 10 }],
  ["GET", "/api/invite/banners"],
  ["GET", "/api/invite/bonus"],
  ["POST", "/api/refund", { page: 1, limit: 10 }],
  ["GET", "/api/refund/check"],
  ["GET", "/api/refund/banners"],
  ["GET", "/api/refund/receive"],
  ["GET", "/api/refund/addWallet"],
  ["GET", "/api/spinwheel/active"],
  ["GET", "/api/spinwheel/setup"],
  ["POST", "/api/spinwheel/spin"],
  ["GET", "/api/spinwheel/coupon"],
  [
    "POST",
    "/api/spinwheel/coupon/claim",
    { coupon: { prize: { name: "Wheel", slice: { code: "CASH" } }, amount: 1 } },
  ],
  ["POST", "/api/statement", { page: 1, limit: 10 }],
  ["POST", "/api/statement/slip", { page: 1, limit: 10 }],
  ["GET", "/api/statement/slip/reference/00000000000000000000"],
  ["POST", "/api/wallet/slip", {}],
  ["GET", "/api/qrcode/KBANK"],
  ["POST", "/api/qrcode/WW", { amount: 100 }],
  ["DELETE", "/api/qrcode/KBANK/00000000000000000000"],
  ["POST", "/api/wallet/truelink", { link: "U2FsdGVkX18=" }],
];

/** Calls without a token; valid but for secrets in them. */
export const OTHER_CALLS: readonly ExampleCall[] = [
  ["POST", "/api/login", { username: "0800000001", password: "test-1234" }],
  ["POST", "/api/otp/send", { phoneNumber: "0811112222" }],
  ["POST", "/api/otp/verify", { otpToken: "0".repeat(32), otpCode: "000000" }],
  ["POST", "/api/account/validate", aRegistration()],
  ["POST", "/api/account", aRegistration()],
  ["POST", "/files/play/enter", { code: "PG", ticket: "0".repeat(32) }],
  ["POST", "/files/play/log-in", { code: "PG", username: "x", password: "x" }],
  ["POST", "/files/play/balance", { session: "0".repeat(32) }],
  ["POST", "/files/play/round", { session: "0".repeat(32), round: "0".repeat(8), stake: 1 }],
  ["POST", "/sandbox/next-round", { outcome: "win" }],
  ["POST", "/sandbox/switches", { latency: 1, faults: [{ call: "GET /api/*", effect: { kind: "kill" } }] }],
  ["POST", "/sandbox/running-bonus", { username: "0800000001", type: "day" }],
  ["POST", "/sandbox/gift-links", { amount: 10 }],
  ["POST", "/sandbox/slips/transfer", { amount: 100, to: "4680123456", from: "SCB", minutesAgo: 1 }],
  ["POST", "/sandbox/slips/0/decide", { kind: "accept", amount: 100 }],
];
