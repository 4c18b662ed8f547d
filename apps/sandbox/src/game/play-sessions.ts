import { randomBytes } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { GameLogin } from "../game-account/game-accounts.ts";
import { setBounded } from "../set-bounded.ts";

/** A member's permission to play a game; it ends with the session or log-in that it came from. */
export interface PlaySession {
  memberId: string;
  code: string;
  from: { kind: "session"; digest: string } | { kind: "login"; login: GameLogin };
}

/** Play sessions by unguessable tokens, for single-use tickets and for members who play. */
export interface PlaySessions {
  /** Stores a session and returns its token. */
  issue(session: PlaySession): string;
  /** The session of this token; null when there is none or it expired. */
  find(token: string): PlaySession | null;
  /** Returns what `find` does, and makes the token invalid. */
  take(token: string): PlaySession | null;
}

/** More sessions than one machine serves; beyond them the oldest are dropped. */
const MAX_SESSIONS = 10_000;

export function createPlaySessions(clock: Clock, lifetimeMs: number): PlaySessions {
  const sessions = new Map<string, { session: PlaySession; expires: number }>();
  const find = (token: string): PlaySession | null => {
    const issued = sessions.get(token);
    if (issued === undefined) return null;
    if (issued.expires > clock().getTime()) return issued.session;
    sessions.delete(token);
    return null;
  };
  return {
    issue(session) {
      const token = randomBytes(16).toString("hex");
      setBounded(sessions, token, { session, expires: clock().getTime() + lifetimeMs }, MAX_SESSIONS);
      return token;
    },
    find,
    take(token) {
      const session = find(token);
      sessions.delete(token);
      return session;
    },
  };
}
