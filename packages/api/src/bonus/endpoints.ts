import { api } from "../client/api.ts";
import { withSchema } from "../client/with-schema.ts";
import { ActiveBonusAnswer } from "./schemas.ts";

/** The member's bonuses (§7). */
export const bonusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether a bonus is active, and its type. */
    getActiveBonus: build.query({
      query: (_: void) => ({ path: "/api/bonus/check/active" }),
      ...withSchema(ActiveBonusAnswer, "ActiveBonusAnswer"),
    }),
  }),
});

export const { useGetActiveBonusQuery } = bonusApi;
