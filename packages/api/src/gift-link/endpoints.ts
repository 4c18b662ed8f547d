import { api } from "../client/api.ts";
import { withSchema } from "../client/with-schema.ts";
import { type Keyed, moneyMutation } from "../wallet/money-mutation.ts";
import { Message } from "../wire/values.ts";

/** Deposits by a mobile wallet's gift link (§7). */
export const giftLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Deposits the money of a gift link, which the caller has encrypted with the build's key. */
    sendGiftLink: build.mutation(
      moneyMutation(withSchema(Message), ({ link }: Keyed<{ link: string }>) => ({
        path: "/api/wallet/truelink",
        method: "POST",
        body: { link },
      })),
    ),
  }),
});
