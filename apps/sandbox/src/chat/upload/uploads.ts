import { checkChatAttachment } from "@member-wallet/domain";
import { Refusal } from "../../http/refusal.ts";
import { inPictureWorker } from "../../slip/upload/picture-workers.ts";
import { videoType } from "./video-type.ts";

/** A file whose content was checked; `type` is its media type by its content. */
export interface CheckedFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type Media = "image" | "video";

/** A form with the largest file that its call takes, and some more: the file's own size is checked exactly. */
const FORM_BYTES: Record<Media, number> = { image: 11 * 1024 * 1024, video: 21 * 1024 * 1024 };

export const formLimits = (media: Media) => ({
  maxBytes: FORM_BYTES[media],
  tooLarge: "SLIP_INVALID_FILE",
  unusable: "SLIP_INVALID_FILE",
});

const IMAGE_READER = { file: new URL("./read-image.ts", import.meta.url), name: "readImage" };

/**
 * The only file of a form's field `file`.
 * @throws {Refusal} `SLIP_NO_FILE` without one, `SLIP_INVALID_FILE` for several.
 */
export function fileIn(form: FormData): File {
  const [file, ...others] = form.getAll("file").filter((value) => value instanceof File);
  // Without a chosen file a browser sends an empty one without a name.
  if (file === undefined || (file.size === 0 && file.name === "")) throw new Refusal("SLIP_NO_FILE");
  if (others.length > 0) throw new Refusal("SLIP_INVALID_FILE");
  return file;
}

/**
 * Checks a file by its name, size and content (§5 Chat); the type that the sender claims does not count.
 * @throws {Refusal} `SLIP_INVALID_FILE`, or 429 `REQUEST_LIMIT` while too many pictures are queued.
 */
export async function checkFile(file: File, media: Media): Promise<CheckedFile> {
  const claimed = { image: "image/png", video: "video/mp4" }[media];
  const rules = checkChatAttachment({ name: file.name, size: file.size, type: claimed });
  if (rules.kind !== "ok") throw new Refusal("SLIP_INVALID_FILE");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const checked = media === "image" ? await readImageInWorker(bytes) : readVideo(bytes);
  if (checked === null) throw new Refusal("SLIP_INVALID_FILE");
  return checked;
}

function readImageInWorker(bytes: Uint8Array<ArrayBuffer>): Promise<CheckedFile | null> {
  return inPictureWorker<CheckedFile | null>(IMAGE_READER, bytes);
}

function readVideo(bytes: Uint8Array<ArrayBuffer>): CheckedFile | null {
  const type = videoType(bytes);
  return type === null ? null : { type, bytes };
}
