import { api } from "../client/api.ts";
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

export const {
  useValidateRegistrationMutation,
  useCreateAccountMutation,
  useGetProfileQuery,
  useUpdateProfileMutation,
  useUpdateBankAccountNameMutation,
  useChangePasswordMutation,
  useSendOtpMutation,
  useVerifyOtpMutation,
} = accountApi;
