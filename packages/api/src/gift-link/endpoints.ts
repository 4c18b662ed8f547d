import { api } from "../client/api.ts";
import type { IdempotencyKey } from "../client/idempotency-key.ts";
import { withSchema } from "../client/with-schema.ts";
import { afterMoneyMoved } from "../wallet/balance-endpoint.ts";
import { Message } from "../wire/values.ts";

/** Deposits by a mobile wallet's gift link (§7). */
export const giftLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `link` is encrypted already, with the key of the build. */
    sendGiftLink: build.mutation({
      query: ({ link, intent }: { link: string; intent: IdempotencyKey }) => ({
        path: "/api/wallet/truelink",
        method: "POST",
        body: { link },
        intent,
      }),
      ...withSchema(Message),
      onQueryStarted: afterMoneyMoved,
    }),
  }),
});

export const { useSendGiftLinkMutation } = giftLinkApi;
