import * as fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { satang } from "@member-wallet/domain";
import { draftsOf } from "./drafts/create-drafts.ts";
import {
  type BalanceAmounts,
  noteSync,
  readLastBalance,
  readLastSync,
} from "../features/balance/last-sync.ts";
import type { BrowserStorages } from "../storage/storage.ts";
import { memoryStorage } from "../testing/memory-storage.ts";
import { dropPrefetched, takePrefetched } from "./prefetched-calls.ts";
import { createSession } from "./create-session.ts";
import type { Session } from "./session.ts";
import type { TabChannel } from "./tab-channel.ts";

/*
 * Two members in the tabs of one browser, in any order: no value stored for one of them is used in a session of the
 * other. Every stored value names its member, so that the test can identify its owner.
 */

type Member = "A" | "B";
const memberOf = (token: string): Member => (token.startsWith("A") ? "A" : "B");

/** A page of a tab, with the state of its scripts. */
interface Page {
  session: Session;
  storages: BrowserStorages;
  window: Pick<Window, "__memberWalletPrefetched">;
}

const SYNCED: Record<Member, string> = { A: "2026-01-01T00:00:00.000Z", B: "2026-02-02T00:00:00.000Z" };
const balanceOf = (wallet: number): BalanceAmounts => ({
  wallet: satang(wallet),
  total: { amount: satang(wallet), complete: true },
  inGames: { amount: satang(0), complete: true },
});
const BALANCES: Record<Member, BalanceAmounts> = { A: balanceOf(100), B: balanceOf(200) };
const ANSWERS: Record<Member, Promise<Response>> = {
  A: Promise.resolve(new Response()),
  B: Promise.resolve(new Response()),
};

/** The owner of a value, one of two members; `null` for no value. */
function owner<Value>(values: Record<Member, Value>, value: Value | null | undefined): Member | null {
  if (value === null || value === undefined) return null;
  return value === values.A ? "A" : "B";
}

/** Every kind of data stored for a member: how a page stores it, and whose data it returns to a member. */
const KEPT: Record<
  string,
  { keep(page: Page, member: Member): void; giveTo(page: Page, member: Member): Member | null }
> = {
  draft: {
    keep: ({ session }, member) => draftsOf(session).write(member, "transfer", member, true),
    giveTo: ({ session }, member) => {
      const restored = draftsOf(session).read(member, "transfer");
      return restored === "A" || restored === "B" ? restored : null;
    },
  },
  lastSync: {
    keep: ({ session }, member) => noteSync(session.storage(), new Date(SYNCED[member]), BALANCES[member]),
    giveTo: ({ session }) => owner(SYNCED, readLastSync(session.storage())),
  },
  lastBalance: {
    keep: ({ session }, member) => noteSync(session.storage(), new Date(SYNCED[member]), BALANCES[member]),
    giveTo({ session }) {
      const amounts = readLastBalance(session.storage());
      return amounts && owner({ A: BALANCES.A.wallet, B: BALANCES.B.wallet }, amounts.wallet);
    },
  },
  earlyAnswer: {
    // The page's head requested it before the scripts ran.
    keep: () => {},
    giveTo: ({ session, window }) => {
      vi.stubGlobal("window", window);
      return owner(ANSWERS, takePrefetched("/api/wallet", session.token()));
    },
  },
};

