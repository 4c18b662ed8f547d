import { beforeEach, expect, test } from "vitest";
import { answer } from "../../testing/mock-backend.ts";
import { backend, field, fillProfile, next, noOtp, startAnew } from "../../testing/registration.ts";
import { CHOICE_MARKET, FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";

beforeEach(startAnew);

const skeleton = () => document.querySelector("main [aria-busy=true] > fieldset");

/** Where each field and button of the form is, in px. */
const places = () =>
  Array.from(document.querySelectorAll("main form :is(input, select, button)"), (part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return `${part.tagName} at ${left} ${top + window.scrollY}, ${width} × ${height}`;
  });

test.each([
  ["recommended banks", FIXED_MARKET, "0812345678", 7],
  ["a choice of the currency", CHOICE_MARKET, "205551234", 7],
] as const)(
  "with %s, each field of the bank's step keeps its place when the banks come",
  async (_what, market, phone, count) => {
    const banks = Promise.withResolvers<void>();
    const names = ["SCB", "KBANK", "BBL"].map((code) => ({ code, nameTH: code, nameEN: code }));
    backend({ ...noOtp, "GET /api/lookup/banks": () => banks.promise.then(() => answer(names)) });
    await renderSite("/register", market);
    await field("Phone number").fill(phone);
    await next().click();
    await fillProfile();
    await expect.poll(skeleton).not.toBeNull();
    const before = places();
    expect(before).toHaveLength(count);
    banks.resolve();
    await expect.poll(skeleton).toBeNull();
    expect(places()).toEqual(before);
  },
);
