import { assert, boolean, constantFrom, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { type InstallFacts, installOffer } from "./install-offer.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

const offer = (facts: Partial<InstallFacts>) =>
  installOffer({ installed: false, prompted: false, userAgent: ANDROID, touchPoints: 5, ...facts });

test("the browser's question is offered where the browser has one", () => {
  expect(offer({ prompted: true })).toBe("prompt");
  expect(offer({})).toBe("none");
});

test("iPhones and iPads get an instruction, and Macs nothing", () => {
  expect(offer({ userAgent: IPHONE })).toBe("by-hand");
  expect(offer({ userAgent: MAC, touchPoints: 5 })).toBe("by-hand");
  expect(offer({ userAgent: MAC, touchPoints: 0 })).toBe("none");
});

test.each([IPHONE, ANDROID])("browsers inside other apps lead out of them: %s", (userAgent) => {
  expect(offer({ userAgent: `${userAgent} Line/15.5.1` })).toBe("outside-line");
  expect(offer({ userAgent: `${userAgent} [FBAN/FBIOS]` })).toBe("outside-app");
  expect(offer({ userAgent: `${userAgent} Instagram 390.0.0` })).toBe("outside-app");
});

test("an installed site offers nothing, whatever the browser", () => {
  assert(
    property(boolean(), constantFrom(IPHONE, MAC, ANDROID), nat(10), (prompted, userAgent, touchPoints) => {
      expect(offer({ installed: true, prompted, userAgent, touchPoints })).toBe("none");
    }),
  );
});
