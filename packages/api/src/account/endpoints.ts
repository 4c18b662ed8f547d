import { api } from "../client/api.ts";
import type { MutationHook, QueryHook } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import type { Keyed } from "../wallet/money-mutation.ts";
import { Message } from "../wire/values.ts";
import {
  type BankAccountNamePayload,
  type ChangePasswordPayload,
  OtpSendAnswer,
  type OtpVerifyPayload,
  ProfileAnswer,
  type RegisterPayload,
  type UpdateProfilePayload,
} from "./schemas.ts";

/** Registration, one-time codes, profile and password (§7). */
export const accountApi = api.enhanceEndpoints({ addTagTypes: ["profile", "wallet"] }).injectEndpoints({
  endpoints: (build) => ({
    validateRegistration: build.mutation({
      query: (body: RegisterPayload) => ({
        path: "/api/account/validate",
        method: "POST",
        effect: { kind: "read" },
        body,
      }),
      ...withSchema(Message),
    }),
    createAccount: build.mutation({
      query: ({ key, ...body }: Keyed<RegisterPayload>) => ({
        path: "/api/account",
        method: "POST",
        effect: { kind: "keyed-write", key },
        body,
      }),
      ...withSchema(Message),
    }),
    getProfile: build.query({
      query: (_: void) => ({ path: "/api/account/profile" }),
      ...withSchema(ProfileAnswer, "ProfileAnswer"),
      providesTags: ["profile"],
    }),
    updateProfile: build.mutation({
      query: (body: UpdateProfilePayload) => ({
        path: "/api/account/profile",
        method: "PUT",
        effect: { kind: "write" },
        body,
      }),
      ...withSchema(Message),
      invalidatesTags: ["profile", "wallet"],
    }),
    updateBankAccountName: build.mutation({
      query: (body: BankAccountNamePayload) => ({
        path: "/api/account/bankAccountName",
        method: "PUT",
        effect: { kind: "write" },
        body,
      }),
      ...withSchema(Message),
      invalidatesTags: ["profile", "wallet"],
    }),
    changePassword: build.mutation({
      query: (body: ChangePasswordPayload) => ({
        path: "/api/account/changepwd",
        method: "PUT",
        effect: { kind: "write" },
        body,
      }),
      ...withSchema(Message),
    }),
    sendOtp: build.mutation({
      query: (phoneNumber: string) => ({
        path: "/api/otp/send",
        method: "POST",
        effect: { kind: "read" },
        body: { phoneNumber },
      }),
      ...withSchema(OtpSendAnswer, "OtpSendAnswer"),
    }),
    verifyOtp: build.mutation({
      query: (body: OtpVerifyPayload) => ({
        path: "/api/otp/verify",
        method: "POST",
        effect: { kind: "read" },
        body,
      }),
      ...withSchema(Message),
    }),
  }),
});

/** Loads the member's profile and bank account. */
export const useGetProfileQuery: QueryHook<ProfileAnswer> = accountApi.useGetProfileQuery;

/** Lets the server check a registration before its last step (§5); nothing is created. */
export const useValidateRegistrationMutation: MutationHook<Message, RegisterPayload> =
  accountApi.useValidateRegistrationMutation;

/** Creates the account (§4 Registration). */
export const useCreateAccountMutation: MutationHook<
  Message,
  Keyed<RegisterPayload>
> = accountApi.useCreateAccountMutation;

/** Changes the member's name (§2 Profile). */
export const useUpdateProfileMutation: MutationHook<Message, UpdateProfilePayload> =
  accountApi.useUpdateProfileMutation;

/** Changes the bank account's name (§4 Bank name edit). */
export const useUpdateBankAccountNameMutation: MutationHook<Message, BankAccountNamePayload> =
  accountApi.useUpdateBankAccountNameMutation;

/** Changes the member's password (§5 Change password). */
export const useChangePasswordMutation: MutationHook<Message, ChangePasswordPayload> =
  accountApi.useChangePasswordMutation;

/**
 * Sends a one-time code to a normalised phone; the answer's code `OTP_VERIFIED` skips the step (§4
 * Registration).
 */
export const useSendOtpMutation: MutationHook<OtpSendAnswer, string> = accountApi.useSendOtpMutation;

/** Checks a one-time code. The token of its sending then proves the phone. */
export const useVerifyOtpMutation: MutationHook<Message, OtpVerifyPayload> = accountApi.useVerifyOtpMutation;
