import { api } from "../client/api.ts";
import type { HooksOf } from "../client/hooks.ts";
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
    /** Lets the server check a registration before its last step (§5); nothing is created. */
    validateRegistration: build.mutation({
      query: (body: RegisterPayload) => ({
        path: "/api/account/validate",
        method: "POST",
        effect: { kind: "read" },
        body,
      }),
      ...withSchema(Message),
    }),
    /** Creates the account (§4 Registration). */
    createAccount: build.mutation({
      query: ({ key, again, ...body }: Keyed<RegisterPayload>) => ({
        path: "/api/account",
        method: "POST",
        effect: { kind: "keyed-write", key, again },
        body,
      }),
      ...withSchema(Message),
    }),
    /** The member's profile and bank account. */
    getProfile: build.query({
      query: (_: void) => ({ path: "/api/account/profile" }),
      ...withSchema(ProfileAnswer, "ProfileAnswer"),
      providesTags: ["profile"],
    }),
    /** Changes the member's name (§2 Profile). */
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
    /** Changes the bank account's name (§4 Bank name edit). */
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
    /** Changes the member's password (§5 Change password). */
    changePassword: build.mutation({
      query: (body: ChangePasswordPayload) => ({
        path: "/api/account/changepwd",
        method: "PUT",
        effect: { kind: "write" },
        body,
      }),
      ...withSchema(Message),
    }),
    /**
     * Sends a one-time code to a normalised phone; the answer's code `OTP_VERIFIED` skips the step (§4
     * Registration).
     */
    sendOtp: build.mutation({
      query: (phoneNumber: string) => ({
        path: "/api/otp/send",
        method: "POST",
        effect: { kind: "read" },
        body: { phoneNumber },
      }),
      ...withSchema(OtpSendAnswer, "OtpSendAnswer"),
    }),
    /** Checks a one-time code. The token of its sending then proves the phone. */
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
  useChangePasswordMutation,
  useCreateAccountMutation,
  useGetProfileQuery,
  useSendOtpMutation,
  useUpdateBankAccountNameMutation,
  useUpdateProfileMutation,
  useValidateRegistrationMutation,
  useVerifyOtpMutation,
}: HooksOf<typeof accountApi> = accountApi;
