import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { headScript } from "./head-script.ts";

interface Visit {
  path: string;
  search?: string;
  /** The page that stands in the HTML's body; by default none, as in development. */
  standing?: string;
  back?: boolean;
  /** The answer of the site-active look-up. */
  service?: unknown;
  local?: Record<string, string>;
  session?: Record<string, string>;
  storageRefused?: boolean;
}

/** Runs the script as a page's head would, and returns its effects. */
function visit({
  path,
  search = "",
  standing,
  back = false,
  service,
  local = {},
  session = {},
  storageRefused = false,
}: Visit) {
  const links: { rel: string; href: string }[] = [];
  const calls: { url: string; headers: Record<string, string> }[] = [];
  const order: string[] = [];
  const root = {
    lang: "th",
    dataset: (standing === undefined ? {} : { page: standing }) as Record<string, string>,
  };
  const timers: { run: () => void; after: number }[] = [];
  const led: { state: unknown; path: string }[] = [];
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
      timeout: 3000,
      firstPage: {
        paths: { login: "/login", user: "/user", home: "/user/home" },
        pages: ["/login", "/register", "/user/home", "/user", "/terminated", "*"],
        notFound: "*",
        terminated: "/terminated",
        storageKeys: { token: "token", language: "locale" },
        languages: ["th", "lo", "en"],
        headers: { "X-Requested-With": "wallet-user" },
        earlyScript: "",
        parts: {
          login: { module: "", texts: [], call: "/api/lookup/active" },
          member: { module: "", texts: [], call: "/api/wallet" },
        },
        chunks: [],
      },
      preloads: {
        login: { files: ["/assets/login.js"], byLanguage: { lo: ["/assets/lo.js"] } },
        member: { files: ["/assets/member.js"], byLanguage: {} },
      },
    }),
    {
      window,
      location: { pathname: path, search, reload: () => undefined },
      history: {
        state: { idx: 3 },
        replaceState(state: unknown, _: string, to: string) {
          this.state = state;
          led.push({ state, path: to });
        },
      },
      performance: { getEntriesByType: () => [{ type: back ? "back_forward" : "navigate" }] },
      setTimeout: (run: () => void, after: number) => timers.push({ run, after }),
      document: {
        documentElement: root,
        getElementById: () => ({ dataset: {} }),
        createElement: () => ({}),
        head: {
          appendChild(link: { rel: string; href: string }) {
            links.push(link);
            order.push(link.href);
          },
        },
      },
      fetch(url: string, { headers }: { headers: Record<string, string> }) {
        calls.push({ url, headers: { ...headers } });
        order.push(url);
        const answer = { clone: () => answer, json: () => Promise.resolve(service) };
        return service === undefined ? new Promise(() => undefined) : Promise.resolve(answer);
      },
    },
  );
  return {
    files: links.map(({ rel, href }) => `${rel} ${href}`),
    calls,
    order,
    root,
    timers,
    led,
    early: Object.entries(window["__memberWalletPrefetched"]).map(([asked, { token }]) => [asked, token]),
  };
}

test("the call is requested before the files, which are larger", () => {
  expect(visit({ path: "/user/home", local: { token: "t" } }).order).toEqual([
    "/api/wallet",
    "/assets/member.js",
  ]);
});

test("the log-in starts plain, requests its files and the site-active look-up, and sends no token", () => {
  const { files, calls, root, early } = visit({ path: "/login", local: { token: "t" } });
  expect(files).toEqual(["modulepreload /assets/login.js"]);
  expect(calls).toEqual([
    { url: "/api/lookup/active", headers: { "X-Requested-With": "wallet-user", "Accept-Language": "th" } },
  ]);
  expect(early).toEqual([["/api/lookup/active", null]]);
  expect(root.dataset).toEqual({ look: "terminated" });
});

test.each([
  { local: { token: "t" } },
  { session: { token: "t" } },
  { session: { token: "other" }, local: { token: "t" } },
])(
  "a member's home requests the wallet with the token of its session, and stores that token with the answer",
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

test.each([
  ["a visitor's log-in", { path: "/login" }, "/login"],
  ["a visitor at the site's address", { path: "/" }, "/login"],
  ["a visitor of a member's page", { path: "/user/statement" }, "/login"],
  ["a log-in with a token, which ends that session", { path: "/login", local: { token: "t" } }, "/login"],
  ["a member's home", { path: "/user/home", local: { token: "t" } }, "/user/home"],
  ["a member at the site's address", { path: "/", session: { token: "t" } }, "/user/home"],
  ["the frame of a member's other page", { path: "/user/statement", local: { token: "t" } }, "/user"],
  [
    "a page that a member goes back to",
    { path: "/user/profile", local: { token: "t" }, back: true },
    "/user",
  ],
  ["a public page", { path: "/register" }, "/register"],
  ["an address that leads nowhere", { path: "/no/such/page" }, "*"],
  ["the frame of a member's page that is none", { path: "/no/such/page", local: { token: "t" } }, "/user"],
])("%s is shown from the HTML", (_, visited, page) => {
  expect(visit({ ...visited, standing: "/login" }).root.dataset["page"]).toBe(page);
});

test.each([
  ["a later step of the registration", { path: "/register/bank" }],
  ["an address in capitals", { path: "/LOGIN" }],
  ["an address that begins like a known one", { path: "/registered" }],
  ["a member who goes back to the log-in", { path: "/login", local: { token: "t" }, back: true }],
])("%s begins with a spinner", (_, visited) => {
  expect(visit({ ...visited, standing: "/login" }).root.dataset["page"]).toBe("");
});

const isSwapping = (visited: Visit) => "swapping" in visit({ ...visited, standing: "/login" }).root.dataset;

test("the body is hidden only until another page or language is put into it", () => {
  expect(isSwapping({ path: "/login" })).toBe(false);
  expect(isSwapping({ path: "/login", local: { locale: "lo" } })).toBe(true);
  expect(isSwapping({ path: "/no/such/page" })).toBe(true);
});

test.each([[{ active: true }], [{ message: "failed" }], [null]])(
  "the answer %j of the look-up clears the plain style",
  async (service) => {
    const { root, led } = visit({ path: "/login", service });
    await expect.poll(() => root.dataset["look"]).toBe("open");
    expect(led).toEqual([]);
  },
);

test("a look-up without an answer keeps the page plain for as long as it is allowed to", () => {
  const { root, timers } = visit({ path: "/login" });
  expect(timers.map(({ after }) => after)).toEqual([3000]);
  expect(root.dataset["look"]).toBe("terminated");
  timers.forEach(({ run }) => run());
  expect(root.dataset["look"]).toBe("open");
});

test("a visitor of a member's page is at the log-in, which remembers the target", () => {
  const { led } = visit({ path: "/user/statement", search: "?day=2" });
  expect(led).toEqual([{ state: { idx: 3, usr: { target: "/user/statement?day=2" } }, path: "/login" }]);
});

test.each(["/", "/user", "/user/"])("a member's address %s is that of home", (path) => {
  expect(visit({ path, local: { token: "t" } }).led).toEqual([{ state: { idx: 3 }, path: "/user/home" }]);
});

test.each([[{ active: false }], [{ message: "gone" }]])(
  "the answer %j leads to the page of a closed service, which remembers the target",
  async (service) => {
    const { led } = visit({ path: "/user/statement", service });
    const state = { idx: 3, usr: { target: "/user/statement" } };
    await expect
      .poll(() => led)
      .toEqual([
        { state, path: "/login" },
        { state, path: "/terminated" },
      ]);
  },
);
