import { api } from "../client/api.ts";
import type { IdempotencyKey } from "../client/idempotency-key.ts";
import { apiPath } from "../client/path.ts";
import { type FileUpload, uploadFile, uploadOf } from "../client/upload-file.ts";
import type { HooksOf } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import type { Page } from "../statement/endpoints.ts";
import { type Keyed, moneyMutation } from "../wallet/money-mutation.ts";
import { SlipListAnswer, SlipPictureAnswer, SlipUploadAnswer } from "./schemas.ts";

/** Deposit slips: sending one, and the status of those sent (§7). */
export const slipApi = api.enhanceEndpoints({ addTagTypes: ["slips"] }).injectEndpoints({
  endpoints: (build) => ({
    /** Sent by `sendSlip`. */
    uploadSlip: build.mutation({
      ...moneyMutation(withSchema(SlipUploadAnswer, "SlipUploadAnswer"), ({ key }: Keyed) => ({
        path: "/api/wallet/slip",
        method: "POST",
        upload: uploadOf(key, "slip"),
      })),
      // It may have arrived after any end; some slips are read, and credited, at once (§4).
      invalidatesTags: ["slips"],
    }),
    /** A page of the slips that were sent, newest first. */
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
    /**
     * Fetches the address of a slip's picture by the slip's reference. Each tap fetches it again: it may expire
     * soon.
     */
    findSlipPicture: build.mutation({
      query: (reference: string) => ({ path: apiPath`/api/statement/slip/reference/${reference}` }),
      ...withSchema(SlipPictureAnswer, "SlipPictureAnswer"),
    }),
  }),
});

export const { useFindSlipPictureMutation, useGetSlipsQuery }: HooksOf<typeof slipApi> = slipApi;

/**
 * A thunk that uploads a slip under a key. `abort()` stops the upload, which may still have arrived.
 * @param again it was sent before.
 */
export const sendSlip = (key: IdempotencyKey, slip: FileUpload, again = false) =>
  uploadFile(key, slip, (dispatch) => dispatch(slipApi.endpoints.uploadSlip.initiate({ key, again })));
