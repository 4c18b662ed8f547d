import { type Satang, satang, type Total } from "@member-wallet/domain";
import type { Session } from "../../session/session.ts";

/** The amounts of a member's balances. */
export interface BalanceAmounts {
  total: Total;
  /** `null` when it is not known. */
  wallet: Satang | null;
  inGames: Total;
}

/**
 * When the balances last loaded (§3), and what they were, stored in the browser: the age of the balance is always
 * visible, and the last known balance stays when the server does not answer, also after a reload.
 */
export interface LastSync {
  /** An ISO time, or `null` if the balances never loaded. */
  read(): string | null;
  /** `null` if they never loaded. */
  readAmounts(): BalanceAmounts | null;
  note(at: Date, amounts: BalanceAmounts): void;
  subscribe(listener: () => void): () => void;
}

const ofSessions = new WeakMap<Session, LastSync>();

/** The store of a page, by the session that it was mounted with. */
export function lastSyncOf(session: Session): LastSync {
  const lastSync = ofSessions.get(session) ?? createLastSync(session);
  ofSessions.set(session, lastSync);
  return lastSync;
}

/** Stored next to the session's token and removed with it: another tab may show, or remember, another member. */
function createLastSync({ storage }: Session): LastSync {
  const listeners = new Set<() => void>();
  return {
    read() {
      const stored = storage().read("lastSync") ?? "";
      return Number.isNaN(Date.parse(stored)) ? null : stored;
    },
    readAmounts: () => parseAmounts(storage().read("balance") ?? ""),
    note(at, { total, wallet, inGames }) {
      storage().write("lastSync", at.toISOString());
      storage().write("balance", JSON.stringify([wallet, ...partsOf(total), ...partsOf(inGames)]));
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const partsOf = ({ amount, complete }: Total) => [amount, complete];

/** Reads what `note` wrote; `null` for anything else. */
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
