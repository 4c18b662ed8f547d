import type { IdempotencyKey } from "@member-wallet/api";
import { type Act, type Asked, isTold, type Stand, type MoneyEnd } from "../money-calls/record/act.ts";
import { createActStorage } from "../money-calls/record/act-storage.ts";
import { createRecord } from "../money-calls/record/create-record.ts";
import type { ActRecord } from "../money-calls/record/record.ts";
import type { Answer, Send } from "../calls/outcome.ts";
import type { RecordOptions } from "../money-calls/record/record-options.ts";
import { draftsOf } from "../session/drafts/create-drafts.ts";
import type { Drafts } from "../session/drafts/drafts.ts";
import type { Session } from "../session/session.ts";
import { aBrowser } from "./a-browser.ts";
import { createActServer, type HowAnswered } from "./act-server.ts";
import { createLocks } from "./locks.ts";

/** How a call ends; `signed-out`: refused together with its session, without an effect. */
export type How = HowAnswered | "signed-out";

interface Page {
  readonly record: ActRecord;
  readonly drafts: Drafts;
  readonly calls: ReturnType<Connect>;
  readonly member: () => string | null;
  readonly token: () => string | null;
  alive: boolean;
  isHidden: boolean;
  /** What the page waits for: to be seen. */
  waitsToShow: (() => void)[];
  /** What the page waits for: time. */
  waits: (() => void)[];
  onVisible: () => void;
}

interface Sent {
  readonly key: IdempotencyKey;
  readonly asked: Asked;
  readonly member: string;
  readonly page: Page;
  readonly answer: (answer: Answer<unknown>) => void;
}

/** What a page's record calls, instead of the server that is made up here. */
export type Connect = (
  session: Session,
  isAlive: () => boolean,
) => Pick<RecordOptions, "sender" | "lookUp" | "look" | "knowsKeys" | "refused" | "now"> & {
  /** Sends an act with what is not stored of it. */
  send(asked: Asked): Send<unknown>;
};

