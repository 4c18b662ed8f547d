import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SiteReport } from "./schemas.ts";

const SECURITY = new URL("../../../../docs/security.md", import.meta.url);

const PROBLEMS = SiteReport.entries.problems.item.options.map(({ entries }) => ({
  kind: entries.kind.literal,
  fields: Object.keys(entries),
}));

/** The rows of the tables about reports: a name and what the text says about it. */
function documentedRows() {
  const section = readFileSync(SECURITY, "utf8").split("## What a site reports")[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/^\| `(\w+)` +\| (.*)\|$/gm)].map(([, name = "", text = ""]) => ({
    name,
    text,
  }));
}

test("docs/security.md names every field of a report, and every kind of problem, and no other", () => {
  const kinds = PROBLEMS.map(({ kind }) => kind);
  expect(documentedRows().map(({ name }) => name)).toEqual([...Object.keys(SiteReport.entries), ...kinds]);
});

test.each(PROBLEMS)(
  "docs/security.md names every field that only the kind `$kind` has",
  ({ kind, fields }) => {
    const own = fields.filter((field) => !PROBLEMS.every((problem) => problem.fields.includes(field)));
    expect(own).not.toEqual([]);
    const text = documentedRows().find(({ name }) => name === kind)?.text ?? "";
    expect(own.filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
  },
);
