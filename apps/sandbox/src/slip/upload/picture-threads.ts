import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { createFairQueue } from "../../fairness/fair-queue.ts";
import { Refusal } from "../../http/refusal.ts";
import type { readPicture, SlipPicture } from "./read-picture.ts";

/** A thread is left for the calls, and two are enough for the slips. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Each waiting slip is held in memory. */
const MOST_WAITING = { all: 60, own: 20 };
/** An idle thread ends, so that it keeps no memory and no process. */
const IDLE_MS = 5_000;

const turns = createFairQueue({ atOnce: THREADS });
let threads: Piscina | undefined;

/**
 * Reads an uploaded slip as `readPicture` does, on a thread of its own: decoding and the search for a QR take up to a
 * second, in which the main thread would answer nobody. Members take turns.
 * @throws {Refusal} 429 `REQUEST_LIMIT` while too many slips wait, of all members or of this one.
 */
export async function readPictureAside(bytes: Uint8Array): ReturnType<typeof readPicture> {
  const { all, own } = turns.waiting();
  if (all >= MOST_WAITING.all || own >= MOST_WAITING.own) throw new Refusal("REQUEST_LIMIT", 429);
  return turns.run(async () => {
    threads ??= start();
    return (await threads.run(bytes)) as SlipPicture | null;
  });
}

function start(): Piscina {
  const pool = new Piscina({
    filename: new URL("./read-picture.ts", import.meta.url).href,
    name: "readPicture" satisfies keyof typeof import("./read-picture.ts"),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  });
  // A failure of a thread that reads no slip; one that does rejects its call.
  pool.on("error", (error) => console.error("sandbox: a thread for slips failed", error));
  return pool;
}
