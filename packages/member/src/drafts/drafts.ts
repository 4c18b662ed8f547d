import type { Session } from "../session/session.ts";

/**
 * What a member was filling in when the session ended, given back to the same member only. Kept in memory: never in
 * the browser's storage, never past a log-out, and never a password.
 */
export interface Drafts {
  /** Says whose drafts these are from now on; another member's are dropped. */
  claim(memberId: string): void;
  read(form: string): unknown;
  write(form: string, draft: unknown): void;
  drop(form: string): void;
}

export function createDrafts(session: Session): Drafts {
  const drafts = new Map<string, unknown>();
  let owner: string | null = null;

  session.subscribe((event) => {
    // A session that the server ended is one that goes on after the next log-in; any other end is the member's own.
    if (event.kind === "left" && session.left() !== "refused") {
      drafts.clear();
      owner = null;
    }
  });

  return {
    claim(memberId) {
      if (owner !== memberId) drafts.clear();
      owner = memberId;
    },
    read: (form) => (session.token() === null ? undefined : drafts.get(form)),
    write: (form, draft) => void drafts.set(form, draft),
    drop: (form) => void drafts.delete(form),
  };
}
