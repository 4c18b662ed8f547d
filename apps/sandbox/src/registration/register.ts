import { checkAccountName, needsEnglishName } from "@member-wallet/domain";
import type * as wire from "@member-wallet/api/wire";
import type { Queryable, Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { accountIds } from "../ledger/accounts.ts";
import { findMemberId, insertMember, MAX_NAME_LENGTH } from "../member/members.ts";
import { checkNewPassword } from "../member/new-password.ts";
import { checkPhone, normalPhone } from "../member/phone.ts";
import type { Operator } from "../operator.ts";
import type { SwitchState } from "../switches/switches.ts";
import { isVerified } from "./one-time-codes.ts";

const ACCOUNT_NO = /^\d{6,20}$/;
/** An invite code is this prefix and the inviter's id. */
const INVITER_PREFIX = "PR";

/** What a registration is checked against. */
interface RegistrationRules {
  operator: Operator;
  switches: SwitchState;
  now: Date;
}

/** Checks everything but the bank fields; returns the phone in its normal form. */
async function checkPerson(
  database: Queryable,
  { switches, now }: RegistrationRules,
  payload: wire.RegisterPayload,
): Promise<string> {
  const { name, username, password, otpToken = "" } = payload;
  const phone = checkPhone(username, switches);
  if (name.trim() === "" || name.length > MAX_NAME_LENGTH) throw new Refusal("INVALID_USER_INFO");
  checkNewPassword(password, username);
  // Before the existence check: only the phone's owner may learn whether it is a member's.
  if (switches.registerOTP && !(await isVerified(database, { phone, token: otpToken }, now)))
    throw new Refusal("UNVERIFIED_OTP");
  if ((await findMemberId(database, phone)) !== null) throw new Refusal("EXISTING_USER");
  return phone;
}

async function checkBank(
  database: Queryable,
  operator: Operator,
  payload: wire.RegisterPayload,
): Promise<void> {
  const { bankCode, bankAccountName, bankAccountNo, currency } = payload;
  if (!operator.banks.some((bank) => bank.code === bankCode) || !ACCOUNT_NO.test(bankAccountNo)) {
    throw new Refusal("INVALID_BANK");
  }
  if (currency !== "BAHT" && currency !== "LAK") throw new Refusal("INVALID_BANK");
  const name = checkAccountName(bankCode, bankAccountName);
  if (name.kind === "empty" || bankAccountName.length > MAX_NAME_LENGTH) throw new Refusal("INVALID_BANK");
  if (name.kind === "not-english" && needsEnglishName(bankCode)) throw new Refusal("BANK_ACCOUNT_NAME_ENG");
  const known = await database.query("select 1 from member where bank_code = $1 and bank_account_no = $2", [
    bankCode,
    bankAccountNo,
  ]);
  if (known.length > 0) throw new Refusal("EXISTING_BANK");
}

/**
 * Checks a registration, `whole` or before its last step, where the bank may be empty; returns the phone in its normal
 * form.
 * @throws {Refusal} `INVALID_USER_INFO`, `PHONE_NUMBER_REQUIRE_10_DIGIT`, `UNVERIFIED_OTP` without the token that verified
 *   this phone while codes are required, `EXISTING_USER`, and with a bank `INVALID_BANK`, `BANK_ACCOUNT_NAME_ENG`,
 *   `EXISTING_BANK`.
 */
export async function checkRegistration(
  database: Queryable,
  rules: RegistrationRules,
  payload: wire.RegisterPayload,
  extent: "whole" | "before-bank",
): Promise<string> {
  const phone = await checkPerson(database, rules, payload);
  if (extent === "whole" || payload.bankCode !== "") await checkBank(database, rules.operator, payload);
  return phone;
}

/**
 * Creates the account, with an empty wallet. An unknown invite code is ignored.
 * @throws {Refusal} as `checkRegistration`, because another registration may have committed since the first check.
 */
export async function register(
  tx: Transaction,
  payload: wire.RegisterPayload,
  { passwordHash, ...rules }: RegistrationRules & { passwordHash: string },
): Promise<void> {
  // Concurrent registrations of one phone or bank account wait for each other, so that the second gets its code.
  for (const subject of [
    `phone ${normalPhone(payload.username)}`,
    `bank ${payload.bankCode} ${payload.bankAccountNo}`,
  ]) {
    await tx.query("select pg_advisory_xact_lock(hashtext($1))", [subject]);
  }
  const username = await checkRegistration(tx, rules, payload, "whole");

  const memberId = await insertMember(tx, {
    username,
    name: payload.name.trim(),
    bankCode: payload.bankCode,
    bankAccountName: payload.bankAccountName.trim().toUpperCase(),
    bankAccountNo: payload.bankAccountNo,
    currency: payload.currency === "LAK" ? "LAK" : "BAHT",
    coin: 0,
    createdAt: rules.now,
    passwordHash,
  });
  await accountIds(tx, [{ kind: "wallet", memberId }]);
  await tx.query(
    `update member set source_code = $2, inviter_id = (select id from member where id = $3 and id <> $1) where id = $1`,
    [memberId, payload.sourceCode.slice(0, 50), inviterOf(payload.inviteCode)],
  );
}

function inviterOf(code: string): string {
  const text = code.trim();
  return text.startsWith(INVITER_PREFIX) ? text.slice(INVITER_PREFIX.length) : "";
}
