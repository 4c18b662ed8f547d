import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { api } from "../client/api.ts";
import { sendDelay } from "../client/send-delay.ts";
import { type ApiError, toApiError } from "../errors/api-error.ts";
import { apiPath } from "../client/path.ts";
import type { HooksOf } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import { Message } from "../wire/values.ts";
import { type Keyed, moneyMutation } from "../wallet/money-mutation.ts";
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
    /** Opens the member's account in a game. */
    activateGame: build.mutation({
      ...moneyMutation(withSchema(Message), ({ code, key }: Keyed<{ code: string }>) => ({
        path: apiPath`/api/wallet/activate/${code}`,
        delay: sendDelay(key),
      })),
      invalidatesTags: ["game-login"],
    }),
    /** The log-in of an active game, by the game's code. */
    getGameLogin: build.query({
      query: (code: string) => ({ path: apiPath`/api/wallet/account/${code}` }),
      ...withSchema(GameLogin, "GameLogin"),
      // A password leaves the cache as soon as nothing shows it.
      keepUnusedDataFor: 0,
      providesTags: ["game-login"],
    }),
    /** Gives the member's game account a new password, and refetches the log-in. */
    resetGamePassword: build.mutation({
      // The key is only for the delay: it is not sent with a password.
      query: ({ code, key }: Keyed<{ code: string }>) => ({
        path: apiPath`/api/wallet/resetpassword/${code}`,
        effect: { kind: "write" },
        delay: sendDelay(key),
      }),
      ...withSchema(Message),
      invalidatesTags: ["game-login"],
    }),
    /**
     * Fetches a link that opens a game with the member logged in (§2 Game launching). A mutation, so that the link
     * is never cached.
     */
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

export const { useAutoLoginMutation, useGetGameLoginQuery }: HooksOf<typeof gameApi> = gameApi;

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
    // Neither: the session has ended, which cleared the cache.
    return data === undefined ? { error: { kind: "aborted" } } : { data };
  };