/** A browser's tabs with their records, and the server that they call: what happens next is the test's to say. */
export function actTabs(knowsKeys: boolean, connect?: Connect) {
  const browser = aBrowser();
  let time = Date.UTC(2026, 0, 5);
  /** The act that was refused together with its session, last. */
  let refused: IdempotencyKey | undefined;
  const server = createActServer(knowsKeys, () => time);
  const locks = createLocks<Page>();
  const sends: IdempotencyKey[] = [];
  const inFlight: Sent[] = [];
  const told: { key: IdempotencyKey; stand: Stand["kind"]; to: string | null; tab: number }[] = [];
  /** Whose each wish is, what it is for, and in which session, by its token. */
  const wishes = new Map<IdempotencyKey, { member: string; kind: Asked["kind"]; token: string | null }>();
  const pages: (Page | null)[] = [null, null, null];
  const channels: { page: () => Page | undefined; listener: () => void }[] = [];

  function close(tab: number) {
    const page = pages[tab];
    pages[tab] = null;
    if (!page) return;
    page.alive = false;
    browser.close(tab);
    locks.close(page);
  }

  function load(tab: number) {
    close(tab);
    const session = browser.load(tab);
    const ifAlive = <Value>(value: Promise<Value>) =>
      value.then((it) => (page.alive ? it : new Promise<Value>(() => {})));
    const later = (listener: () => void) => () => page.alive && listener();
    const page: Page = {
      alive: true,
      isHidden: false,
      waitsToShow: [],
      waits: [],
      onVisible: () => {},
      member: session.member,
      token: session.token,
    } as unknown as Page;
    const channel = {
      postMessage: () => channels.forEach((each) => each.page() !== page && each.listener()),
      addEventListener: (_: "message", listener: () => void) =>
        void channels.push({ page: () => page, listener: later(listener) }),
    };
    const send =
      (asked: Asked): Send<unknown> =>
      (key) => {
        const { promise, resolve } = Promise.withResolvers<Answer<unknown>>();
        sends.push(key);
        // The call ends with its session; what was sent may still have an effect.
        session.signal().addEventListener("abort", () => resolve({ error: { kind: "aborted" } }));
        inFlight.push({ key, asked, member: session.member() ?? "", page, answer: resolve });
        return promise;
      };
    const drafts = draftsOf(session);
    const calls = connect?.(session, () => page.alive) ?? {
      // A code, a link and a file are not stored: only the page that has them sends them.
      sender: (asked: Asked) => (isSecret(asked) ? null : send(asked)),
      send,
      lookUp: (act: Act, acts: readonly Act[]) => server.lookUp(act, acts, session.member()),
      look: server.look,
      knowsKeys: () => knowsKeys,
      refused: () => refused,
      now: () => time,
    };
    const whileAlive =
      (call: Send<unknown>): Send<unknown> =>
      (key, again) =>
        ifAlive(call(key, again));
    const record = createRecord({
      ...calls,
      drafts,
      storage: createActStorage(session, channel, (listener) => (page.onVisible = later(listener))),
      sender(asked) {
        const stored = calls.sender(asked);
        return stored && whileAlive(stored);
      },
      lookUp: (act, acts) => ifAlive(calls.lookUp(act, acts)),
      look: (act, acts) => ifAlive(calls.look(act, acts)),
      session: session.epoch,
      alone: (name, job) =>
        locks.hold(page, name, (isAlone) => {
          // By its turn, what the lock's last holder has stored has arrived.
          if (isAlone) browser.hear(pages.indexOf(page));
          return job(isAlone);
        }),
      seen: () =>
        ifAlive(new Promise<void>((done) => (page.isHidden ? page.waitsToShow.push(done) : done()))),
      wait: () => ifAlive(new Promise<void>((done) => page.waits.push(done))),
    });
    Object.assign(page, {
      record,
      drafts,
      calls: { ...calls, send: (asked: Asked) => whileAlive(calls.send(asked)) },
    });
    pages[tab] = page;
    const announce = () => {
      for (const act of record.acts())
        if (!isTold(act))
          void record.tell(act, async () => {
            if (page.alive) told.push({ key: act.key, stand: act.stand.kind, to: session.member(), tab });
          });
    };
    record.subscribe(later(announce));
    announce();
  }

  /** Another tab's changes arrive, with the event that tells of them. */
  function hear(tab: number) {
    browser.hear(tab);
    pages[tab]?.onVisible();
  }

  return {
    ledger: server.ledger,
    refused: server.refused,
    sends,
    told,
    wishes,
    pages,
    inFlight,
    browser,
    /** Decides on all money that is being processed. */
    decide: (end: MoneyEnd) => pages.forEach((page) => server.decide(page?.record.acts() ?? [], end)),
    setListed: server.setListed,
    load,
    close,
    setReachable: server.setReachable,
    refuseLocks: locks.refuse,
    /** The member leaves the forms of a tab. */
    goBack: (tab: number) => pages[tab]?.record.acts().forEach(({ key }) => pages[tab]?.record.leave(key)),
    /** Two sessions of one member would be two devices, whose equal withdrawals nothing tells apart. */
    logIn(tab: number, member: "A" | "B", remember: boolean) {
      pages.forEach((_, each) => browser.leave(each, "logged-out"));
      browser.logIn(tab, member, remember);
      pages.forEach((_, each) => browser.name(each));
    },
    press(tab: number, asked: Asked, form = "") {
      // A member is slower than the storage.
      hear(tab);
      const page = pages[tab];
      const member = page?.member();
      if (!page || !member) return;
      const before = sends.length;
      const known = page.record.acts().map(({ key }) => key);
      const begin = page.calls.sender(asked) === null ? { form, send: page.calls.send(asked) } : { form };
      void page.record.begin(asked, begin);
      const act = page.record.acts().find(({ key }) => !known.includes(key));
      if (act) wishes.set(act.key, { member, kind: asked.kind, token: page.token() });
      if (sends.length > before + 1) throw new Error("One press sent twice.");
    },
    answer(at: number, how: How) {
      const [sent] = inFlight.splice(at % Math.max(inFlight.length, 1), 1);
      if (!sent) return;
      const { key, page } = sent;
      if (how !== "signed-out") return sent.answer(server.answer(sent, how));
      refused = key;
      browser.leave(pages.indexOf(page), "refused");
    },
    pass(milliseconds: number) {
      time += milliseconds;
      for (const page of pages) page?.waits.splice(0).forEach((done) => done());
    },
    see(tab: number) {
      const page = pages[tab];
      if (!page) return;
      page.isHidden = false;
      page.waitsToShow.splice(0).forEach((done) => done());
      page.onVisible();
    },
    hide(tab: number) {
      const page = pages[tab];
      if (page) page.isHidden = true;
    },
    /** The changes that other tabs have stored reach this one late. */
    delay: (tab: number) => browser.delay(tab),
    hear,
  };
}

const isSecret = ({ kind }: Asked) => kind === "promotion" || kind === "gift-link" || kind === "slip";

/** Lets everything run that waits for nothing but its turn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((done) => setTimeout(done));
}
