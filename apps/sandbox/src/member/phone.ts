import { type PhoneRule, readPhone } from "@member-wallet/domain";
import { Refusal } from "../http/refusal.ts";
import type { SwitchState } from "../switches/switches.ts";

const PHONE = /^\+?\d{6,15}$/;
const TEN_DIGITS = /^\d{10}$/;

const LAO: PhoneRule = { kind: "free", countryCode: "856", mobilePrefixes: ["20", "30"] };
const THAI: PhoneRule = { kind: "digits", length: 10, countryCode: "66" };

/**
 * The normal form of a phone: national for Thailand and Laos ("+66 81…" becomes "081…", "+856 20…" becomes "20…"), other
 * numbers without their plus. A text that is no phone stays unchanged.
 */
export function normalPhone(text: string): string {
  const lao = readPhone(LAO, text);
  if (lao.kind !== "phone") return text;
  const thai = readPhone(THAI, lao.phone);
  const phone = (thai.kind === "phone" ? thai.phone : lao.phone).replace(/^\+/, "");
  // Without its plus a number may match one of these countries; each round shortens it.
  return phone === text ? phone : normalPhone(phone);
}

/**
 * Checks the phone of a registration and returns its normal form. The sites require ten digits by market; the sandbox
 * only with the switch (§5 Phone).
 * @throws {Refusal} `INVALID_USER_INFO`, and with the switch `PHONE_NUMBER_REQUIRE_10_DIGIT`.
 */
export function checkPhone(text: string, { requirePhoneDigits }: SwitchState): string {
  if (!PHONE.test(text)) throw new Refusal("INVALID_USER_INFO");
  const phone = normalPhone(text);
  if (requirePhoneDigits && !TEN_DIGITS.test(phone)) throw new Refusal("PHONE_NUMBER_REQUIRE_10_DIGIT");
  return phone;
}
