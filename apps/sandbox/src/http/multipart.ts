/** A part of a multipart form. */
export interface FormPart {
  name: string;
  /** Null for a text field. */
  fileName: string | null;
  /** To be read to its end before the next part. */
  content: AsyncIterable<Uint8Array>;
}

/** A body that is no complete multipart form. */
export class BrokenFormError extends Error {}

const LINE_END = "\r\n";
/** RFC 2046 allows 70 characters. */
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const HEAD_BYTES = 16 * 1024;

/**
 * Reads a form part by part while it arrives: only its newest chunk is in memory. Does not close `chunks`.
 * @throws {BrokenFormError}
 */
export async function* readParts(
  chunks: AsyncIterator<Uint8Array>,
  contentType: string,
): AsyncGenerator<FormPart, void, undefined> {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw new BrokenFormError();
  const input = createInput(chunks);
  const delimiter = Buffer.from(`${LINE_END}--${boundary}`);
  await readToEnd(input.until(delimiter));
  while ((await input.take(2)) === LINE_END) {
    const { name, fileName } = await readHead(input);
    yield { name, fileName, content: input.until(delimiter) };
  }
  await readToEnd(chunks);
}

type Input = ReturnType<typeof createInput>;

function createInput(chunks: AsyncIterator<Uint8Array>) {
  // The first boundary may stand at the very beginning; all others follow a line's end.
  let rest: Buffer = Buffer.from(LINE_END);

  async function receive(): Promise<void> {
    const { done, value } = await chunks.next();
    if (done) throw new BrokenFormError();
    rest = rest.length === 0 ? asBuffer(value) : Buffer.concat([rest, value]);
  }

  function cut(end: number, skipped: number): Buffer {
    const before = rest.subarray(0, end);
    rest = rest.subarray(end + skipped);
    return before;
  }

  return {
    /** The next bytes as a text. */
    async take(bytes: number): Promise<string> {
      while (rest.length < bytes) await receive();
      return cut(bytes, 0).toString();
    },
    /** What precedes the delimiter, piece by piece; drops the delimiter. */
    async *until(delimiter: Buffer): AsyncGenerator<Uint8Array, void, undefined> {
      for (let at = rest.indexOf(delimiter); ; at = rest.indexOf(delimiter)) {
        if (at !== -1) return yield cut(at, delimiter.length);
        // The delimiter may have begun.
        const begun = rest.indexOf(delimiter.subarray(0, 1), Math.max(0, rest.length - delimiter.length + 1));
        if (begun !== 0) yield cut(begun === -1 ? rest.length : begun, 0);
        await receive();
      }
    },
  };
}

/** Receives and drops what is left. */
export async function readToEnd(chunks: AsyncIterator<Uint8Array>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop
  while (!(await chunks.next()).done);
}

/** The name of a part, and that of its file. Browsers encode quotes and line ends in them. */
async function readHead(input: Input): Promise<Omit<FormPart, "content">> {
  let head = LINE_END;
  for await (const piece of input.until(Buffer.from(LINE_END + LINE_END))) {
    head += asBuffer(piece).toString("latin1");
    if (head.length > HEAD_BYTES) throw new BrokenFormError();
  }
  const [, disposition] = /\r\ncontent-disposition:\s*form-data\s*(;[^\r]*)/i.exec(head) ?? [];
  const name = parameter(disposition, "name");
  if (name === null) throw new BrokenFormError();
  return { name, fileName: parameter(disposition, "filename") };
}

function parameter(disposition = "", name: string): string | null {
  const [, value] = new RegExp(`;\\s*${name}="([^"]*)"`, "i").exec(disposition) ?? [];
  if (value === undefined) return null;
  const text = Buffer.from(value, "latin1").toString();
  return text.replace(/%(22|0D|0A)/gi, (encoded) => decodeURIComponent(encoded));
}

const asBuffer = ({ buffer, byteOffset, length }: Uint8Array) => Buffer.from(buffer, byteOffset, length);
