import { describe, expect, test } from "vitest";
import { satang, type StatementState } from "@member-wallet/domain";
import { settled } from "../../testing/act-tabs.ts";
import { WITHDRAW, SLIP, aTab, standsIn } from "../../testing/sample-acts.ts";
import { type Asked } from "./act.ts";
import type { ActRecord } from "./record.ts";

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

test("one poll follows all accepted money of a page", async () => {
  const tabs = await anAccepted(WITHDRAW);
  tabs.press(0, SLIP);
  await settled();
  tabs.answer(0, "done");
  await settled();
  tabs.pass(3_000);
  await settled();
  expect(standsIn(tabs, 0)).toEqual(["processing", "processing"]);
  expect(tabs.pages[0]?.waits).toHaveLength(1);
  tabs.decide({ kind: "arrived", wallet: null });
  tabs.pass(20_000);
  await settled();
  expect(standsIn(tabs, 0)).toEqual(["ended", "ended"]);
  // A look finds that there is nothing to follow, and the poll ends.
  tabs.pass(20_000);
  await settled();
  tabs.pass(20_000);
  await settled();
  expect(tabs.pages[0]?.waits).toEqual([]);
});

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

test("an open QR on a page names the one that was just created, and no second one joins it", async () => {
  const tabs = await aTab(true);
  tabs.press(0, { kind: "qr", provider: "WW", amount: satang(10_000) });
  await settled();
  tabs.answer(0, "done");
  await settled();
  const { record } = tabs.pages[0] ?? {};
  record?.observeQr("WW", { id: "qr-7", amount: satang(10_000) });
  expect(record?.acts()).toMatchObject([{ stand: { kind: "processing", progress: { reference: "qr-7" } } }]);
});

test("a QR that shows while it is still being sent is one act once it is named", async () => {
  const tabs = await aTab(true);
  tabs.press(0, { kind: "qr", provider: "WW", amount: satang(10_000) });
  await settled();
  const { record } = tabs.pages[0] ?? {};
  const show = () => record?.observeQr("WW", { id: "qr-7", amount: satang(10_000) });
  show();
  expect(standsIn(tabs, 0)).toEqual(["sending", "processing"]);
  tabs.answer(0, "done");
  await settled();
  show();
  expect(record?.acts()).toMatchObject([{ key: tabs.sends[0], stand: { progress: { reference: "qr-7" } } }]);
});

/** A withdrawal that the list shows. */
const ROW = {
  reference: null,
  at: "2026-01-05T00:00:00.000Z",
  nth: 0,
  amount: satang(11_000),
  sentAt: null,
  endedAt: null,
  reason: null,
};

/** Member A logs in again after an expiry, and something shows before an answer names them. */
async function shownAgain(tabs: Awaited<ReturnType<typeof aTab>>, show: (record: ActRecord) => void) {
  tabs.browser.leave(0, "refused");
  tabs.browser.logIn(0, "A", true);
  const { record } = tabs.pages[0] ?? {};
  if (record) show(record);
  await settled();
  tabs.browser.name(0);
  await settled();
}
const seeRow = (record: ActRecord) => record.observe("withdraw", [{ ...ROW, state: "in-progress" }]);

describe("a list that shows before an answer has named the member", () => {
  test("adds no second act for a withdrawal of an earlier session, and its end is told once", async () => {
    const tabs = await anAccepted(WITHDRAW);
    await shownAgain(tabs, seeRow);
    expect(standsIn(tabs, 0)).toEqual(["processing"]);
    tabs.decide({ kind: "arrived", wallet: null });
    tabs.pass(20_000);
    await settled();
    expect(standsIn(tabs, 0)).toEqual(["ended"]);
    expect(tabs.told).toMatchObject([{ stand: "processing" }, { stand: "ended" }]);
  });

  test("adds no second act for a QR of an earlier session", async () => {
    const tabs = await anAccepted({ kind: "qr", provider: "WW", amount: satang(11_000) });
    await shownAgain(tabs, (record) => record.observeQr("WW", { id: "qr-7", amount: satang(11_000) }));
    expect(tabs.pages[0]?.record.acts()).toMatchObject([{ stand: { progress: { reference: "qr-7" } } }]);
  });

  test("adds what was asked for on another device, and it is followed", async () => {
    const tabs = await aTab(false);
    await shownAgain(tabs, seeRow);
    expect(standsIn(tabs, 0)).toEqual(["processing"]);
    tabs.decide({ kind: "arrived", wallet: null });
    tabs.pass(20_000);
    await settled();
    expect(tabs.told).toMatchObject([{ stand: "ended" }]);
  });

  test("adds nothing of it to the next member", async () => {
    const tabs = await aTab(false);
    await shownAgain(tabs, (record) => {
      seeRow(record);
      tabs.browser.leave(0, "logged-out");
      tabs.browser.logIn(0, "B", true);
    });
    expect(standsIn(tabs, 0)).toEqual([]);
  });
});

test("a withdrawal of another device, which two tabs have found, is told at its end, once", async () => {
  const tabs = await aTab(false);
  tabs.load(1);
  const see = (state: StatementState) =>
    tabs.pages.forEach((page) => page?.record.observe("withdraw", [{ ...ROW, state }]));
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
