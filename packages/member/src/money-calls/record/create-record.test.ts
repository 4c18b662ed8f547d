import { describe, expect, test } from "vitest";
import { type actTabs, settled } from "../../testing/act-tabs.ts";
import {
  WITHDRAW,
  ANOTHER,
  COLLECT,
  GIFT,
  SLIP,
  BONUS,
  ANOTHER_BONUS,
  aTab,
  standsIn,
} from "../../testing/sample-acts.ts";

type Tabs = ReturnType<typeof actTabs>;

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
    tabs.goBack(0);
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

  test("whose answer is lost while its page is there is looked up, and sent again by the member alone", async () => {
    const tabs = await aTab(true);
    tabs.press(0, WITHDRAW);
    await settled();
    tabs.see(0);
    await settled();
    tabs.answer(0, "lost");
    await settled();
    for (let look = 0; look < 3; look += 1) {
      tabs.pass(20_000);
      // oxlint-disable-next-line no-await-in-loop -- One look after the other.
      await settled();
    }
    expect(tabs.sends).toHaveLength(1);
    expect(standsIn(tabs, 0)).toEqual(["unknown"]);
    tabs.pages[0]?.record.acts().forEach(({ key }) => tabs.pages[0]?.record.resend(key));
    await settled();
    expect(tabs.sends).toHaveLength(2);
  });

  test("that is sent again and left before it goes out is still open: its first sending may have counted", async () => {
    const tabs = await aTab(true);
    tabs.press(0, WITHDRAW);
    await settled();
    tabs.answer(0, "lost");
    await settled();
    tabs.pages[0]?.record.acts().forEach(({ key }) => tabs.pages[0]?.record.resend(key));
    await settled();
    expect(standsIn(tabs, 0)).toEqual(["sending"]);
    tabs.inFlight.splice(0).forEach(({ answer }) => answer({ error: { kind: "aborted" } }));
    await settled();
    expect(standsIn(tabs, 0)).toEqual(["unknown"]);
    expect(tabs.pages[0]?.record.acts().map(({ stand }) => stand)).toMatchObject([{ resend: true }]);
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
    ["done", "processing"],
    ["lost", "unknown"],
  ] as const)(
    "of a page that is gone is looked up, not sent again, where no lock keeps other tabs from it: %s",
    async (how, end) => {
      const tabs = await aTab(true);
      tabs.refuseLocks();
      tabs.load(1);
      tabs.press(0, WITHDRAW);
      await settled();
      tabs.close(0);
      tabs.pass(20_000);
      await settled();
      expect(standsIn(tabs, 1)).toEqual(["unknown"]);
      tabs.answer(0, how);
      tabs.pass(20_000);
      await settled();
      expect(tabs.sends).toHaveLength(1);
      expect(standsIn(tabs, 1)).toEqual([end]);
    },
  );

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

  test.each([
    ["its own page", (tabs: Tabs) => tabs.logIn(0, "A", true)],
    [
      "its page, which was loaded again",
      (tabs: Tabs) => {
        tabs.load(0);
        tabs.logIn(0, "A", true);
      },
    ],
    [
      "a page that begins with it",
      (tabs: Tabs) => {
        tabs.close(0);
        tabs.browser.load(1);
        tabs.browser.logIn(1, "A", true);
        tabs.browser.name(1);
        tabs.load(0);
      },
    ],
  ])(
    "that the server refused together with its session is not sent by the next one in %s",
    async (_where, logInAgain) => {
      const tabs = await aTab(true);
      tabs.press(0, WITHDRAW);
      await settled();
      tabs.answer(0, "signed-out");
      await settled();
      logInAgain(tabs);
      await settled();
      expect(standsIn(tabs, 0)).toEqual([]);
      expect(tabs.sends).toHaveLength(1);
    },
  );

  test("whose lock is granted only in the next member's session is not sent there", async () => {
    const tabs = await aTab(true);
    tabs.press(0, WITHDRAW);
    tabs.logIn(0, "B", true);
    await settled();
    expect(tabs.sends).toEqual([]);
  });

  test("that is sent again, and whose lock is granted only in the next member's session, is not sent there", async () => {
    const tabs = await aTab(true);
    tabs.press(0, WITHDRAW);
    await settled();
    tabs.answer(0, "lost");
    await settled();
    tabs.pages[0]?.record.acts().forEach(({ key }) => tabs.pages[0]?.record.resend(key));
    tabs.logIn(0, "B", true);
    await settled();
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
