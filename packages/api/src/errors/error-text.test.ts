import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toApiError } from "./api-error.ts";
import { errorText } from "./error-text.ts";

describe("the text of a failure", () => {
  test("of a refusal is the server's message, cut at 200 characters and never within a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (message) => {
        expect(errorText({ kind: "refused", message, status: 400 })).toEqual({
          message: Array.from(message).slice(0, 200).join(""),
        });
      }),
    );
  });

  test.each([
    [429, "tooManyRequests"],
    [403, "forbidden"],
    [404, "notFound"],
    [418, "unknown"],
  ])("of a bare status %i is that status's", (status, kind) => {
    expect(errorText({ kind: "refused-silently", status })).toEqual({ kind });
  });
});

describe("any failure", () => {
  test("becomes one of the known kinds", () => {
    fc.assert(
      fc.property(fc.anything(), (failure) => {
        expect(typeof toApiError(failure).kind).toBe("string");
      }),
    );
    expect(toApiError(new DOMException("", "AbortError"))).toEqual({ kind: "aborted" });
    expect(toApiError({ kind: "constructor" })).toEqual({ kind: "shape" });
  });
});
