import { describe, expect, test } from "vitest";
import { safeStorage } from "./storage.ts";

/** A browser storage that can refuse. */
class Refusing implements Storage {
  [name: string]: unknown;
  length = 0;
  key() {
    return null;
  }
  clear() {
    throw new DOMException("refused", "SecurityError");
  }
  getItem(): string | null {
    throw new DOMException("refused", "SecurityError");
  }
  setItem() {
    throw new DOMException("full", "QuotaExceededError");
  }
  removeItem() {
    throw new DOMException("refused", "SecurityError");
  }
}

describe("a storage that the browser refuses", () => {
  test("still returns a value until the tab closes, and removes it on request", () => {
    const storage = safeStorage(() => new Refusing());
    expect(storage.read("token")).toBeNull();
    storage.write("token", "a");
    expect(storage.read("token")).toBe("a");
    expect(storage.keys()).toEqual(["token"]);
    storage.remove("token");
    expect(storage.read("token")).toBeNull();
  });

  test("works even where access to it throws", () => {
    const storage = safeStorage(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    storage.write("locale", "lo");
    expect(storage.read("locale")).toBe("lo");
  });
});
