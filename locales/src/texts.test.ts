import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "./languages.ts";
import { loadTexts } from "./load.ts";
import {
  filesOf,
  namespacesOnDisk,
  readPackageFile,
  type StoredText,
  textsOf,
} from "./testing/text-files.ts";
import type { Namespace } from "./texts.ts";

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Keys without plural suffixes: languages differ in their number of plurals. */
function keysOf(texts: readonly StoredText[]): string[] {
  return [...new Set(texts.map(({ key }) => key.replace(PLURAL, "")))].toSorted();
}

/** The placeholders of each key; a singular ("one coin") may omit its number. */
function placeholdersOf(texts: readonly StoredText[]): Record<string, string[]> {
  return Object.fromEntries(
    texts
      .filter(({ key }) => !PLURAL.test(key) || key.endsWith("_other"))
      .map(({ key, text }) => [key.replace(PLURAL, ""), placeholders(text)]),
  );
}

function placeholders(text: string): string[] {
  return Array.from(text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g), (match) => match[1] ?? "").toSorted();
}

function isRegistered(namespace: string): namespace is Namespace {
  return readPackageFile("src/texts.ts").includes(`  ${namespace}: typeof ${namespace};`);
}

const OTHERS = LANGUAGES.filter((language) => language !== "th");

test("the three languages have the same files", () => {
  const expected = namespacesOnDisk.map((namespace) => `${namespace}.json`);
  expect(LANGUAGES.map(filesOf)).toEqual(LANGUAGES.map(() => expected));
});

describe.each(namespacesOnDisk)("the texts of %s", (namespace) => {
  const thai = textsOf("th", namespace);

  test.each(OTHERS)("have the same keys in Thai and in %s", (language) => {
    expect(keysOf(textsOf(language, namespace))).toEqual(keysOf(thai));
  });

  test.each(OTHERS)("have the same placeholders in Thai and in %s", (language) => {
    expect(placeholdersOf(textsOf(language, namespace))).toEqual(placeholdersOf(thai));
  });

  test.each(LANGUAGES)("have every plural of %s, and no other", (language) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = Map.groupBy(
      textsOf(language, namespace).filter(({ key }) => PLURAL.test(key)),
      ({ key }) => key.replace(PLURAL, ""),
    );
    for (const [key, forms] of plurals) {
      const found = new Set(forms.map((form) => PLURAL.exec(form.key)?.[1]));
      expect([key, found]).toEqual([key, new Set<unknown>(categories)]);
    }
  });

  test.each(LANGUAGES)("have types and load in %s", async (language: Language) => {
    expect.assert(isRegistered(namespace), `${namespace} has no line in texts.ts`);
    expect(await loadTexts(language, namespace)).toEqual(
      JSON.parse(readPackageFile(`${language}/${namespace}.json`)),
    );
  });
});

test("a key that is in no file is a type error", async () => {
  const i18n = createInstance();
  await i18n.init({ lng: "en", resources: { en: { errors: await loadTexts("en", "errors") } } });
  const t = i18n.getFixedT("en", "errors");
  expect(t("kind.offline")).toBe(
    "We cannot reach the service. Check your connection, or try again in a moment.",
  );
  // @ts-expect-error There is no such text: this line fails to compile once keys are no longer typed.
  expect(t("kind.nothing")).toBe("kind.nothing");
});
