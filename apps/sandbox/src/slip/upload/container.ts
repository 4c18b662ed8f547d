/** What a picture's file says of itself before anything is decoded. */
export interface Container {
  format: "png" | "jpeg" | "webp";
  width: number;
  height: number;
  /** The parts of the file that hold no pixels: headers, texts, what a camera adds. */
  around: readonly Uint8Array[];
}

/** The bytes of a file, read as numbers and short texts; reading past the end throws a `RangeError`. */
export interface FileBytes {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

export function fileBytes(bytes: Uint8Array): FileBytes {
  return { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

/** Four letters that name a chunk. */
export function fourLetters({ bytes }: FileBytes, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
