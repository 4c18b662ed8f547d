export type Format = "png" | "jpeg" | "webp" | "gif";

/** A picture file's structure, read without decoding pixels. */
export interface Container {
  format: Format;
  width: number;
  height: number;
  /** The parts of the file without pixels: headers, texts, camera data. */
  metadata: readonly Uint8Array[];
}

/** The bytes of a file; reading past the end of `view` throws a `RangeError`. */
export interface FileBytes {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

export function fileBytes(bytes: Uint8Array): FileBytes {
  return { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

/** The four characters that name a chunk. */
export function chunkName({ bytes }: FileBytes, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
