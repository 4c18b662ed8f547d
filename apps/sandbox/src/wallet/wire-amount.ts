import { exactSatang, type Satang } from "@member-wallet/domain";
import { Refusal } from "../http/refusal.ts";

/** The largest amount that a call accepts. */
const MAX_BAHT = 100_000_000;

/** Reads an amount that a client sends, in baht; `null` when `exactSatang` refuses it or it is above `MAX_BAHT`. */
export function readWireAmount(baht: number): Satang | null {
  return Math.abs(baht) > MAX_BAHT ? null : exactSatang(baht);
}

/** The satang of an amount in baht; refuses with `KEY_INVALID` what `readWireAmount` does not read. */
export function exactAmount(baht: number): Satang {
  const amount = readWireAmount(baht);
  if (amount === null) throw new Refusal("KEY_INVALID");
  return amount;
}
