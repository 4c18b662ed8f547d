import type { SandboxContext } from "../context.ts";
import { Refusal } from "./refusal.ts";

/** What is taken as the body of a call, and what its sender is told otherwise. */
export interface Bounds {
  /** The one media type that is taken. A request without a body needs none. */
  type: string;
  /** Bytes at most. */
  most: number;
  /** The code for a larger one (413). */
  tooLarge: string;
  /** The code for one of another type (415), and for one that stops before its end (408, 400). */
  unusable: string;
}

/** A body as it came, with its whole content type. */
export interface Bytes {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/**
 * Receives a body to its end. Only this waits for a sender, so nothing else may be held meanwhile: no transaction, no
 * connection of the database.
 *
 * @param pause how long the sender may be silent, in milliseconds; the server itself limits the whole request
 * @throws {Refusal} 415, 413, 408 and 400, with the codes of `bounds`.
 */
export async function receive(c: SandboxContext, bounds: Bounds, pause: number): Promise<Bytes> {
  const { type, most, tooLarge, unusable } = bounds;
  const contentType = c.req.header("Content-Type") ?? "";
  const mediaType = contentType.split(";", 1)[0]?.trim().toLowerCase();
  if (mediaType !== "" && mediaType !== type) throw new Refusal(unusable, 415);
  if (Number(c.req.header("Content-Length") ?? 0) > most) throw new Refusal(tooLarge, 413);

  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of partsOf(c.req.raw.body, pause, unusable)) {
    size += part.length;
    if (size > most) throw new Refusal(tooLarge, 413);
    parts.push(part);
  }
  if (mediaType === "" && size > 0) throw new Refusal(unusable, 415);
  return { bytes: Buffer.concat(parts), contentType };
}

/** A body part by part. It is not cancelled when nobody wants the rest: that would cut the connection before the answer. */
async function* partsOf(body: ReadableStream<Uint8Array> | null, pause: number, unusable: string) {
  if (body === null) return;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await nextPart(reader, pause, unusable);
    if (done) return;
    yield value;
  }
}

/** The next part of a body; refuses one whose sender says nothing for too long, or is gone. */
async function nextPart(reader: ReadableStreamDefaultReader<Uint8Array>, pause: number, unusable: string) {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(new Refusal(unusable, 408)), pause);
  try {
    // A read fails only when the connection breaks: no failure of the sandbox, and nobody hears the answer.
    const part = reader.read().catch(() => Promise.reject(new Refusal(unusable)));
    return await Promise.race([part, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}
