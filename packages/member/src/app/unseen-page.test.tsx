import { afterEach, beforeEach, expect, test } from "vitest";
import { answer, mockBackend } from "../testing/mock-backend.ts";
import { mountPrerendered, standPrerendered } from "../testing/prerendered-page.ts";

let isUnseen = true;

beforeEach(() => {
  isUnseen = true;
  Object.defineProperty(document, "prerendering", { configurable: true, get: () => isUnseen });
});

afterEach(() => {
  Reflect.deleteProperty(document, "prerendering");
  Reflect.deleteProperty(window, "__memberWalletPrefetched");
});

test("a log-in page that the browser loads ahead ends the session only once it is opened, and asks anew", async () => {
  const { callsTo } = mockBackend({ "GET /api/lookup/active": () => answer({ active: true }) });
  window.localStorage.setItem("token", "token-a");
  const { root } = await standPrerendered("/login");
  const stored = Object.entries(window.localStorage);
  const old = { token: null, answer: Promise.resolve(answer({ active: false })) };
  window.__memberWalletPrefetched = { "/api/lookup/active": old };
  const mounted = mountPrerendered();
  expect(Object.entries(window.localStorage)).toEqual(stored);
  expect(window.sessionStorage).toHaveLength(0);

  isUnseen = false;
  document.dispatchEvent(new Event("prerenderingchange"));
  await mounted;
  await expect.poll(() => root.dataset["started"]).toBe("");
  expect(window.localStorage.getItem("token")).toBeNull();
  await expect.poll(() => callsTo("GET /api/lookup/active")).toHaveLength(1);
  expect(window.location.pathname).toBe("/login");
});
