import { createGuestId, readGuestId } from "@member-wallet/chat";
import { fnv1a } from "../storage/fnv1a.ts";
import { type BrowserStorages, lifetimeOf, type SafeStorage, type StorageKey } from "../storage/storage.ts";

const personalIn = (storage: SafeStorage) => storage.keys().filter((key) => lifetimeOf(key) !== "stays");

/** How long what a session left waits for its member, in milliseconds. */
export const KEPT_FOR = 24 * 60 * 60 * 1_000;

/** What a session that expired, or that a log-in replaced, left in one tab. */
interface Kept {
  readonly member: string;
  /** Names a session that expired; `null` for one that a log-in replaced. */
  readonly session: string | null;
  /** By this device's clock, in epoch milliseconds. */
  readonly at: number;
  readonly values: Partial<Record<StorageKey, string>>;
}

/** An ended session. */
interface Ended {
  readonly token: string;
  /** `null` when no answer named the member. */
  readonly member: string | null;
  /** The server has refused the token; any other end is a log-out. */
  readonly expired: boolean;
  /** It ended in this tab, not in another one, which then has removed what the tabs share. */
  readonly here: boolean;
}

/**
 * What this browser stores of the person who is here, and when it goes: the one place that removes it. What a session
 * that expired, or that a log-in replaced, had not sent waits for its member's next log-in, which one tab takes over; a
 * log-out and another member's log-in remove it.
 */
export function createPersonalData({ local, tab }: BrowserStorages) {
  /** Where a session's values are: beside its token. */
  const beside = (token: string | null) =>
    [tab, local].find((storage) => storage.read("token") === token) ?? tab;

  /** The visitor's id, made on first need: a new one after each log-in and log-out. */
  function guestId(): string {
    const known = readGuestId(local.read("guest-id"));
    if (known !== null) return known;
    const id = createGuestId();
    local.write("guest-id", id);
    return id;
  }

  const readKept = () =>
    readList(local.read("kept")).filter(({ at }) => Math.abs(Date.now() - at) <= KEPT_FOR);

  function writeKept(kept: readonly Kept[]) {
    if (kept.length > 0) local.write("kept", JSON.stringify(kept));
    else local.remove("kept");
  }

  function keep(member: string, session: string | null, values: Kept["values"]) {
    writeKept([...readKept(), { member, session, at: Date.now(), values }]);
  }

  /** The tab's values are from now on of this session, or of the visitor. */
  function mark(token: string | null) {
    tab.write("storedFor", token === null ? guestId() : sessionId(token));
  }

  /** The tab of this member, if one was named, follows to a session that another tab has remembered. */
  function follow(member: string | null) {
    const remembered = local.read("member");
    if (member !== null && (remembered === null || remembered === member)) keep(member, null, valuesOf(tab));
    clear(tab);
  }

  return {
    beside,
    guestId,
    mark,
    follow,
    /** Of the session here. A remembered one is later than the tab's own, whose log-in would have removed it. */
    token: () => local.read("token") ?? tab.read("token"),
    /** The page starts. A tab may come back with values of somebody who left, or was replaced, meanwhile. */
    open(token: string | null) {
      const own = tab.read("token");
      const storedFor = tab.read("storedFor");
      // A tab with a token of its own has no other values than that session's.
      if (own !== null) {
        if (own !== token) follow(tab.read("member"));
      } else if (storedFor !== null && storedFor !== (token === null ? guestId() : sessionId(token))) {
        clear(tab);
      }
      mark(token);
      writeKept(readKept());
    },
    /** A session begins, of a member who is not named yet. It replaces the one that another tab has remembered. */
    begin(token: string, remember: boolean) {
      const remembered = local.read("member");
      if (remembered !== null) keep(remembered, null, valuesOf(local));
      clear(tab);
      // One write replaces a remembered token: the other tabs would take its removal for a log-out.
      personalIn(local)
        .filter((key) => key !== "token" || !remember)
        .forEach(local.remove);
      const storage = remember ? local : tab;
      storage.write("token", token);
      storage.write("loggedInAt", new Date().toISOString());
    },
    clearTab: () => clear(tab),
    /**
     * The member of this session is known: gets what earlier sessions left, of what was not sent that of one tab, and
     * nothing of anyone else stays.
     */
    name(token: string, member: string) {
      const storage = beside(token);
      storage.write("member", member);
      const own = readKept().filter((kept) => kept.member === member);
      const hasUnsent = ({ values }: Kept) => Object.keys(ofLifetime(values, "unsent")).length > 0;
      const taken = Object.keys(valuesOf(tab)).length > 0 ? undefined : own.find(hasUnsent);
      writeKept(
        own
          .filter((kept) => kept !== taken && hasUnsent(kept))
          .map((kept) => ({ ...kept, values: ofLifetime(kept.values, "unsent") })),
      );
      // The newest first: it is what the member chose last.
      for (const { values } of own.toReversed()) restore(storage, ofLifetime(values, "kept"));
      restore(tab, ofLifetime(taken?.values ?? {}, "unsent"));
    },
    end({ token, member, expired, here }: Ended) {
      const remembered = local.read("token");
      // Another member may have logged in meanwhile in another tab: what is stored then is that member's.
      const ownsLocal = remembered === token || (here && remembered === null);
      if (expired && member !== null) {
        const values = { ...(ownsLocal && valuesOf(local)), ...valuesOf(tab) };
        keep(member, sessionId(token), values);
      } else if (here && !expired) {
        writeKept(readKept().filter((kept) => member !== null && kept.member !== member));
      }
      clear(tab);
      if (ownsLocal) clear(local);
      if (here) local.remove("guest-id");
    },
    /** Whether the server has refused this session's token in another tab. */
    expired: (token: string) => readKept().some(({ session }) => session === sessionId(token)),
    /** The members of whom anything may be stored. */
    members: (): string[] => [
      ...[tab, local].flatMap((storage) => storage.read("member") ?? []),
      ...readKept().map(({ member }) => member),
    ],
  };
}

/** Names a session and reveals nothing of its token. */
export const sessionId = fnv1a;

const clear = (storage: SafeStorage) => personalIn(storage).forEach(storage.remove);

/** What is kept of a storage. */
function valuesOf(storage: SafeStorage): Kept["values"] {
  const values: Kept["values"] = {};
  for (const key of personalIn(storage))
    if (lifetimeOf(key) !== "session") values[key] = storage.read(key) ?? "";
  return values;
}

function ofLifetime(values: Kept["values"], lifetime: "kept" | "unsent"): Kept["values"] {
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => lifetimeOf(key as StorageKey) === lifetime),
  );
}

/** Writes what the storage has not. */
function restore(storage: SafeStorage, values: Kept["values"]) {
  for (const [key, value] of Object.entries(values) as [StorageKey, string][])
    if (storage.read(key) === null) storage.write(key, value);
}

/** Reads what `writeKept` wrote; nothing of anything else. */
function readList(text: string | null): Kept[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return []; // Not written by us.
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { member, session, at, values } = value as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof member === "string" &&
    (session === null || typeof session === "string") &&
    typeof at === "number" &&
    typeof values === "object" &&
    values !== null
  );
}
