import { exactSatang, type Satang } from "@member-wallet/domain";

/** The most that one call may name: a hundred million baht. */
const MOST_BAHT = 100_000_000;

/** Reads an amount that a client sends, in baht; `null` when `exactSatang` refuses it or it is above `MOST_BAHT`. */
export function readWireAmount(baht: number): Satang | null {
  return Math.abs(baht) > MOST_BAHT ? null : exactSatang(baht);
}
