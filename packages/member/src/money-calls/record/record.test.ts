import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { satang, type StatementState } from "@member-wallet/domain";
import { actTabs, type How, settled } from "../../testing/act-tabs.ts";
import { type Asked, isOpen, isTold, placeOf } from "./act.ts";

const WITHDRAW: Asked = { kind: "withdraw", amount: satang(11_000) };
const ANOTHER: Asked = { kind: "withdraw", amount: satang(22_000) };
const COLLECT: Asked = { kind: "collect" };
const INVITE: Asked = { kind: "invite-bonus", amount: satang(2_550) };
const REFUND: Asked = { kind: "add-refund", amount: null };
const GIFT: Asked = { kind: "gift-link" };
const SLIP: Asked = { kind: "slip" };
const BONUS: Asked = { kind: "bonus", code: "DAILY10" };
const ANOTHER_BONUS: Asked = { kind: "bonus", code: "WEEKLY" };

/** A tab of member A, whose server knows keys or not. */
async function aTab(knowsKeys: boolean) {
  const tabs = actTabs(knowsKeys);
  tabs.load(0);
  tabs.logIn(0, "A", true);
  await settled();
  return tabs;
}

const standsIn = ({ pages }: ReturnType<typeof actTabs>, tab: number) =>
  pages[tab]?.record.acts().map(({ stand }) => stand.kind);

describe("a withdrawal under way", () => {
  test("is refused a second time, in the same task", async () => {
    const tabs = await aTab(true);
    tabs.press(0, WITHDRAW);
    tabs.press(0, ANOTHER);
    await settled();
    expect(tabs.sends).toHaveLength(1);
  });

  test("is under way in another tab too, which cannot begin a second one", async () => {
    const tabs = await aTab(true);
    tabs.load(1);
    tabs.press(0, WITHDRAW);
    await settled();
    expect(standsIn(tabs, 1)).toEqual(["sending"]);
    tabs.press(1, ANOTHER);
    await settled();
    expect(tabs.sends).toHaveLength(1);
    tabs.answer(0, "done");
    await settled();
    expect(tabs.told).toMatchObject([{ stand: "processing", to: "A" }]);
  });

  test("whose form is left before it is sent is taken back", async () => {
    const tabs = await aTab(true);
    tabs.press(0, WITHDRAW);
    tabs.pages[0]?.record.acts().forEach(({ key }) => tabs.pages[0]?.record.leave(key));
    await settled();
    expect(tabs.sends).toEqual([]);
    expect(standsIn(tabs, 0)).toEqual([]);
  });

  test("of a page that is gone is sent again under its key to a server that keeps keys, and told once", async () => {
    const tabs = await aTab(true);
    tabs.press(0, WITHDRAW);
    await settled();
    tabs.load(0);
    await settled();
    expect(standsIn(tabs, 0)).toEqual(["sending"]);
    expect(new Set(tabs.sends).size).toBe(1);
    tabs.answer(0, "late");
    tabs.answer(0, "done");
    await settled();
    expect(tabs.ledger).toHaveLength(1);
    expect(tabs.told).toMatchObject([{ stand: "processing" }]);
  });

  test("of a page that is gone is not sent again once it is ten minutes old", async () => {
    const tabs = await aTab(true);
    tabs.press(0, WITHDRAW);
    await settled();
    tabs.close(0);
    tabs.pass(10 * 60_000);
    tabs.load(0);
    await settled();
    expect(tabs.sends).toHaveLength(1);
    expect(standsIn(tabs, 0)).toEqual(["unknown"]);
  });

  test.each([
    ["with one entry that can be its own was accepted", "late", "processing"],
    ["without an entry stays unknown", "lost", "unknown"],
  ] as const)("of a page that is gone, at a server without keys, %s", async (_what, how, end) => {
    const tabs = await aTab(false);
    tabs.press(0, WITHDRAW);
    await settled();
    tabs.close(0);
    tabs.answer(0, how);
    tabs.load(0);
    await settled();
    expect(tabs.sends).toHaveLength(1);
    expect(standsIn(tabs, 0)).toEqual([end]);
    expect(tabs.told).toMatchObject([{ stand: end }]);
  });

  test("begun after an equal one was given up is not proven by what the first may have left", async () => {
    const tabs = await aTab(false);
    tabs.press(0, WITHDRAW);
    await settled();
    tabs.load(0);
    await settled();
    tabs.pages[0]?.record.acts().forEach(({ key }) => tabs.pages[0]?.record.giveUp(key));
    tabs.press(0, WITHDRAW);
    await settled();
    tabs.answer(0, "late");
    tabs.load(0);
    await settled();
    expect(tabs.ledger).toHaveLength(1);
    expect(standsIn(tabs, 0)).toEqual(["given-up", "unknown"]);
  });

  test("begun soon after an equal one ended is not proven by what the first has left", async () => {
    const tabs = await aTab(false);
    tabs.press(0, COLLECT);
    await settled();
    tabs.answer(0, "done");
    await settled();
    tabs.pass(1_000);
    tabs.press(0, COLLECT);
    await settled();
    tabs.answer(0, "lost");
    tabs.load(0);
    await settled();
    expect(tabs.ledger).toHaveLength(1);
    expect(standsIn(tabs, 0)).toEqual(["done", "unknown"]);
  });

  test("begun soon after another of its kind ended is not proven by that one, however long it took", async () => {
    const tabs = await aTab(false);
    tabs.press(0, BONUS);
    await settled();
    tabs.pass(20 * 60_000);
    tabs.answer(0, "done");
    await settled();
    tabs.press(0, ANOTHER_BONUS);
    await settled();
    tabs.answer(0, "lost");
    tabs.load(0);
    await settled();
    expect(tabs.ledger).toHaveLength(1);
    expect(standsIn(tabs, 0)).toEqual(["done", "unknown"]);
  });

  test("that the server refused together with its session is not sent by the next one", async () => {
    const tabs = await aTab(false);
    tabs.press(0, WITHDRAW);
    await settled();
    tabs.answer(0, "signed-out");
    await settled();
    tabs.logIn(0, "A", true);
    await settled();
    expect(standsIn(tabs, 0)).toEqual([]);
    expect(tabs.sends).toHaveLength(1);
  });

  test("is kept over an expiry for its member alone, and removed by a log-out", async () => {
    const tabs = await aTab(false);
    tabs.press(0, WITHDRAW);
    await settled();
    tabs.browser.leave(0, "refused");
    tabs.logIn(0, "A", true);
    await settled();
    expect(standsIn(tabs, 0)).toEqual(["unknown"]);
    tabs.browser.leave(0, "logged-out");
    tabs.logIn(0, "A", true);
    await settled();
    expect(standsIn(tabs, 0)).toEqual([]);
  });
});

