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
 * A look-up that the operator answers in words. Its argument is the language, `th`, `lo` or `en`: an answer in another
 * one is another answer, and never takes its place, however late it comes.
 */
const inWords = (name: string) => (language: string) => ({ path: `/api/lookup/${name}`, language });

/** What the operator says of itself (§7 Lookups). Asked once a page; `deposit`, `withdraw` and `slip` need a token. */
export const operatorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBanks: build.query({
      query: inWords("banks"),
      ...withSchema(BanksAnswer, "BanksAnswer"),
    }),
    getSources: build.query({
      query: inWords("sources"),
      ...withSchema(SourcesAnswer, "SourcesAnswer"),
    }),
    getConditions: build.query({
      query: inWords("conditions"),
      ...withSchema(ConditionsAnswer, "ConditionsAnswer"),
    }),
    getAgreements: build.query({
      query: inWords("agreements"),
      ...withSchema(AgreementsAnswer, "AgreementsAnswer"),
    }),
    getInfo: build.query({ query: inWords("info"), ...withSchema(InfoAnswer, "InfoAnswer") }),
    getNotice: build.query({ query: inWords("notice"), ...withSchema(NoticeAnswer, "NoticeAnswer") }),
    getContact: build.query({ query: inWords("contact"), ...withSchema(ContactAnswer, "ContactAnswer") }),
    getDepositAccounts: build.query({
      query: inWords("deposit"),
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
