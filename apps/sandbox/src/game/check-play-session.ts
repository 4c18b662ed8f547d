import type { Transaction } from "../database/database.ts";
import type { GameAccounts } from "../game-account/game-accounts.ts";
import { Refusal } from "../http/refusal.ts";
import { findSessionByDigest } from "../member/session.ts";
import type { PlaySession } from "./play-sessions.ts";

/**
 * Checks that what a play session came from is still valid: an unexpired member session or the account's current
 * log-in, of an active member.
 * @throws {Refusal} 403 `EXPIRED_AUTH_TOKEN`.
 */
export async function checkPlaySession(
  tx: Transaction,
  games: GameAccounts,
  { memberId, code, from }: PlaySession,
  now: Date,
): Promise<void> {
  const owner =
    from.kind === "session"
      ? (await findSessionByDigest(tx, from.digest, now))?.memberId
      : await games.findMember(tx, code, from.login);
  if (owner !== memberId) throw new Refusal("EXPIRED_AUTH_TOKEN", 403);
}
