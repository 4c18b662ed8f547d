import { expect, type Page } from "@playwright/test";
import { type Language, textOf } from "./journey.ts";

export const LANGUAGE_NAMES: Record<Language, string> = { th: "ไทย", lo: "ລາວ", en: "English" };

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** Chooses a language in the picker of a page in the language `from`. */
export async function choose(page: Page, from: Language, to: Language) {
  await page
    .getByRole("button", { name: `${textOf(from, "site", "language")}: ${LANGUAGE_NAMES[from]}` })
    .click();
  await page.getByRole("menuitem", { name: LANGUAGE_NAMES[to] }).click();
}

/** The page shows this language everywhere: its root, its picker, and the browser's storage. */
export async function expectIn(page: Page, language: Language) {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  const picker = `${textOf(language, "site", "language")}: ${LANGUAGE_NAMES[language]}`;
  await expect(page.getByRole("button", { name: picker })).toHaveText(LANGUAGE_NAMES[language]);
}

/** Everything that a member sees or hears of a page: its title, its texts, and the names of elements without text. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title, document.documentElement.lang];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest("script, noscript"))
        texts.push(node.data.trim());
      if (node instanceof Element) {
        for (const name of ["aria-label", "alt", "placeholder", "title", "label"]) {
          texts.push(node.getAttribute(name) ?? "");
        }
      }
    }
    return texts.filter((text) => text !== "");
  });
}

/** A fresh page at the address of another, at the same time; the caller closes it. */
export async function openFreshPage(page: Page): Promise<Page> {
  const fresh = await page.context().newPage();
  await fresh.clock.setFixedTime(await page.evaluate(() => Date.now()));
  await fresh.goto(page.url());
  return fresh;
}
