import type * as wire from "@member-wallet/api/wire";

/** A valid registration, with overrides. */
export function aRegistration(overrides: Partial<wire.RegisterPayload> = {}): wire.RegisterPayload {
  return {
    name: "สมหญิง",
    username: "0811112222",
    password: "secret-123",
    sourceCode: "friend",
    inviteCode: "",
    bankCode: "SCB",
    bankAccountName: "สมหญิง ใจงาม",
    bankAccountNo: "1112223334",
    currency: "BAHT",
    ...overrides,
  };
}
