import type { SwitchState } from "../switches/switches.ts";
import { Refusal } from "../http/refusal.ts";

const PHONE = /^\+?\d{6,15}$/;
const TEN_DIGITS = /^\d{10}$/;

/**
 * Checks the phone of somebody who registers. Ten digits are the sites' rule, by market; here only when the switch
 * says so (§5).
 * @throws {Refusal} `INVALID_USER_INFO`, and with the switch `PHONE_NUMBER_REQUIRE_10_DIGIT`.
 */
export function checkPhone(phone: string, { requirePhoneDigits }: SwitchState): void {
  if (!PHONE.test(phone)) throw new Refusal("INVALID_USER_INFO");
  if (requirePhoneDigits && !TEN_DIGITS.test(phone)) throw new Refusal("PHONE_NUMBER_REQUIRE_10_DIGIT");
}
