import type { UnreadableAnswer } from "@member-wallet/api";
import type { Language, Namespace } from "@member-wallet/locales";

/** The texts that the site's build contains: enough for the first page in the site's first language. */
export type FirstTexts = Partial<Record<Namespace, Record<string, unknown>>>;

/** What a site's build settles, checked and in one spelling by `site-build`. */
export interface SiteSettings {
  /** The backend's base URL, without a trailing slash; empty for the page's own origin. */
  readonly apiUrl: string;
  /** Origin of the chat backend, `""` for the page's own; `null` when no chat backend is configured. */
  readonly chatUrl: string | null;
  /** Whether a backend of another origin allows and exposes `Idempotency-Key`. */
  readonly crossOriginIdempotency: boolean;
  /** The origins of pictures in the operator's texts, besides the page's own origin. */
  readonly mediaOrigins: readonly string[];
  /**
   * The key that encrypts gift links; `null` where the build has none, so that gift links are off. It protects nothing.
   */
  readonly giftLinkKey: string | null;
  /** The base URL of the instruction videos, without a trailing slash. */
  readonly howToBase: string;
  /** Whether the site registers its service worker. */
  readonly serviceWorker: boolean;
  /** The site's package version, as Contact shows it. */
  readonly version: string;
}

/** What a site gives the product: the settings of its build, and its own values. */
export interface SiteEnvironment extends SiteSettings {
  /** The site's name for players. */
  readonly brand: Record<Language, string>;
  /** Receives each backend answer that failed to parse; without it, development logs them. */
  readonly onUnreadableAnswer?: (report: UnreadableAnswer) => void;
  /** The texts of the first page in the site's first language, part of the build. */
  readonly firstTexts: FirstTexts;
  /** For tests: other waits than the product's. */
  readonly waits?: Waits;
}

/** In milliseconds. */
export interface Waits {
  /** Before a keyed write whose outcome is unknown is sent again. */
  readonly resend: number;
  /** Between two looks at whether the first page has loaded. */
  readonly pageReady: number;
}
