import { type Satang, satang, type Total } from "@member-wallet/domain";
import type { SafeStorage } from "../../storage/storage.ts";

/** The amounts of a member's balances. */
export interface BalanceAmounts {
  total: Total;
  /** `null` when it is not known. */
  wallet: Satang | null;
  inGames: Total;
}

/*
 * When the balances last loaded (§3), and what they were, in the session's storage: the age of the balance is always
 * visible, and the last known balance stays when the server does not answer, also after a reload.
 */

/** An ISO time, or `null` if the balances never loaded. */
export function readLastSync(storage: SafeStorage): string | null {
  const stored = storage.read("lastSync") ?? "";
  return Number.isNaN(Date.parse(stored)) ? null : stored;
}

/** `null` if they never loaded. */
export function readLastBalance(storage: SafeStorage): BalanceAmounts | null {
  return parseAmounts(storage.read("balance") ?? "");
}

/** Stores what loaded at a time, unless another tab has stored what loaded later. */
export function noteSync(storage: SafeStorage, at: Date, { total, wallet, inGames }: BalanceAmounts): void {
  const known = Date.parse(readLastSync(storage) ?? "");
  // One that is still to come was stored before the device's clock was put back.
  if (known > at.getTime() && known <= Date.now()) return;
  storage.write("balance", JSON.stringify([wallet, ...partsOf(total), ...partsOf(inGames)]));
  storage.write("lastSync", at.toISOString());
}

const partsOf = ({ amount, complete }: Total) => [amount, complete];

/** Reads what `noteSync` wrote; `null` for anything else. */
function parseAmounts(text: string): BalanceAmounts | null {
  try {
    const parts: unknown = JSON.parse(text);
    if (!Array.isArray(parts)) return null;
    const [wallet, total, totalComplete, inGames, inGamesComplete] = parts as unknown[];
    return {
      wallet: amountOf(wallet),
      total: { amount: amountOf(total), complete: totalComplete === true },
      inGames: { amount: amountOf(inGames), complete: inGamesComplete === true },
    };
  } catch {
    return null; // Nothing was stored, or not by us.
  }
}

const amountOf = (value: unknown) => (Number.isSafeInteger(value) ? satang(value as number) : null);
