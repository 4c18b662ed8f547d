import { satang, type Satang } from "@member-wallet/domain";
import { Refusal } from "../http/refusal.ts";

/** The largest amount that a call accepts. */
const MAX_BAHT = 100_000_000;

/**
 * The satang of an amount that a client sends in baht; null for one that is not finite, finer than a satang, or too
 * large. Rounding would move another amount than the client asked for.
 */
export function readWireAmount(baht: number): Satang | null {
  if (!Number.isFinite(baht) || Math.abs(baht) > MAX_BAHT) return null;
  const whole = Math.round(baht * 100);
  // Tolerates floating-point error, as in 0.30000000000000004.
  return Math.abs(baht * 100 - whole) < 1e-6 ? satang(whole) : null;
}

/** The satang of an amount in baht; refuses with `KEY_INVALID` what `readWireAmount` does not read. */
export function exactAmount(baht: number): Satang {
  const amount = readWireAmount(baht);
  if (amount === null) throw new Refusal("KEY_INVALID");
  return amount;
}
