import { KEPT_FOR } from "../personal-data.ts";
import { isExpiry, type Session } from "../session.ts";
import { safeStorage } from "../../storage/storage.ts";

/**
 * Unsent form input, restored for the same member after the server ended the session. Stored in memory, and in the
 * browser's storage only while the app reloads the page: never past a log-out, and never a password.
 */
export interface Drafts {
  read(member: string, form: string): unknown;
  write(member: string, form: string, draft: unknown): void;
  drop(member: string, form: string): void;
  /** Stores them in the tab for the next page, which takes them at once. */
  handOver(): void;
}

/** The tab's storage, from which the next page restores them. */
const tab = safeStorage(() => window.sessionStorage);

const ofSessions = new WeakMap<Session, Drafts>();

/** A page's drafts, by the session that it was mounted with. */
export function draftsOf(session: Session): Drafts {
  const drafts = ofSessions.get(session) ?? createDrafts(session);
  ofSessions.set(session, drafts);
  return drafts;
}

/** Stores the drafts of one member at a time, by the member's id: setting another id drops them. */
function createDrafts(session: Session): Drafts {
  const taken = takeHandedOver();
  const drafts = new Map(session.token() === null ? [] : taken.drafts);
  let owner = taken.owner;
  let leftAt = Infinity;

  session.subscribe((event) => {
    if (event.kind === "left" && !isExpiry(session.left())) drafts.clear();
    if (event.kind === "left") leftAt = Date.now();
    if (event.kind !== "named") return;
    if (Date.now() - leftAt > KEPT_FOR || owner !== session.member()) drafts.clear();
    leftAt = Infinity;
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
    handOver: () => tab.write("drafts", JSON.stringify({ owner, drafts: [...drafts] })),
  };
}

interface HandedOver {
  owner: string | null;
  drafts: [form: string, draft: unknown][];
}

/** The drafts that the previous page stored in the tab; nothing, and no error, for anything else. */
function takeHandedOver(): HandedOver {
  const text = tab.read("drafts");
  tab.remove("drafts");
  const left = text === null ? null : readJson(text);
  return isHandedOver(left) ? left : { owner: null, drafts: [] };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Not our format.
  }
}

function isHandedOver(left: unknown): left is HandedOver {
  if (typeof left !== "object" || left === null || !("owner" in left) || !("drafts" in left)) return false;
  return typeof left.owner === "string" && Array.isArray(left.drafts);
}
