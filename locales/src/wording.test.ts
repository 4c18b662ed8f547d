import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "./languages.ts";
import { namespacesOnDisk, readPackageFile, type StoredText, textsOf } from "./testing/text-files.ts";

const GLOSSARY = readPackageFile("GLOSSARY.md");

/** The glossary's table: each row's cells, where " / " separates the terms of a row with several. */
const TERMS = GLOSSARY.split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:term|-)/.test(line))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().split(" / ")),
  );

/** Latin terms that Thai and Lao texts may contain, from the glossary's list. */
const LATIN_WORDS = new Set(/^Latin words: (.+)\.$/m.exec(GLOSSARY)?.[1]?.split(", "));

/** Words of no text, because another one of the glossary stands for them. */
const AVOIDED = /^Never: (.+)\.$/m.exec(GLOSSARY)?.[1]?.split(", ") ?? [];

/** Words that browsers would break anywhere: U+2060 is inside them. */
const JOINED = /^Joined by `\\u2060`: (.+)\.$/m.exec(GLOSSARY)?.[1]?.split(", ") ?? [];

/** Nouns with one translation each: if an English text contains one, the Thai and Lao texts contain its translation. */
const NOUNS = /^One name each: (.+)\.$/m.exec(GLOSSARY)?.[1]?.split(", ") ?? [];

/** A term with its short Thai and Lao forms, which only the labels of the main menu use. */
const [SHORT_TERM, SHORT_THAI, SHORT_LAO] =
  /^Short in the main menu,.*: (.+)\.$/m.exec(GLOSSARY)?.[1]?.split(" / ") ?? [];

/** Whether these texts of a label in the main menu are the short forms of its English text. */
function isShortLabel(key: string, english: string, thai?: string, lao?: string): boolean {
  return (
    key.startsWith("menu.") &&
    english.toLowerCase() === SHORT_TERM &&
    thai === SHORT_THAI &&
    lao === SHORT_LAO
  );
}

/** English texts that have several meanings, which Thai and Lao tell apart. */
const SEVERAL_MEANINGS = [
  // The sum of one method, or what a note says of deposits.
  "At least {{amount}} baht",
  // A button, or a sentence that asks for it.
  "Contact support",
  // To the next step, or to stay on the site.
  "Continue",
  // A state, or the heading over times.
  "Received",
  // A page, or its short label in the menu.
  "Statement",
  // Of the phone number, or of the account number.
  "Use digits only",
];

/** A text without the names of its placeholders. */
function words(text: string): string {
  return text.replace(/\{\{[^}]*\}\}/g, " ").replace(/<[^>]*>/g, " ");
}

/** The Latin words of a text, but for the glossary's phrases: labels that a phone shows in English only. */
function latinWords(text: string): string[] {
  const phrases = [...LATIN_WORDS].filter((term) => term.includes(" "));
  return (
    phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ""), text).match(/\p{Script=Latin}+/gu) ?? []
  );
}

function everyText(language: Language): StoredText[] {
  return namespacesOnDisk.flatMap((namespace) =>
    textsOf(language, namespace).map(({ key, text }) => ({ key: `${namespace}:${key}`, text })),
  );
}

function offenders(language: Language, offends: (text: string) => boolean): string[] {
  return everyText(language)
    .filter(({ text }) => offends(words(text)))
    .map(({ key, text }) => `${language}/${key}: ${text}`);
}

describe.each(LANGUAGES)("the texts in %s", (language) => {
  test("are not empty and have no stray spaces", () => {
    const stray = everyText(language).filter(
      ({ text }) => text.trim() === "" || text !== text.trim() || /\s{2}/.test(text),
    );
    expect(stray).toEqual([]);
  });

  test("write numbers with the digits 0–9", () => {
    expect(offenders(language, (text) => /[\u0e50-\u0e59\u0ed0-\u0ed9]/.test(text))).toEqual([]);
  });

  test("use composed marks and no invisible characters", () => {
    // นํ + า and ກໍ + າ render like ำ and ຳ, but search and speech treat them as different.
    const broken = /\u0e4d[\u0e48-\u0e4b]?\u0e32|\u0ecd[\u0ec8-\u0ecb]?\u0eb2|[\u200b-\u200f\ufeff\u00ad]/;
    expect(offenders(language, (text) => broken.test(text))).toEqual([]);
  });
});

