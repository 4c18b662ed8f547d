import type { ThunkAction, ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { bahtFromSatang, type BreakHours, LIMIT_PERIODS, type OwnLimits } from "@member-wallet/domain";
import { api } from "../client/api.ts";
import type { HooksOf } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import { type Protection, ProtectionAnswer } from "./schemas.ts";

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Upsert = ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;

/** What a backend offers for the protection of the player (§2): optional, so each call may answer 404 or 501. */
export const protectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The player's limits and break. */
    getProtection: build.query({
      query: (_: void) => ({ path: "/api/protection" }),
      ...withSchema(ProtectionAnswer, "ProtectionAnswer"),
    }),
    /** Sets limits, in satang and minutes: what is lower at once, what is higher after 24 hours. */
    setLimits: build.mutation({
      query: (wanted: OwnLimits) => ({
        path: "/api/protection/limits",
        method: "POST",
        effect: { kind: "write" },
        body: limitsOnTheWire(wanted),
      }),
      ...withSchema(ProtectionAnswer, "ProtectionAnswer"),
      onQueryStarted: keepAnswer,
    }),
    /** Begins a break, or makes the one that is taken longer. */
    takeBreak: build.mutation({
      query: ({ hours }: { hours: BreakHours }) => ({
        path: "/api/protection/break",
        method: "POST",
        effect: { kind: "write" },
        body: { hours },
      }),
      ...withSchema(ProtectionAnswer, "ProtectionAnswer"),
      onQueryStarted: keepAnswer,
    }),
  }),
});

/** Keeps what a change answered as the current state. */
async function keepAnswer(
  _argument: unknown,
  { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<{ data: Protection }> },
): Promise<void> {
  // The caller shows a refusal or an unknown outcome.
  const answer = await queryFulfilled.catch(() => null);
  if (answer === null) return;
  // The endpoint's own types would refer to themselves here.
  const { upsertQueryData } = api.util as unknown as typeof protectionApi.util;
  await dispatch(upsertQueryData("getProtection", undefined, answer.data) as unknown as Upsert);
}

export const { useGetProtectionQuery }: HooksOf<typeof protectionApi> = protectionApi;

/** Limits in baht, as they are sent. */
function limitsOnTheWire({ minutesPerDay, ...limits }: OwnLimits) {
  const deposit = LIMIT_PERIODS.flatMap((period) => {
    const limit = limits[period];
    return limit === undefined ? [] : [[period, bahtFromSatang(limit)] as const];
  });
  return { deposit: Object.fromEntries(deposit), ...(minutesPerDay !== undefined && { minutesPerDay }) };
}
