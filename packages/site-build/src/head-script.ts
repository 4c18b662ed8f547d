import { minifySync } from "vite";
import type { FirstPartName } from "./site.ts";

/** The files that each first part needs, by language: what the head script preloads. */
export type PreloadMap = Record<FirstPartName, { files: string[]; byLanguage: Record<string, string[]> }>;

/** What the head script knows of the site. */
export interface HeadScriptSettings {
  firstLanguage: string;
  apiUrl: string;
  preloads: PreloadMap;
}

/**
 * The small script in the head, allowed by its hash. It starts what the first page waits for beside the scripts,
 * not after them: the chunks and texts of the first part, and the early call, left as
 * `window.__memberWalletPrefetched: Record<path, { token, answer }>` for the base query to take over once, with the token
 * that it was asked with: by then another member may be logged in.
 * It also gives `/login` its terminated look, so that no brand shows before the site-active look-up has answered.
 *
 * Plain ES5-like code: it runs before anything else and must not fail where storage is refused.
 */
export function headScript(settings: HeadScriptSettings): string {
  // Exported, so that the minifier keeps a function that nothing in the file calls.
  const { code } = minifySync("head.js", `export default ${run.toString()}`, { module: true });
  const start = code.replace(/^export default /, "").replace(/;\s*$/, "");
  return `(${start})(${JSON.stringify(settings).replaceAll("<", "\\u003c")})`;
}

/** Runs in the browser, by itself: refers to nothing outside of its body. */
function run(settings: HeadScriptSettings): void {
  // Its own source text is all that reaches the browser.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const read = (storage: "localStorage" | "sessionStorage", key: string): string | null => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null; // Storage is refused here: the page starts as for a new visitor.
    }
  };
  const path = location.pathname;
  const token = read("sessionStorage", "token") || read("localStorage", "token");
  const stored = read("localStorage", "locale");
  const member = token !== null && (path === "/" || /^\/user(\/|$)/.test(path));
  const login = path === "/login" || (!token && (path === "/" || /^\/user(\/|$)/.test(path)));
  const part = member ? settings.preloads.member : login ? settings.preloads.login : null;
  const language = stored !== null && /^(th|lo|en)$/.test(stored) ? stored : settings.firstLanguage;
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
    const headers: Record<string, string> = {
      "X-Requested-With": "wallet-user",
      "Accept-Language": language,
    };
    if (authorization) headers["Authorization"] = "Bearer " + authorization;
    const answer = fetch(settings.apiUrl + api, { headers });
    // Whoever takes it over hears of a failure; until then it is nobody's unhandled rejection.
    answer.catch(() => undefined);
    early[api] = { token: authorization, answer };
  };
  if (member && /^\/($|user(\/home)?\/?$)/.test(path)) call("/api/wallet", token);
  if (login) call("/api/lookup/active", null);
  Object.assign(window, { __memberWalletPrefetched: early });
}
