import { api } from "../client/api.ts";
import type { HooksOf } from "../client/hooks.ts";
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
    /** The banks of the registration. */
    getBanks: build.query({
      query: inLanguage("banks"),
      ...withSchema(BanksAnswer, "BanksAnswer"),
    }),
    /** Where a new member can have heard of the operator. */
    getSources: build.query({
      query: inLanguage("sources"),
      ...withSchema(SourcesAnswer, "SourcesAnswer"),
    }),
    /** The conditions, as markup. */
    getConditions: build.query({
      query: inLanguage("conditions"),
      ...withSchema(ConditionsAnswer, "ConditionsAnswer"),
    }),
    /** The agreement, as markup. */
    getAgreements: build.query({
      query: inLanguage("agreements"),
      ...withSchema(AgreementsAnswer, "AgreementsAnswer"),
    }),
    /** The operator's name and website. */
    getInfo: build.query({ query: inLanguage("info"), ...withSchema(InfoAnswer, "InfoAnswer") }),
    /** The operator's notice on bonuses, as markup. */
    getNotice: build.query({ query: inLanguage("notice"), ...withSchema(NoticeAnswer, "NoticeAnswer") }),
    /** How to reach support. */
    getContact: build.query({ query: inLanguage("contact"), ...withSchema(ContactAnswer, "ContactAnswer") }),
    /** The accounts and limits of deposits, in satang. */
    getDepositAccounts: build.query({
      query: inLanguage("deposit"),
      ...withSchema(DepositAnswer, "DepositAnswer"),
    }),
    /** The bounds of a withdrawal in satang. */
    getWithdrawLimits: build.query({
      query: (_: void) => ({ path: "/api/lookup/withdraw" }),
      ...withSchema(WithdrawAnswer, "WithdrawAnswer"),
    }),
    /** When a slip can be sent. */
    getSlipRules: build.query({
      query: (_: void) => ({ path: "/api/lookup/slip" }),
      ...withSchema(SlipRulesAnswer, "SlipRulesAnswer"),
    }),
    /** Whether a registration needs a one-time code. */
    getRegisterOtp: build.query({
      query: (_: void) => ({ path: "/api/lookup/registerOTP" }),
      ...withSchema(RegisterOtpAnswer, "RegisterOtpAnswer"),
    }),
    /** Whether the operator shows the chat (§2 Chat). */
    getEnableChatWidget: build.query({
      query: (_: void) => ({ path: "/api/lookup/enableChatWidget" }),
      ...withSchema(EnableChatWidgetAnswer, "EnableChatWidgetAnswer"),
    }),
  }),
});

export const {
  useGetAgreementsQuery,
  useGetBanksQuery,
  useGetConditionsQuery,
  useGetContactQuery,
  useGetDepositAccountsQuery,
  useGetEnableChatWidgetQuery,
  useGetInfoQuery,
  useGetNoticeQuery,
  useGetRegisterOtpQuery,
  useGetSlipRulesQuery,
  useGetSourcesQuery,
  useGetWithdrawLimitsQuery,
}: HooksOf<typeof operatorApi> = operatorApi;
