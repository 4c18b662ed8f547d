import { describe, expect, test } from "vitest";
import { satang } from "@member-wallet/domain";
import { settled } from "../../testing/act-tabs.ts";
import { aTab, BONUS, standsIn, WITHDRAW } from "../../testing/sample-acts.ts";
import type { Asked } from "./act.ts";

/** Two tabs of a member. */
async function twoTabs() {
  const tabs = await aTab(true);
  tabs.load(1);
  await settled();
  return {
    ...tabs,
    /** Changes of which no tab hears before all are made. */
    async atOnce(...changes: (() => unknown)[]) {
      tabs.delay(0);
      tabs.delay(1);
      for (const change of changes) {
        // oxlint-disable-next-line no-await-in-loop -- One after the other.
        await Promise.all([change(), settled()]);
      }
      tabs.hear(0);
      tabs.hear(1);
      await settled();
    },
  };
}

/** Two tabs that know of accepted money, and its key. */
async function withAccepted(asked: Asked) {
  const tabs = await twoTabs();
  tabs.press(0, asked);
  await settled();
  tabs.answer(0, "done");
  await settled();
  const key = tabs.pages[0]?.record.acts()[0]?.key;
  if (key === undefined) throw new Error("It was not accepted.");
  return { tabs, key };
}

test("a tab that nobody sees leaves an end to the one that the member sees", async () => {
  const tabs = await twoTabs();
  tabs.press(0, WITHDRAW);
  await settled();
  tabs.hide(0);
  tabs.answer(0, "refused");
  await settled();
  expect(tabs.told).toMatchObject([{ stand: "refused", tab: 1 }]);
  tabs.see(0);
  await settled();
  expect(tabs.told).toHaveLength(1);
});

describe("two tabs that change acts in the same instant", () => {
  test("keep what each of them has begun: no second withdrawal begins, and the first one's end is noted", async () => {
    const tabs = await twoTabs();
    await tabs.atOnce(
      () => tabs.press(0, WITHDRAW),
      () => tabs.press(1, BONUS),
    );
    expect([standsIn(tabs, 0), standsIn(tabs, 1)]).toEqual([
      ["sending", "sending"],
      ["sending", "sending"],
    ]);
    tabs.press(1, WITHDRAW);
    await settled();
    expect(tabs.sends).toHaveLength(2);
    tabs.answer(0, "refused");
    await settled();
    expect(standsIn(tabs, 1)).toEqual(["refused", "sending"]);
  });

  test("keep an end that one of them has told, though the other one has then stored that it is awaited", async () => {
    const { tabs, key } = await withAccepted(WITHDRAW);
    tabs.decide({ kind: "arrived", wallet: null });
    await tabs.atOnce(
      () => tabs.pages[0]?.record.refresh(key),
      () => tabs.setListed(false),
      () => tabs.pages[1]?.record.refresh(key),
    );
    expect([standsIn(tabs, 0), standsIn(tabs, 1)]).toEqual([["ended"], ["ended"]]);
    expect(tabs.told).toMatchObject([{ stand: "processing" }, { stand: "ended" }]);
  });

  test("keep that the member has paid a QR, though the other one has then stored that it is not listed", async () => {
    const { tabs, key } = await withAccepted({ kind: "qr", provider: "WW", amount: satang(10_000) });
    tabs.setListed(false);
    await tabs.atOnce(
      () => tabs.pages[0]?.record.reportPaid(key),
      () => tabs.pages[1]?.record.refresh(key),
    );
    const paid = [{ stand: { progress: { qr: { paidAt: expect.any(String) } } } }];
    expect(tabs.pages[0]?.record.acts()).toMatchObject(paid);
    expect(tabs.pages[1]?.record.acts()).toMatchObject(paid);
  });
});
