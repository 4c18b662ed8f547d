import "@member-wallet/ui/style.css";
import "@member-wallet/ui/tokens/thai.css";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Wallet } from "lucide-react";
import { render } from "vitest-browser-react";
import { Tile } from "@member-wallet/ui";
import en from "@member-wallet/locales/en/member.json";
import lo from "@member-wallet/locales/lo/member.json";
import th from "@member-wallet/locales/th/member.json";
import { ActionGridView } from "./ActionGridView.tsx";

/** Labels of six actions at most, those of home first. */
const LABELS = {
  th: [th.home.refreshAll, th.home.bonusConditions, th.home.refund, th.home.invite, "ถอนเงิน", "โอนเงิน"],
  lo: [lo.home.refreshAll, lo.home.bonusConditions, lo.home.refund, lo.home.invite, "ຖອນເງິນ", "ໂອນເງິນ"],
  en: [en.home.refreshAll, en.home.bonusConditions, en.home.refund, en.home.invite, "Withdraw", "Transfer"],
};
type Language = keyof typeof LABELS;

async function show(language: Language, tiles: number, width: number, textSize: number) {
  await page.viewport(width, 900);
  document.documentElement.lang = language;
  document.documentElement.style.fontSize = `${textSize}%`;
  await render(
    <div style={{ inlineSize: width - 32, paddingInline: 16, boxSizing: "content-box" }}>
      <ActionGridView label="actions">
        {LABELS[language].slice(0, tiles).map((label) => (
          <Tile key={label} label={label} icon={Wallet} onClick={() => {}} />
        ))}
      </ActionGridView>
    </div>,
  );
}

const tiles = () =>
  page
    .getByRole("button")
    .elements()
    .map((element) => element.getBoundingClientRect());

/** The words of every label that are broken over two lines. */
function brokenWords(language: Language): string[] {
  return page
    .getByRole("button")
    .elements()
    .flatMap((button) => {
      const text = button.querySelector("span:last-child")?.firstChild;
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

const SIZES = [
  [320, 100],
  [360, 100],
  [768, 100],
  [1280, 100],
  [320, 200],
  [360, 200],
  [768, 200],
] as const;

describe.each(["th", "lo", "en"] as const)("in %s", (language) => {
  test.each(SIZES)(
    "at %d px and text of %d percent no label breaks within a word or leaves its tile",
    async (...size) => {
      await show(language, 6, ...size);
      expect(brokenWords(language)).toEqual([]);
      const wide = page
        .getByRole("button")
        .elements()
        .filter((button) => button.scrollWidth > button.clientWidth);
      expect(wide.map(({ textContent }) => textContent)).toEqual([]);
    },
  );
});

describe.each([2, 3, 4, 5, 6])("of %d tiles", (count) => {
  test.each(SIZES)("at %d px and text of %d percent every row is full and even", async (...size) => {
    await show("th", count, ...size);
    const boxes = tiles();
    const right = Math.round(Math.max(...boxes.map((box) => box.right)));
    const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
    for (const row of rows.values()) {
      expect(Math.round(Math.max(...row.map((box) => box.right)))).toBe(right);
      expect(new Set(row.map(({ width }) => Math.round(width))).size).toBe(1);
    }
    expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
    expect(
      new Set([...rows.values()].map((row) => Math.round(Math.min(...row.map((box) => box.left))))).size,
    ).toBe(1);
  });
});