describe.each([GIFT, SLIP])("a deposit of which the page alone has all, as %j,", (asked) => {
  test("is refused in another tab while it is under way, and sent again by its own page alone", async () => {
    const tabs = await aTab(true);
    tabs.load(1);
    tabs.press(0, asked);
    await settled();
    tabs.press(1, asked);
    tabs.answer(0, "lost");
    await settled();
    /** Presses "send again", where it shows. */
    const resend = async (tab: number) => {
      const record = tabs.pages[tab]?.record;
      const acts = record?.acts().filter((act) => record.canResend(act)) ?? [];
      acts.forEach(({ key }) => record?.resend(key));
      await settled();
      return acts.length;
    };
    expect(await resend(1)).toBe(0);
    expect(await resend(0)).toBe(1);
    expect(tabs.sends).toHaveLength(2);
    expect(new Set(tabs.sends).size).toBe(1);
  });

  test("is not sent again after a reload, even to a server that keeps keys", async () => {
    const tabs = await aTab(true);
    tabs.press(0, asked);
    await settled();
    tabs.load(0);
    await settled();
    expect(tabs.sends).toHaveLength(1);
    expect(standsIn(tabs, 0)).toEqual(["unknown"]);
    tabs.answer(0, "late");
    tabs.pass(20_000);
    await settled();
    const accepted = asked === SLIP ? "processing" : "done";
    expect(standsIn(tabs, 0)).toEqual([accepted]);
    expect(tabs.told).toMatchObject([{ stand: "unknown" }, { stand: accepted }]);
  });
});

/** Two tabs, the first of which has sent what the server has accepted. */
async function anAccepted(asked: Asked) {
  const tabs = await aTab(false);
  tabs.load(1);
  tabs.press(0, asked);
  await settled();
  tabs.answer(0, "done");
  await settled();
  return tabs;
}

