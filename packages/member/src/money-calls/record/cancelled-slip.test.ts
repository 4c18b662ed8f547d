import { newIdempotencyKey } from "@member-wallet/api";
import { expect, test } from "vitest";
import { settled } from "../../testing/act-tabs.ts";
import { SLIP as ASKED, aTab, standsIn } from "../../testing/sample-acts.ts";
import type { Act } from "./act.ts";
import { afterEvent } from "./after-event.ts";
import { joinAct } from "./join-act.ts";
import { isProven, SLIP } from "./proof.ts";

const NOW = Date.UTC(2026, 0, 5, 3, 4, 5);

/** The acts with a slip more, which is being sent, and that slip. */
function begin(before: readonly Act[], key = newIdempotencyKey(), began = NOW) {
  const act: Act = { asked: ASKED, key, began, stand: { kind: "sending" } };
  return { act, acts: afterEvent(before, { kind: "begun", act }, began) };
}

/** A slip that was cancelled while it was sent. */
function aCancelledSlip(): Act {
  const { act, acts } = begin([]);
  const [cancelled] = afterEvent(acts, { kind: "cancelled", key: act.key }, NOW);
  if (!cancelled) throw new Error("It was forgotten.");
  return cancelled;
}

test("a slip that was cancelled on its way may be the one in the list: it proves nothing of the next one", () => {
  const next = begin([aCancelledSlip()]);
  const listed = { type: SLIP, related: null, from: null, to: null, amount: 0, at: NOW + 500 };
  expect(isProven(next.act, next.acts, [listed])).toBe(false);
  expect(isProven(next.act, [next.act], [listed])).toBe(true);
});

test.each([
  ["later", 5_000],
  ["at a time that the clock had already told", -5_000],
])("a slip that was cancelled is sent again under its key %s, as the act that it was", (_when, later) => {
  const cancelled = aCancelledSlip();
  const { acts } = begin([cancelled], cancelled.key, NOW + later);
  const [again, ...others] = acts;
  expect(others).toEqual([]);
  // It may have arrived the first time.
  expect(again).toMatchObject({ key: cancelled.key, began: cancelled.began, stand: { kind: "sending" } });
  // Whichever of the two another tab knows.
  expect(again && joinAct(cancelled, again)).toBe(again);
  expect(again && joinAct(again, cancelled)).toBe(again);
});

test("a slip that is cancelled and sent again is told once it has arrived, in two tabs too", async () => {
  const tabs = await aTab(true);
  tabs.load(1);
  tabs.press(0, ASKED);
  await settled();
  tabs.inFlight[0]?.answer({ error: { kind: "aborted" } });
  await settled();
  expect([standsIn(tabs, 0), standsIn(tabs, 1)]).toEqual([["given-up"], ["given-up"]]);
  const key = tabs.pages[0]?.record.acts()[0]?.key;
  expect.assert(key);
  const again = tabs.pages[0]?.record.begin(ASKED, { key, send: async () => ({ data: {} }) });
  expect(await again).toMatchObject({ kind: "done" });
  await settled();
  expect([standsIn(tabs, 0), standsIn(tabs, 1)]).toEqual([["processing"], ["processing"]]);
  expect(tabs.told).toMatchObject([{ key, stand: "processing" }]);
});
