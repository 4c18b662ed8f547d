import * as fc from "fast-check";
import { expect, test } from "vitest";
import { NO_LIMITS, type OwnLimits, readLimits, satang } from "@member-wallet/domain";
import { aBrowser, type Member } from "../testing/a-browser.ts";
import { beginBreak } from "./begin-break.ts";
import { breakUntil } from "./breaks.ts";
import { changeKept } from "./change-kept.ts";
import { keepAnswer, keepHere } from "./kept-by-backend.ts";
import { readKept } from "./kept.ts";

const HOUR = 3_600_000;
const member = fc.constantFrom<Member>("A", "B");
const limits = fc.constantFrom<OwnLimits>(
  {},
  { day: satang(100) },
  { month: satang(300), minutesPerDay: 60 },
);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("answer" as const), member }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom("break there" as const, "break here" as const),
      member,
      hours: fc.constantFrom<1 | 24>(1, 24),
    }),
  },
  fc.record({ kind: fc.constant("limits there" as const), member, limits }),
  fc.record({ kind: fc.constant("absent" as const), member }),
  fc.record({
    kind: fc.constant("leave" as const),
    reason: fc.constantFrom("logged-out" as const, "refused" as const),
  }),
  fc.record({ kind: fc.constant("log in" as const), member }),
  fc.record({ kind: fc.constant("time passes" as const), hours: fc.nat(30) }),
);

test("no order of answers, log-outs and members ends a break early, keeps one too long, or loses the backend's limits", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const browser = aBrowser();
      browser.load(0);
      const { local } = browser;
      let now = 1_000 * HOUR;
      const there = { A: { end: 0, limits: NO_LIMITS }, B: { end: 0, limits: NO_LIMITS } };
      const told: Record<Member, { end: number; limits: unknown }> = {
        A: { end: 0, limits: NO_LIMITS },
        B: { end: 0, limits: NO_LIMITS },
      };
      const here: Record<Member, number> = { A: 0, B: 0 };
      for (const each of steps) {
        if (each.kind === "time passes") now += each.hours * HOUR;
        else if (each.kind === "log in") browser.logIn(0, each.member, true);
        else if (each.kind === "leave") browser.leave(0, each.reason);
        else if (each.kind === "limits there") there[each.member].limits = { now: each.limits, later: null };
        else if (each.kind === "break there")
          there[each.member].end = Math.max(there[each.member].end, now + each.hours * HOUR);
        else if (each.kind === "break here") {
          beginBreak(local, each.member, each.hours, now);
          here[each.member] = Math.max(here[each.member], now + each.hours * HOUR);
        } else if (each.kind === "absent") keepHere(local, each.member);
        else {
          const { end, limits: set } = there[each.member];
          keepAnswer(local, each.member, { limits: set, breakUntil: end === 0 ? null : end });
          told[each.member] = { end, limits: set };
        }
        for (const one of ["A", "B"] as const) {
          expect(breakUntil(local, one) ?? 0).toBe(Math.max(told[one].end, here[one]));
          expect(readLimits(readKept(local, "limits", one)[0] ?? null)).toEqual(told[one].limits);
        }
      }
    }),
  );
});

test("a break that the backend ends early ends here too, and limits set here before it offered any give way", () => {
  const { local } = aBrowser();
  changeKept(local, "limits", "A", () => JSON.stringify({ now: { day: 100 }, later: null }));
  keepAnswer(local, "A", { limits: NO_LIMITS, breakUntil: 5 * HOUR });
  expect(breakUntil(local, "A")).toBe(5 * HOUR);
  keepAnswer(local, "A", { limits: NO_LIMITS, breakUntil: null });
  expect(breakUntil(local, "A")).toBe(0);
  expect(readLimits(readKept(local, "limits", "A")[0] ?? null)).toEqual(NO_LIMITS);
});
