import type { IdempotencyKey } from "@member-wallet/api";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type actTabs, type How, settled } from "../../testing/act-tabs.ts";
import {
  WITHDRAW,
  ANOTHER,
  COLLECT,
  INVITE,
  REFUND,
  GIFT,
  SLIP,
  BONUS,
  ANOTHER_BONUS,
  aTab,
} from "../../testing/sample-acts.ts";
import { type Asked, isOpen, isTold, placeOf, type Stand } from "./act.ts";

type Command =
  | { readonly kind: "press"; readonly tab: number; readonly asked: Asked }
  | { readonly kind: "answer"; readonly at: number; readonly how: How }
  | {
      readonly kind: "load" | "close" | "see" | "hide" | "delay" | "hear" | "back" | "resend" | "give-up";
      readonly tab: number;
    }
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
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom("load", "close", "see", "hide", "delay", "hear", "back", "resend", "give-up"),
      tab,
    }),
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
    case "delay":
      return tabs.delay(step.tab);
    case "hear":
      return tabs.hear(step.tab);
    case "hide":
      return tabs.hide(step.tab);
    case "back":
      return tabs.goBack(step.tab);
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
  for (const { key, to } of tabs.told) expect(to, "to its owner").toBe(tabs.wishes.get(key)?.member);
  // Nothing is said of what is not known.
  const told = (...stands: Stand["kind"][]) => tabs.told.filter(({ stand }) => stands.includes(stand));
  for (const { key } of told("refused")) expect(effects, "what is refused is not done").not.toContain(key);
  for (const { key } of told("done", "processing", "ended")) {
    const wish = tabs.wishes.get(key);
    // Without keys, the same done by this member in another session is like that of another device.
    const isElsewhere = (other: IdempotencyKey) => {
      const { member, kind, token } = tabs.wishes.get(other) ?? {};
      return member === wish?.member && kind === wish?.kind && token !== wish?.token;
    };
    const isDone = effects.some((other) => other === key || (!knowsKeys && isElsewhere(other)));
    expect(isDone, "what is told as done is so").toBe(true);
  }
  for (const page of tabs.pages) {
    const acts = page?.record.acts() ?? [];
    for (const act of acts)
      expect(tabs.wishes.get(act.key)?.member, "a member sees their own acts").toBe(page?.member());
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
      tabs.pages.forEach((_, each) => {
        tabs.hear(each);
        tabs.see(each);
      });
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
