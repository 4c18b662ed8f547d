// First: its own cleanup takes the last page away, which might write once more.
import "vitest-browser-react";
import { afterEach, beforeEach, vi } from "vitest";

/** Each test begins as somebody who has agreed to the terms in a browser that stores nothing else. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem("agreement", "true");
});

afterEach(() => vi.restoreAllMocks());
