import { createGuestId, readGuestId } from "@member-wallet/chat";
import { type BrowserStorages, lifetimeOf, type SafeStorage, type StorageKey } from "../storage/storage.ts";

const personalIn = (storage: SafeStorage) => storage.keys().filter((key) => lifetimeOf(key) !== "stays");

/** How long what an expired session left waits for its member, in milliseconds. */
export const KEPT_FOR = 24 * 60 * 60 * 1_000;

/** What an expired session left in one tab. */
interface Kept {
  readonly member: string;
  /** Names the session. */
  readonly session: string;
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
 * What this browser stores of the person who is here, and when it goes: the one place that removes it. An expired
 * session's unsent values wait for its member's next log-in, which one tab takes over; a log-out and another member's
 * log-in remove them.
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

  /** The tab's values are from now on of this session, or of the visitor. */
  function mark(token: string | null) {
    tab.write("storedFor", token === null ? guestId() : sessionId(token));
  }

  return {
    beside,
    guestId,
    mark,
    /** The page starts. A tab may come back with values of somebody who left meanwhile. */
    open(token: string | null) {
      const storedFor = tab.read("storedFor");
      // A tab with a token of its own has no other values than that session's.
      const own =
        tab.read("token") !== null ||
        storedFor === null ||
        storedFor === (token === null ? guestId() : sessionId(token));
      if (!own) clear(tab);
      mark(token);
      writeKept(readKept());
    },
    /** A session begins, of a member who is not named yet. */
    begin(token: string, remember: boolean) {
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
    /** The member of this session is known: gets what an expired session left, and nothing of anyone else stays. */
    name(token: string, member: string) {
      beside(token).write("member", member);
      const own = readKept().filter((kept) => kept.member === member);
      const taken = Object.keys(valuesOf(tab)).length > 0 ? undefined : own[0];
      writeKept(own.filter((kept) => kept !== taken));
      for (const [key, value] of Object.entries(taken?.values ?? {}) as [StorageKey, string][]) {
        const storage = lifetimeOf(key) === "unsent" ? tab : beside(token);
        if (storage.read(key) === null) storage.write(key, value);
      }
    },
    end({ token, member, expired, here }: Ended) {
      const remembered = local.read("token");
      // Another member may have logged in meanwhile in another tab: what is stored then is that member's.
      const ownsLocal = remembered === token || (here && remembered === null);
      if (expired && member !== null) {
        const values = { ...(ownsLocal && valuesOf(local)), ...valuesOf(tab) };
        writeKept([...readKept(), { member, session: sessionId(token), at: Date.now(), values }]);
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

/** Names a session and reveals nothing of its token: 32 bits of a hash (FNV-1a). */
export function sessionId(token: string): string {
  let hash = 0x811c9dc5;
  for (const letter of token) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

const clear = (storage: SafeStorage) => personalIn(storage).forEach(storage.remove);

/** What an expiry keeps of a storage. */
function valuesOf(storage: SafeStorage): Kept["values"] {
  const values: Kept["values"] = {};
  for (const key of personalIn(storage))
    if (lifetimeOf(key) !== "session") values[key] = storage.read(key) ?? "";
  return values;
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
    typeof session === "string" &&
    typeof at === "number" &&
    typeof values === "object" &&
    values !== null
  );
}
