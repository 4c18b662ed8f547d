import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { createBoundedQueue } from "../../fairness/bounded-queue.ts";
import { processLog } from "../../operation/process-log.ts";
import type { OpenFile } from "./file-in-worker.ts";
import type { SlipPicture } from "./read-picture.ts";

/** Leaves a core for the main thread. */
const MAX_WORKERS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Idle workers end, so that they neither occupy memory nor keep the process running. */
const IDLE_MS = 5_000;

const inTurn = createBoundedQueue({ concurrency: MAX_WORKERS, maxWaiting: { all: 60, own: 20 } });
let pool: Piscina | undefined;

/** A function of a module that reads a file. */
interface FileReader {
  file: URL;
  name: string;
}

const SLIP_READER: FileReader = {
  file: new URL("./read-picture.ts", import.meta.url),
  name: "readSlip" satisfies keyof typeof import("./read-picture.ts"),
};

/** Runs `readSlip` in a worker thread; see `inFileWorker`. */
export function readSlipInWorker(file: OpenFile): Promise<SlipPicture | null> {
  return inFileWorker(SLIP_READER, file);
}

/**
 * Reads a file in a worker thread: decoding, and searching it, take up to a second, which would block all other calls.
 * Members take turns.
 * @throws {Refusal} 429 `REQUEST_LIMIT` while too many files are queued, of all members or of this one.
 */
export function inFileWorker<Result>({ file, name }: FileReader, input: OpenFile): Promise<Result> {
  return inTurn(async () => {
    pool ??= startPool();
    return (await pool.run(input, { filename: file.href, name })) as Result;
  });
}

function startPool(): Piscina {
  const workers = new Piscina({
    minThreads: 0,
    maxThreads: MAX_WORKERS,
    idleTimeout: IDLE_MS,
  });
  // An error in an idle worker; in a busy one it rejects the call.
  workers.on("error", (error) => processLog.fault("sandbox: a worker for pictures failed", error));
  return workers;
}
