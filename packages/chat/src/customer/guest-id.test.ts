import { describe, expect, test, vi } from "vitest";
import { createGuestId, readGuestId } from "./guest-id.ts";

describe("a guest id", () => {
  test("carries 128 random bits, every one of them written out", () => {
    const random = vi.spyOn(crypto, "getRandomValues").mockImplementationOnce((array) => {
      if (array instanceof Uint8Array) array.set([0, 1, 15, 16, 255]);
      return array;
    });
    expect(createGuestId()).toBe("00010f10ff0000000000000000000000");
    expect(random).toHaveBeenCalledOnce();
    random.mockRestore();
  });

  test("is a new one each time", () => {
    expect(new Set(Array.from({ length: 1000 }, createGuestId)).size).toBe(1000);
  });

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
