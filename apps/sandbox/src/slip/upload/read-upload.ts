import { SLIP_LIMIT_MEGABYTES } from "@member-wallet/domain";
import { formBody, prepared } from "../../http/body.ts";
import { readPictureAside } from "./picture-threads.ts";
import type { SlipPicture } from "./read-picture.ts";

const MOST_BYTES = SLIP_LIMIT_MEGABYTES * 1024 * 1024;
/** Room for the form around the file. */
const FORM_BYTES = 64 * 1024;

/** An upload that was looked at: the picture in it, or the code by which it is refused. */
export type Upload = { kind: "picture"; picture: SlipPicture } | { kind: "refused"; code: string };

/**
 * The form's field `slip`. It is decoded before any transaction: that takes a moment, and others wait for the
 * database. A body that is no form, or ends before its end, is refused with `SLIP_UPLOAD_FAIL`; with 429
 * `REQUEST_LIMIT` while too many slips wait to be read.
 */
export const slipUpload = prepared(
  formBody({
    most: MOST_BYTES + FORM_BYTES,
    tooLarge: "SLIP_INVALID_FILE",
    unusable: "SLIP_UPLOAD_FAIL",
  }),
  readSlip,
);

async function readSlip(form: FormData): Promise<Upload> {
  const files = form.getAll("slip").filter((value) => value instanceof File);
  const [file, ...others] = files;
  // A form without a chosen file sends an empty one without a name.
  if (file === undefined || (file.size === 0 && file.name === ""))
    return { kind: "refused", code: "SLIP_NO_FILE" };
  if (others.length > 0) return { kind: "refused", code: "SLIP_UPLOAD_FAIL" };
  if (file.size > MOST_BYTES) return { kind: "refused", code: "SLIP_INVALID_FILE" };
  const picture = await readPictureAside(new Uint8Array(await file.arrayBuffer()));
  return picture === null ? { kind: "refused", code: "SLIP_INVALID_FILE" } : { kind: "picture", picture };
}
