import * as fc from "fast-check";
import { satang } from "@member-wallet/domain";
import type { Asked } from "@member-wallet/member/testing";
import { expect } from "vitest";
import type { How } from "./line.ts";
import { MOVES } from "./members.ts";
import { openWorld, type Server } from "./world.ts";

type World = Awaited<ReturnType<typeof openWorld>>;

const COLLECT = { kind: "collect" } as const;
/** What a member of `aMember` may ask for, of every kind. */
const WISHES: { readonly [Kind in Asked["kind"]]: readonly Extract<Asked, { kind: Kind }>[] } = {
  withdraw: [
    { kind: "withdraw", amount: satang(11_000) },
    { kind: "withdraw", amount: satang(22_000) },
  ],
  transfer: MOVES,
  collect: [COLLECT],
  "invite-bonus": [{ kind: "invite-bonus", amount: null }],
  "receive-refund": [{ kind: "receive-refund" }],
  "add-refund": [{ kind: "add-refund", amount: null }],
  bonus: [{ kind: "bonus", code: "FREE" }],
  promotion: [{ kind: "promotion" }],
  "cancel-bonus": [{ kind: "cancel-bonus", code: null }],
  coupon: [{ kind: "coupon", prize: "CASH" }],
  spin: [{ kind: "spin", coins: null }],
  "game-account": [{ kind: "game-account", code: "UFABET" }],
  "gift-link": [{ kind: "gift-link" }],
  slip: [{ kind: "slip" }],
  qr: [{ kind: "qr", provider: "WW", amount: satang(10_000) }],
};

type Step =
  | { readonly kind: "press"; readonly tab: number; readonly wish: number }
  | { readonly kind: "end"; readonly at: number; readonly how: How }
  | { readonly kind: "load" | "close" | "see" | "hide" | "back" | "resend" | "give-up"; readonly tab: number }
  | { readonly kind: "expire"; readonly tab: number }
  | { readonly kind: "log-out"; readonly tab: number; readonly how: How }
  | {
      readonly kind: "log-in";
      readonly tab: number;
      readonly member: "A" | "B";
      readonly remember: boolean;
      readonly how: How;
    }
  | { readonly kind: "pass"; readonly seconds: number }
  | { readonly kind: "decide"; readonly isPaid: boolean }
  | { readonly kind: "reach"; readonly reachable: boolean };

const tab = fc.nat({ max: 2 });
const HOWS: How[] = [
  "answered",
  "refused",
  "lost-before",
  "lost-after",
  "busy",
  "gateway-before",
  "gateway-after",
  "signed-out",
];
/** Of a call whose page has no member any more. */
const unheard = fc.constantFrom<How>("lost-before", "lost-after");
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("press"), tab, wish: fc.nat({ max: 2 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("end"),
      at: fc.nat({ max: 3 }),
      how: fc.constantFrom("answered", ...HOWS),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("load", "close", "see", "hide", "back", "resend", "give-up"),
      tab,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("expire"), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("log-out"), tab, how: unheard }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("log-in"),
      tab,
      member: fc.constantFrom("A", "A", "B"),
      remember: fc.boolean(),
      how: unheard,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("pass"), seconds: fc.constantFrom(3, 20, 700) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("decide"), isPaid: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("reach"), reachable: fc.boolean() }) },
);

async function take(world: World, wishes: readonly Asked[], at: Step) {
  const { tabs, line } = world;
  const record = "tab" in at ? tabs.pages[at.tab]?.record : undefined;
  switch (at.kind) {
    case "press":
      return world.press(at.tab, wishes[at.wish % wishes.length] ?? COLLECT);
    case "end":
      return world.end(at.at, at.how);
    case "load":
      return tabs.load(at.tab);
    case "close":
      return tabs.close(at.tab);
    case "see":
      return tabs.see(at.tab);
    case "hide":
      return tabs.hide(at.tab);
    case "back":
      return tabs.goBack(at.tab);
    case "resend":
      return record?.acts().forEach(({ key }) => record.resend(key));
    case "give-up":
      return record?.acts().forEach(({ key }) => record.giveUp(key));
    case "expire":
      return tabs.browser.leave(at.tab, "refused");
    case "log-out":
      return world.logOut(at.tab, at.how);
    case "log-in":
      return world.logIn(at.tab, at.member, at.remember, at.how);
    case "pass":
      return world.pass(at.seconds * 1_000);
    case "decide":
      return world.decide(at.isPaid);
    case "reach":
      return line.setReachable(at.reachable);
  }
}

/** `ACT_RUNS=200` for a thorough run: the long walk takes five times as many. */
export const RUNS = Number(process.env["ACT_RUNS"] ?? 20);

const press = (wish: number): Step => ({ kind: "press", tab: 0, wish });
const load: Step = { kind: "load", tab: 0 };
const answered: Step = { kind: "end", at: 0, how: "answered" };

/** The second refund's answer comes late: what the first one left must not be taken for it, whatever began meanwhile. */
const REFUSED_AFTER_ONE_TOLD: [boolean, Asked[], Step[]] = [
  false,
  [{ kind: "receive-refund" }, COLLECT],
  [
    press(0),
    answered,
    press(0),
    { kind: "pass", seconds: 700 },
    press(1),
    load,
    answered,
    load,
    answered,
    press(0),
  ],
];

/**
 * Walks at random through what members, tabs, the line and time may do, until a wish was not done once or an end not
 * told truly; `undefined` when all were.
 */
export async function faultyWalk(server: Server, runs = RUNS): Promise<string | undefined> {
  const walks = await fc.check(
    fc.asyncProperty(
      fc.boolean(),
      // Few, so that acts of one kind follow each other.
      fc.shuffledSubarray(Object.values<readonly Asked[]>(WISHES).flat(), { minLength: 1, maxLength: 3 }),
      fc.array(step, { minLength: 5, maxLength: 25 }),
      async (knowsKeys, wishes, steps) => {
        const world = await openWorld(server, knowsKeys);
        try {
          world.tabs.load(0);
          world.tabs.logIn(0, "A", true);
          world.tabs.load(1);
          for (const each of steps) {
            await take(world, wishes, each);
            await world.settled();
          }
          await world.finish();
          expect(await world.faults()).toEqual([]);
          expect(world.untold()).toEqual([]);
        } finally {
          world.close();
        }
      },
    ),
    { numRuns: runs, examples: [REFUSED_AFTER_ONE_TOLD] },
  );
  return fc.defaultReportMessage(walks);
}
