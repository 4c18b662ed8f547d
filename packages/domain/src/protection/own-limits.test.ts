import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { satang } from "../money/satang.ts";
import { limitsAt, NO_LIMITS, type OwnLimits, readLimits, setLimits } from "./own-limits.ts";

const HOUR = 3_600_000;
const KINDS = ["day", "week", "month", "minutesPerDay"] as const;
const limit = fc.option(fc.nat(1_000_000), { nil: undefined });
const limits = fc
  .record({ day: limit, week: limit, month: limit, minutesPerDay: limit })
  .map((drawn): OwnLimits => JSON.parse(JSON.stringify(drawn)) as OwnLimits);
const atMost = (set: OwnLimits, kind: (typeof KINDS)[number]) => set[kind] ?? Infinity;

describe("own limits", () => {
  test("lower at once, and rise after 24 hours", () => {
    const first = setLimits(NO_LIMITS, { day: satang(50_000) }, 0);
    expect(limitsAt(first, 0)).toEqual({ day: 50_000 });
    const raised = setLimits(first, { day: satang(80_000), week: satang(90_000) }, HOUR);
    expect(limitsAt(raised, 25 * HOUR - 1)).toEqual({ day: 50_000, week: 90_000 });
    expect(limitsAt(raised, 25 * HOUR)).toEqual({ day: 80_000, week: 90_000 });
    const removed = setLimits(raised, {}, 30 * HOUR);
    expect(limitsAt(removed, 54 * HOUR - 1)).toEqual({ day: 80_000, week: 90_000 });
    expect(limitsAt(removed, 54 * HOUR)).toEqual({});
  });

  test("that rise go on waiting when the same ones are set again, and begin anew for others", () => {
    const first = setLimits(NO_LIMITS, { day: satang(100) }, 0);
    const raised = setLimits(first, { day: satang(200) }, 0);
    expect(setLimits(raised, { day: satang(200) }, HOUR)).toEqual(raised);
    expect(setLimits(raised, { day: satang(300) }, HOUR).later?.from).toBe(25 * HOUR);
  });

  test("are never higher than what was in force within the last 24 hours, in any order of changes", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ wanted: limits, hours: fc.nat(30) }), { maxLength: 10 }),
        (changes) => {
          let kept = NO_LIMITS;
          let now = 0;
          let waits = { wanted: NO_LIMITS.now, from: now };
          for (const { wanted, hours } of changes) {
            now += hours * HOUR;
            const before = limitsAt(kept, now);
            const isSame = waits.from > now && JSON.stringify(waits.wanted) === JSON.stringify(wanted);
            if (!isSame) waits = { wanted, from: now + 24 * HOUR };
            // As a reload reads them.
            kept = readLimits(JSON.stringify(setLimits(kept, wanted, now)));
            for (const kind of KINDS) {
              const lower = Math.min(atMost(before, kind), atMost(wanted, kind));
              expect(atMost(limitsAt(kept, now), kind)).toBe(lower);
              expect(atMost(limitsAt(kept, waits.from - 1), kind)).toBe(lower);
              expect(atMost(limitsAt(kept, waits.from), kind)).toBe(atMost(wanted, kind));
            }
          }
        },
      ),
    );
  });

  test.each(["", "{", "null", "[]", '{"now":{"day":"1"}}', '{"now":{"day":-1},"later":{"from":"x"}}'])(
    "stored as %j are none",
    (stored) => {
      expect(readLimits(stored)).toEqual(NO_LIMITS);
    },
  );
});
