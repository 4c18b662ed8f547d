import { api } from "../client/api.ts";
import { readWith } from "../client/read-with.ts";
import { reportDropped } from "../client/report-dropped.ts";
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

/** What the operator says of itself (§7 Lookups). Asked once a page; `deposit`, `withdraw` and `slip` need a token. */
export const operatorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBanks: build.query({
      query: (_: void) => ({ path: "/api/lookup/banks" }),
      ...readWith(BanksAnswer),
      onQueryStarted: reportDropped("BanksAnswer"),
    }),
    getSources: build.query({
      query: (_: void) => ({ path: "/api/lookup/sources" }),
      ...readWith(SourcesAnswer),
      onQueryStarted: reportDropped("SourcesAnswer"),
    }),
    getConditions: build.query({
      query: (_: void) => ({ path: "/api/lookup/conditions" }),
      ...readWith(ConditionsAnswer),
      onQueryStarted: reportDropped("ConditionsAnswer"),
    }),
    getAgreements: build.query({
      query: (_: void) => ({ path: "/api/lookup/agreements" }),
      ...readWith(AgreementsAnswer),
      onQueryStarted: reportDropped("AgreementsAnswer"),
    }),
    getInfo: build.query({ query: (_: void) => ({ path: "/api/lookup/info" }), ...readWith(InfoAnswer) }),
    getNotice: build.query({
      query: (_: void) => ({ path: "/api/lookup/notice" }),
      ...readWith(NoticeAnswer),
    }),
    getContact: build.query({
      query: (_: void) => ({ path: "/api/lookup/contact" }),
      ...readWith(ContactAnswer),
    }),
    getDepositAccounts: build.query({
      query: (_: void) => ({ path: "/api/lookup/deposit" }),
      ...readWith(DepositAnswer),
      onQueryStarted: reportDropped("DepositAnswer"),
    }),
    getWithdrawLimits: build.query({
      query: (_: void) => ({ path: "/api/lookup/withdraw" }),
      ...readWith(WithdrawAnswer),
    }),
    getSlipRules: build.query({
      query: (_: void) => ({ path: "/api/lookup/slip" }),
      ...readWith(SlipRulesAnswer),
    }),
    getRegisterOtp: build.query({
      query: (_: void) => ({ path: "/api/lookup/registerOTP" }),
      ...readWith(RegisterOtpAnswer),
    }),
    getEnableChatWidget: build.query({
      query: (_: void) => ({ path: "/api/lookup/enableChatWidget" }),
      ...readWith(EnableChatWidgetAnswer),
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
