import type { SandboxContext } from "./env.ts";
import { Refusal } from "./refusal.ts";

/** Which body a call accepts, and the codes with which it refuses others. */
export interface BodyLimits {
  /** The accepted media type. A request without a body needs none. */
  type: string;
  maxBytes: number;
  /** The code for a larger one (413). */
  tooLarge: string;
  /** The code for another type (415) and for one that stops before its end (408, 400). */
  unusable: string;
}

/** Receives a whole body into memory; see `bodyChunks`. */
export async function receiveBody(
  c: SandboxContext,
  limits: BodyLimits,
  idleTimeout: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyChunks(c, limits, idleTimeout)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * The chunks of a body, up to its end. Callers must not own a transaction or a database connection meanwhile: a slow
 * sender would block other members.
 *
 * @param idleTimeout how long the sender may be silent, in milliseconds; the server itself limits the whole request
 * @throws {Refusal} 415, 413, 408 and 400, with the codes of `limits`.
 */
export async function* bodyChunks(
  c: SandboxContext,
  { type, maxBytes, tooLarge, unusable }: BodyLimits,
  idleTimeout: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const mediaType = c.req.header("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (mediaType !== "" && mediaType !== type) throw new Refusal(unusable, 415);
  if (Number(c.req.header("Content-Length") ?? 0) > maxBytes) throw new Refusal(tooLarge, 413);
  let size = 0;
  for await (const chunk of chunksOf(c.req.raw.body, idleTimeout, unusable)) {
    size += chunk.length;
    if (size > maxBytes) throw new Refusal(tooLarge, 413);
    if (mediaType === "" && size > 0) throw new Refusal(unusable, 415);
    yield chunk;
  }
}

/** A body chunk by chunk. It is never cancelled: that would close the connection before the response. */
async function* chunksOf(body: ReadableStream<Uint8Array> | null, idleTimeout: number, unusable: string) {
  if (body === null) return;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await nextChunk(reader, idleTimeout, unusable);
    if (done) return;
    yield value;
  }
}

/** Reads the next chunk; refuses when the sender is silent for too long or disconnects. */
async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  idleTimeout: number,
  unusable: string,
) {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Refusal(unusable, 408)), idleTimeout);
  try {
    // A read fails only when the connection breaks, which is no failure of the sandbox.
    const chunk = reader.read().catch(() => Promise.reject(new Refusal(unusable)));
    return await Promise.race([chunk, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
