import { checkAccountName, needsEnglishName } from "@member-wallet/domain";
import type * as wire from "@member-wallet/api/wire";
import type { Operator } from "../context.ts";
import type { Queryable, Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { accountIds } from "../ledger/accounts.ts";
import { enterMember, MAX_NAME_LENGTH } from "../member/members.ts";
import { checkNewPassword } from "../member/new-password.ts";
import type { SwitchState } from "../switches/switches.ts";
import { isVerified } from "./one-time-codes.ts";
import { checkPhone, normalPhone } from "./phone.ts";

const ACCOUNT_NO = /^\d{6,20}$/;
/** An inviter's code is this and the inviter's id. */
const INVITER_PREFIX = "PR";

/** By what a registration is judged. */
export interface Rules {
  operator: Operator;
  switches: SwitchState;
  now: Date;
}

/** What must hold whenever a registration is sent, the bank fields aside. Answers the phone in its normal form. */
async function checkPerson(
  database: Queryable,
  { switches, now }: Rules,
  payload: wire.RegisterPayload,
): Promise<string> {
  const { name, username, password, otpToken = "" } = payload;
  const phone = checkPhone(username, switches);
  if (name.trim() === "" || name.length > MAX_NAME_LENGTH) throw new Refusal("INVALID_USER_INFO");
  checkNewPassword(password, username);
  // Who has not shown that the phone is theirs is not told either whether it is a member's.
  if (switches.registerOTP && !(await isVerified(database, { phone, token: otpToken }, now)))
    throw new Refusal("UNVERIFIED_OTP");
  const known = await database.query("select 1 from member where username = $1", [phone]);
  if (known.length > 0) throw new Refusal("EXISTING_USER");
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
 * Looks at a registration before it is complete: its bank fields may still be empty.
 * @throws {Refusal} `INVALID_USER_INFO`, `PHONE_NUMBER_REQUIRE_10_DIGIT`, `UNVERIFIED_OTP` without the token of a code that
 *   verified this phone while codes are asked for, `EXISTING_USER`, and once a bank is given `INVALID_BANK`,
 *   `BANK_ACCOUNT_NAME_ENG`, `EXISTING_BANK`.
 */
export async function validateRegistration(
  database: Queryable,
  rules: Rules,
  payload: wire.RegisterPayload,
): Promise<void> {
  await checkPerson(database, rules, payload);
  if (payload.bankCode !== "") await checkBank(database, rules.operator, payload);
}

/**
 * Checks a whole registration; returns the phone in its normal form.
 * @throws {Refusal} as `validateRegistration`.
 */
export async function checkRegistration(
  database: Queryable,
  rules: Rules,
  payload: wire.RegisterPayload,
): Promise<string> {
  const phone = await checkPerson(database, rules, payload);
  await checkBank(database, rules.operator, payload);
  return phone;
}

export interface Registering extends Rules {
  passwordHash: string;
}

/**
 * Creates the account, with an empty wallet. An inviter code that names nobody is let be: the member joins uninvited.
 * @throws {Refusal} as `checkRegistration`: another may have come first since it was looked at.
 */
export async function register(
  tx: Transaction,
  payload: wire.RegisterPayload,
  { passwordHash, ...rules }: Registering,
): Promise<void> {
  // Registrations of one phone or one bank account side by side wait for each other, so that the second is told why.
  for (const subject of [
    `phone ${normalPhone(payload.username)}`,
    `bank ${payload.bankCode} ${payload.bankAccountNo}`,
  ]) {
    await tx.query("select pg_advisory_xact_lock(hashtext($1))", [subject]);
  }
  const username = await checkRegistration(tx, rules, payload);

  const memberId = await enterMember(tx, {
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