test.each(["th", "lo"] as const)("a line of a text in %s begins with a word or a syllable", (language) => {
  // Browsers break lines by this dictionary, and words that it lacks anywhere.
  const dictionary = new Intl.Segmenter(language, { granularity: "word" });
  const lone = /^[\u0e01-\u0e2e\u0e81-\u0eae][\u0e48-\u0e4c\u0ec8-\u0ecc]?$/;
  const broken = (text: string) =>
    JOINED.some((word) => text.includes(word)) ||
    [...dictionary.segment(text)].some(
      ({ segment, index }) => lone.test(segment) && /\S/.test(text[index - 1] ?? " "),
    );
  expect(offenders(language, broken)).toEqual([]);
});

describe("scripts", () => {
  test.each([
    ["th", "Lao", /\p{Script=Lao}/u],
    ["lo", "Thai", /\p{Script=Thai}/u],
    ["en", "Thai or Lao", /[\p{Script=Thai}\p{Script=Lao}]/u],
  ] as const)("a text in %s has no %s letters", (language, _script, letters) => {
    expect(offenders(language, (text) => letters.test(text))).toEqual([]);
  });

  test.each([
    ["th", /\p{Script=Thai}/u],
    ["lo", /\p{Script=Lao}/u],
  ] as const)("a text in %s has no Latin terms except those of the glossary's list", (language, letters) => {
    expect(offenders(language, (text) => latinWords(text).some((word) => !LATIN_WORDS.has(word)))).toEqual(
      [],
    );
    // A text of only names and symbols needs no letters of its script; any other text does.
    expect(
      offenders(
        language,
        (text) => /\p{L}/u.test(text) && !letters.test(text) && latinWords(text).length === 0,
      ),
    ).toEqual([]);
  });
});

test.each(["th", "lo"] as const)("texts that are equal in English are equal in %s", (language) => {
  const own = new Map(everyText(language).map(({ key, text }) => [key, text]));
  const meanings = Map.groupBy(everyText("en"), ({ text }) => text);
  const differing = [...meanings].filter(
    ([, texts]) => new Set(texts.map(({ key }) => own.get(key))).size > 1,
  );
  expect(differing.map(([english]) => english).toSorted()).toEqual(SEVERAL_MEANINGS);
});

describe("a text in Lao", () => {
  test("that asks ends in a question mark, as the English one does", () => {
    const english = new Map(everyText("en").map(({ key, text }) => [key, text]));
    const unlike = everyText("lo").filter(
      ({ key, text }) => text.endsWith("?") !== (english.get(key)?.endsWith("?") ?? false),
    );
    expect(unlike).toEqual([]);
  });

  test('has a space before ແລ້ວ in the sense of "then", and after it in the sense of "done"', () => {
    // "ຫຼືບໍ່" and "ບໍ" after it make a question of what is done.
    expect(offenders("lo", (text) => /\Sແລ້ວ(?!ຫຼືບໍ່|ບໍ\?)[\u0e80-\u0eff]/.test(text))).toEqual([]);
  });
});

