import type { UnreadableAnswer } from "@member-wallet/api";
import type { Language, Namespace } from "@member-wallet/locales";

/** The texts that the site's build contains: enough for the first page in the site's first language. */
export type FirstTexts = Partial<Record<Namespace, Record<string, unknown>>>;

/** A site's build settings. Read once, in the site's `main.tsx`. */
export interface SiteEnvironment {
  /** Origin of the backend; empty for the page's own. */
  apiUrl: string;
  /** Origin of the chat backend, `""` for the page's own; `null` when no chat backend is configured. */
  chatUrl: string | null;
  /** Whether a backend of another origin allows and exposes `Idempotency-Key`. */
  crossOriginIdempotency: boolean;
  /** The origins of pictures in the operator's texts, besides the page's own origin. */
  mediaOrigins: readonly string[];
  /**
   * The key that encrypts gift links; `null` where the build has none, so that gift links are off. It protects nothing.
   */
  giftLinkKey: string | null;
  /** The base URL of the instruction videos, without a trailing slash. */
  howToBase: string;
  /** Whether the site registers its service worker. */
  serviceWorker: boolean;
  /** The site's package version, as Contact shows it. */
  version: string;
  /** The site's name for players. */
  brand: Record<Language, string>;
  /** Receives each backend answer that failed to parse; without it, development logs them. */
  onUnreadableAnswer?: (report: UnreadableAnswer) => void;
  /** The texts of the first page in the site's first language, part of the build. */
  firstTexts: FirstTexts;
}

/** The build's settings (`VITE_…`), all of them optional texts; Vite types none of them. */
interface BuildSettings {
  readonly [name: string]: unknown;
  VITE_API_URL?: string;
  VITE_CHAT_URL?: string;
  VITE_IDEMPOTENCY?: string;
  VITE_MEDIA_ORIGINS?: string;
  VITE_TRUELINK_KEY?: string;
  VITE_HOWTO_BASE?: string;
  VITE_SITE_VERSION?: string;
  VITE_SERVICE_WORKER?: string;
}

/** Reads a build's settings and adds the site's own values. */
export function readEnvironment(
  settings: BuildSettings,
  site: Pick<SiteEnvironment, "brand" | "firstTexts" | "onUnreadableAnswer">,
): SiteEnvironment {
  const chat = settings.VITE_CHAT_URL ?? "";
  return {
    ...site,
    version: settings.VITE_SITE_VERSION ?? "",
    apiUrl: withoutLastSlash(settings.VITE_API_URL ?? ""),
    chatUrl: chat === "" ? null : withoutLastSlash(chat),
    mediaOrigins: (settings.VITE_MEDIA_ORIGINS ?? "").split(/\s+/).filter((origin) => origin !== ""),
    giftLinkKey: settings.VITE_TRUELINK_KEY || null,
    howToBase: withoutLastSlash(settings.VITE_HOWTO_BASE ?? "/files/howto"),
    // The development server has none.
    serviceWorker: settings["PROD"] === true && settings.VITE_SERVICE_WORKER !== "off",
    crossOriginIdempotency: settings.VITE_IDEMPOTENCY === "on",
  };
}

function withoutLastSlash(url: string): string {
  return url.replace(/\/$/, "");
}
