import { SLIP_LIMIT_MEGABYTES } from "@member-wallet/domain";
import { formBody, mapBody } from "../../http/body.ts";
import type { ReceivedForm } from "../../http/receive-form.ts";
import { readSlipInWorker } from "./picture-workers.ts";
import type { SlipPicture } from "./read-picture.ts";

const MAX_BYTES = SLIP_LIMIT_MEGABYTES * 1024 * 1024;
/** The multipart form around the file. */
const FORM_BYTES = 64 * 1024;

/** An uploaded picture, or the code with which the upload is refused. */
type Upload = { kind: "picture"; picture: SlipPicture } | { kind: "refused"; code: string };

/**
 * The form's field `slip`, decoded before the transaction begins. Refuses a body that is no form or incomplete with
 * `SLIP_UPLOAD_FAIL`, and with 429 `REQUEST_LIMIT` while too many slips are queued.
 */
export const slipUpload = mapBody(
  formBody({
    field: "slip",
    maxBytes: MAX_BYTES + FORM_BYTES,
    tooLarge: "SLIP_INVALID_FILE",
    unusable: "SLIP_UPLOAD_FAIL",
  }),
  readSlip,
);

async function readSlip({ upload }: ReceivedForm): Promise<Upload> {
  switch (upload.kind) {
    case "none":
      return { kind: "refused", code: "SLIP_NO_FILE" };
    case "several":
      return { kind: "refused", code: "SLIP_UPLOAD_FAIL" };
    case "file": {
      const { size, handle } = upload.file;
      const picture = size > MAX_BYTES ? null : await readSlipInWorker({ fd: handle.fd, size });
      return picture === null ? { kind: "refused", code: "SLIP_INVALID_FILE" } : { kind: "picture", picture };
    }
  }
}
