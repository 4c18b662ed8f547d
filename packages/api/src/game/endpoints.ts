import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { api } from "../client/api.ts";
import { sendDelay } from "../client/send-delay.ts";
import { type ApiError, toApiError } from "../errors/api-error.ts";
import type { IdempotencyKey } from "../client/idempotency-key.ts";
import { apiPath } from "../client/path.ts";
import { withSchema } from "../client/with-schema.ts";
import { Message } from "../wire/values.ts";
import { afterMoneyMoved } from "../wallet/balance-endpoint.ts";
import { AutoLoginAnswer, GameLogin } from "./schemas.ts";

/** A game's log-in; `provider` is the game's code in lower case, and some providers need no password. */
export interface AutoLogin {
  provider: string;
  username: string;
  password: string | null;
}

/** Game accounts: activating them, their log-ins, and links that open a game (§7). */
export const gameApi = api.enhanceEndpoints({ addTagTypes: ["game-login"] }).injectEndpoints({
  endpoints: (build) => ({
    activateGame: build.mutation({
      query: ({ code, intent }: { code: string; intent: IdempotencyKey }) => ({
        path: apiPath`/api/wallet/activate/${code}`,
        breath: sendDelay(intent),
        intent,
      }),
      ...withSchema(Message),
      onQueryStarted: afterMoneyMoved,
      invalidatesTags: ["game-login"],
    }),
    getGameLogin: build.query({
      query: (code: string) => ({ path: apiPath`/api/wallet/account/${code}` }),
      ...withSchema(GameLogin, "GameLogin"),
      // A password leaves the cache as soon as nothing shows it.
      keepUnusedDataFor: 0,
      providesTags: ["game-login"],
    }),
    resetGamePassword: build.mutation({
      // The intent identifies the delay only: calls about passwords carry no key.
      query: ({ code, intent }: { code: string; intent: IdempotencyKey }) => ({
        path: apiPath`/api/wallet/resetpassword/${code}`,
        breath: sendDelay(intent),
      }),
      ...withSchema(Message),
      transformErrorResponse: unknownWhenLost,
      invalidatesTags: ["game-login"],
    }),
    /** A mutation, so that the link is never cached. */
    autoLogin: build.mutation({
      query: ({ provider, username, password }: AutoLogin) => ({
        path:
          password === null
            ? apiPath`/api/autoLogin/${provider}/${username}`
            : apiPath`/api/autoLogin/${provider}/${username}/${password}`,
      }),
      ...withSchema(AutoLoginAnswer, "AutoLoginAnswer"),
    }),
  }),
});

/** A call without a key may have done its deed though its answer was lost; it is never sent again by itself. */
function unknownWhenLost(error: ApiError): ApiError {
  const brokeOff = "status" in error && error.status >= 500;
  const lost = error.kind === "offline" || error.kind === "timeout" || error.kind === "shape";
  return brokeOff || lost ? { kind: "outcome-unknown", resend: false } : error;
}

type GameState = Parameters<ReturnType<typeof gameApi.endpoints.getGameLogin.select>>[0];

/** A thunk that resolves to a game's log-in: from the cache, from a pending request, or, after a failure, from a new one. */
export const readGameLogin =
  (code: string) =>
  async (
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
    getState: () => unknown,
  ): Promise<{ data: GameLogin; error?: undefined } | { data?: undefined; error: ApiError }> => {
    const { isError } = gameApi.endpoints.getGameLogin.select(code)(getState() as GameState);
    const query = dispatch(gameApi.endpoints.getGameLogin.initiate(code, { forceRefetch: isError }));
    const { data, error } = await query;
    query.unsubscribe();
    if (error !== undefined) return { error: toApiError(error) };
    // Neither: the session ended meanwhile, which emptied the cache.
    return data === undefined ? { error: { kind: "aborted" } } : { data };
  };

export const {
  useActivateGameMutation,
  useGetGameLoginQuery,
  useResetGamePasswordMutation,
  useAutoLoginMutation,
} = gameApi;
