import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { createFairQueue } from "../fairness/fair-queue.ts";
import type { SandboxContext } from "./env.ts";
import { BrokenFormError, type FormPart, readParts, readToEnd } from "./multipart.ts";
import { type BodyLimits, bodyChunks } from "./receive-body.ts";

/** A file in a temporary one, which lives as long as its call. */
export interface ReceivedFile {
  /** The sender's name for it. */
  name: string;
  /** In bytes. */
  size: number;
  handle: FileHandle;
}

export interface ReceivedForm {
  /** The text fields; of several with one name the first. */
  texts: ReadonlyMap<string, string>;
  /** What the field for a file contains. */
  upload: { kind: "none" } | { kind: "file"; file: ReceivedFile } | { kind: "several" };
}

export interface FormLimits extends Omit<BodyLimits, "type"> {
  /** The field of the file; files of other fields are dropped. */
  field: string;
  /** Called with the announced size, in bytes, from 1 to `maxBytes`, before anything is read; may refuse. */
  admit?(bytes: number): Promise<void>;
}

/** One chunk of all forms at a time, and other work between two: thirty fast senders would delay every other call. */
const turns = createFairQueue({ concurrency: 1 });
const MAX_PARTS = 100;
const MAX_TEXT_BYTES = 64 * 1024;

/**
 * Receives a form to its end; its file goes into a temporary file while it arrives. A broken form is null. Two forms of
 * the same parts have the same fingerprint: boundary and order may differ when a form is sent again.
 * @throws {Refusal} 415, 413, 408 and 400, and what `admit` throws.
 */
export async function receiveForm(
  c: SandboxContext,
  { admit, field, ...limits }: FormLimits,
  idleTimeout: number,
): Promise<{ form: ReceivedForm | null; fingerprint: readonly string[] }> {
  const chunks = inTurns(bodyChunks(c, { ...limits, type: "multipart/form-data" }, idleTimeout));
  try {
    const announced = Number(c.req.header("Content-Length") ?? limits.maxBytes);
    await admit?.(Math.min(Math.max(announced, 1), limits.maxBytes));
    return await readForm(c, readParts(chunks, c.req.header("Content-Type") ?? ""), field);
  } catch (error) {
    // Senders read the answer once they have sent everything.
    await readToEnd(chunks);
    if (error instanceof BrokenFormError) return { form: null, fingerprint: [] };
    throw error;
  }
}

async function* inTurns(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of chunks) {
    await turns.run(async () => undefined);
    yield chunk;
  }
}

async function readForm(c: SandboxContext, parts: AsyncIterable<FormPart>, field: string) {
  const texts = new Map<string, string>();
  const digests: string[] = [];
  let upload: ReceivedForm["upload"] = { kind: "none" };
  let textBytes = 0;
  for await (const { name, fileName, content } of parts) {
    const hash = createHash("sha256");
    if (fileName === null) {
      const text = await readText(content, MAX_TEXT_BYTES - textBytes);
      textBytes += text.length;
      hash.update(text);
      if (!texts.has(name)) texts.set(name, text.toString());
    } else {
      const isFirst: boolean = name === field && upload.kind === "none";
      const handle: FileHandle | null = isFirst ? await c.var.openTemporaryFile() : null;
      let size = 0;
      for await (const piece of content) {
        hash.update(piece);
        size += piece.length;
        await handle?.writeFile(piece);
      }
      if (handle !== null) upload = { kind: "file", file: { name: fileName, size, handle } };
      else if (name === field) upload = { kind: "several" };
    }
    digests.push(JSON.stringify([name, hash.digest("hex")]));
    if (digests.length > MAX_PARTS) throw new BrokenFormError();
  }
  // Without a chosen file a browser sends an empty one without a name.
  if (upload.kind === "file" && upload.file.name === "" && upload.file.size === 0) upload = { kind: "none" };
  return { form: { texts, upload }, fingerprint: digests.toSorted() };
}

async function readText(content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content) {
    size += piece.length;
    if (size > maxBytes) throw new BrokenFormError();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