describe.each([SLIP, WITHDRAW])("accepted money, as of %j,", (asked) => {
  const end = { kind: "arrived", wallet: null } as const;

  test("is processed until the operator has decided, and the end is told once over all tabs", async () => {
    const tabs = await anAccepted(asked);
    expect([standsIn(tabs, 0), standsIn(tabs, 1)]).toEqual([["processing"], ["processing"]]);
    tabs.decide(end);
    tabs.pass(20_000);
    await settled();
    expect([standsIn(tabs, 0), standsIn(tabs, 1)]).toEqual([["ended"], ["ended"]]);
    expect(tabs.told).toMatchObject([{ stand: "processing" }, { stand: "ended" }]);
  });

  test("is followed by the next page, and a second one can be sent meanwhile", async () => {
    const tabs = await anAccepted(asked);
    tabs.close(1);
    tabs.load(0);
    await settled();
    tabs.press(0, asked);
    await settled();
    tabs.answer(0, "done");
    await settled();
    expect(standsIn(tabs, 0)).toEqual(["processing", "processing"]);
    tabs.decide({ kind: "rejected", reason: "EXPIRED_SLIP" });
    tabs.pass(20_000);
    await settled();
    expect(tabs.pages[0]?.record.acts()).toMatchObject([
      { stand: { kind: "ended", end: { reason: "EXPIRED_SLIP" } } },
      { stand: { kind: "ended" } },
    ]);
    expect(tabs.told.filter(({ stand }) => stand === "ended")).toHaveLength(2);
  });

  test("that its list does not show is given up after a minute, as not known, and told once", async () => {
    const tabs = await anAccepted(asked);
    tabs.setListed(false);
    tabs.pass(20_000);
    await settled();
    // A reload does not begin the minute anew.
    tabs.load(0);
    tabs.pass(40_000);
    await settled();
    expect(standsIn(tabs, 0)).toEqual(["processing"]);
    tabs.pass(20_000);
    await settled();
    expect(tabs.pages[0]?.record.acts()).toMatchObject([
      { stand: { kind: "ended", end: { kind: "not-found" } } },
    ]);
    expect(tabs.told).toMatchObject([{ stand: "processing" }, { stand: "ended" }]);
  });

  test("that its list shows again within the minute is followed on", async () => {
    const tabs = await anAccepted(asked);
    tabs.setListed(false);
    tabs.pass(50_000);
    await settled();
    tabs.setListed(true);
    tabs.pass(20_000);
    await settled();
    tabs.setListed(false);
    tabs.pass(50_000);
    await settled();
    expect(standsIn(tabs, 0)).toEqual(["processing"]);
  });

  test("is not told to the next member of the tab", async () => {
    const tabs = await anAccepted(asked);
    tabs.logIn(0, "B", true);
    tabs.decide(end);
    tabs.pass(20_000);
    await settled();
    expect(tabs.told.filter(({ stand }) => stand === "ended")).toEqual([]);
    expect(standsIn(tabs, 0)).toEqual([]);
  });
});

test("a slip and a QR that an earlier release followed in its tab are followed on, taken over once", async () => {
  const tabs = actTabs(false);
  const slip = { kind: "slip", id: "S-1", amount: 30_000, since: "2026-01-04T23:00:00.000Z" };
  const qr = {
    kind: "qr",
    id: "Q-1",
    provider: "WW",
    amount: 10_000,
    before: ["T-1"],
    reportedPaid: true,
    since: slip.since,
  };
  tabs.load(0);
  tabs.logIn(0, "A", true);
  const text = JSON.stringify({ member: tabs.pages[0]?.member(), deposits: [slip, qr] });
  tabs.browser.storageOf(0).write("deposits", text);
  tabs.load(0);
  await settled();
  expect(tabs.pages[0]?.record.acts()).toMatchObject([
    { stand: { kind: "processing", progress: { reference: "S-1", amount: 30_000 } } },
    { stand: { progress: { reference: "Q-1", qr: { before: ["T-1"], paidAt: slip.since } } } },
  ]);
  tabs.load(0);
  await settled();
  expect(standsIn(tabs, 0)).toEqual(["processing", "processing"]);
  expect(tabs.told).toEqual([]);
  expect(tabs.browser.storageOf(0).read("deposits")).toBeNull();
});

