import { api } from "../client/api.ts";
import type { QueryHook } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import {
  AgreementsAnswer,
  BanksAnswer,
  ConditionsAnswer,
  ContactAnswer,
  DepositAnswer,
  EnableChatWidgetAnswer,
  InfoAnswer,
  NoticeAnswer,
  RegisterOtpAnswer,
  type SlipRules,
  SlipRulesAnswer,
  SourcesAnswer,
  WithdrawAnswer,
} from "./schemas.ts";

/**
 * A look-up whose texts depend on the language. The language is the argument, so that each language has a cache entry.
 */
const inLanguage = (name: string) => (language: string) => ({ path: `/api/lookup/${name}`, language });

/**
 * Look-ups of the operator's settings and texts (§7), loaded once per page; `deposit`, `withdraw` and `slip` need a
 * token.
 */
export const operatorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBanks: build.query({
      query: inLanguage("banks"),
      ...withSchema(BanksAnswer, "BanksAnswer"),
    }),
    getSources: build.query({
      query: inLanguage("sources"),
      ...withSchema(SourcesAnswer, "SourcesAnswer"),
    }),
    getConditions: build.query({
      query: inLanguage("conditions"),
      ...withSchema(ConditionsAnswer, "ConditionsAnswer"),
    }),
    getAgreements: build.query({
      query: inLanguage("agreements"),
      ...withSchema(AgreementsAnswer, "AgreementsAnswer"),
    }),
    getInfo: build.query({ query: inLanguage("info"), ...withSchema(InfoAnswer, "InfoAnswer") }),
    getNotice: build.query({ query: inLanguage("notice"), ...withSchema(NoticeAnswer, "NoticeAnswer") }),
    getContact: build.query({ query: inLanguage("contact"), ...withSchema(ContactAnswer, "ContactAnswer") }),
    getDepositAccounts: build.query({
      query: inLanguage("deposit"),
      ...withSchema(DepositAnswer, "DepositAnswer"),
    }),
    getWithdrawLimits: build.query({
      query: (_: void) => ({ path: "/api/lookup/withdraw" }),
      ...withSchema(WithdrawAnswer, "WithdrawAnswer"),
    }),
    getSlipRules: build.query({
      query: (_: void) => ({ path: "/api/lookup/slip" }),
      ...withSchema(SlipRulesAnswer, "SlipRulesAnswer"),
    }),
    getRegisterOtp: build.query({
      query: (_: void) => ({ path: "/api/lookup/registerOTP" }),
      ...withSchema(RegisterOtpAnswer, "RegisterOtpAnswer"),
    }),
    getEnableChatWidget: build.query({
      query: (_: void) => ({ path: "/api/lookup/enableChatWidget" }),
      ...withSchema(EnableChatWidgetAnswer, "EnableChatWidgetAnswer"),
    }),
  }),
});

/** Loads the banks of the registration; the argument is a language. */
export const useGetBanksQuery: QueryHook<BanksAnswer, string> = operatorApi.useGetBanksQuery;

/** Loads where a new member can have heard of the operator; the argument is a language. */
export const useGetSourcesQuery: QueryHook<SourcesAnswer, string> = operatorApi.useGetSourcesQuery;

/** Loads the conditions as markup; the argument is a language. */
export const useGetConditionsQuery: QueryHook<ConditionsAnswer, string> = operatorApi.useGetConditionsQuery;

/** Loads the agreement as markup; the argument is a language. */
export const useGetAgreementsQuery: QueryHook<AgreementsAnswer, string> = operatorApi.useGetAgreementsQuery;

/** Loads the operator's name and website; the argument is a language. */
export const useGetInfoQuery: QueryHook<InfoAnswer, string> = operatorApi.useGetInfoQuery;

/** Loads the operator's notice on bonuses as markup; the argument is a language. */
export const useGetNoticeQuery: QueryHook<NoticeAnswer, string> = operatorApi.useGetNoticeQuery;

/** Loads how to reach support; the argument is a language. */
export const useGetContactQuery: QueryHook<ContactAnswer, string> = operatorApi.useGetContactQuery;

/** Loads the accounts and limits of deposits (needs a token); the argument is a language. */
export const useGetDepositAccountsQuery: QueryHook<DepositAnswer, string> =
  operatorApi.useGetDepositAccountsQuery;

/** Loads the bounds of a withdrawal in satang (needs a token). */
export const useGetWithdrawLimitsQuery: QueryHook<WithdrawAnswer> = operatorApi.useGetWithdrawLimitsQuery;

/** Loads when a slip can be sent (needs a token). */
export const useGetSlipRulesQuery: QueryHook<SlipRules> = operatorApi.useGetSlipRulesQuery;

/** Asks whether a registration needs a one-time code. */
export const useGetRegisterOtpQuery: QueryHook<RegisterOtpAnswer> = operatorApi.useGetRegisterOtpQuery;

/** Asks whether the operator shows the chat (§2 Chat). */
export const useGetEnableChatWidgetQuery: QueryHook<EnableChatWidgetAnswer> =
  operatorApi.useGetEnableChatWidgetQuery;
