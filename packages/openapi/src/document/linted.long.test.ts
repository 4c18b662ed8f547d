import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { documentText, socketDocumentText } from "./file.ts";

/** What Redocly's recommended rules say of a document, by their severity. */
async function problemsOf(text: string) {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: text, config });
  return problems.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId} ${location[0]?.pointer ?? ""}: ${message}`,
  );
}

describe("Redocly's recommended rules", () => {
  test("find no error in the OpenAPI document", async () => {
    const problems = await problemsOf(documentText());
    expect(problems.filter((problem) => problem.startsWith("error"))).toEqual([]);
  });

  test("find no error in the AsyncAPI document", async () => {
    const problems = await problemsOf(socketDocumentText());
    expect(problems.filter((problem) => problem.startsWith("error"))).toEqual([]);
  });

  test("find one in a document without servers", async () => {
    const { servers: _, ...without } = JSON.parse(documentText()) as Record<string, unknown>;
    expect(await problemsOf(JSON.stringify(without))).toContainEqual(
      expect.stringContaining("no-empty-servers"),
    );
  });
});
