import "@member-wallet/ui/style.css";
import "@member-wallet/ui/tokens/thai.css";
import type { ComponentType } from "react";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LazyFallback } from "@member-wallet/ui";
import { LanguageContext } from "../language/LanguageContext.tsx";
import { createLanguageController, type LanguageController } from "../language/language.ts";
import { browserStorages } from "../storage/storage.ts";
import { lazyWithPreload } from "./lazy-with-preload.tsx";

type Load = () => Promise<ComponentType<{ amount: number }>>;

const Amount: ComponentType<{ amount: number }> = ({ amount }) => <p>{amount} baht</p>;
const failed = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

async function aLanguage(): Promise<LanguageController> {
  const language = createLanguageController("en", {}, browserStorages().local);
  await language.loadNamespaces(["ui"]);
  return language;
}

/** Renders the part with an amount, then with others. */
async function draw(Part: ComponentType<{ amount: number }>, language: LanguageController) {
  const around = (amount: number) => (
    <I18nextProvider i18n={language.i18n}>
      <LanguageContext value={language}>
        <Part amount={amount} />
      </LanguageContext>
    </I18nextProvider>
  );
  const { rerender } = await render(around(0));
  return (amount: number) => rerender(around(amount));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => void vi.useRealTimers());

test("a part that fails to load is requested once, however often it renders, and loads by the button", async () => {
  const load = vi.fn<Load>(failed);
  const again = await draw(lazyWithPreload(load, [], LazyFallback), await aLanguage());
  await expect.element(page.getByRole("alert")).toBeVisible();
  // oxlint-disable-next-line no-await-in-loop -- Renders one after another.
  for (let amount = 1; amount <= 50; amount += 1) await again(amount);
  expect(load).toHaveBeenCalledTimes(1);

  load.mockResolvedValue(Amount);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("50 baht")).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a part whose texts fail to load shows the failure, and renders by itself once they load", async () => {
  const language = await aLanguage();
  const loadNamespaces = vi.spyOn(language, "loadNamespaces").mockImplementation(failed);
  const load = vi.fn<Load>(async () => Amount);
  await draw(lazyWithPreload(load, ["transfer"], LazyFallback), language);
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(loadNamespaces).toHaveBeenCalledTimes(1);

  loadNamespaces.mockRestore();
  vi.advanceTimersByTime(2_000);
  await expect.element(page.getByText("0 baht")).toBeVisible();
  expect(language.i18n.hasResourceBundle("en", "transfer")).toBe(true);
});

test("a part whose preload failed is requested again when it renders", async () => {
  const load = vi.fn<Load>().mockImplementationOnce(failed).mockResolvedValue(Amount);
  const Part = lazyWithPreload(load, [], LazyFallback);
  const language = await aLanguage();
  await expect(Part.preload(language)).rejects.toThrow("Failed to fetch");
  await draw(Part, language);
  await expect.element(page.getByText("0 baht")).toBeVisible();
});

test("a preloaded part shows in the first render", async () => {
  const load = vi.fn<Load>(async () => Amount);
  const Part = lazyWithPreload(load, [], LazyFallback);
  const language = await aLanguage();
  await Part.preload(language);
  await draw(Part, language);
  expect(page.getByText("0 baht").query()).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});
