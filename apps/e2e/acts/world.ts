import { type Asked, actTabs, connectActs, isOpen, isTold, placeOf } from "@member-wallet/member/testing";
import { createTestApp, listen, type TestServer } from "@member-wallet/sandbox/testing";
import { aMember, coinsOf, newGiftLink, newSlip, ROWS, rowsOf } from "./members.ts";
import { type How, openLine } from "./line.ts";
import { decideOldest } from "./staff.ts";

/** A sandbox on a port, whose clock the worlds move on. */
export async function openServer(server: TestServer | null) {
  const app = await createTestApp({ server });
  const listening = await listen(Promise.resolve(app.app), { host: "127.0.0.1", port: 0 });
  let time = app.context.clock().getTime();
  return {
    app,
    origin: `http://127.0.0.1:${listening.port}`,
    now: () => time,
    pass: (milliseconds: number) => app.setNow(new Date((time += milliseconds))),
    async close() {
      await listening.close();
      await app.close();
    },
  };
}
export type Server = Awaited<ReturnType<typeof openServer>>;

const COUPON = { prize: { name: "Wheel", slice: { code: "CASH" } }, amount: 1 };
/** A call that takes so long is given up by the page that sent it, in milliseconds. */
const TIMEOUT = 60_000;
/** How long a log-in takes a member, in milliseconds. */
const LOG_IN = 3_000;

