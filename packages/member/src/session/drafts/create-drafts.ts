import { createChanges } from "@member-wallet/domain";
import { KEPT_FOR } from "../personal-data.ts";
import { isExpiry, type Session } from "../session.ts";
import type { Drafts } from "./drafts.ts";

/** A page's drafts, by the session that it was mounted with. */
export function draftsOf(session: Session): Drafts {
  return session.drafts(() => createDrafts(session));
}

interface Entry {
  readonly draft: unknown;
  readonly outlivesReload: boolean;
  /** The key under which it was sent. */
  readonly sentAs?: string | undefined;
}

/** Stores the drafts of one member at a time, by the member's id: writing another id's drops them. */
function createDrafts(session: Session): Drafts {
  const { tab } = session;
  const entries = new Map<string, Entry>();
  const early = new Map<string, unknown>();
  const changes = createChanges();
  let owner: string | null = null;
  let leftAt = Infinity;

  /** Takes what the last page of the tab, or the last session of this member, has left. */
  function take() {
    const left = session.token() === null ? null : readStored(tab.read("drafts"));
    if (left !== null && (owner === null || owner === left.owner)) {
      owner = left.owner;
      for (const [form, draft, outlivesReload, sentAs] of left.drafts)
        if (!entries.has(form)) entries.set(form, { draft, outlivesReload, sentAs });
    }
    store(({ outlivesReload }) => outlivesReload);
  }

  function store(which: (entry: Entry) => boolean) {
    const drafts = [...entries]
      .filter(([, entry]) => which(entry))
      .map(([form, { draft, outlivesReload, sentAs }]) => [form, draft, outlivesReload, sentAs]);
    if (drafts.length > 0) tab.write("drafts", JSON.stringify({ owner, drafts }));
    else tab.remove("drafts");
  }

  function changed() {
    store(({ outlivesReload }) => outlivesReload);
    changes.tell();
  }

  function write(member: string, form: string, entry: Entry) {
    if (owner !== member) entries.clear();
    owner = member;
    entries.set(form, entry);
    changed();
  }

  session.subscribe((event) => {
    if (event.kind === "entered" || event.kind === "left") early.clear();
    if (event.kind === "left") {
      leftAt = Date.now();
      if (isExpiry(session.left())) return;
      entries.clear();
      changed();
    }
    if (event.kind !== "named") return;
    if (Date.now() - leftAt > KEPT_FOR || owner !== session.member()) entries.clear();
    leftAt = Infinity;
    owner = session.member();
    take();
    changed();
  });

  take();
  return {
    read: (member, form) => (owner === member ? entries.get(form)?.draft : undefined),
    readEarly: (form) => early.get(form),
    writeEarly(form, draft) {
      early.set(form, draft);
      changed();
    },
    claimEarly(member, form, outlivesReload) {
      if (!early.has(form)) return;
      const draft = early.get(form);
      early.delete(form);
      write(member, form, { draft, outlivesReload });
    },
    write: (member, form, draft, outlivesReload = false) => write(member, form, { draft, outlivesReload }),
    sendAs(form, key) {
      const entry = entries.get(form);
      if (entry === undefined) return;
      entries.set(form, { ...entry, sentAs: key });
      changed();
    },
    dropSent(key) {
      const sent = [...entries].filter(([, { sentAs }]) => sentAs === key);
      sent.forEach(([form]) => entries.delete(form));
      if (sent.length > 0) changed();
    },
    handOver() {
      if (session.token() !== null) store(() => true);
    },
    subscribe: changes.subscribe,
  };
}

interface Stored {
  owner: string;
  drafts: [form: string, draft: unknown, outlivesReload: boolean, sentAs?: string][];
}

/** Reads what `store` wrote; null, and no error, for anything else. */
function readStored(text: string | null): Stored | null {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    return isStored(stored) ? stored : null;
  } catch {
    return null; // Not our format.
  }
}

function isStored(stored: unknown): stored is Stored {
  if (typeof stored !== "object" || stored === null || !("owner" in stored) || !("drafts" in stored))
    return false;
  const { owner, drafts } = stored;
  return typeof owner === "string" && Array.isArray(drafts) && drafts.every(isEntry);
}

function isEntry(entry: unknown): boolean {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[2] === "boolean";
}
