import { inlineScript } from "./inline-script.ts";
import type { FirstPage, FirstPartName } from "./site.ts";

/** The scripts of each first part, by language: the head script preloads them. */
export type PreloadMap = Record<FirstPartName, { files: string[]; byLanguage: Record<string, string[]> }>;

/** The settings of the head script. */
export interface HeadScriptSettings {
  firstLanguage: string;
  apiUrl: string;
  /** How long the site-active look-up may keep `/login` plain, in milliseconds. */
  timeout: number;
  preloads: PreloadMap;
  firstPage: FirstPage;
}

/**
 * The small script in the head, allowed by its hash. It starts what the first page waits for in parallel with the
 * scripts: the chunks and texts of the first part, and the prefetched call, stored as `window.__memberWalletPrefetched:
 * Record<path, { token, answer }>` for the base query to use once, with the token of the request: by then another
 * member may be logged in. It also gives `/login` its plain style, so that no brand shows before the site-active
 * look-up has answered; the answer clears it, or leads to the page of a closed service, whether the scripts have run or
 * not. And it chooses which of the prerendered pages to show (`pageScript`), at the address that the product's first
 * redirects lead to.
 * Plain ES5-like code: it runs before anything else and must not fail where the browser refuses storage.
 */
export function headScript({ firstPage, ...site }: HeadScriptSettings): string {
  const { parts, ...facts } = firstPage;
  const { paths, pages, notFound, terminated, storageKeys, languages, headers } = facts;
  const calls = { login: parts.login.call, member: parts.member.call };
  const visit = { paths, pages, notFound, terminated, storageKeys, languages, headers };
  return inlineScript<RunSettings>(run, { ...site, ...visit, calls });
}

interface RunSettings
  extends
    Omit<HeadScriptSettings, "firstPage">,
    Pick<FirstPage, "paths" | "pages" | "notFound" | "terminated" | "storageKeys" | "languages" | "headers"> {
  calls: Record<FirstPartName, string>;
}

/** Runs in the browser; only its source text gets there, so it can't refer to anything outside its body. */
function run(settings: RunSettings): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const read = (storage: "localStorage" | "sessionStorage", key: string): string | null => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null; // Storage is refused here: the page starts as for a new visitor.
    }
  };
  const path = location.pathname;
  const { paths, storageKeys, calls } = settings;
  const token = read("localStorage", storageKeys.token) || read("sessionStorage", storageKeys.token);
  const stored = read("localStorage", storageKeys.language);
  const guarded = path === "/" || (path + "/").indexOf(paths.user + "/") === 0;
  const member = token !== null && guarded;
  const isRendered = !guarded && settings.pages.indexOf(path) >= 0;
  const [visited] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A member who goes back to a public page stays in the member's area, and is asked.
  const back = visited !== undefined && visited.type === "back_forward";
  const asked = back && token !== null && isRendered && path !== settings.terminated;
  const login = path === paths.login || (!token && guarded);
  const part = member ? settings.preloads.member : login ? settings.preloads.login : null;
  const language =
    stored !== null && settings.languages.indexOf(stored) >= 0 ? stored : settings.firstLanguage;
  const html = document.documentElement;
  const home = ["/", paths.user, paths.home].indexOf(path.replace(/(.)\/$/, "$1")) >= 0;

  const standing = html.dataset["page"];
  if (standing !== undefined) {
    // The product shows Page Not Found at once only where nothing of its own begins like that.
    const begins = (known: string) => path.toLowerCase().indexOf(known) === 0;
    const known = path === "/" || settings.pages.some(begins);
    const page = asked
      ? ""
      : login
        ? paths.login
        : member
          ? home
            ? paths.home
            : paths.user
          : isRendered
            ? path
            : known
              ? ""
              : token
                ? paths.user
                : settings.notFound;
    html.dataset["page"] = page;
    if (page !== standing || language !== html.lang) html.dataset["swapping"] = "";
  }
  html.lang = language;
  // Follows the redirects of the first address (§2 Guard), as the router would, with the state that it would store.
  const target = path + location.search;
  if (login && guarded) {
    const state: unknown = Object.assign({}, history.state, { usr: { target } });
    history.replaceState(state, "", paths.login);
  } else if (member && home && path !== paths.home) history.replaceState(history.state, "", paths.home);
  if (login) html.dataset["look"] = "terminated";

  const early: Record<string, { token: string | null; answer: Promise<Response> }> = {};
  const call = (api: string, authorization: string | null) => {
    const headers: Record<string, string> = Object.assign({ "Accept-Language": language }, settings.headers);
    if (authorization) headers["Authorization"] = "Bearer " + authorization;
    // As every call: a balance from the browser's cache would be an old one.
    const answer = fetch(settings.apiUrl + api, { headers, cache: "no-store" });
    // The page handles a failure when it reads the answer; until then it must not count as unhandled.
    answer.catch(() => undefined);
    early[api] = { token: authorization, answer };
    return answer;
  };
  if (member && home) void call(calls.member, token);
  if (login) {
    const open = () => {
      if (html.dataset["look"] === "terminated") html.dataset["look"] = "open";
    };
    const follow = (service: { active?: unknown; message?: unknown }) => {
      const closed = service.active === false || service.message === "gone";
      const root = document.getElementById("root");
      if (!closed) open();
      else if (!root || root.dataset["hydrated"] === undefined) {
        // Hydrated, the product leads there by itself.
        history.replaceState(history.state, "", settings.terminated);
        location.reload();
      }
    };
    setTimeout(open, settings.timeout);
    call(calls.login, null)
      .then((answer) => answer.clone().json())
      .then(follow)
      .catch(open);
  }
  Object.assign(window, { __memberWalletPrefetched: early });

  // After the call, which is small and decides what is shown.
  for (const file of part ? part.files.concat(part.byLanguage[language] || []) : []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = file;
    document.head.appendChild(link);
  }
}
