import { readPromotionCode } from "@member-wallet/domain";
import { BONUS_QUERIES, bonusApi } from "../bonus/endpoints.ts";
import { type Promotion, PromotionAnswer } from "../bonus/schemas.ts";
import { apiPath, PathPartError } from "../client/path.ts";
import { sendDelay } from "../client/send-delay.ts";
import type { HooksOf } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import { claimMutation } from "../wallet/claim-mutation.ts";
import type { Keyed } from "../wallet/money-mutation.ts";
import { Message } from "../wire/values.ts";

/** Promotion codes (§7). They are sent in upper case (§5). */
export const promotionApi = bonusApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The promotion of a code, described in `language`; `null` when there is none. A code that no path can contain
     * (`.`, `..`, blank, half a character) is not sent. Not cached: a code may be used up at any time.
     */
    findPromotion: build.query<Promotion | null, { code: string; language: string }>({
      extraOptions: withSchema(PromotionAnswer, "PromotionAnswer").extraOptions,
      async queryFn({ code, language }, _api, _options, send) {
        const path = pathOf(code);
        if (path === null) return { data: null };
        const { data, error } = await send({ path, language });
        return error ? { error } : { data: data as Promotion | null };
      },
      keepUnusedDataFor: 0,
    }),
    /** Receives the promotion of a code (§5 Promotion code). */
    activatePromotion: build.mutation(
      claimMutation(
        withSchema(Message),
        ({ code, key }: Keyed<{ code: string }>) => ({
          path: apiPath`/api/promotion/activate/${readPromotionCode(code) ?? ""}`,
          delay: sendDelay(key),
        }),
        BONUS_QUERIES,
      ),
    ),
  }),
});

export const { useFindPromotionQuery }: HooksOf<typeof promotionApi> = promotionApi;

function pathOf(code: string): string | null {
  try {
    return apiPath`/api/promotion/find/${readPromotionCode(code) ?? ""}`;
  } catch (error) {
    if (error instanceof PathPartError || error instanceof URIError) return null;
    throw error;
  }
}
