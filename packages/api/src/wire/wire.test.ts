import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import * as wire from "../wire.ts";

/** Every exported schema of the API, by name. */
const SCHEMAS = Object.values<unknown>(wire).filter(
  (value) => typeof value === "object" && value !== null && "~run" in value,
);

describe("every schema of the API", () => {
  test("accepts or rejects any JSON, and never throws", () => {
    expect(SCHEMAS.length).toBeGreaterThan(50);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const schema of SCHEMAS) v.safeParse(schema as v.GenericSchema, value);
      }),
      { numRuns: 500 },
    );
  });
});
