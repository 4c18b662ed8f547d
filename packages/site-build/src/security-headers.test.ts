import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { headersFor, readHeadersFile } from "./headers-file.ts";
import { headersFile, type PageOrigins } from "./security-headers.ts";
import { readSettings } from "./settings/build-settings.ts";

const NOWHERE: PageOrigins = readSettings({}, "thai");

function policyOf(
  origins = NOWHERE,
  inline: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] },
) {
  const headers = headersFor(readHeadersFile(headersFile(origins, inline, [])), "/login");
  return new Map(
    (headers["Content-Security-Policy"] ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

test("a page runs its own scripts and its own inline ones, by their hash, and nothing unsafe", () => {
  const policy = policyOf(NOWHERE, { scripts: ["start()"], styles: ["p{}"] });
  const hash = createHash("sha256").update("start()").digest("base64");
  expect(policy.get("script-src")).toEqual(["'self'", `'sha256-${hash}'`]);
  expect([...policy.values()].flat().filter((source) => source.includes("unsafe"))).toEqual([]);
});

test("a page can't be framed, rebased, submit a form, insert markup that DOMPurify has not cleaned, or run a worker but its own", () => {
  const policy = policyOf();
  expect(policy.get("default-src")).toEqual(["'none'"]);
  for (const name of ["frame-ancestors", "base-uri", "form-action"])
    expect(policy.get(name)).toEqual(["'none'"]);
  expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
  expect(policy.get("trusted-types")).toEqual(["dompurify", "service-worker"]);
});

test("browsers ask for the worker's file each time, and for files with a hash never again", () => {
  const rules = readHeadersFile(headersFile(NOWHERE, { scripts: [], styles: [] }, ["assets/a-CdVPOty.js"]));
  expect(headersFor(rules, "/service-worker.js")["Cache-Control"]).toBe("no-cache");
  expect(headersFor(rules, "/assets/a-CdVPOty.js")["Cache-Control"]).toContain("immutable");
});

test("backends of other origins are allowed by their origin alone, the chat's socket too", () => {
  const policy = policyOf({
    apiUrl: "https://api.example/v1",
    chatUrl: "https://chat.example",
    mediaOrigins: ["https://one.example", "https://two.example"],
    howToBase: "https://videos.example/howto",
    reports: { url: "https://reports.example/of/sites?key=1", vitalsRate: 0.1 },
  });
  expect(policy.get("connect-src")).toEqual([
    "'self'",
    "https://api.example",
    "https://chat.example",
    "wss://chat.example",
    "https://reports.example",
  ]);
  expect(policy.get("img-src")).toEqual(
    expect.arrayContaining(["https://one.example", "https://two.example", "data:"]),
  );
  expect(policy.get("media-src")).toContain("https://videos.example");
});

test("a chat and a receiver of reports at the page's own origin add nothing to the policy", () => {
  expect(
    policyOf({ ...NOWHERE, chatUrl: "", reports: { url: "/api/site-reports", vitalsRate: 0.1 } }),
  ).toEqual(policyOf());
});

test("assets are cached forever; pages, and assets that the build did not write, are not", () => {
  const rules = readHeadersFile(headersFile(NOWHERE, { scripts: [], styles: [] }, ["assets/app.js"]));
  expect(headersFor(rules, "/assets/app.js")["Cache-Control"]).toContain("immutable");
  for (const path of ["/login", "/assets/gone.js", "/assets/app.js.br", "/assets/"])
    expect(headersFor(rules, path)["Cache-Control"] ?? "").not.toContain("immutable");
});