test.each([SLIP, WITHDRAW])(
  "%j, of which an earlier release has not told that it was done, is followed",
  async (asked) => {
    const tabs = await aTab(false);
    const done = { kind: "done", told: false, reference: "S-1" };
    const act = { asked, key: "key-1", began: Date.UTC(2026, 0, 4), stand: done };
    tabs.browser.local.write("acts", JSON.stringify({ member: tabs.pages[0]?.member(), acts: [act] }));
    tabs.load(0);
    await settled();
    expect(tabs.told).toMatchObject([{ stand: "processing" }]);
    const progress = asked === SLIP ? { reference: "S-1" } : { amount: 11_000 };
    expect(tabs.pages[0]?.record.acts()).toMatchObject([{ stand: { kind: "processing", progress } }]);
  },
);

test("a withdrawal of another device, which two tabs have found, is told at its end, once", async () => {
  const tabs = await aTab(false);
  tabs.load(1);
  const row = {
    reference: null,
    at: "2026-01-04T23:00:00.000Z",
    nth: 0,
    amount: satang(11_000),
    reason: null,
  };
  const see = (state: StatementState) =>
    tabs.pages.forEach((page) => page?.record.observe("withdraw", [{ ...row, state }]));
  see("in-progress");
  await settled();
  expect([standsIn(tabs, 0), standsIn(tabs, 1)]).toEqual([["processing"], ["processing"]]);
  expect(tabs.told).toEqual([]);
  tabs.decide({ kind: "arrived", wallet: null });
  // The list shows the end first: no interval is waited for.
  see("success");
  await settled();
  expect(standsIn(tabs, 1)).toEqual(["ended"]);
  expect(tabs.told).toMatchObject([{ stand: "ended" }]);
  see("success");
  await settled();
  expect(standsIn(tabs, 0)).toEqual(["ended"]);
});

/** What stands in the form. */
const typedIn = ({ pages }: ReturnType<typeof actTabs>, tab: number) =>
  pages[tab]?.drafts.read("A", "withdraw");

/** A tab that sends what was typed, and another one. */
async function aSentDraft() {
  const tabs = await aTab(false);
  tabs.load(1);
  await settled();
  tabs.pages[0]?.drafts.write("A", "withdraw", "110", true);
  tabs.press(0, WITHDRAW, "withdraw");
  await settled();
  return tabs;
}
describe("what was typed for a withdrawal", () => {
  test("goes when it is done after a reload", async () => {
    const tabs = await aSentDraft();
    tabs.load(0);
    expect(typedIn(tabs, 0)).toBe("110");
    tabs.answer(0, "late");
    tabs.pass(20_000);
    await settled();
    expect(standsIn(tabs, 0)).toEqual(["processing"]);
    expect(typedIn(tabs, 0)).toBeUndefined();
  });

  test("goes when another tab has found the end while its own was closed", async () => {
    const tabs = await aSentDraft();
    tabs.close(0);
    tabs.answer(0, "late");
    await settled();
    tabs.pass(20_000);
    await settled();
    expect(standsIn(tabs, 1)).toEqual(["processing"]);
    tabs.load(0);
    expect(typedIn(tabs, 0)).toBeUndefined();
  });

  test("stays when it is refused, and so does what was typed since", async () => {
    const tabs = await aSentDraft();
    tabs.answer(0, "refused");
    await settled();
    expect(typedIn(tabs, 0)).toBe("110");
    tabs.press(0, WITHDRAW, "withdraw");
    await settled();
    tabs.pages[0]?.drafts.write("A", "withdraw", "220", true);
    tabs.answer(0, "done");
    await settled();
    tabs.load(0);
    expect(typedIn(tabs, 0)).toBe("220");
  });
});

type Command =
  | { readonly kind: "press"; readonly tab: number; readonly asked: Asked }
  | { readonly kind: "answer"; readonly at: number; readonly how: How }
  | { readonly kind: "load" | "close" | "see" | "resend" | "give-up"; readonly tab: number }
  | { readonly kind: "leave"; readonly tab: number; readonly reason: "refused" | "logged-out" }
  | { readonly kind: "log-in"; readonly tab: number; readonly member: "A" | "B"; readonly remember: boolean }
  | { readonly kind: "pass"; readonly seconds: number }
  | { readonly kind: "reach"; readonly reachable: boolean };