describe("the glossary", () => {
  test("has a Thai and a Lao term for each English one", () => {
    const uneven = TERMS.filter(
      (cells) => cells.length !== 4 || new Set(cells.slice(1).map((cell) => cell.length)).size !== 1,
    );
    expect(uneven).toEqual([]);
    expect(TERMS.length).toBeGreaterThan(30);
  });

  test("is followed where a text is exactly one of its terms", () => {
    const pairs = TERMS.flatMap(([, thai = [], lao = [], english = []]) =>
      english.map((word, at) => [word.toLowerCase(), { th: thai[at], lo: lao[at] }] as const),
    );
    const named = new Map(pairs);
    const wrong = namespacesOnDisk.flatMap((namespace) => {
      const thai = textMap("th", namespace);
      const lao = textMap("lo", namespace);
      return textsOf("en", namespace).flatMap(({ key, text }) => {
        const term = named.get(text.toLowerCase());
        if (!term || (thai.get(key) === term.th && lao.get(key) === term.lo)) return [];
        if (isShortLabel(key, text, thai.get(key), lao.get(key))) return [];
        return [`${namespace}:${key} ("${text}") should be ${term.th} and ${term.lo}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test.each(AVOIDED)("keeps %s out of every text", (word) => {
    const found = LANGUAGES.flatMap((language) =>
      offenders(language, (text) => text.toLowerCase().includes(word.toLowerCase())),
    );
    expect(found).toEqual([]);
  });

  test("has buttons pressed, in each language", () => {
    const tapped = [
      ...offenders("th", (text) => /แตะ/.test(text)),
      ...offenders("lo", (text) => /ແຕະ/.test(text)),
      ...offenders("en", (text) => /\btap(?:s|ped)?\b/i.test(text)),
    ];
    expect(tapped).toEqual([]);
  });

  test("has bonuses that a member cancels, and that end in the statement and its sums, by a withdrawal, before what they forbid, and in the name of the video", () => {
    const END = {
      th: /จบโบนัส|โบนัส(?:จะ)?จบ/,
      lo: /ຈົບໂບນັດ|ໂບນັດ(?:ຈະ)?ຈົບ/,
      en: /\b(?:end\w*|finish\w*) (?:the |a )?bonus\b|\bbonus(?:es)? (?:\w+ )?ended\b|\bmust end first\b/i,
    };
    const ends = [
      "acts:withdrawn.bonusEnded",
      "errors:errorMsg.BONUS_REMAINING",
      "errors:wheel.BONUS_REMAINING",
      "howto:endBonus",
      "profile:protection.play.kind.bonusCosts",
      "refund:receive.bonus",
      "statement:type.finish_bonus",
    ];
    for (const language of LANGUAGES) {
      const saying = everyText(language).filter(({ text }) => text.search(END[language]) >= 0);
      expect(saying.map(({ key }) => key)).toEqual(ends);
    }
  });

  test("has the English name of a QR code in full", () => {
    expect(offenders("en", (text) => /\bQR\b(?! code)/.test(text))).toEqual([]);
  });

  test.each(NOUNS)("has one name for %s in every text that mentions it", (noun) => {
    const row = TERMS.find(([term]) => term?.[0] === noun);
    const [, [thai = ""] = [], [lao = ""] = [], [english = ""] = []] = row ?? [];
    expect([thai, lao, english]).not.toContain("");
    const spoken = new RegExp(`\\b${english}s?\\b`, "i");
    const wrong = namespacesOnDisk.flatMap((namespace) => {
      const thaiTexts = textMap("th", namespace);
      const laoTexts = textMap("lo", namespace);
      return (
        textsOf("en", namespace)
          .filter(({ text }) => spoken.test(words(text)))
          // Thai and Lao have a single plural form, which also covers one thing.
          .map(({ key, text }) => ({ key: key.replace(/_one$/, "_other"), text }))
          .filter(({ key, text }) => !isShortLabel(key, text, thaiTexts.get(key), laoTexts.get(key)))
          .filter(({ key }) => !thaiTexts.get(key)?.includes(thai) || !laoTexts.get(key)?.includes(lao))
          .map(({ key, text }) => `${namespace}:${key} ("${text}") should say ${thai} and ${lao}`)
      );
    });
    expect(wrong).toEqual([]);
  });
});

function textMap(language: Language, namespace: string): Map<string, string> {
  return new Map(textsOf(language, namespace).map(({ key, text }) => [key, text.replaceAll("\u2060", "")]));
}
