import { api } from "../client/api.ts";
import { sendDelay } from "../client/send-delay.ts";
import type { MutationHook, QueryHook } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import { BannersAnswer } from "../invite/schemas.ts";
import type { Page } from "../statement/endpoints.ts";
import { claimMutation } from "../wallet/claim-mutation.ts";
import type { Keyed } from "../wallet/money-mutation.ts";
import { Message } from "../wire/values.ts";
import { RefundAnswer, type RefundCheck, RefundCheckAnswer } from "./schemas.ts";

const REFUND_QUERIES = { tags: ["refund"], endpoints: ["getRefunds", "checkRefund"] } as const;

/** The refund of a part of the losses (§7). */
export const refundApi = api.enhanceEndpoints({ addTagTypes: ["refund"] }).injectEndpoints({
  endpoints: (build) => ({
    /** A page of the log, newest first. */
    getRefunds: build.query({
      query: (body: Page) => ({ path: "/api/refund", method: "POST", effect: { kind: "read" }, body }),
      ...withSchema(RefundAnswer, "RefundAnswer"),
      providesTags: ["refund"],
    }),
    /** The argument is the language of the operator's text. */
    checkRefund: build.query({
      query: (language: string) => ({ path: "/api/refund/check", language }),
      ...withSchema(RefundCheckAnswer, "RefundCheckAnswer"),
      providesTags: ["refund"],
    }),
    /** The argument is the language of the banners. */
    getRefundBanners: build.query({
      query: (language: string) => ({ path: "/api/refund/banners", language }),
      ...withSchema(BannersAnswer, "BannersAnswer"),
    }),
    /** Turns the accrued refund into `refundAmount` and a row of the log. */
    receiveRefund: build.mutation(
      claimMutation(
        withSchema(Message),
        ({ key }: Keyed) => ({ path: "/api/refund/receive", delay: sendDelay(key) }),
        REFUND_QUERIES,
      ),
    ),
    /** Moves `refundAmount` to the wallet; `refundFail` percent of it is lost while the conditions are unmet. */
    addRefundToWallet: build.mutation(
      claimMutation(
        withSchema(Message),
        ({ key }: Keyed) => ({ path: "/api/refund/addWallet", delay: sendDelay(key) }),
        REFUND_QUERIES,
      ),
    ),
  }),
});

/** Loads a page of the refund log, newest first. */
export const useGetRefundsQuery: QueryHook<RefundAnswer, Page> = refundApi.useGetRefundsQuery;

/**
 * Loads the refund that can be received or added to the wallet; the argument is the language of the
 * operator's text.
 */
export const useCheckRefundQuery: QueryHook<RefundCheck, string> = refundApi.useCheckRefundQuery;

/** Loads the banners about refunds; the argument is their language. */
export const useGetRefundBannersQuery: QueryHook<BannersAnswer, string> = refundApi.useGetRefundBannersQuery;

/** Receives the accrued refund (§4 Refund). */
export const useReceiveRefundMutation: MutationHook<Message, Keyed> = refundApi.useReceiveRefundMutation;

/**
 * Adds the received refund to the wallet; a part of it is lost while the conditions are unmet (§4 Refund).
 */
export const useAddRefundToWalletMutation: MutationHook<Message, Keyed> =
  refundApi.useAddRefundToWalletMutation;
