import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  BREAK_HOURS,
  type KeptLimits,
  NO_LIMITS,
  readLimits,
  satang,
  setLimits,
} from "@member-wallet/domain";
import { aBrowser, type Member } from "../testing/a-browser.ts";
import { beginBreak } from "./begin-break.ts";
import { breakUntil } from "./breaks.ts";
import { changeKept } from "./change-kept.ts";
import { readKept } from "./kept.ts";

const member = fc.constantFrom<Member>("A", "B");
const tab = fc.nat(2);
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("break" as const),
      member,
      hours: fc.constantFrom(...BREAK_HOURS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("limit" as const),
      member,
      wanted: fc.constantFrom({}, { day: satang(100) }, { day: satang(200), month: satang(300) }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("log in" as const), tab, member }) },
  fc.record({
    kind: fc.constant("leave" as const),
    tab,
    reason: fc.constantFrom("logged-out" as const, "refused" as const, "public-page" as const),
  }),
  fc.record({ kind: fc.constantFrom("load" as const, "close" as const), tab }),
  fc.record({ kind: fc.constant("time passes" as const), minutes: fc.nat(3_000) }),
);

test("no reload, tab, log-out, expiry or other member ends a break early, changes a limit or takes another's", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const browser = aBrowser();
      for (const at of [0, 1, 2]) browser.load(at);
      const promised: Record<Member, number> = { A: 0, B: 0 };
      const limits: Record<Member, KeptLimits> = { A: NO_LIMITS, B: NO_LIMITS };
      let now = 1_000_000;
      for (const each of steps) {
        if (each.kind === "time passes") now += each.minutes * 60_000;
        else if (each.kind === "break") {
          beginBreak(browser.local, each.member, each.hours, now);
          promised[each.member] = Math.max(promised[each.member], now + each.hours * 3_600_000);
        } else if (each.kind === "limit") {
          const { member: of, wanted } = each;
          changeKept(browser.local, "limits", of, (before) =>
            JSON.stringify(setLimits(readLimits(before), wanted, now)),
          );
          limits[of] = setLimits(limits[of], wanted, now);
        } else if (each.kind === "log in") browser.logIn(each.tab, each.member, true);
        else if (each.kind === "leave") browser.leave(each.tab, each.reason);
        else browser[each.kind](each.tab);
        for (const one of ["A", "B"] as const) {
          expect(breakUntil(browser.local, one) ?? 0).toBe(promised[one]);
          expect(readLimits(readKept(browser.local, "limits", one)[0] ?? null)).toEqual(limits[one]);
        }
        expect(breakUntil(browser.local, null) ?? 0).toBe(Math.max(promised.A, promised.B));
      }
    }),
  );
});

test("what is stored of a break doesn't show the member's id", () => {
  const { local } = aBrowser();
  beginBreak(local, "64b1f0c2a9d3e5f6a7b8c9d0", 1, 1_000);
  expect(JSON.stringify([...local.values])).not.toContain("64b1f0c2");
});