/** One browser with three tabs, two members who have something for every kind of act, and the line to the server. */
export async function openWorld(server: Server, knowsKeys: boolean) {
  const { app } = server;
  const members = { A: await aMember(app), B: await aMember(app) };
  const ids = [members.A.id, members.B.id];
  const since = await rowsOf(app, ids);
  const line = openLine(server.origin, knowsKeys, (bearer) => members[ownerOf(bearer)].token);
  const asked = new Map<string, Asked>();
  const kindOf = (key: string) => asked.get(key)?.kind ?? "unknown";
  const browser = { knowsKeys: false };
  let pages = 0;
  let decided = 0;
  /** A new one for each press: a link encrypted, a slip that staff decide on. */
  let giftLink = "";
  let slip = new File([], "");
  const tabs = actTabs(knowsKeys, (session, isAlive) => {
    const calls = connectActs(session, line.join((pages += 1), isAlive), browser);
    return { ...calls, send: secretOf, now: server.now };

    /** What is not stored of an act. */
    function secretOf({ kind }: Asked) {
      if (kind === "gift-link") return calls.sendGiftLink(giftLink);
      if (kind === "slip") return calls.sendSlip(slip);
      return kind === "promotion" ? calls.sendPromotion("NEW30") : calls.sendCoupon(COUPON);
    }
  });

  /** Waits until nothing moves but by the test. */
  async function settled() {
    for (let still = 0; still < 4; still = line.isBusy() ? 0 : still + 1)
      await new Promise((done) => setTimeout(done, 1));
  }

  /** The act as its form would ask for it. */
  async function press(tab: number, wish: Asked) {
    const member = tabs.pages[tab]?.member() as "A" | "B" | null | undefined;
    if (!member) return;
    const coins = wish.kind === "spin" ? await coinsOf(app, members[member].id) : null;
    if (wish.kind === "gift-link") giftLink = await newGiftLink(app);
    if (wish.kind === "slip") slip = await newSlip(app);
    tabs.press(tab, wish.kind === "spin" ? { ...wish, coins } : wish);
    for (const act of tabs.pages[tab]?.record.acts() ?? []) asked.set(act.key, act.asked);
  }

  async function endAll(how: How) {
    while (line.writes.length > 0) {
      await line.end(0, how);
      await settled();
    }
  }

  /** The acts of which the members who are here don't know how they stand. */
  const untold = () =>
    tabs.pages.flatMap((page) =>
      (page?.record.acts() ?? []).filter((act) => !isTold(act) || act.stand.kind === "sending"),
    );

  return {
    tabs,
    line,
    press,
    settled,
    end: line.end,
    async pass(milliseconds: number) {
      if (milliseconds >= TIMEOUT) await endAll("lost-before");
      server.pass(milliseconds);
      tabs.pass(milliseconds);
    },
    /**
     * Every tab is logged out, which forgets the acts; then one logs in. What was on its way has ended by then: the
     * calls of a member on two devices can't be told apart.
     */
    async logIn(tab: number, member: "A" | "B", remember: boolean, how: How) {
      tabs.pages.forEach((_, each) => tabs.browser.leave(each, "logged-out"));
      await endAll(how);
      server.pass(LOG_IN);
      tabs.logIn(tab, member, remember);
    },
    async logOut(tab: number, how: How) {
      tabs.browser.leave(tab, "logged-out");
      await endAll(how);
      server.pass(LOG_IN);
    },
    async decide(isPaid: boolean) {
      decided += await decideOldest(app, [members.A.username, members.B.username], isPaid);
    },
    /** Every tab is seen, and everything that runs is answered. */
    async finish() {
      line.setReachable(true);
      tabs.browser.look();
      tabs.pages.forEach((_, each) => tabs.see(each));
      // A slow machine needs more rounds than the few that the look-ups take.
      for (let round = 0; round < 4 || (round < 100 && untold().length > 0); round += 1) {
        await settled();
        await endAll("answered");
        server.pass(20_000);
        tabs.pass(20_000);
      }
      await settled();
    },
    close() {
      for (const tab of [0, 1, 2]) {
        tabs.browser.leave(tab, "logged-out");
        tabs.close(tab);
      }
      line.close();
    },
    /** What is wrong with what the record has said and done; empty when nothing is. */
    async faults(): Promise<string[]> {
      const rows = await rowsOf(app, ids);
      const doneKeys = [...line.done.keys()];
      // The walks ask for one provider's QR of one amount: an open one is what was asked for, whoever created it.
      const hadQr = doneKeys.some((key) => kindOf(key) === "qr");
      const showsByState = (kind: string) => BY_STATE.has(kind) || (kind === "qr" && hadQr);
      const effects = [...ROWS].flatMap(([kind]) => {
        const wanted = doneKeys.filter((key) => kindOf(key) === kind).length;
        const written = (rows.get(kind) ?? 0) - (since.get(kind) ?? 0);
        return written === wanted ? [] : [`${written} effects of ${wanted} wishes: ${kind}`];
      });
      const answers = tabs.told.filter(({ stand }) => ANSWERS.has(stand));
      const ends = tabs.told.filter(({ stand }) => stand === "ended");
      const twice = [answers, ends].flatMap((told) =>
        told.filter(({ key }, at) => told.findIndex((other) => other.key === key) !== at),
      );
      const strange = [...line.sent.keys()].filter((key) => !asked.has(key));
      return [
        ...effects,
        ...strange.map((key) => `sent without a wish: ${key}`),
        ...(knowsKeys
          ? []
          : [...line.sent].filter(([, times]) => times > 1).map(([key]) => `sent twice: ${key}`)),
        ...twice.map(({ key, stand }) => `told twice: ${kindOf(key)} as ${stand}`),
        ...(ends.length > decided ? [`${ends.length} ends of ${decided} decisions`] : []),
        ...tabs.told
          .filter(({ key, to }) => tabs.wishes.get(key as never)?.member !== to)
          .map(({ key }) => `told to another: ${kindOf(key)}`),
        ...answers
          .filter(({ key, stand }) =>
            stand === "refused" ? line.done.has(key) : !line.done.has(key) && !showsByState(kindOf(key)),
          )
          .map(({ key, stand }) => `not true: ${kindOf(key)} told as ${stand}`),
        ...tabs.pages.flatMap((page) => {
          const places = (page?.record.acts() ?? []).filter(isOpen).map((act) => placeOf(act.asked));
          return new Set(places).size === places.length ? [] : ["two open acts at a place"];
        }),
      ];
    },
    untold,
  };
}

/** How a member hears that the server has answered. */
const ANSWERS: ReadonlySet<string> = new Set(["done", "processing", "refused"]);

/** What shows in the state of an account, whoever brought it there. */
const BY_STATE: ReadonlySet<string> = new Set<Asked["kind"]>(["collect", "game-account", "cancel-bonus"]);

/** The tabs' made-up tokens begin with their member. */
const ownerOf = (bearer: string) => (bearer.replace("Bearer ", "").startsWith("B") ? "B" : "A");
