import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { api } from "../client/api.ts";
import { sendDelay } from "../client/send-delay.ts";
import { type ApiError, toApiError } from "../errors/api-error.ts";
import { WRITE } from "../client/effect.ts";
import { apiPath } from "../client/path.ts";
import { withSchema } from "../client/with-schema.ts";
import { Message } from "../wire/values.ts";
import { type Keyed, moneyMutation } from "../wallet/money-mutation.ts";
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
      ...moneyMutation(Message, ({ code, key }: Keyed<{ code: string }>) => ({
        path: apiPath`/api/wallet/activate/${code}`,
        delay: sendDelay(key),
      })),
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
      // The key is for the delay alone: none goes along with passwords.
      query: ({ code, key }: Keyed<{ code: string }>) => ({
        path: apiPath`/api/wallet/resetpassword/${code}`,
        effect: WRITE,
        delay: sendDelay(key),
      }),
      ...withSchema(Message),
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

type GameState = Parameters<ReturnType<typeof gameApi.endpoints.getGameLogin.select>>[0];

/** A thunk that resolves to a game's log-in: the cached one, the one being fetched, or a new one after a failure. */
export const readGameLogin =
  (code: string) =>
  async (
    dispatch: ThunkDispatch<GameState, unknown, UnknownAction>,
    getState: () => GameState,
  ): Promise<{ data: GameLogin; error?: undefined } | { data?: undefined; error: ApiError }> => {
    const { isError } = gameApi.endpoints.getGameLogin.select(code)(getState());
    const lookUp = dispatch(gameApi.endpoints.getGameLogin.initiate(code, { forceRefetch: isError }));
    const { data, error } = await lookUp;
    lookUp.unsubscribe();
    if (error !== undefined) return { error: toApiError(error) };
    // Neither: the session ended meanwhile, and the cache was reset.
    return data === undefined ? { error: { kind: "aborted" } } : { data };
  };

export const {
  useActivateGameMutation,
  useGetGameLoginQuery,
  useResetGamePasswordMutation,
  useAutoLoginMutation,
} = gameApi;
