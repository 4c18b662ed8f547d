import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { createFairQueue } from "../../fairness/fair-queue.ts";
import { Refusal } from "../../http/refusal.ts";
import type { readPicture, SlipPicture } from "./read-picture.ts";

/** Leaves a core for the main thread. */
const MAX_WORKERS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Queued pictures occupy memory. */
const MAX_WAITING = { all: 60, own: 20 };
/** Idle workers end, so that they neither occupy memory nor keep the process running. */
const IDLE_MS = 5_000;

const queue = createFairQueue({ concurrency: MAX_WORKERS });
let pool: Piscina | undefined;

/** A function of a module that reads a picture. */
interface PictureReader {
  file: URL;
  name: string;
}

const SLIP_READER: PictureReader = {
  file: new URL("./read-picture.ts", import.meta.url),
  name: "readPicture" satisfies keyof typeof import("./read-picture.ts"),
};

/** Runs `readPicture` in a worker thread; see `inPictureWorker`. */
export function readPictureInWorker(bytes: Uint8Array): ReturnType<typeof readPicture> {
  return inPictureWorker<SlipPicture | null>(SLIP_READER, bytes);
}

/**
 * Reads a picture in a worker thread: decoding and the QR search take up to a second, which would block all other calls.
 * Members take turns.
 * @throws {Refusal} 429 `REQUEST_LIMIT` while too many pictures are queued, of all members or of this one.
 */
export async function inPictureWorker<Result>(
  { file, name }: PictureReader,
  bytes: Uint8Array,
): Promise<Result> {
  const { all, own } = queue.waiting();
  if (all >= MAX_WAITING.all || own >= MAX_WAITING.own) throw new Refusal("REQUEST_LIMIT", 429);
  return queue.run(async () => {
    pool ??= startPool();
    return (await pool.run(bytes, { filename: file.href, name })) as Result;
  });
}

function startPool(): Piscina {
  const workers = new Piscina({
    minThreads: 0,
    maxThreads: MAX_WORKERS,
    idleTimeout: IDLE_MS,
  });
  // An error in an idle worker; in a busy one it rejects the call.
  workers.on("error", (error) => console.error("sandbox: a worker for pictures failed", error));
  return workers;
}
