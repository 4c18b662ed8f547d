import type { InferInput } from "valibot";
import type { BankAccount, Profile } from "./schemas.ts";

/** A member with three coins. */
export function aProfile(over: Partial<InferInput<typeof Profile>> = {}): InferInput<typeof Profile> {
  return {
    _id: "m-1",
    name: "สมชาย",
    username: "0812345678",
    createdAt: "2026-01-05T03:04:05.000Z",
    coin: 3,
    ...over,
  };
}

/** A bank account at SCB with a Thai name. */
export function aBankAccount(
  over: Partial<InferInput<typeof BankAccount>> = {},
): InferInput<typeof BankAccount> {
  return {
    bankCode: "SCB",
    bankAccountName: "สมชาย ใจดี",
    bankAccountNo: "1234567890",
    bank: { nameTH: "ธนาคารไทยพาณิชย์", nameEN: "Siam Commercial Bank" },
    ...over,
  };
}
