import { createSession } from "../session/create-session.ts";
import { isExpiry, type LeaveReason, type Session } from "../session/session.ts";
import type { TabChannel } from "../session/tab-channel.ts";
import { type BrowserStorages, lifetimeOf, type SafeStorage, type StorageKey } from "../storage/storage.ts";
import { memoryStorage } from "./memory-storage.ts";

/*
 * Guests and two members in the tabs of one browser. Every stored value names its person, so that a look into the
 * storages tells whose is left.
 */

export type Member = "A" | "B";
const memberOf = (token: string) => token[0] as Member;

/** What the product stores for a visitor, and for a member: in the tab, and beside the token. */
export const OF_GUEST = [
  "newMember",
  "chatDraft",
  "chatOutbox",
  "chatRead",
  "chatSound",
  "chatNotifications",
] as const;
export const OF_MEMBER = [
  "drafts",
  "chatDraft",
  "chatOutbox",
  "chatRead",
  "chatSound",
  "chatNotifications",
] as const;
export const BESIDE_TOKEN = [
  "totalAtLogIn",
  "timeAnswered",
  "lastSync",
  "balance",
  "hiddenAmounts",
  "played",
  "depositMethod",
  "acts",
  "acts key-1",
] as const;

/** A browser, whose closed tabs can be opened again with what they stored. */
export function aBrowser(hasChannel = true) {
  const local = memoryStorage();
  /** What the tabs see of it that have not heard of the others' last changes. */
  const late = new Map<number, ReturnType<typeof memoryStorage>>();
  /** Customers with an unsent file, as the chat keeps them for all tabs. */
  let files: string[] = [];
  const storages = [memoryStorage(), memoryStorage(), memoryStorage()];
  const sessions: (Session | null)[] = [null, null, null];
  const listeners: { tab: number; listener: (event: { data: unknown }) => void }[] = [];
  /** The members whose unsent values an expiry, or a log-in that replaced their session, may have kept. */
  let kept = new Set<Member>();
  /** The guests before each log-in and log-out. */
  const endedVisits = new Set<string | null>();
  const sent: unknown[] = [];
  let tokens = 0;

  /** The local storage as a tab sees it: its own changes at once, those of others once it hears of them. */
  const localOf = (tab: number): SafeStorage => {
    const seen = () => late.get(tab) ?? local;
    return {
      keys: () => seen().keys(),
      read: (key) => seen().read(key),
      write(key, value) {
        late.get(tab)?.write(key, value);
        local.write(key, value);
      },
      remove(key) {
        late.get(tab)?.remove(key);
        local.remove(key);
      },
    };
  };

  const close = (tab: number) => {
    sessions[tab] = null;
    late.delete(tab);
    listeners.splice(0, listeners.length, ...listeners.filter((each) => each.tab !== tab));
  };

  const browser = {
    local,
    sent,
    files: () => files,
    storageOf: (tab: number) => storages[tab] ?? memoryStorage(),
    close,
    /** A tab does not hear of what others change in the local storage, until it does. */
    delay(tab: number) {
      if (late.has(tab) || sessions[tab] === null) return;
      late.set(tab, memoryStorage(Object.fromEntries(local.values)));
    },
    hear: (tab: number) => late.delete(tab),
    /** A tab begins, is loaded anew or opened again. */
    load(tab: number): Session {
      close(tab);
      const channel: TabChannel = {
        postMessage(data) {
          sent.push(data);
          for (const each of listeners) if (each.tab !== tab) each.listener({ data });
        },
        addEventListener: (_type, listener) => void listeners.push({ tab, listener }),
      };
      const own: BrowserStorages = { local: localOf(tab), tab: browser.storageOf(tab) };
      // Whose session was replaced while the tab slept.
      const slept = own.tab.read("token");
      if (slept !== null && ![null, slept].includes(local.read("token"))) kept.add(memberOf(slept));
      const session = createSession(own, hasChannel ? channel : null);
      // The page removes the chat's files of others in the same way.
      const removeFiles = () => {
        const stay = session.customers().map((each) => (each.kind === "member" ? each.userId : each.guestId));
        files = files.filter((customer) => stay.includes(customer));
      };
      let member: Member | null = null;
      session.subscribe(({ kind }) => {
        const isReplaced = kind === "entered" && session.token() !== null;
        if (member !== null && (isReplaced || (kind === "left" && isExpiry(session.left()))))
          kept.add(member);
        member = session.member() as Member | null;
        if (kind === "named") kept = new Set([...kept].filter((each) => each === member));
        removeFiles();
      });
      member = session.member() as Member | null;
      removeFiles();
      sessions[tab] = session;
      return session;
    },
    logIn(tab: number, member: Member, remember: boolean) {
      if (!sessions[tab]) return;
      endedVisits.add(local.read("guest-id"));
      const replaced = local.read("member");
      if (replaced !== null) kept.add(replaced as Member);
      sessions[tab]?.enter(`${member}${(tokens += 1)}`, remember);
    },
    name(tab: number) {
      const session = sessions[tab];
      const token = session?.token();
      if (!session || !token) return;
      session.name(memberOf(token));
    },
    leave(tab: number, reason: LeaveReason) {
      const session = sessions[tab];
      const member = session?.member();
      if (!session || session.token() === null) return;
      endedVisits.add(local.read("guest-id"));
      session.leave(reason);
      if (!isExpiry(reason)) kept = new Set([...kept].filter((each) => member != null && each !== member));
    },
    look: () => sessions.forEach((session) => session?.recheck(null)),
    /** Whoever is in a tab uses everything: a member once an answer has named them. */
    use(tab: number) {
      const session = sessions[tab];
      const person = session?.guestId() ?? session?.member();
      if (!session || !person) return;
      for (const key of session.token() === null ? OF_GUEST : OF_MEMBER)
        browser.storageOf(tab).write(key, person);
      if (session.token() !== null) for (const key of BESIDE_TOKEN) session.storage().write(key, person);
      files = [...files, person];
    },
    /** Who is here, by tab; `null` for a closed one. A member who is not named yet is one all the same. */
    persons: () =>
      sessions.map((session) => session && (session.guestId() ?? memberOf(session.token() ?? ""))),
    kept: () => kept,
    endedVisits: () => [...endedVisits].filter((id) => id !== null),
    forgetKept: () => kept.clear(),
  };
  return browser;
}

/** Whose personal values a storage has. */
export function ownersIn({ values }: { values: Map<StorageKey, string> }): Set<string> {
  const personal = [...values].filter(([key]) => lifetimeOf(key) !== "stays");
  const owner = memberOf(values.get("token") ?? "");
  return new Set(
    // A time is its token's.
    personal.map(([key, value]) => (key === "token" || key === "loggedInAt" ? (owner ?? key) : value)),
  );
}

/** The members in what expiries have kept. */
export function keptIn({ values }: { values: Map<StorageKey, string> }): string[] {
  const kept = JSON.parse(values.get("kept") ?? "[]") as { member: string; values: Record<string, string> }[];
  return kept.flatMap(({ member, values: own }) => [member, ...Object.values(own)]);
}
