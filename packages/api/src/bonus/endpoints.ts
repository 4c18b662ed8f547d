import { api } from "../client/api.ts";
import { apiPath } from "../client/path.ts";
import { sendDelay } from "../client/send-delay.ts";
import type { HooksOf } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import { claimMutation } from "../wallet/claim-mutation.ts";
import type { Keyed } from "../wallet/money-mutation.ts";
import { Message } from "../wire/values.ts";
import { ActiveBonusAnswer, BonusListAnswer, UserBonus } from "./schemas.ts";

/** The queries that a claimed or cancelled bonus changes. */
export const BONUS_QUERIES = { tags: ["bonus"], endpoints: ["getBonuses", "getActiveBonus"] } as const;

const activation = claimMutation(
  withSchema(UserBonus, "UserBonus"),
  ({ code, key }: Keyed<{ code: string }>) => ({
    path: apiPath`/api/bonus/activate/${code}`,
    delay: sendDelay(key),
  }),
  BONUS_QUERIES,
);

/** The member's bonuses (§7). */
export const bonusApi = api.enhanceEndpoints({ addTagTypes: ["bonus"] }).injectEndpoints({
  endpoints: (build) => ({
    /** The operator's bonuses. The argument is the language of the banners. */
    getBonuses: build.query({
      query: (language: string) => ({ path: "/api/bonus", language }),
      ...withSchema(BonusListAnswer, "BonusListAnswer"),
      providesTags: ["bonus"],
    }),
    /** Whether a bonus is active, and its type. */
    getActiveBonus: build.query({
      query: (_: void) => ({ path: "/api/bonus/check/active" }),
      ...withSchema(ActiveBonusAnswer, "ActiveBonusAnswer"),
      providesTags: ["bonus"],
    }),
    /**
     * Receives a bonus by its code. The answer replaces the bonus's `userBonus` (§4); the list is refetched too.
     */
    activateBonus: build.mutation({
      ...activation,
      async onQueryStarted(sent, lifecycle) {
        const { dispatch, getState, queryFulfilled } = lifecycle;
        const refetched = activation.onQueryStarted(sent, lifecycle);
        const received = await queryFulfilled.catch(() => null);
        if (received) {
          // The list's refetch may fail: until it succeeds, this answer is what is known.
          for (const language of bonusApi.util.selectCachedArgsForQuery(getState(), "getBonuses")) {
            dispatch(
              bonusApi.util.updateQueryData("getBonuses", language, (bonuses) => {
                for (const bonus of bonuses) if (bonus.code === sent.code) bonus.userBonus = received.data;
              }),
            );
          }
        }
        await refetched;
      },
    }),
    /** Ends the active bonus early; its conditions decide what that costs (§4 Bonus). */
    clearBonus: build.mutation(
      claimMutation(
        withSchema(Message),
        ({ key }: Keyed) => ({ path: "/api/bonus/clear", delay: sendDelay(key) }),
        BONUS_QUERIES,
      ),
    ),
  }),
});

export const { useGetActiveBonusQuery, useGetBonusesQuery }: HooksOf<typeof bonusApi> = bonusApi;
