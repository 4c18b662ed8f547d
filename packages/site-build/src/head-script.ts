import { minifySync } from "vite";
import type { FirstPage, FirstPartName } from "./site.ts";

/** The files of each first part, by language: the head script preloads them. */
export type PreloadMap = Record<FirstPartName, { files: string[]; byLanguage: Record<string, string[]> }>;

/** The settings of the head script. */
export interface HeadScriptSettings {
  firstLanguage: string;
  apiUrl: string;
  preloads: PreloadMap;
  firstPage: FirstPage;
}

/**
 * The small script in the head, allowed by its hash. It starts what the first page waits for in parallel with the
 * scripts: the chunks and texts of the first part, and the prefetched call, stored as `window.__memberWalletPrefetched:
 * Record<path, { token, answer }>` for the base query to use once, with the token of the request: by then another
 * member may be logged in. It also gives `/login` its plain style, so that no brand shows before the site-active
 * look-up has answered.
 * Plain ES5-like code: it runs before anything else and must not fail where the browser refuses storage.
 */
export function headScript({ firstPage, ...site }: HeadScriptSettings): string {
  const { paths, storageKeys, languages, headers, parts } = firstPage;
  const calls = { login: parts.login.call, member: parts.member.call };
  const settings: RunSettings = { ...site, paths, storageKeys, languages, headers, calls };
  // Exported, so that the minifier doesn't drop a function that nothing in the file calls.
  const { code } = minifySync("head.js", `export default ${run.toString()}`, { module: true });
  const start = code.replace(/^export default /, "").replace(/;\s*$/, "");
  return `(${start})(${JSON.stringify(settings).replaceAll("<", "\\u003c")})`;
}

interface RunSettings
  extends
    Omit<HeadScriptSettings, "firstPage">,
    Pick<FirstPage, "paths" | "storageKeys" | "languages" | "headers"> {
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
  const token = read("sessionStorage", storageKeys.token) || read("localStorage", storageKeys.token);
  const stored = read("localStorage", storageKeys.language);
  const guarded = path === "/" || (path + "/").indexOf(paths.user + "/") === 0;
  const member = token !== null && guarded;
  const login = path === paths.login || (!token && guarded);
  const part = member ? settings.preloads.member : login ? settings.preloads.login : null;
  const language =
    stored !== null && settings.languages.indexOf(stored) >= 0 ? stored : settings.firstLanguage;
  document.documentElement.lang = language;
  if (login) document.documentElement.dataset["look"] = "terminated";

  for (const file of part ? part.files.concat(part.byLanguage[language] || []) : []) {
    const link = document.createElement("link");
    if (file.endsWith(".css")) {
      link.rel = "preload";
      link.as = "style";
    } else {
      link.rel = "modulepreload";
    }
    link.crossOrigin = "";
    link.href = file;
    document.head.appendChild(link);
  }

  const early: Record<string, { token: string | null; answer: Promise<Response> }> = {};
  const call = (api: string, authorization: string | null) => {
    const headers: Record<string, string> = Object.assign({ "Accept-Language": language }, settings.headers);
    if (authorization) headers["Authorization"] = "Bearer " + authorization;
    const answer = fetch(settings.apiUrl + api, { headers });
    // The page handles a failure when it reads the answer; until then it must not count as unhandled.
    answer.catch(() => undefined);
    early[api] = { token: authorization, answer };
  };
  const home = ["/", paths.user, paths.home].indexOf(path.replace(/(.)\/$/, "$1")) >= 0;
  if (member && home) call(calls.member, token);
  if (login) call(calls.login, null);
  Object.assign(window, { __memberWalletPrefetched: early });
}
