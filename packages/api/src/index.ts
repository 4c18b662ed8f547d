/**
 * The API client: an empty api with one base query, a typed error for every failure, and endpoints that each area
 * injects. The schemas, free of React, are the entry `./wire`; test data is `./fixtures`.
 */
export {
  useChangePasswordMutation,
  useCreateAccountMutation,
  useGetProfileQuery,
  useSendOtpMutation,
  useUpdateBankAccountNameMutation,
  useUpdateProfileMutation,
  useValidateRegistrationMutation,
  useVerifyOtpMutation,
} from "./account/endpoints.ts";
export { useLogInMutation } from "./account/login-endpoint.ts";
export type { BankAccount, Profile, RegisterPayload } from "./account/schemas.ts";
export { bonusApi, useGetActiveBonusQuery, useGetBonusesQuery } from "./bonus/endpoints.ts";
export type { BonusItem, Promotion, UserBonus } from "./bonus/schemas.ts";
export * from "./chat/endpoints.ts";
export * from "./chat/ending.ts";
export type { ChatStars } from "./chat/ending-schemas.ts";
export type {
  ChatAgent,
  ChatButton,
  ChatCard,
  ChatConfig,
  ChatHours,
  ChatMessage,
  Conversation as ChatConversation,
} from "./chat/schemas.ts";
export { api } from "./client/api.ts";
export type { AnswerMeta, ApiBaseQuery, ApiQuery } from "./client/base-query.ts";
export type { Effect } from "./client/effect.ts";
export type { MutationHook, QueryHook } from "./client/hooks.ts";
export type { AnswerOptions } from "./client/with-schema.ts";
export type { ApiCall, UploadRequest } from "./client/api-call.ts";
export { cancelDelayed } from "./client/send-delay.ts";
export type { SendDelay } from "./client/send-delay.ts";
export type { FileUpload } from "./client/upload-file.ts";
export { newServerKnowledge } from "./client/environment.ts";
export type {
  ApiEnvironment,
  ClientReport,
  UnreadableAnswer,
  IdempotencyMode,
  Timeouts,
  ServerKnowledge,
} from "./client/environment.ts";
export { readServer, type ServerNow } from "./client/read-server.ts";
export { IDEMPOTENCY_KEY_LIFETIME, newIdempotencyKey } from "./client/idempotency-key.ts";
export type { IdempotencyKey } from "./client/idempotency-key.ts";
export { isTemporary, toApiError } from "./errors/api-error.ts";
export type { ApiError } from "./errors/api-error.ts";
export { isSlipReason, isWheelCode } from "./errors/codes.ts";
export type { MessageCode, SlipReason, WheelCode } from "./errors/codes.ts";
export { isLogInCode } from "./errors/log-in-codes.ts";
export type { LogInCode } from "./errors/log-in-codes.ts";
export { isUnverifiedUser } from "./errors/unverified-user.ts";
export type { UnverifiedUserCode } from "./errors/unverified-user.ts";
export { errorText } from "./errors/error-text.ts";
export type { ErrorText, KindKey } from "./errors/error-text.ts";
export * from "./game/endpoints.ts";
export type { GameAccount, GameCategory, GameLogin } from "./game/schemas.ts";
export * from "./gift-link/endpoints.ts";
export * from "./invite/endpoints.ts";
export type { Banner, InviteRow } from "./invite/schemas.ts";
export { useGetActiveQuery } from "./lookup/endpoints.ts";
export type { DepositAccount, DepositAnswer, SlipRules } from "./lookup/schemas.ts";
export * from "./lookup/operator-endpoints.ts";
export * from "./promotion/endpoints.ts";
export * from "./protection/endpoints.ts";
export type { Protection } from "./protection/schemas.ts";
export * from "./qr/endpoints.ts";
export type { Qr } from "./qr/qr.ts";
export * from "./refund/endpoints.ts";
export type { RefundCheck, RefundRow } from "./refund/schemas.ts";
export type { SiteProblem, SiteReport, SiteVital } from "./site-report/schemas.ts";
export * from "./slip/endpoints.ts";
export type { SlipEntry } from "./slip/schemas.ts";
export * from "./spinwheel/endpoints.ts";
export type { Coupon, Slice, SpinSetup } from "./spinwheel/schemas.ts";
export * from "./statement/endpoints.ts";
export type { StatementEntry } from "./statement/schemas.ts";
export { balanceApi, refetchBalance, useGetWalletQuery } from "./wallet/balance-endpoint.ts";
export * from "./wallet/endpoints.ts";
export type { Keyed } from "./wallet/money-mutation.ts";
export type { InviteSummary, WalletAnswer } from "./wallet/schemas.ts";
