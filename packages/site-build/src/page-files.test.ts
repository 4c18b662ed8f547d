import { expect, test } from "vitest";
import { pageFiles, ROOT } from "./page-files.ts";
import { inlineOf } from "./published-files.ts";
import type { SiteBuild } from "./site.ts";

const site = {
  firstLanguage: "th",
  firstPage: {
    paths: { login: "/login", user: "/user", home: "/user/home" },
    pages: ["/login", "/howto", "/user/home", "/user", "*"],
    notFound: "*",
  },
} as unknown as SiteBuild;
const LANGUAGES = ["en", "th"];
const pages = site.firstPage.pages.flatMap((path) =>
  LANGUAGES.map((language) => ({ path, language, markup: `<p class="seen">${path} in ${language}</p>` })),
);
const files = pageFiles(
  site,
  {
    pages,
    notes: {
      en: { noScript: "Turn it on", notLoaded: "Not loaded.", reload: "Reload" },
      th: { noScript: "เปิดใช้งาน", notLoaded: "ยังโหลดไม่ครบ", reload: "โหลดใหม่" },
    },
    earlyScript: "early()",
  },
  `<html lang="th"><head><style>b{color:red}</style></head><body>${ROOT}</body></html>`,
  [
    { file: "assets/index.css", code: ":root{--a:1}.seen{color:red}", loadedBy: "every page" },
    { file: "assets/login.css", code: ".log-in{color:red}", loadedBy: "login" },
    { file: "assets/member.css", code: ".member{color:red}", loadedBy: "member" },
    { file: "assets/dialog.css", code: ".seen{color:#00f}.dialog{color:red}", loadedBy: "a later part" },
  ],
);

test("each public page has a file, with its first language in the body and the others in templates", () => {
  expect(Object.keys(files)).toEqual(["index.html", "login.html", "howto.html"]);
  const howto = files["howto.html"] ?? "";
  expect(howto).toContain(
    '<div id="root" data-page="/howto" data-language="th"><p class="seen">/howto in th</p></div>',
  );
  expect(howto).toContain(
    '<template data-page="/howto" data-language="en"><p class="seen">/howto in en</p></template>',
  );
  expect(howto).toContain('<html data-page="/howto" ');
  expect(howto).not.toContain("/login in");
});

test("index.html begins with the log-in and contains the pages that have no address of their own", () => {
  const index = files["index.html"] ?? "";
  expect(index).toContain(
    '<div id="root" data-page="/login" data-language="th"><p class="seen">/login in th</p></div>',
  );
  for (const page of [
    "/login in en",
    "/user/home in th",
    "/user/home in en",
    "/user in th",
    "* in th",
    "* in en",
  ])
    expect(index).toContain(`<p class="seen">${page}</p></template>`);
});

test("each file has, whole and by name, the stylesheets that its pages begin with, then what the first paint needs of others", () => {
  const styles = (file: string) =>
    [...(files[file] ?? "").matchAll(/<style[^>]*data-file="([^"]*)">/g)].map(([, name]) => name);
  expect(styles("index.html")).toEqual(["assets/index.css", "assets/login.css", "assets/member.css"]);
  expect(styles("login.html")).toEqual(["assets/index.css", "assets/login.css"]);
  expect(styles("howto.html")).toEqual(["assets/index.css"]);
  expect(inlineOf(files["howto.html"] ?? "").styles).toEqual([
    "b{color:red}",
    ":root{--a:1}.seen{color:red}",
    ".seen{color:#00f}",
  ]);
});

test("all files have the same script, so that the policy allows one hash for it", () => {
  const scripts = Object.values(files).map((file) => inlineOf(file).scripts[0]);
  expect(new Set(scripts).size).toBe(1);
});

test("only the file with the member's home has the script that shows the balance early", () => {
  const early = Object.keys(files).filter((name) => inlineOf(files[name] ?? "").scripts.includes("early()"));
  expect(early).toEqual(["index.html"]);
});

test("where scripts are off, the page says so in every language, its own first", () => {
  expect(files["login.html"]).toContain(
    '<noscript><div class="no-script"><div lang="th">เปิดใช้งาน</div><div lang="en">Turn it on</div></div></noscript>',
  );
});

test("what a page says where its scripts do not come is in its HTML, hidden, with a reload", () => {
  expect(files["login.html"]).toContain(
    '<div id="not-loaded" class="no-script" role="alert" hidden><div lang="th">ยังโหลดไม่ครบ <a href="">โหลดใหม่</a></div><div lang="en">Not loaded. <a href="">Reload</a></div></div>',
  );
});
