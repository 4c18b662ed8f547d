import type { GameAccounts } from "../context.ts";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { findSessionByDigest } from "../member/session.ts";
import type { Seat } from "./tickets.ts";

/**
 * Holds a seat to what it came from: a session that is not over or revoked, or a log-in that is still the account's;
 * and a member who is not locked out.
 * @throws {Refusal} 403 `EXPIRED_AUTH_TOKEN`.
 */
export async function checkSeat(
  tx: Transaction,
  games: GameAccounts,
  { memberId, code, from }: Seat,
  now: Date,
): Promise<void> {
  const owner =
    from.kind === "session"
      ? (await findSessionByDigest(tx, from.digest, now))?.memberId
      : await games.findMember(tx, code, from.login);
  if (owner !== memberId) throw new Refusal("EXPIRED_AUTH_TOKEN", 403);
}
