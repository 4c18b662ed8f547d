import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toApiError } from "./api-error.ts";
import { MESSAGE_CODES } from "./codes.ts";
import { errorText } from "./error-text.ts";

const refused = (message: string) => errorText({ kind: "refused", message, status: 400 });

describe("the text of a failure", () => {
  test.each(MESSAGE_CODES)("of the code %s is the catalogue's", (code) => {
    expect(refused(code)).toEqual({ key: `errorMsg.${code}` });
  });

  test("of an unknown message is the message itself, cut at 200 characters and never at half a one", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (message) => {
        fc.pre(!(MESSAGE_CODES as readonly string[]).includes(message));
        const text = refused(message);
        expect(text).toEqual({ plain: [...message].slice(0, 200).join("") });
      }),
    );
  });

  test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
    "of the message %s is no code",
    (message) => {
      expect(refused(message)).toEqual({ plain: message });
    },
  );

  test.each([
    [429, "kind.tooManyRequests"],
    [403, "kind.forbidden"],
    [404, "kind.notFound"],
    [418, "kind.unknown"],
  ])("of a bare status %i is that status's", (status, key) => {
    expect(errorText({ kind: "refused-silently", status })).toEqual({ key });
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
