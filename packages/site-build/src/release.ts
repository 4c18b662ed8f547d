/** Digests of files (SHA-256, base64) by their paths. */
export type Digests = Readonly<Record<string, string>>;

/** What the service worker needs to know of its release. It stores no file whose digest is another one. */
export interface Release {
  /** Names the release's cache. */
  readonly version: string;
  /** The script with which its pages begin: by it a page knows whether it belongs to this release. */
  readonly entry: string;
  /** Stored when the worker is installed. */
  readonly files: Digests;
  /** Stored once a page has used them: texts of other languages, fonts of other scripts. */
  readonly later: Digests;
}
