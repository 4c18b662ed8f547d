import { api } from "../client/api.ts";
import type { HooksOf } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import { LoginAnswer, type LoginPayload } from "./login-schemas.ts";

/** The log-in; separate from the rest of the account, because the log-in page needs nothing more. */
export const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Logs in by phone and password; the answer is the session's token. */
    logIn: build.mutation({
      query: (body: LoginPayload) => ({ path: "/api/login", method: "POST", effect: { kind: "read" }, body }),
      ...withSchema(LoginAnswer, "LoginAnswer"),
    }),
  }),
});

export const { useLogInMutation }: HooksOf<typeof loginApi> = loginApi;
