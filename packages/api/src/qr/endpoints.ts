import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { bahtFromSatang, type QrProvider, QR_PROVIDERS, type Satang } from "@member-wallet/domain";
import type { AnswerMeta } from "../client/base-query.ts";
import { api } from "../client/api.ts";
import { apiPath } from "../client/path.ts";
import type { HooksOf } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import type { Keyed } from "../wallet/money-mutation.ts";
import { Message } from "../wire/values.ts";
import { type Qr, readQr } from "./qr.ts";
import { QrState } from "./schemas.ts";

const asQr = {
  ...withSchema(QrState, "QrState"),
  transformResponse: (answer: QrState, meta: AnswerMeta | undefined): Qr =>
    readQr(answer, meta?.serverNow ?? Date.now()),
};

/** Deposits by QR, one open code for each provider (§7). */
export const qrApi = api.enhanceEndpoints({ addTagTypes: ["qr"] }).injectEndpoints({
  endpoints: (build) => ({
    /** The open QR of a provider. */
    getQr: build.query({
      query: (provider: QrProvider) => ({ path: apiPath`/api/qrcode/${provider}` }),
      ...asQr,
      providesTags: (_answer, _error, provider) => [{ type: "qr", id: provider }],
    }),
    /**
     * Creates a QR for a deposit. A refusal is an answer of kind `none` with a message. Other providers' codes are
     * refetched (§2).
     */
    createQr: build.mutation({
      query: ({ provider, amount, key, again }: Keyed<{ provider: QrProvider; amount: Satang }>) => ({
        path: apiPath`/api/qrcode/${provider}`,
        method: "POST",
        body: { amount: bahtFromSatang(amount) },
        effect: { kind: "keyed-write", key, again },
      }),
      ...asQr,
      onQueryStarted: async ({ provider }, { dispatch, queryFulfilled }) => {
        const made = await queryFulfilled.catch(() => null);
        await abortPendingQrQuery(provider, dispatch);
        if (made) await dispatch(qrApi.util.upsertQueryData("getQr", provider, made.data));
        // Its own QR too: the answer may be to an earlier request, whose QR has been cancelled since.
        dispatch(qrApi.util.invalidateTags(QR_PROVIDERS.map((id) => ({ type: "qr", id }))));
      },
    }),
    /** Deletes an open QR (§4 QR deposit). */
    cancelQr: build.mutation({
      query: ({ provider, id, key }: Keyed<{ provider: QrProvider; id: string }>) => ({
        path: apiPath`/api/qrcode/${provider}/${id}`,
        method: "DELETE",
        effect: { kind: "keyed-write", key },
      }),
      ...withSchema(Message),
      onQueryStarted: async ({ provider }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => null);
        await refetchQr(provider, dispatch);
      },
    }),
  }),
});

export const { useCancelQrMutation, useGetQrQuery }: HooksOf<typeof qrApi> = qrApi;

/** Fetches a provider's QR anew, by a query that begins now: an answer to an earlier one may be older than its change. */
export async function refetchQr(
  provider: QrProvider,
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
): Promise<void> {
  await abortPendingQrQuery(provider, dispatch);
  dispatch(qrApi.util.invalidateTags([{ type: "qr", id: provider }]));
}

/** Aborts a pending query: its answer is older than the creation or cancellation, and it blocks a newer query. */
async function abortPendingQrQuery(
  provider: QrProvider,
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
): Promise<void> {
  const running = dispatch(qrApi.util.getRunningQueryThunk("getQr", provider));
  running?.abort();
  await running;
}
