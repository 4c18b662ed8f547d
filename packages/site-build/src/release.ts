/** A file that the service worker stores with a release. */
export interface PrecacheEntry {
  readonly url: string;
  /** `null` where the name contains a hash. */
  readonly revision: string | null;
  /** Of pages: a captive portal, or a host between two releases, answers with another one. */
  readonly integrity?: string;
}

/** What the service worker needs to know of its release. */
export interface Release {
  /** Names the release's cache. */
  readonly version: string;
  /** The script with which its pages begin: by it a page knows whether it belongs to this release. */
  readonly entry: string;
  readonly files: readonly PrecacheEntry[];
}
