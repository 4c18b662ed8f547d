import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

test("docs/security.md names every field of a report, every kind of problem with its fields, and no other", () => {
  const schema = read("packages/api/src/site-report/schemas.ts");
  const [problems = "", report = ""] = schema
    .slice(schema.indexOf("const Problem"))
    .split("export const SiteReport = v.strictObject(");
  const section = read("docs/security.md").split("## What a site reports")[1]?.split("\n## ")[0] ?? "";
  const rows = [...section.matchAll(/^\| `(\w+)` +\| (.*)\|$/gm)].map(([, name = "", text = ""]) => ({
    name,
    text,
  }));
  const fields = [...report.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  const kinds = [...problems.matchAll(/kind: v\.literal\("(\w+)"\)/g)].map(([, name]) => name);
  expect(fields.length).toBeGreaterThan(5);
  expect(rows.map(({ name }) => name)).toEqual([...fields, ...kinds]);

  for (const part of problems.split("v.strictObject(").slice(1)) {
    const kind = /v\.literal\("(\w+)"\)/.exec(part)?.[1];
    const text = rows.find(({ name }) => name === kind)?.text ?? "";
    const own = [...part.matchAll(/(\w+): (?:v\.|text)/g)].map(([, name = ""]) => name);
    expect(own).toContain("kind");
    for (const name of own.filter((each) => each !== "kind"))
      expect([kind, text]).toEqual([kind, expect.stringContaining(`\`${name}\``)]);
  }
});
