import type { Bank, Operator } from "../operator.ts";
import type { Member } from "./members.ts";

/** A member's profile and bank account in wire format. */
export function wireMember(operator: Operator, member: Member) {
  const { id, name, username, coin, bankCode, bankAccountName, bankAccountNo } = member;
  return {
    profile: { _id: id, name, username, createdAt: member.createdAt.toISOString(), coin },
    bankAccount: { bankCode, bankAccountName, bankAccountNo, bank: bankNames(operator, bankCode) },
  };
}

/** A bank's names; its code when the operator no longer lists it. */
function bankNames(operator: Operator, code: string): Omit<Bank, "code"> {
  const { code: _, ...names } = operator.banks.find((one) => one.code === code) ?? {
    nameTH: code,
    nameEN: code,
  };
  return names;
}
