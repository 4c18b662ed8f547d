import { randomBytes } from "node:crypto";
import type { Context } from "../../context.ts";
import { createBoundedQueue } from "../../fairness/bounded-queue.ts";
import { clientAddress } from "../../http/client-address.ts";
import type { SandboxContext } from "../../http/env.ts";
import type { ReceivedFile, ReceivedForm } from "../../http/receive-form.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Customer } from "../customer.ts";
import { checkContent, checkName, type Media } from "./check-file.ts";
import { discardFile, storeFile } from "./files.ts";
import { countFile } from "./quota.ts";

/** A form with the largest file that its call takes, and some more: the file's own size is checked exactly. */
const FORM_BYTES: Record<Media, number> = {
  image: 11 * 1024 * 1024,
  video: 21 * 1024 * 1024,
  file: 11 * 1024 * 1024,
};

/** Files are received as fast as their lines are, and then checked and stored two at a time; waiting ones occupy disk. */
const inTurn = createBoundedQueue({ concurrency: 2, maxWaiting: { all: 60, own: 20 } });

interface Upload {
  media: Media;
  /** Whose file it is, as far as that is known before the form is read; null for support too. */
  sender: Customer | null;
  /** Whose file it is. May refuse. */
  readSender(form: ReceivedForm): Promise<Customer | null>;
}

/**
 * Creates the function that receives a file of the chat, checks and stores it, and returns its path.
 * @throws {Refusal} `SLIP_NO_FILE` without a file, `SLIP_INVALID_FILE` for several and for one that is not accepted, 413
 *   `UPLOAD_LIMIT` beyond the quota, 429 `REQUEST_LIMIT` while too many are queued.
 */
export function createReceiveUpload({ database, clock, readForm, uploadQuota }: Context) {
  return async function receiveUpload(
    c: SandboxContext,
    { media, sender, readSender }: Upload,
  ): Promise<string> {
    const id = randomBytes(16).toString("hex");
    const count = (customer: Customer | null, size: number) => {
      const incoming = { id, media, customer: customer?.key ?? null, address: clientAddress(c), size };
      return countFile(database, incoming, uploadQuota, clock());
    };
    try {
      const form = await readForm(c, {
        field: "file",
        maxBytes: FORM_BYTES[media],
        tooLarge: "SLIP_INVALID_FILE",
        unusable: "SLIP_INVALID_FILE",
        admit: (bytes) => count(sender, bytes),
      });
      const customer = await readSender(form);
      const file = fileOf(form);
      checkName(file, media);
      await count(customer, file.size);
      return await inTurn(async () => storeFile(database, id, await checkContent(file, media), file.handle));
    } catch (error) {
      await discardFile(database, id);
      throw error;
    }
  };
}

function fileOf({ upload }: ReceivedForm): ReceivedFile {
  switch (upload.kind) {
    case "none":
      throw new Refusal("SLIP_NO_FILE");
    case "several":
      throw new Refusal("SLIP_INVALID_FILE");
    case "file":
      return upload.file;
  }
}