/** A browser; where it has no channel, or a page sleeps, tabs notice each other only when they re-read the storage. */
function aBrowser(hasChannel: boolean) {
  const local = memoryStorage();
  const tabs = [0, 1, 2].map(() => ({
    storage: memoryStorage(),
    page: null as Page | null,
    loading: null as Page["window"] | null,
  }));
  const listeners: { tab: number; listener: (event: { data: unknown }) => void }[] = [];
  let tokens = 0;

  const storagesOf = (tab: number): BrowserStorages => ({
    local,
    tab: tabs[tab]?.storage ?? memoryStorage(),
  });

  /** Who registered in each tab since its last session. */
  const registered = tabs.map(() => null as Member | null);

  /** The page unloads, and the next one's head requests the wallet with the token it finds. */
  function beginLoad(tab: number) {
    const { tab: own } = storagesOf(tab);
    const token = local.read("token") ?? own.read("token");
    listeners.splice(0, listeners.length, ...listeners.filter((each) => each.tab !== tab));
    Object.assign(tabs[tab] ?? {}, {
      page: null,
      loading:
        token === null
          ? {}
          : { __memberWalletPrefetched: { "/api/wallet": { token, answer: ANSWERS[memberOf(token)] } } },
    });
  }

  /** The scripts of a loading page run. */
  function endLoad(tab: number) {
    const loaded = tabs[tab];
    if (!loaded?.loading) return;
    const window = loaded.loading;
    const channel: TabChannel = {
      postMessage: (data) =>
        listeners.filter((each) => each.tab !== tab).forEach(({ listener }) => listener({ data })),
      addEventListener: (_type, listener) => void listeners.push({ tab, listener }),
    };
    const storages = storagesOf(tab);
    const session = createSession(storages, hasChannel ? channel : null);
    session.subscribe(() => {
      vi.stubGlobal("window", window);
      dropPrefetched();
    });
    Object.assign(loaded, {
      loading: null,
      page: { session, storages, window },
    });
  }

  for (const tab of tabs.keys()) {
    beginLoad(tab);
    endLoad(tab);
  }
  return {
    pages: () => tabs.flatMap(({ page }) => page ?? []),
    beginLoad,
    endLoad,
    with(tab: number, act: (page: Page) => void) {
      const page = tabs[tab]?.page;
      if (page) act(page);
    },
    register(tab: number, member: Member) {
      registered[tab] = member;
      storagesOf(tab).tab.write("newMember", member);
    },
    /** Whose phone the log-in of each tab without a session shows, and whose it may show. */
    logIns() {
      return tabs.flatMap(({ page, storage }, at) => {
        if (!page) return [];
        if (page.session.token() === null)
          return [{ shown: storage.read("newMember"), may: registered[at] ?? null }];
        registered[at] = null;
        return [];
      });
    },
    newToken: (member: Member) => `${member}${tokens++}`,
  };
}

const tab = fc.nat(2);
const happening = fc.oneof(
  fc.record({
    kind: fc.constant("log in" as const),
    tab,
    member: fc.constantFrom<Member>("A", "B"),
    remember: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("leave" as const),
    tab,
    reason: fc.constantFrom("logged-out" as const, "refused" as const, "public-page" as const),
  }),
  fc.record({ kind: fc.constant("register" as const), tab, member: fc.constantFrom<Member>("A", "B") }),
  fc.record({ kind: fc.constantFrom("begin load" as const, "end load" as const, "look" as const), tab }),
  fc.record({ kind: fc.constant("keep" as const), tab, thing: fc.constantFrom(...Object.values(KEPT)) }),
);

afterAll(() => vi.unstubAllGlobals());

test("nothing stored for one member is exposed to the other, in any tabs and any order", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(happening, { maxLength: 25 }), (hasChannel, happenings) => {
      const browser = aBrowser(hasChannel);
      for (const event of happenings) {
        if (event.kind === "begin load") browser.beginLoad(event.tab);
        if (event.kind === "end load") browser.endLoad(event.tab);
        browser.with(event.tab, (page) => {
          const { session } = page;
          if (event.kind === "log in") session.enter(browser.newToken(event.member), event.remember);
          if (event.kind === "leave") session.leave(event.reason);
          if (event.kind === "look") session.recheck(null);
          const token = session.token();
          if (event.kind === "register" && token === null) browser.register(event.tab, event.member);
          if (event.kind === "keep" && token !== null) event.thing.keep(page, memberOf(token));
        });
        for (const { shown, may } of browser.logIns()) expect([null, may]).toContain(shown);
        for (const page of browser.pages()) {
          const token = page.session.token();
          if (token === null) continue;
          for (const { giveTo } of Object.values(KEPT))
            expect([null, memberOf(token)]).toContain(giveTo(page, memberOf(token)));
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

test.each(Object.entries(KEPT))("after a log-out no tab has a member's %s", (_name, thing) => {
  for (const remember of [true, false]) {
    const browser = aBrowser(true);
    browser.with(0, (page) => {
      page.session.enter(browser.newToken("A"), remember);
      thing.keep(page, "A");
    });
    browser.beginLoad(1);
    browser.endLoad(1);
    browser.with(0, ({ session }) => session.leave("logged-out"));
    for (const page of browser.pages()) expect(thing.giveTo(page, "A")).toBeNull();
  }
});
