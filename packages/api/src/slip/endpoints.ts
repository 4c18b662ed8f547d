import { api } from "../client/api.ts";
import { fetchWithProgress } from "../client/fetch-with-progress.ts";
import type { IdempotencyKey } from "../client/idempotency-key.ts";
import { apiPath } from "../client/path.ts";
import { withSchema } from "../client/with-schema.ts";
import type { Page } from "../statement/endpoints.ts";
import { afterMoneyMoved } from "../wallet/balance-endpoint.ts";
import { SlipListAnswer, SlipPictureAnswer, SlipUploadAnswer } from "./schemas.ts";

/** One upload; `onProgress` receives the share that was sent, from 0 to 1. */
export interface SlipUpload {
  file: File;
  intent: IdempotencyKey;
  onProgress: (share: number) => void;
}

/** Deposit slips: upload, list and pictures (§7). */
export const slipApi = api.enhanceEndpoints({ addTagTypes: ["slips"] }).injectEndpoints({
  endpoints: (build) => ({
    uploadSlip: build.mutation({
      query: ({ file, intent, onProgress }: SlipUpload) => {
        const body = new FormData();
        body.append("slip", file);
        return {
          path: "/api/wallet/slip",
          method: "POST",
          intent,
          upload: (url, request) => fetchWithProgress(url, { ...request, body, onProgress }),
        };
      },
      ...withSchema(SlipUploadAnswer, "SlipUploadAnswer"),
      // Also after a failure: the slip may have arrived.
      invalidatesTags: ["slips"],
      // Some slips are read, and credited, at once (§4).
      onQueryStarted: afterMoneyMoved,
    }),
    getSlips: build.query({
      query: (body: Page) => ({ path: "/api/statement/slip", method: "POST", body }),
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

export const { useUploadSlipMutation, useGetSlipsQuery, useFindSlipPictureMutation } = slipApi;
