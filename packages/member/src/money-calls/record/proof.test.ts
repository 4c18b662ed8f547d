import { describe, expect, test } from "vitest";
import { satang } from "@member-wallet/domain";
import { newIdempotencyKey } from "@member-wallet/api";
import { ASKED } from "../../testing/sample-acts.ts";
import type { Act, Asked, Stand } from "./act.ts";
import {
  isPaidClaim,
  isProven,
  isProvenByWallet,
  PAID_AS,
  REFUND_RECEIPT,
  SLIP,
  type Trace,
} from "./proof.ts";

const BEGAN = Date.UTC(2026, 0, 5, 3, 4, 5);

function anAct(asked: Asked, stand: Stand = { kind: "sending" }): Act {
  return { asked, key: newIdempotencyKey(), began: BEGAN, stand };
}

function aTrace(over: Partial<Trace>): Trace {
  return { type: "bonus", related: null, from: null, to: null, amount: 0, at: BEGAN + 500, ...over };
}

const TRANSFERRED = aTrace({ type: "deposit", from: "SCB", amount: 8_800 });

/** The entry of each act that is proven by its kind alone. */
const OWN: readonly (readonly [Asked, Trace])[] = [
  ...Object.values(ASKED)
    .filter(isPaidClaim)
    .map((asked) => [asked, aTrace({ related: PAID_AS[asked.kind], amount: 5_000 })] as const),
  [ASKED["receive-refund"], aTrace({ type: REFUND_RECEIPT, amount: 4_000 })],
  [ASKED["cancel-bonus"], aTrace({ type: "finish_bonus", related: "bonus" })],
  [ASKED["gift-link"], aTrace({ type: "deposit", from: "TRUEWALLET", amount: 8_800 })],
  [ASKED.slip, aTrace({ type: SLIP })],
];
const ALL = [...OWN.map(([, own]) => own), TRANSFERRED];

describe.each(OWN.map(([asked, own]) => [asked.kind, asked, own] as const))(
  "an act of kind %s",
  (_kind, asked, own) => {
    const act = anAct(asked);
    const proves = (traces: readonly Trace[], others: readonly Act[] = []) =>
      isProven(act, [...others, act], traces);

    test("is proven by the one entry of its kind since it began, whatever the amount", () => {
      expect(proves(ALL)).toBe(true);
      expect(proves([{ ...own, amount: 1 }])).toBe(true);
    });

    test("is not proven by entries of other kinds, of before, or of more than one", () => {
      expect(proves(ALL.filter((trace) => trace !== own))).toBe(false);
      expect(proves([{ ...own, at: BEGAN - 10_000 }])).toBe(false);
      expect(proves([own, { ...own, at: BEGAN + 900 }])).toBe(false);
    });

    test("is proven by an entry of before equal ones, of which two are done and one entry is there", () => {
      const later = () => ({ ...anAct(asked, { kind: "done", told: true }), began: BEGAN + 60_000 });
      expect(proves([own, { ...own, at: BEGAN + 61_000 }], [later(), later()])).toBe(true);
    });

    test("is not proven by an entry that an equal one may hold, of which the end is not known", () => {
      const done = anAct(asked, { kind: "done", told: true });
      expect(proves([own], [done])).toBe(false);
      expect(proves([own, { ...own, at: BEGAN + 900 }], [done])).toBe(true);
      expect(proves([own], [anAct(asked, { kind: "given-up" })])).toBe(false);
    });
  },
);

/** Of a spin with `coins` before it, by a wallet with `coin`. */
function provesSpin(coin: number | null, coins: number | null, others: readonly Act[] = []) {
  return isProvenByWallet({ kind: "spin", coins }, others, { allSlots: true, slots: [], profile: { coin } });
}

describe("a spin", () => {
  test("is proven by a wallet with one coin less", () => {
    expect(provesSpin(2, 3)).toBe(true);
  });

  test("is not proven where coins were won, bought or are not known", () => {
    expect([
      provesSpin(3, 3),
      provesSpin(4, 3),
      provesSpin(1, 3),
      provesSpin(2, null),
      provesSpin(null, 3),
    ]).toEqual(Array(5).fill(false));
  });

  test("is not proven while one that was given up may have taken the coin", () => {
    expect(provesSpin(2, 3, [anAct({ kind: "spin", coins: 3 }, { kind: "given-up" })])).toBe(false);
    expect(provesSpin(2, 3, [anAct({ kind: "spin", coins: 4 }, { kind: "done", told: true })])).toBe(true);
  });
});

test.each([
  [true, "PG", true],
  [false, "PG", false],
  [true, "JOKER", false],
])("the opening of PG is proven by the wallet that has it open (%j, %s)", (isActive, code, proven) => {
  const slots = [{ code, isActive, amount: satang(0) }];
  const wallet = { allSlots: true, slots, profile: { coin: 0 } };
  expect(isProvenByWallet({ kind: "game-account", code: "PG" }, [], wallet)).toBe(proven);
});
