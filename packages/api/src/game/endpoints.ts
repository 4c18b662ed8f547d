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

/** Who is logged in where: the provider is the game's code in lower case; some providers need no password. */
export interface AutoLogin {
  provider: string;
  username: string;
  password: string | null;
}

/** Game accounts: opening them, their log-ins, and the way into the game (§7 Wallet, Auto-login). */
export const gameApi = api.injectEndpoints({
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
      ...withSchema(GameLogin),
      // A password is kept no longer than it is shown.
      keepUnusedDataFor: 0,
      providesTags: ["game-login"],
    }),
    resetGamePassword: build.mutation({
      // The intent is for the breath alone: no key goes along with passwords.
      query: ({ code, intent }: { code: string; intent: IdempotencyKey }) => ({
        path: apiPath`/api/wallet/resetpassword/${code}`,
        breath: sendDelay(intent),
      }),
      ...withSchema(Message),
      transformErrorResponse: unknownWhenLost,
      invalidatesTags: ["game-login"],
    }),
    /** A mutation, so that the link is never kept, shared or asked for twice. */
    autoLogin: build.mutation({
      query: ({ provider, username, password }: AutoLogin) => ({
        path:
          password === null
            ? apiPath`/api/autoLogin/${provider}/${username}`
            : apiPath`/api/autoLogin/${provider}/${username}/${password}`,
      }),
      ...withSchema(AutoLoginAnswer),
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

/**
 * A thunk that resolves to a game's log-in, wherever its look-up stands: takes the one that is kept, waits for the one
 * under way, and asks again for one that failed.
 */
export const readGameLogin =
  (code: string) =>
  async (
    dispatch: ThunkDispatch<GameState, unknown, UnknownAction>,
    getState: () => GameState,
  ): Promise<{ data: GameLogin; error?: undefined } | { data?: undefined; error: ApiError }> => {
    const { isError } = gameApi.endpoints.getGameLogin.select(code)(getState());
    const look = dispatch(gameApi.endpoints.getGameLogin.initiate(code, { forceRefetch: isError }));
    const { data, error } = await look;
    look.unsubscribe();
    if (error !== undefined) return { error: toApiError(error) };
    // Neither: the session ended meanwhile, and took the cache along.
    return data === undefined ? { error: { kind: "aborted" } } : { data };
  };

export const {
  useActivateGameMutation,
  useGetGameLoginQuery,
  useResetGamePasswordMutation,
  useAutoLoginMutation,
} = gameApi;
