import { checkChatAttachment } from "@member-wallet/domain";
import type { ReceivedFile } from "../../http/receive-form.ts";
import { Refusal } from "../../http/refusal.ts";
import { inFileWorker } from "../../slip/upload/picture-workers.ts";
import type { CheckedFile } from "./check-in-worker.ts";

/** Support may also send any file, as a download. */
export type Media = "image" | "video" | "file";

const WORKER = new URL("./check-in-worker.ts", import.meta.url);
const CHECKS = {
  image: { file: WORKER, name: "checkImage" satisfies Check },
  video: { file: WORKER, name: "checkVideo" satisfies Check },
};
type Check = keyof typeof import("./check-in-worker.ts");

/**
 * Checks a file by its name and size (§5 Chat); the type that the sender claims does not count.
 * @throws {Refusal} `SLIP_INVALID_FILE`.
 */
export function checkName({ name, size }: ReceivedFile, media: Media): void {
  const type = { image: "image/png", video: "video/mp4", file: null }[media];
  const isValid = type === null ? size > 0 : checkChatAttachment({ name, size, type }).kind === "ok";
  if (!isValid) throw new Refusal("SLIP_INVALID_FILE");
}

/**
 * Checks a file by its content in a worker thread; its bytes become those that are stored.
 * @throws {Refusal} `SLIP_INVALID_FILE`, or 429 `REQUEST_LIMIT` while too many files are queued.
 */
export async function checkContent({ size, handle }: ReceivedFile, media: Media): Promise<CheckedFile> {
  if (media === "file") return { type: "application/octet-stream", size };
  const checked = await inFileWorker<CheckedFile | null>(CHECKS[media], { fd: handle.fd, size });
  if (checked === null) throw new Refusal("SLIP_INVALID_FILE");
  return checked;
}
