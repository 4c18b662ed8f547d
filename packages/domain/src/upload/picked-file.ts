/** The fields of a picked file that the rules read; a browser's `File` fits. */
export interface PickedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Media type from the browser; empty when unknown. */
  readonly type: string;
}

/** One megabyte for the limits of §5, in bytes. */
export const MEGABYTE = 1024 * 1024;

/** The file's extension in lower case without its dot; `null` when the name has none. */
export function extensionOf(name: string): string | null {
  return /[^.]\.([^.\s/\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? null;
}
