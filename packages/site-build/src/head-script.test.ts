import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { headScript } from "./head-script.ts";

interface Visit {
  path: string;
  local?: Record<string, string>;
  session?: Record<string, string>;
  storageRefused?: boolean;
}

/** Runs the script as a page's head would, and returns its effects. */
function visit({ path, local = {}, session = {}, storageRefused = false }: Visit) {
  const links: { rel: string; href: string }[] = [];
  const calls: { url: string; headers: Record<string, string> }[] = [];
  const root = { lang: "", dataset: {} as Record<string, string> };
  const storage = (stored: Record<string, string>) => ({
    getItem(key: string) {
      if (storageRefused) throw new Error("SecurityError");
      return stored[key] ?? null;
    },
  });
  const early: Record<string, { token: string | null }> = {};
  const window = {
    localStorage: storage(local),
    sessionStorage: storage(session),
    __memberWalletPrefetched: early,
  };
  runInNewContext(
    headScript({
      firstLanguage: "th",
      apiUrl: "",
      firstPage: {
        paths: { login: "/login", user: "/user", home: "/user/home" },
        storageKeys: { token: "token", language: "locale" },
        languages: ["th", "lo", "en"],
        headers: { "X-Requested-With": "wallet-user" },
        parts: {
          login: { module: "", texts: [], call: "/api/lookup/active" },
          member: { module: "", texts: [], call: "/api/wallet" },
        },
        logIn: [],
        home: [],
      },
      preloads: {
        login: { files: ["/assets/login.js", "/assets/login.css"], byLanguage: { lo: ["/assets/lo.js"] } },
        member: { files: ["/assets/member.js"], byLanguage: {} },
      },
    }),
    {
      window,
      location: { pathname: path },
      document: {
        documentElement: root,
        createElement: () => ({}),
        head: { appendChild: (link: { rel: string; href: string }) => links.push(link) },
      },
      fetch(url: string, { headers }: { headers: Record<string, string> }) {
        calls.push({ url, headers: { ...headers } });
        return Promise.resolve();
      },
    },
  );
  return {
    files: links.map(({ rel, href }) => `${rel} ${href}`),
    calls,
    root,
    early: Object.entries(window["__memberWalletPrefetched"]).map(([asked, { token }]) => [asked, token]),
  };
}

test("the log-in starts plain, requests its files and the site-active look-up, and sends no token", () => {
  const { files, calls, root, early } = visit({ path: "/login", local: { token: "t" } });
  expect(files).toEqual(["modulepreload /assets/login.js", "preload /assets/login.css"]);
  expect(calls).toEqual([
    { url: "/api/lookup/active", headers: { "X-Requested-With": "wallet-user", "Accept-Language": "th" } },
  ]);
  expect(early).toEqual([["/api/lookup/active", null]]);
  expect(root.dataset).toEqual({ look: "terminated" });
});

test.each([
  { local: { token: "t" } },
  { session: { token: "t" } },
  { session: { token: "t" }, local: { token: "other" } },
])(
  "a member's home requests the wallet with this tab's token, and stores that token with the answer",
  (stored) => {
    const { files, calls, root, early } = visit({ path: "/user/home", ...stored });
    expect(files).toEqual(["modulepreload /assets/member.js"]);
    expect(calls.map(({ url, headers }) => [url, headers["Authorization"]])).toEqual([
      ["/api/wallet", "Bearer t"],
    ]);
    expect(early).toEqual([["/api/wallet", "t"]]);
    expect(root.dataset).toEqual({});
  },
);

test("a visitor of a member's page gets the log-in, because the guard redirects there", () => {
  expect(visit({ path: "/user/home" }).files).toContain("modulepreload /assets/login.js");
});

test("the stored language decides which texts load and the language of the call", () => {
  const { files, calls, root } = visit({ path: "/login", local: { locale: "lo" } });
  expect(files).toContain("modulepreload /assets/lo.js");
  expect(calls[0]?.headers["Accept-Language"]).toBe("lo");
  expect(root.lang).toBe("lo");
});

test("an unsupported stored language falls back to the first language", () => {
  expect(visit({ path: "/login", local: { locale: "constructor" } }).root.lang).toBe("th");
});

test("where the browser refuses storage the page starts as for a new visitor", () => {
  expect(visit({ path: "/user/home", storageRefused: true }).early).toEqual([["/api/lookup/active", null]]);
});

test("an unknown address starts nothing", () => {
  expect(visit({ path: "/nowhere" })).toMatchObject({ files: [], calls: [] });
});
