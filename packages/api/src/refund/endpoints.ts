import { api } from "../client/api.ts";
import { sendDelay } from "../client/send-delay.ts";
import type { HooksOf } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import { BannersAnswer } from "../invite/schemas.ts";
import type { Page } from "../statement/endpoints.ts";
import { claimMutation } from "../wallet/claim-mutation.ts";
import type { Keyed } from "../wallet/money-mutation.ts";
import { Message } from "../wire/values.ts";
import { RefundAnswer, RefundCheckAnswer } from "./schemas.ts";

const REFUND_QUERIES = { tags: ["refund"], endpoints: ["getRefunds", "checkRefund"] } as const;

/** The refund of a part of the losses (§7). */
export const refundApi = api.enhanceEndpoints({ addTagTypes: ["refund"] }).injectEndpoints({
  endpoints: (build) => ({
    /** A page of the refund log, newest first. */
    getRefunds: build.query({
      query: (body: Page) => ({ path: "/api/refund", method: "POST", effect: { kind: "read" }, body }),
      ...withSchema(RefundAnswer, "RefundAnswer"),
      providesTags: ["refund"],
    }),
    /**
     * The refund that can be received or added to the wallet. The argument is the language of the operator's text.
     */
    checkRefund: build.query({
      query: (language: string) => ({ path: "/api/refund/check", language }),
      ...withSchema(RefundCheckAnswer, "RefundCheckAnswer"),
      providesTags: ["refund"],
    }),
    /** The banners about refunds. The argument is their language. */
    getRefundBanners: build.query({
      query: (language: string) => ({ path: "/api/refund/banners", language }),
      ...withSchema(BannersAnswer, "BannersAnswer"),
    }),
    /** Turns the accrued refund into `refundAmount` and a row of the log (§4 Refund). */
    receiveRefund: build.mutation(
      claimMutation(
        withSchema(Message),
        ({ key }: Keyed) => ({ path: "/api/refund/receive", delay: sendDelay(key) }),
        REFUND_QUERIES,
      ),
    ),
    /**
     * Moves `refundAmount` to the wallet; `refundFail` percent of it is lost while the conditions are unmet (§4
     * Refund).
     */
    addRefundToWallet: build.mutation(
      claimMutation(
        withSchema(Message),
        ({ key }: Keyed) => ({ path: "/api/refund/addWallet", delay: sendDelay(key) }),
        REFUND_QUERIES,
      ),
    ),
  }),
});

export const {
  useCheckRefundQuery,
  useGetRefundBannersQuery,
  useGetRefundsQuery,
}: HooksOf<typeof refundApi> = refundApi;
