import { expect, test, vi } from "vitest";
import { createInstallPrompt } from "./install-prompt.ts";

/** A browser that offers its question, and what was called of it. */
function aBrowser() {
  const browser = new EventTarget();
  const shown = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ outcome: "dismissed" }));
  const offer = () => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: shown });
    browser.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { browser, shown, offer };
}

test("the browser's question does not show by itself, but once where it is asked for", () => {
  const { browser, shown, offer } = aBrowser();
  const prompt = createInstallPrompt(browser);
  const told = vi.fn<() => void>();
  prompt.subscribe(told);
  expect(prompt.isOffered()).toBe(false);
  expect(offer()).toBe(true);
  expect([prompt.isOffered(), told.mock.calls.length, shown.mock.calls.length]).toEqual([true, 1, 0]);
  prompt.show();
  prompt.show();
  expect(shown).toHaveBeenCalledTimes(1);
  expect(prompt.isOffered()).toBe(false);
  offer();
  expect(prompt.isOffered()).toBe(true);
});

test("nothing is offered once the site was installed by the browser's own menu", () => {
  const { browser, shown, offer } = aBrowser();
  const prompt = createInstallPrompt(browser);
  offer();
  browser.dispatchEvent(new Event("appinstalled"));
  expect(prompt.isOffered()).toBe(false);
  prompt.show();
  expect(shown).not.toHaveBeenCalled();
});
