/** What the rules need to know of a file that a person picked; a browser's `File` fits. */
export interface PickedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Media type as the browser tells it; empty when it does not know. */
  readonly type: string;
}

/** One megabyte of the limits of §5, in bytes. */
export const MEGABYTE = 1024 * 1024;

/** The file's extension in lower case without its dot; `null` when the name has none. */
export function extensionOf(name: string): string | null {
  return /[^.]\.([^.\s/\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? null;
}
