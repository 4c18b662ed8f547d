import { api } from "../client/api.ts";
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

export const {
  useGetBanksQuery,
  useGetSourcesQuery,
  useGetConditionsQuery,
  useGetAgreementsQuery,
  useGetInfoQuery,
  useGetNoticeQuery,
  useGetContactQuery,
  useGetDepositAccountsQuery,
  useGetWithdrawLimitsQuery,
  useGetSlipRulesQuery,
  useGetRegisterOtpQuery,
  useGetEnableChatWidgetQuery,
} = operatorApi;
