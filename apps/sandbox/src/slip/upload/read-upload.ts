import { SLIP_LIMIT_MEGABYTES } from "@member-wallet/domain";
import type { SandboxContext } from "../../context.ts";
import { Refusal } from "../../http/refusal.ts";
import { readPictureAside } from "./picture-threads.ts";
import type { SlipPicture } from "./read-picture.ts";

const MOST_BYTES = SLIP_LIMIT_MEGABYTES * 1024 * 1024;

/** An upload that was looked at: the picture in it, or the code by which it is refused. */
export type Upload = { kind: "picture"; picture: SlipPicture } | { kind: "refused"; code: string };

/**
 * Reads the form's field `slip`. It is decoded here, before any transaction: that takes a moment, and others wait for
 * the database.
 *
 * @throws {Refusal} `SLIP_UPLOAD_FAIL` for a body that is no form, though it says so, or that ends before its end; 429
 *   `REQUEST_LIMIT` while too many slips wait to be read.
 */
export async function readUpload(c: SandboxContext): Promise<Upload> {
  const slip = await readSlipField(c);
  const files = [slip].flat().filter((value) => value instanceof File);
  const [file, ...others] = files;
  // A form without a chosen file sends an empty one without a name.
  if (file === undefined || (file.size === 0 && file.name === ""))
    return { kind: "refused", code: "SLIP_NO_FILE" };
  if (others.length > 0) return { kind: "refused", code: "SLIP_UPLOAD_FAIL" };
  if (file.size > MOST_BYTES) return { kind: "refused", code: "SLIP_INVALID_FILE" };
  const picture = await readPictureAside(new Uint8Array(await file.arrayBuffer()));
  return picture === null ? { kind: "refused", code: "SLIP_INVALID_FILE" } : { kind: "picture", picture };
}

async function readSlipField(c: SandboxContext) {
  try {
    return (await c.req.parseBody({ all: true }))["slip"];
  } catch (error) {
    // The parser's one way to say that a form is broken.
    if (error instanceof TypeError || isCutOff(error)) throw new Refusal("SLIP_UPLOAD_FAIL");
    throw error;
  }
}

/** Whether the member cancelled the upload, or the line was lost: no failure of the sandbox. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNRESET";
}