const tab = fc.nat({ max: 2 });
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("press"),
      tab,
      asked: fc.constantFrom(
        WITHDRAW,
        WITHDRAW,
        ANOTHER,
        COLLECT,
        INVITE,
        REFUND,
        BONUS,
        ANOTHER_BONUS,
        GIFT,
        SLIP,
      ),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("answer"),
      at: fc.nat({ max: 3 }),
      how: fc.constantFrom<How>("done", "refused", "lost", "late", "busy", "signed-out"),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom("load", "close", "see", "resend", "give-up"), tab }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("leave"),
      tab,
      reason: fc.constantFrom("refused", "logged-out"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("log-in"),
      tab,
      member: fc.constantFrom("A", "A", "B"),
      remember: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("pass"), seconds: fc.constantFrom(3, 20, 700) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("reach"), reachable: fc.boolean() }) },
);

function run(tabs: ReturnType<typeof actTabs>, step: Command) {
  switch (step.kind) {
    case "press":
      return tabs.press(step.tab, step.asked);
    case "answer":
      return tabs.answer(step.at, step.how);
    case "load":
      return tabs.load(step.tab);
    case "close":
      return tabs.close(step.tab);
    case "see":
      return tabs.see(step.tab);
    case "resend":
      return tabs.pages[step.tab]?.record
        .acts()
        .forEach(({ key }) => tabs.pages[step.tab]?.record.resend(key));
    case "give-up":
      return tabs.pages[step.tab]?.record
        .acts()
        .forEach(({ key }) => tabs.pages[step.tab]?.record.giveUp(key));
    case "leave":
      return tabs.browser.leave(step.tab, step.reason);
    case "log-in":
      return tabs.logIn(step.tab, step.member, step.remember);
    case "pass":
      return tabs.pass(step.seconds * 1_000);
    case "reach":
      return tabs.setReachable(step.reachable);
  }
}

/** What is true whatever happens. */
function check(tabs: ReturnType<typeof actTabs>, knowsKeys: boolean) {
  const effects = tabs.ledger.map(({ key }) => key);
  expect(new Set(effects).size, "one effect for each wish").toBe(effects.length);
  const sent = knowsKeys ? [] : tabs.sends;
  expect(new Set(sent).size, "nothing is sent twice without keys").toBe(sent.length);
  const ends = tabs.told
    .filter(({ stand }) => ["done", "refused", "ended"].includes(stand))
    .map(({ key }) => key);
  expect(new Set(ends).size, "each end is told once").toBe(ends.length);
  for (const { key, stand, to } of tabs.told) {
    expect(to, "to its owner").toBe(tabs.wishes.get(key));
    // Nothing is said of what is not known.
    const claimed =
      stand === "done" ||
      stand === "processing" ||
      stand === "ended" ||
      (stand !== "refused" && effects.includes(key));
    expect(effects.includes(key), "what is told as done or refused is so").toBe(claimed);
  }
  for (const page of tabs.pages) {
    const acts = page?.record.acts() ?? [];
    for (const act of acts)
      expect(tabs.wishes.get(act.key), "a member sees their own acts").toBe(page?.member());
    const places = acts.filter(isOpen).map(({ asked }) => placeOf(asked));
    expect(new Set(places).size, "one open act at a place").toBe(places.length);
  }
}

test("whatever members, tabs, answers and time do, money moves once for each wish, and each end is told once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(command, { maxLength: 25 }), async (knowsKeys, steps) => {
      const tabs = await aTab(knowsKeys);
      tabs.load(1);
      for (const step of steps) {
        run(tabs, step);
        await settled();
        check(tabs, knowsKeys);
      }
      // Every tab is seen, and everything that runs is answered: all who are here know how their acts stand.
      tabs.setReachable(true);
      tabs.browser.look();
      tabs.pages.forEach((_, each) => tabs.see(each));
      await settled();
      for (let round = 0; round < 4; round += 1) {
        while (tabs.inFlight.length > 0) {
          tabs.answer(0, "done");
          await settled();
        }
        tabs.pass(20_000);
        await settled();
      }
      check(tabs, knowsKeys);
      for (const page of tabs.pages) {
        const acts = page?.record.acts() ?? [];
        expect(acts.filter((act) => !isTold(act) || act.stand.kind === "sending")).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});
