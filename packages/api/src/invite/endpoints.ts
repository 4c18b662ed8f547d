import { api } from "../client/api.ts";
import { sendDelay } from "../client/send-delay.ts";
import type { HooksOf } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import type { Page } from "../statement/endpoints.ts";
import { claimMutation } from "../wallet/claim-mutation.ts";
import type { Keyed } from "../wallet/money-mutation.ts";
import { Message } from "../wire/values.ts";
import { BannersAnswer, InviteAnswer } from "./schemas.ts";

/** Invitees and the bonus for their play (§7). */
export const inviteApi = api.enhanceEndpoints({ addTagTypes: ["invite"] }).injectEndpoints({
  endpoints: (build) => ({
    /** A page of the invite log, newest first. */
    getInvites: build.query({
      query: (body: Page) => ({ path: "/api/invite", method: "POST", effect: { kind: "read" }, body }),
      ...withSchema(InviteAnswer, "InviteAnswer"),
      providesTags: ["invite"],
    }),
    /** The banners about inviting. The argument is their language. */
    getInviteBanners: build.query({
      query: (language: string) => ({ path: "/api/invite/banners", language }),
      ...withSchema(BannersAnswer, "BannersAnswer"),
    }),
    /**
     * Receives all that the invitees earned and the member has not received yet (`WalletAnswer.invite`; §4 Invite
     * bonus).
     */
    receiveInviteBonus: build.mutation(
      claimMutation(
        withSchema(Message),
        ({ key }: Keyed) => ({ path: "/api/invite/bonus", delay: sendDelay(key) }),
        { tags: ["invite"], endpoints: ["getInvites"] },
      ),
    ),
  }),
});

export const { useGetInviteBannersQuery, useGetInvitesQuery }: HooksOf<typeof inviteApi> = inviteApi;
