import * as v from "valibot";
import type { SiteBuild } from "../site.ts";

/** The settings of a site's build (`VITE_…`), checked and in one spelling: every part of the build gets these. */
export interface BuildSettings {
  /** The backend's base URL, without a trailing slash; empty for the page's own origin. */
  readonly apiUrl: string;
  /** The origin of the chat backend, empty for the page's own; `null` when there is none. */
  readonly chatUrl: string | null;
  /** Whether a backend of another origin gets `Idempotency-Key`. */
  readonly crossOriginIdempotency: boolean;
  /** The origins of pictures in the operator's texts, besides the page's own. */
  readonly mediaOrigins: readonly string[];
  /** The base URL or path of the instruction videos, without a trailing slash. */
  readonly howToBase: string;
  /** The site's own origin; empty when it is not known. */
  readonly siteUrl: string;
  /** The key that encrypts gift links; `null` for none. */
  readonly giftLinkKey: string | null;
  readonly serviceWorker: boolean;
  /** Where reports of errors go, and the share of page loads that reports web vitals; `null` for nowhere. */
  readonly reports: { readonly url: string; readonly vitalsRate: number } | null;
}

const ORIGIN = "an origin with its scheme and without a path, such as https://wallet.example";
const ADDRESS = "an address with its scheme, such as https://backend.example";

/** A setting that `read` turns into a value, or into `null` where it is not what `expected` says. */
function setting<Value>(read: (text: string) => Value | null, expected: string) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (value !== null) return value;
      addIssue({ message: `is ${expected}, not ${JSON.stringify(dataset.value)}` });
      return NEVER;
    }),
  );
}

const toggle = (text: string) => (text === "on" ? true : text === "off" ? false : null);

const SETTINGS = v.objectWithRest(
  {
    VITE_API_URL: v.optional(setting(orOwn(baseUrl), ADDRESS), ""),
    VITE_CHAT_URL: v.optional(setting(orOwn(originOf), `/ for the page's own origin, or ${ORIGIN}`)),
    VITE_IDEMPOTENCY: v.optional(setting(toggle, "on or off"), "off"),
    VITE_MEDIA_ORIGINS: v.optional(
      setting(origins, "origins with their schemes and without paths, separated by spaces"),
      "",
    ),
    VITE_HOWTO_BASE: v.optional(
      setting((text) => path(text) ?? baseUrl(text), `a path such as /files/howto/thai, or ${ADDRESS}`),
    ),
    VITE_SITE_URL: v.optional(setting(originOf, ORIGIN)),
    VITE_TRUELINK_KEY: v.optional(v.string()),
    VITE_SERVICE_WORKER: v.optional(setting(toggle, "on or off"), "on"),
    VITE_REPORT_URL: v.optional(
      setting((text) => path(text) ?? address(text)?.href ?? null, `a path such as /reports, or ${ADDRESS}`),
    ),
    VITE_REPORT_VITALS: v.optional(setting(share, "a share from 0 to 1"), "0.1"),
  },
  v.never("is no setting of a site's build: docs/settings.md names them all"),
);

/**
 * Reads the settings of a build from its environment, in which an empty one counts as unset.
 * @param environment every variable whose name begins with `VITE_`.
 * @param site the site's name: the instruction videos show its own screens.
 * @throws one sentence for each setting that is unknown or wrong.
 */
export function readSettings(
  environment: Readonly<Record<string, string>>,
  site: SiteBuild["id"],
): BuildSettings {
  const set = Object.entries(environment).map(([name, text]) => [name, text.trim()] as const);
  const read = v.safeParse(SETTINGS, Object.fromEntries(set.filter(([, text]) => text !== "")));
  if (!read.success) {
    const error = new Error(
      read.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`).join("\n"),
    );
    // Vite prints the stack: places in this repository say nothing about a setting.
    error.stack = error.message;
    throw error;
  }
  const settings = read.output;
  return {
    apiUrl: settings.VITE_API_URL,
    chatUrl: settings.VITE_CHAT_URL ?? null,
    crossOriginIdempotency: settings.VITE_IDEMPOTENCY,
    mediaOrigins: settings.VITE_MEDIA_ORIGINS,
    howToBase: settings.VITE_HOWTO_BASE ?? `/files/howto/${site}`,
    siteUrl: settings.VITE_SITE_URL ?? "",
    giftLinkKey: settings.VITE_TRUELINK_KEY ?? null,
    serviceWorker: settings.VITE_SERVICE_WORKER,
    reports:
      settings.VITE_REPORT_URL === undefined
        ? null
        : { url: settings.VITE_REPORT_URL, vitalsRate: settings.VITE_REPORT_VITALS },
  };
}

/** A reader that also takes `/` (or nothing) for the page's own origin. */
function orOwn(read: (text: string) => string | null) {
  return (text: string) => (text === "" || text === "/" ? "" : read(text));
}

function address(text: string): URL | null {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === "" && url.password === "" ? url : null;
}

function originOf(text: string): string | null {
  const url = address(text);
  return url !== null && url.href === `${url.origin}/` ? url.origin : null;
}

/** An address to which paths are added. */
function baseUrl(text: string): string | null {
  const url = address(text);
  return url === null || /[?#]/.test(text) ? null : withoutLastSlash(url.href);
}

/** A path of the page's own origin, to which paths are added. */
function path(text: string): string | null {
  return /^\/(?![/\\])/.test(text) ? withoutLastSlash(text) : null;
}

const withoutLastSlash = (text: string) => text.replace(/\/+$/, "");

function origins(text: string): string[] | null {
  const read = text
    .split(/\s+/)
    .filter((each) => each !== "")
    .map(originOf);
  return read.every((origin) => origin !== null) ? read : null;
}

function share(text: string): number | null {
  const rate = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  return rate >= 0 && rate <= 1 ? rate : null;
}
