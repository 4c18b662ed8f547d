import { expect, test } from "vitest";
import { junitText } from "./junit.ts";
import type { Checked } from "./reads.ts";

const CHECKED: readonly Checked[] = [
  { name: "GET /api/wallet", verdict: { kind: "accepted" } },
  {
    name: "GET /api/bonus",
    verdict: { kind: "warning", findings: [{ path: "0.code", expected: "a text" }] },
  },
  {
    name: "GET /api/\u0000<i>",
    verdict: { kind: "refused", findings: [{ path: "", expected: 'expected "JSON" & no <html>' }] },
  },
  { name: "Limits", verdict: { kind: "skipped", reason: "docs/backend.md" } },
];

test("a CI server gets a case per call; a warning fails in a strict check alone", () => {
  const text = junitText(CHECKED, false);
  expect(text).toContain('<testsuite name="conformance" tests="4" failures="1" errors="0" skipped="1">');
  expect(text).toContain('<testcase classname="conformance" name="GET /api/wallet"/>');
  expect(text).toContain("<system-out>0.code: a text</system-out>");
  expect(text).toContain('<skipped message="docs/backend.md"/>');
  const strict = junitText(CHECKED, true);
  expect(strict).toContain('failures="2"');
  expect(strict).toContain('<failure message="warning">0.code: a text</failure>');
});

test("what XML cannot contain is escaped or left out", () => {
  const text = junitText(CHECKED, false);
  expect(text).toContain('name="GET /api/&lt;i&gt;"');
  expect(text).toContain("answer: expected &quot;JSON&quot; &amp; no &lt;html&gt;");
});
