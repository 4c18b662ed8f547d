import { satang } from "@member-wallet/domain";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { resizePage, showKeyboard } from "../../testing/resize-page.ts";
import { TestProviders } from "../../testing/TestProviders.tsx";
import { GamesDialog, type ListedGame } from "./GamesDialog.tsx";

const game = (code: string, name: string): ListedGame => ({
  code,
  account: {
    name,
    logo: null,
    background: null,
    opening: { kind: "active", balance: satang(12_300), rate: 1 },
  },
});

const names = () =>
  page
    .getByRole("listitem")
    .getByRole("button")
    .elements()
    .map(({ textContent }) => textContent.replace(/[\d.].*$/, ""));

const GROUPS = [
  { heading: "Slots", games: [game("PG", "PG Soft"), game("JOKER", "Joker Gaming")] },
  { heading: "Lottery", games: [game("HUAYHD", "Lotto")] },
];

async function showGames(onOpen: (code: string) => void = () => {}) {
  await render(
    <TestProviders>
      <GamesDialog
        content={{ kind: "ready", data: GROUPS }}
        labels={{ credit: (figure) => `credit ${figure}`, openAccount: "Open" }}
        onOpen={onOpen}
        onClose={() => {}}
      />
    </TestProviders>,
  );
  const search = page.getByRole("textbox", { name: "Search games" });
  await expect.element(search).toBeVisible();
  return search;
}

test("over the on-screen keyboard the search and the first game that it finds are in sight", async () => {
  await resizePage(360, "100%", 640);
  const search = await showGames();
  search.element().focus();
  showKeyboard(0, 360);
  await search.fill("huay");
  await expect.poll(names).toEqual(["Lotto"]);
  for (const part of [search, page.getByRole("button", { name: /Lotto/ })]) {
    const at = part.element().getBoundingClientRect();
    expect(at.top).toBeGreaterThanOrEqual(0);
    expect(at.bottom).toBeLessThanOrEqual(360);
  }
});

test("a search finds games by name and code, in any case, in their groups, and says when there is none", async () => {
  const onOpen = vi.fn<(code: string) => void>();
  const search = await showGames(onOpen);
  expect(names()).toEqual(["PG Soft", "Joker Gaming", "Lotto"]);
  await search.fill(" jok");
  await expect.poll(names).toEqual(["Joker Gaming"]);
  expect(page.getByRole("heading", { level: 3 }).elements()).toHaveLength(1);
  await search.fill("huay");
  await expect.poll(names).toEqual(["Lotto"]);
  await page.getByRole("button", { name: /Lotto/ }).click();
  expect(onOpen.mock.calls).toEqual([["HUAYHD"]]);
  await search.fill("none such");
  await expect.element(page.getByRole("paragraph").getByText("No game has this name")).toBeVisible();
});

test("what a search finds is announced while the field keeps the focus", async () => {
  const search = await showGames();
  // A text is announced only in a part that was there before it.
  const status = page.getByRole("status").element();
  expect(status).toBeEmptyDOMElement();
  await search.fill("o");
  await expect.element(status).toHaveTextContent("3 games found");
  await search.fill("huay");
  await expect.element(status).toHaveTextContent("1 game found");
  await search.fill("none such");
  await expect.element(status).toHaveTextContent("No game has this name");
  await search.fill(" ");
  await expect.element(status).toBeEmptyDOMElement();
});
