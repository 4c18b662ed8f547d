import { isLogInCode } from "@member-wallet/api";
import type { LeaveReason, Session } from "../session/session.ts";

/**
 * What a member was filling in, for the same member to go on with after a session that the server ended. Kept in
 * memory: never in the browser's storage, never past a log-out, and never a password.
 */
export interface Drafts {
  read(member: string, form: string): unknown;
  write(member: string, form: string, draft: unknown): void;
  drop(member: string, form: string): void;
}

const ofSessions = new WeakMap<Session, Drafts>();

/** The drafts of a page, by the session that it was mounted with. */
export function draftsOf(session: Session): Drafts {
  const drafts = ofSessions.get(session) ?? createDrafts(session);
  ofSessions.set(session, drafts);
  return drafts;
}

/** Holds the drafts of one member at a time, by the member's id: naming another drops them. */
function createDrafts(session: Session): Drafts {
  const drafts = new Map<string, unknown>();
  let owner: string | null = null;

  session.subscribe((event) => {
    if (event.kind === "left" && !endedByServer(session.left())) drafts.clear();
  });

  function of(member: string) {
    if (owner !== member) drafts.clear();
    owner = member;
    return drafts;
  }

  return {
    read: (member, form) => of(member).get(form),
    write: (member, form, draft) => void of(member).set(form, draft),
    drop: (member, form) => void of(member).delete(form),
  };
}

/** Such a session goes on after the next log-in; any other end is the member's own. */
function endedByServer(reason: LeaveReason | null): boolean {
  return reason !== null && (reason === "refused" || isLogInCode(reason));
}
