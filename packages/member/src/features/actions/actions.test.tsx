import "@member-wallet/ui/style.css";
import "@member-wallet/ui/tokens/thai.css";
import { createInstance } from "i18next";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import en from "@member-wallet/locales/en/member.json";
import lo from "@member-wallet/locales/lo/member.json";
import th from "@member-wallet/locales/th/member.json";
import { ActionRowView } from "./ActionRowView.tsx";
import { ActionTilesView } from "./ActionTilesView.tsx";
import { RefreshTile } from "./RefreshTile.tsx";

const texts = createInstance();
await texts.use(initReactI18next).init({
  resources: { en: { member: en }, lo: { member: lo }, th: { member: th } },
  interpolation: { escapeValue: false },
});

async function show(language: "th" | "lo" | "en", width: number, textSize: number) {
  await page.viewport(width, 900);
  await texts.changeLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.style.fontSize = `${textSize}%`;
  await render(
    <I18nextProvider i18n={texts}>
      <div style={{ inlineSize: width - 32, paddingInline: 16, boxSizing: "content-box" }}>
        <ActionRowView open={() => {}} onMore={() => {}} />
        <ActionTilesView wheel={<RefreshTile updating={false} refresh={() => {}} />} open={() => {}} />
      </div>
    </I18nextProvider>,
  );
}

/** The tiles in sight. */
const tiles = () =>
  [...document.querySelectorAll<HTMLElement>("nav button, nav a")].filter(
    (tile) => tile.offsetParent !== null,
  );

/** The words of every label that are broken over two lines. */
function brokenWords(language: string): string[] {
  return tiles().flatMap((tile) => {
    const text = tile.querySelector("span:last-child")?.firstChild;
    if (!(text instanceof Text)) return [];
    return [...new Intl.Segmenter(language, { granularity: "word" }).segment(text.data)]
      .filter(({ segment, index, isWordLike }) => {
        if (isWordLike !== true) return false;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + segment.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(({ segment }) => segment);
  });
}

beforeEach(() => {
  document.body.style.margin = "0";
  document.documentElement.dataset["site"] = "thai";
});
afterEach(async () => {
  document.documentElement.style.fontSize = "";
  await page.viewport(360, 800);
});

describe.each(["th", "lo", "en"] as const)("in %s", (language) => {
  test.each([
    [320, 100],
    [360, 100],
    [768, 100],
    [1280, 100],
    [320, 200],
    [360, 200],
    [768, 200],
  ])(
    "at %d px and text of %d percent no label breaks within a word or leaves its tile, and tiles of a row are even",
    async (...size) => {
      await show(language, ...size);
      expect(brokenWords(language)).toEqual([]);
      const wide = tiles().filter((tile) => tile.scrollWidth > tile.clientWidth);
      expect(wide.map(({ textContent }) => textContent)).toEqual([]);
      const boxes = tiles().map((tile) => tile.getBoundingClientRect());
      for (const row of Map.groupBy(boxes, ({ top }) => Math.round(top)).values())
        expect(
          new Set(row.map(({ width, height }) => `${Math.round(width)} ${Math.round(height)}`)).size,
        ).toBe(1);
    },
  );
});
