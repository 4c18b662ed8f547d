import { newIdempotencyKey } from "@member-wallet/api";
import { expect, test } from "vitest";
import { SLIP as ASKED } from "../../testing/sample-acts.ts";
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

test("a slip that was cancelled is sent again under its key, as one act, whichever of the two a tab knows", () => {
  const cancelled = aCancelledSlip();
  const again = begin([cancelled], cancelled.key, NOW + 5_000);
  expect(again.acts).toEqual([again.act]);
  expect(joinAct(cancelled, again.act)).toBe(again.act);
  expect(joinAct(again.act, cancelled)).toBe(again.act);
});
