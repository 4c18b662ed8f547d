import { api } from "../client/api.ts";
import { sendDelay } from "../client/send-delay.ts";
import type { HooksOf } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import type { ApiError } from "../errors/api-error.ts";
import { isBlank } from "../wire/is-blank.ts";
import { Message } from "../wire/values.ts";
import { afterMoneyMoved } from "../wallet/balance-endpoint.ts";
import { claimMutation } from "../wallet/claim-mutation.ts";
import type { Keyed } from "../wallet/money-mutation.ts";
import { CouponsAnswer, SpinActiveAnswer, SpinAnswer, type SpinSetup, SpinSetupAnswer } from "./schemas.ts";

/** What a spin won. */
export type SpinResult = Extract<SpinAnswer, { success: true }>["result"];

/** The prize wheel (§7). The texts of its refusals are in the wheel's own list (`errors.wheel`, `isWheelCode`). */
export const spinwheelApi = api.enhanceEndpoints({ addTagTypes: ["wheel", "coupons"] }).injectEndpoints({
  endpoints: (build) => ({
    /** Whether the prize wheel is on. */
    getSpinActive: build.query({
      query: (_: void) => ({ path: "/api/spinwheel/active" }),
      ...withSchema(SpinActiveAnswer, "SpinActiveAnswer"),
      providesTags: ["wheel"],
    }),
    /** The wheel, `null` when it is off, and the member's coins. The argument is the language of the labels. */
    getSpinSetup: build.query({
      query: (language: string) => ({ path: "/api/spinwheel/setup", language }),
      ...withSchema(SpinSetupAnswer, "SpinSetupAnswer"),
      transformResponse: ({ result }: { result: SpinSetup }): SpinSetup => result,
      providesTags: ["wheel"],
    }),
    /**
     * Spins for one coin; the server decides the prize. A refusal is an error of kind `refused`. The setup is refetched
     * after a failure only: after a prize the caller refetches it once the wheel has stopped (§4).
     */
    spin: build.mutation<SpinResult, Keyed>({
      extraOptions: withSchema(SpinAnswer, "SpinAnswer").extraOptions,
      async queryFn({ key, again }, _api, _options, send) {
        const { data, error } = await send({
          path: "/api/spinwheel/spin",
          method: "POST",
          effect: { kind: "keyed-write", key, again },
          delay: sendDelay(key),
        });
        if (error) return { error };
        const answer = data as SpinAnswer;
        return answer.success ? { data: answer.result } : { error: refusalOf(answer.error) };
      },
      async onQueryStarted(sent, lifecycle) {
        const { dispatch, getState, queryFulfilled } = lifecycle;
        const balance = afterMoneyMoved(sent, lifecycle);
        const spun = await queryFulfilled.catch(() => null);
        if (spun) {
          // The setup's refetch may fail: its coins are those of this answer until then.
          for (const language of spinwheelApi.util.selectCachedArgsForQuery(getState(), "getSpinSetup")) {
            dispatch(
              spinwheelApi.util.updateQueryData("getSpinSetup", language, (setup) => {
                setup.userCoin = spun.data.remainingCoin;
              }),
            );
          }
        }
        await balance;
      },
      invalidatesTags: (_result, error) => (error === undefined ? ["coupons"] : ["wheel", "coupons"]),
    }),
    /** The member's coupons. The argument is the language of the names and labels. */
    getCoupons: build.query({
      query: (language: string) => ({ path: "/api/spinwheel/coupon", language }),
      ...withSchema(CouponsAnswer, "CouponsAnswer"),
      providesTags: ["coupons"],
    }),
    /** Claims one coupon of a prize; `coupon` is its `received` (§4 Wheel). */
    claimCoupon: build.mutation(
      claimMutation(
        withSchema(Message),
        ({ coupon }: Keyed<{ coupon: object }>) => ({
          path: "/api/spinwheel/coupon/claim",
          method: "POST",
          body: { coupon },
        }),
        { tags: ["wheel", "coupons"], endpoints: ["getSpinSetup", "getCoupons"] },
      ),
    ),
  }),
});

export const {
  useGetCouponsQuery,
  useGetSpinActiveQuery,
  useGetSpinSetupQuery,
}: HooksOf<typeof spinwheelApi> = spinwheelApi;

function refusalOf(code: string): ApiError {
  return isBlank(code)
    ? { kind: "refused-silently", status: 200 }
    : { kind: "refused", message: code, status: 200 };
}
