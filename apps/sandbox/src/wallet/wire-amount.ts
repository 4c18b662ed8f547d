import { satang, type Satang } from "@member-wallet/domain";

/** The most that one call may name: a hundred million baht. */
const MOST_BAHT = 100_000_000;

/**
 * The satang of an amount that a client sends, in baht; null for one that isn't finite, is finer than a
 * satang or absurdly large. A client that moves money means exactly what it says, so nothing is rounded.
 */
export function readWireAmount(baht: number): Satang | null {
  if (!Number.isFinite(baht) || Math.abs(baht) > MOST_BAHT) return null;
  const whole = Math.round(baht * 100);
  // The tolerance is for the noise of a sum of doubles, 0.30000000000000004.
  return Math.abs(baht * 100 - whole) < 1e-6 ? satang(whole) : null;
}
