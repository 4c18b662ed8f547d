import { describe, expect, test } from "vitest";
import { createGuestId, readGuestId } from "./guest-id.ts";

describe("a guest id", () => {
  test("is known again out of storage", () => {
    const id = createGuestId();
    expect(readGuestId(id)).toBe(id);
  });

  test.each([
    null,
    "",
    "guest",
    "00010F10FF0000000000000000000000",
    "00010f10ff00000000000000000000",
    "<b>00010f10ff000000000000000000</b>",
  ])("is not %j", (stored) => {
    expect(readGuestId(stored)).toBeNull();
  });
});
