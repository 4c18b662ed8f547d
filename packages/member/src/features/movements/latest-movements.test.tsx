import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { answer, mockBackend } from "../../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";

afterEach(() => page.viewport(360, 800));

const SECTION = "section[aria-labelledby=latest-movements]";
const skeleton = () => document.querySelector(`${SECTION} [aria-busy=true]`);
const rows = () => Array.from(document.querySelectorAll<HTMLElement>(`${SECTION} li > button`));
/** The parts of a row whose text is cut. */
const cut = (row: HTMLElement) =>
  Array.from(row.querySelectorAll("*")).filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
const heights = () => rows().map((row) => row.offsetHeight);

test.each([
  ["th", "ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร"],
  ["lo", "ທະນາຄານການຄ້າຕ່າງປະເທດລາວ"],
  ["en", "Banque pour le Commerce Extérieur Lao"],
])(
  "in %s at 360 px a long name of a bank is whole, in a row as high as its placeholder",
  async (language, name) => {
    await page.viewport(360, 800);
    window.localStorage.setItem("locale", language);
    const statement = Promise.withResolvers<void>();
    const createdAt = new Date(Date.now() - 49 * 60_000).toISOString();
    const statements = [
      aStatementEntry({ from: "BANK", createdAt }),
      aStatementEntry({
        statementType: "withdraw",
        status: "PENDING",
        from: "wallet",
        to: "BANK",
        createdAt,
      }),
      aStatementEntry({ createdAt }),
    ];
    mockBackend({
      "GET /api/wallet": () => answer(aWalletAnswer({ slots: [] })),
      "GET /api/lookup/banks": () => answer([{ code: "BANK", nameTH: name, nameEN: name, nameLO: name }]),
      "POST /api/statement": () => statement.promise.then(() => answer({ total: 3, statements })),
    });
    await renderSite("/user/home", FIXED_MARKET, "token-a");
    await expect.poll(skeleton).not.toBeNull();
    const before = heights();
    expect(before).toHaveLength(3);
    statement.resolve();
    await expect.poll(() => rows()[0]?.textContent).toContain(name);
    expect(heights()).toEqual(before);
    expect(rows().flatMap(cut)).toEqual([]);
  },
);

/** The words of a row that stand in two lines. */
function brokenWords(row: HTMLElement): string[] {
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode())
    for (const { index, 0: word } of (texts.currentNode.textContent ?? "").matchAll(/[\w.,]+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  return broken;
}

test("at 320 px no word breaks beside a large amount, which then stands in a line of its own", async () => {
  await page.viewport(320, 640);
  window.localStorage.setItem("locale", "en");
  const withdrawal = { statementType: "withdraw", from: "wallet", to: "BANK" } as const;
  const statements = [
    aStatementEntry({ ...withdrawal, amount: 12_000 }),
    aStatementEntry({ ...withdrawal, amount: 123_456_789.12 }),
  ];
  mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ slots: [] })),
    "POST /api/statement": () => answer({ total: 2, statements }),
  });
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  await expect.poll(() => rows()[0]?.textContent).toContain("12,000.00");
  expect(rows().flatMap(brokenWords)).toEqual([]);
  expect(rows().flatMap(cut)).toEqual([]);
});
