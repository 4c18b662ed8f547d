import { afterEach, describe, expect, test, vi } from "vitest";
import { dropPrefetched, takePrefetched } from "./prefetched-calls.ts";

afterEach(() => vi.unstubAllGlobals());

/** The requests of the page's head, with their token. */
function asked(token: string | null) {
  const answer = Promise.resolve(new Response());
  vi.stubGlobal("window", { __memberWalletPrefetched: { "/api/wallet": { token, answer } } });
  return { answer };
}

describe("an answer that the page's head requested", () => {
  test.each(["token-a", null])("is used once, by the session that it was requested for: %s", (token) => {
    const { answer } = asked(token);
    expect(takePrefetched("/api/wallet", token)).toBe(answer);
    expect(takePrefetched("/api/wallet", token)).toBeUndefined();
  });

  test.each([
    ["token-a", "token-b"],
    ["token-a", null],
    [null, "token-b"],
  ])("for %s is never returned to %s, nor stored for later", (before, now) => {
    asked(before);
    expect(takePrefetched("/api/wallet", now)).toBeUndefined();
    expect(takePrefetched("/api/wallet", before)).toBeUndefined();
  });

  test("is dropped with its session, and another path has none", () => {
    asked("token-a");
    expect(takePrefetched("/api/lookup/active", "token-a")).toBeUndefined();
    dropPrefetched();
    expect(takePrefetched("/api/wallet", "token-a")).toBeUndefined();
  });
});
