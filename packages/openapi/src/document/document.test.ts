import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { CALLS } from "../calls/calls.ts";
import { openApiDocument } from "./document.ts";
import { DOCUMENT_FILE, documentText } from "./file.ts";
import { createStrictCheck } from "./strict.ts";

describe("the OpenAPI document", () => {
  test("is checked in as the schemas make it (`pnpm openapi` writes it)", () => {
    expect(readFileSync(DOCUMENT_FILE, "utf8")).toBe(documentText());
  });

  test("is valid OpenAPI 3.1", async () => {
    const result = await new Validator().validate(documentText());
    expect(result).toEqual({ valid: true });
  });

  test("names every operation once", () => {
    const ids = Object.values(openApiDocument().paths).flatMap((path) =>
      Object.values(path).map((operation) => (operation as { operationId: string }).operationId),
    );
    expect(ids).toHaveLength(CALLS.length);
    expect(new Set(ids).size).toBe(CALLS.length);
  });
});

describe("the examples", () => {
  const strict = createStrictCheck();

  test.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
    "of %s are strictly right, and the client reads them",
    (_name, { answer, payload }) => {
      const examples = [answer, ...(payload?.kind === "json" ? [payload] : [])];
      for (const { schema, example } of examples) {
        expect(strict(schema, example)).toEqual([]);
        expect(v.safeParse(schema, example).success).toBe(true);
      }
    },
  );
});
