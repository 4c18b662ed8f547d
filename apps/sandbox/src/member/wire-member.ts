import type { Operator } from "../context.ts";
import type { Member } from "./members.ts";

/** A member's profile and bank account as the wire tells them. */
export function wireMember(operator: Operator, member: Member) {
  const { id, name, username, coin, bankCode, bankAccountName, bankAccountNo } = member;
  return {
    profile: { _id: id, name, username, createdAt: member.createdAt.toISOString(), coin },
    bankAccount: { bankCode, bankAccountName, bankAccountNo, bank: bankNames(operator, bankCode) },
  };
}

/** The bank of a member's account as the wire tells it; a bank that the operator no longer lists keeps its code. */
function bankNames(operator: Operator, code: string): { nameTH: string; nameEN: string } {
  const bank = operator.banks.find((one) => one.code === code);
  return { nameTH: bank?.nameTH ?? code, nameEN: bank?.nameEN ?? code };
}
