import type { KeptLimits, OwnLimits } from "@member-wallet/domain";
import * as v from "valibot";
import { Baht, IsoTime } from "../wire/values.ts";

const Minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60));
const Limit = v.pipe(
  Baht,
  v.check((amount) => amount >= 0, "Below 0"),
);
const Deposit = v.object({
  day: v.exactOptional(Limit),
  week: v.exactOptional(Limit),
  month: v.exactOptional(Limit),
});

/** The limits that a player wants, in baht and in minutes; one that is absent isn't set. */
export const LimitsPayload = v.object({ deposit: Deposit, minutesPerDay: v.exactOptional(Minutes) });
/** The length of a break in hours. */
export const BreakPayload = v.object({ hours: v.picklist([1, 24, 168]) });
/** What protects the player: the limits in force, a raise that waits for its 24 hours, and the end of a break. */
export const ProtectionAnswer = v.pipe(
  v.object({
    ...LimitsPayload.entries,
    later: v.exactOptional(v.object({ ...LimitsPayload.entries, from: IsoTime })),
    breakUntil: v.exactOptional(IsoTime),
    now: IsoTime,
  }),
  v.transform(({ later, breakUntil, ...now }): Protection => {
    const raise = later === undefined ? null : { limits: limitsOf(later), from: Date.parse(later.from) };
    return {
      limits: { now: limitsOf(now), later: raise },
      breakUntil: breakUntil === undefined ? null : Date.parse(breakUntil),
    };
  }),
);

/** What a backend keeps for a player's protection; `breakUntil` in epoch milliseconds by the server's clock. */
export interface Protection {
  readonly limits: KeptLimits;
  readonly breakUntil: number | null;
}

const limitsOf = ({ deposit, minutesPerDay }: v.InferOutput<typeof LimitsPayload>): OwnLimits => ({
  ...deposit,
  ...(minutesPerDay !== undefined && { minutesPerDay }),
});
