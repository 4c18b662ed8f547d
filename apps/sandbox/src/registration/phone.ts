import { type PhoneRule, readPhone } from "@member-wallet/domain";
import type { SwitchState } from "../switches/switches.ts";
import { Refusal } from "../http/refusal.ts";

const PHONE = /^\+?\d{6,15}$/;
const TEN_DIGITS = /^\d{10}$/;

/** How numbers are written in the countries of the operator's members. */
const LAO: PhoneRule = { kind: "free", countryCode: "856", mobilePrefixes: ["20", "30"] };
const THAI: PhoneRule = { kind: "digits", length: 10, countryCode: "66" };

/**
 * The one form of a phone, however it is written: as it is dialled at home ("+66 81…" is "081…", "+856 20…" is "20…"),
 * and a number of elsewhere without its plus. What is no phone is as it was.
 */
export function normalPhone(text: string): string {
  const lao = readPhone(LAO, text);
  if (lao.kind !== "phone") return text;
  const thai = readPhone(THAI, lao.phone);
  const phone = (thai.kind === "phone" ? thai.phone : lao.phone).replace(/^\+/, "");
  // Without its plus a number may read as one of these countries'; each round makes it shorter.
  return phone === text ? phone : normalPhone(phone);
}

/**
 * Checks the phone of somebody who registers, and answers its normal form. Ten digits are the sites' rule, by market;
 * here only when the switch says so (§5).
 * @throws {Refusal} `INVALID_USER_INFO`, and with the switch `PHONE_NUMBER_REQUIRE_10_DIGIT`.
 */
export function checkPhone(text: string, { requirePhoneDigits }: SwitchState): string {
  if (!PHONE.test(text)) throw new Refusal("INVALID_USER_INFO");
  const phone = normalPhone(text);
  if (requirePhoneDigits && !TEN_DIGITS.test(phone)) throw new Refusal("PHONE_NUMBER_REQUIRE_10_DIGIT");
  return phone;
}
