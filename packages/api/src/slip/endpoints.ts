import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { api } from "../client/api.ts";
import { fetchWithProgress } from "../client/fetch-with-progress.ts";
import type { IdempotencyKey } from "../client/idempotency-key.ts";
import { apiPath } from "../client/path.ts";
import { withSchema } from "../client/with-schema.ts";
import type { Page } from "../statement/endpoints.ts";
import { type Keyed, moneyMutation } from "../wallet/money-mutation.ts";
import { SlipListAnswer, SlipPictureAnswer, SlipUploadAnswer } from "./schemas.ts";

interface SlipUpload {
  file: File;
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Files and callbacks of running uploads, by key: neither belongs in a store's actions. */
const uploads = new Map<IdempotencyKey, SlipUpload>();

/** Deposit slips: sending one, and the status of those sent (§7). */
export const slipApi = api.enhanceEndpoints({ addTagTypes: ["slips"] }).injectEndpoints({
  endpoints: (build) => ({
    /** Sent by `sendSlip`. */
    uploadSlip: build.mutation({
      ...moneyMutation(withSchema(SlipUploadAnswer, "SlipUploadAnswer"), ({ key }: Keyed) => ({
        path: "/api/wallet/slip",
        method: "POST",
        upload: (url, request) => fetchWithProgress(url, { ...request, ...uploadOf(key) }),
      })),
      // It may have arrived after any end; some slips are read, and credited, at once (§4).
      invalidatesTags: ["slips"],
    }),
    getSlips: build.query({
      query: (body: Page) => ({
        path: "/api/statement/slip",
        method: "POST",
        effect: { kind: "read" },
        body,
      }),
      ...withSchema(SlipListAnswer, "SlipListAnswer"),
      providesTags: ["slips"],
    }),
    /** The address of a slip's picture. Loaded at each tap: it may expire soon. */
    findSlipPicture: build.mutation({
      query: (reference: string) => ({ path: apiPath`/api/statement/slip/reference/${reference}` }),
      ...withSchema(SlipPictureAnswer, "SlipPictureAnswer"),
    }),
  }),
});

/** A thunk that uploads a slip under a key. `abort()` stops the upload, which may still have arrived. */
export const sendSlip =
  (key: IdempotencyKey, slip: SlipUpload) => (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
    uploads.set(key, slip);
    const sending = dispatch(slipApi.endpoints.uploadSlip.initiate({ key }));
    void sending.finally(() => uploads.delete(key));
    return sending;
  };

function uploadOf(key: IdempotencyKey) {
  const upload = uploads.get(key);
  if (upload === undefined) throw new Error("A slip is uploaded by sendSlip.");
  const body = new FormData();
  body.append("slip", upload.file);
  return { body, onProgress: upload.onProgress };
}

export const { useGetSlipsQuery, useFindSlipPictureMutation } = slipApi;
