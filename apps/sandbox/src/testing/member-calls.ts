/** Every call that is a member's own, with a body that would do. */
export const MEMBER_CALLS: readonly [method: string, path: string, body?: unknown][] = [
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
  ["GET", "/api/bonus/check/active"],
  ["POST", "/api/statement", { page: 1, limit: 10 }],
  ["GET", "/api/qrcode/KBANK"],
  ["POST", "/api/qrcode/WW", { amount: 100 }],
  ["DELETE", "/api/qrcode/KBANK/00000000000000000000"],
  ["POST", "/api/wallet/truelink", { link: "U2FsdGVkX18=" }],
];
