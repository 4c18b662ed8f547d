import { api } from "../client/api.ts";
import { withSchema } from "../client/with-schema.ts";
import { LoginAnswer, type LoginPayload } from "./login-schemas.ts";

/** Logging in; apart from the rest of the account, for the log-in page needs no more. */
export const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation({
      query: (body: LoginPayload) => ({ path: "/api/login", method: "POST", effect: { kind: "read" }, body }),
      ...withSchema(LoginAnswer, "LoginAnswer"),
    }),
  }),
});

export const { useLogInMutation } = loginApi;
