import { api } from "../client/api.ts";
import { sendDelay } from "../client/send-delay.ts";
import type { MutationHook, QueryHook } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import type { Page } from "../statement/endpoints.ts";
import { claimMutation } from "../wallet/claim-mutation.ts";
import type { Keyed } from "../wallet/money-mutation.ts";
import { Message } from "../wire/values.ts";
import { BannersAnswer, InviteAnswer } from "./schemas.ts";

/** Invitees and the bonus for their play (§7). */
export const inviteApi = api.enhanceEndpoints({ addTagTypes: ["invite"] }).injectEndpoints({
  endpoints: (build) => ({
    /** A page of the log, newest first. */
    getInvites: build.query({
      query: (body: Page) => ({ path: "/api/invite", method: "POST", effect: { kind: "read" }, body }),
      ...withSchema(InviteAnswer, "InviteAnswer"),
      providesTags: ["invite"],
    }),
    /** The argument is the language of the banners. */
    getInviteBanners: build.query({
      query: (language: string) => ({ path: "/api/invite/banners", language }),
      ...withSchema(BannersAnswer, "BannersAnswer"),
    }),
    /** Receives the invite bonus of the wallet (`WalletAnswer.invite`). */
    receiveInviteBonus: build.mutation(
      claimMutation(
        withSchema(Message),
        ({ key }: Keyed) => ({ path: "/api/invite/bonus", delay: sendDelay(key) }),
        { tags: ["invite"], endpoints: ["getInvites"] },
      ),
    ),
  }),
});

/** Loads a page of the invite log, newest first. */
export const useGetInvitesQuery: QueryHook<InviteAnswer, Page> = inviteApi.useGetInvitesQuery;

/** Loads the banners about inviting; the argument is their language. */
export const useGetInviteBannersQuery: QueryHook<BannersAnswer, string> = inviteApi.useGetInviteBannersQuery;

/** Receives all that the invitees earned and the member has not received yet (§4 Invite bonus). */
export const useReceiveInviteBonusMutation: MutationHook<Message, Keyed> =
  inviteApi.useReceiveInviteBonusMutation;
