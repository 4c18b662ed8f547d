import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { faultsOfPages, inlineHash } from "./built-pages.ts";

const MARKUP: Record<string, string> = {
  "/login": '<input type="tel" name="username">',
  "/register": '<input name="phone">',
  "/howto": "<h1>H</h1>",
  "/contact": "<h1>C</h1>",
  "/terminated": "<h1>T</h1>",
  "/user/home": '<p data-testid="total-balance"></p>',
  "/user": "<nav></nav>",
  "*": "<h1>N</h1>",
};
const SCRIPT = "run()";
const STYLE = "b{background:url(data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>)}";

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "built-pages-"));
});
afterEach(() => rmSync(dist, { recursive: true }));

function write(over: { html?: string; pages?: Record<string, string>; policy?: string } = {}) {
  const templates = Object.entries({ ...MARKUP, ...over.pages }).flatMap(([page, markup]) =>
    ["th", "lo", "en"].map(
      (language) => `<template data-page="${page}" data-language="${language}">${markup}</template>`,
    ),
  );
  const html = `<style>${STYLE}</style>${over.html ?? ""}${templates.join("\n")}<script>${SCRIPT}</script>`;
  writeFileSync(join(dist, "index.html"), html);
  const policy = `script-src 'self' ${inlineHash(SCRIPT)}; style-src 'self' ${inlineHash(STYLE)};`;
  writeFileSync(join(dist, "_headers"), `/*\n  Content-Security-Policy: ${over.policy ?? policy}\n`);
}

const faults = () =>
  faultsOfPages(dist, ["https://wallet.example"]).map((fault) => fault.replace(`${dist}: `, ""));

test("pages with their forms and headings, and a policy of exactly their scripts and styles, are right", () => {
  write({ html: '<meta content="https://wallet.example/share.png">' });
  expect(faults()).toEqual([]);
});

test("a page without its form is missing in each language", () => {
  write({ pages: { "/login": '<div class="shell"></div>' } });
  expect(faults()).toEqual(
    ["th", "lo", "en"].map((language) => `no page /login in ${language} with its form or heading`),
  );
});

test.each([
  ['<a onclick="go()">', "index.html has an inline handler"],
  ['<p style="color:red">', "index.html has a style attribute"],
  ['<link href="http://localhost:4000/a.css">', "index.html names http://localhost:4000/a.css"],
  ["<script>other()</script>", `script-src refuses ${inlineHash("other()")}`],
])("%s is found", (html, fault) => {
  write({ html });
  expect(faults()).toContain(fault);
});

test("a policy that allows more than the pages have is found", () => {
  const spare = inlineHash("spare");
  write({
    policy: `script-src 'unsafe-inline' ${inlineHash(SCRIPT)} ${spare}; style-src ${inlineHash(STYLE)}`,
  });
  expect(faults()).toEqual([
    `script-src allows ${spare}, which no page has`,
    `script-src allows what it should not: 'unsafe-inline' ${inlineHash(SCRIPT)} ${spare}`,
  ]);
});
