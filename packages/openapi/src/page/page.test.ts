import { expect, test } from "vitest";
import { pageFile } from "./page.ts";

test("the page has every file that it asks for, and shows the document", () => {
  const html = String(pageFile("/")?.body);
  const asked = [...html.matchAll(/(?:src|href)="(?<path>[^"]+)"/g)].map(
    ({ groups }) => groups?.["path"] ?? "",
  );
  expect(asked).toHaveLength(3);
  for (const path of asked) expect(pageFile(path)?.body.length).toBeGreaterThan(0);
  expect(String(pageFile("/page.js")?.body)).toContain("/openapi.json");
  expect(String(pageFile("/openapi.json")?.body)).toContain('"openapi": "3.1.1"');
});

test.each(["/../package.json", "/favicon.ico", "/openapi.json/"])("nothing is at %s", (path) => {
  expect(pageFile(path)).toBeUndefined();
});
