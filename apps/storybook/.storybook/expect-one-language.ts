import { flushSync } from "react-dom";
import { expect } from "storybook/test";
import { type Language, readLanguage } from "@member-wallet/locales";
import { takeUntranslated } from "./samples/sample-text.ts";
import { texts } from "./texts.ts";

/** The letters of a script, and the tag of a story that is about them or shows them whatever the language. */
const SCRIPTS = [
  { language: "th", letters: /[\u0E00-\u0E7F]/, tag: "thai-script" },
  { language: "lo", letters: /[\u0E80-\u0EFF]/, tag: "lao-script" },
] as const;

const READ_ATTRIBUTES = ["alt", "aria-label", "aria-description", "placeholder", "title"];

/**
 * Fails where a story shows Thai or Lao letters in another language: in the run's own language as the story stands,
 * and, in the Thai run, with English chosen.
 */
export async function expectOneLanguage({ tags }: { readonly tags: readonly string[] }): Promise<void> {
  const chosen = readLanguage(texts.language) ?? "th";
  const own = foreignTexts(chosen, tags);
  const english = chosen === "th" ? foreignTextsInEnglish(tags) : "";
  // Also of texts that the page doesn't show yet, such as markup that is being cleaned.
  const untranslated = takeUntranslated().join("\n");
  await expect(own, `Texts in other letters than those of "${chosen}".`).toBe("");
  await expect(english, "Texts that stay with English chosen.").toBe("");
  await expect(untranslated, "Texts without a translation in samples.json.").toBe("");
}

function foreignTextsInEnglish(tags: readonly string[]): string {
  choose("en");
  const found = foreignTexts("en", tags);
  choose("th");
  return found;
}

/** Shows the story in a language before it returns. */
function choose(language: Language): void {
  flushSync(() => void texts.changeLanguage(language));
}

/** The texts of the page in letters that its language doesn't have, except in parts that name their own language. */
function foreignTexts(language: Language, tags: readonly string[]): string {
  const found: string[] = [];
  const scripts = SCRIPTS.filter((script) => script.language !== language && !tags.includes(script.tag));
  const check = (element: Element, text: string) => {
    const own = element.closest("[lang]:not(html)")?.getAttribute("lang");
    if (scripts.some((script) => script.letters.test(text) && script.language !== own)) found.push(text);
  };
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof Element) {
      for (const name of READ_ATTRIBUTES) check(node, node.getAttribute(name) ?? "");
    } else if (node.parentElement && !node.parentElement.matches("style, script")) {
      check(node.parentElement, node.textContent ?? "");
    }
  }
  return found.join("\n");
}
