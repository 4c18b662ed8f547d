import { createApi, fetchBaseQuery } from "@reduxjs/toolkit/query/react";

/** What the floor shows of `GET /api/wallet`. */
interface Wallet {
  readonly profile: { readonly name: string };
  readonly wallet: { readonly amount: number };
  readonly slots: readonly Game[];
}

export interface Game {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly amount: number;
  readonly ftWalletSlot: number;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

declare global {
  interface Window {
    /** The wallet's call, which the head's script has begun. */
    early?: Promise<Response>;
  }
}

const baseQuery = fetchBaseQuery({
  baseUrl: "/api",
  prepareHeaders(headers) {
    const token = localStorage.getItem("token");
    if (token !== null) headers.set("Authorization", `Bearer ${token}`);
    return headers;
  },
});

export const walletApi = createApi({
  baseQuery,
  endpoints: ({ query, mutation }) => ({
    wallet: query<Wallet, void>({
      async queryFn(_argument, _api, _options, call) {
        const early = await window.early;
        const { data, error } = early?.ok ? { data: await early.json() } : await call("/wallet");
        return error ? { error } : { data: data as Wallet };
      },
    }),
    login: mutation<{ token: string }, Credentials>({
      query: (body) => ({ url: "/login", method: "POST", body }),
    }),
  }),
});

export const { useWalletQuery, useLoginMutation } = walletApi;
