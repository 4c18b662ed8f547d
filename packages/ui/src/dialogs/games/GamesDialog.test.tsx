import { satang } from "@member-wallet/domain";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
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

test("a search finds games by name and code, in any case, in their groups, and says when there is none", async () => {
  const onOpen = vi.fn<(code: string) => void>();
  await render(
    <TestProviders>
      <GamesDialog
        content={{
          kind: "ready",
          data: [
            { heading: "Slots", games: [game("PG", "PG Soft"), game("JOKER", "Joker Gaming")] },
            { heading: "Lottery", games: [game("HUAYHD", "Lotto")] },
          ],
        }}
        labels={{ unit: "baht", credit: (figure) => `credit ${figure}`, openAccount: "Open" }}
        onOpen={onOpen}
        onClose={() => {}}
      />
    </TestProviders>,
  );
  const search = page.getByRole("textbox", { name: "Search games" });
  await expect.element(search).toBeVisible();
  expect(names()).toEqual(["PG Soft", "Joker Gaming", "Lotto"]);
  await search.fill(" jok");
  await expect.poll(names).toEqual(["Joker Gaming"]);
  expect(page.getByRole("heading", { level: 3 }).elements()).toHaveLength(1);
  await search.fill("huay");
  await expect.poll(names).toEqual(["Lotto"]);
  await page.getByRole("button", { name: /Lotto/ }).click();
  expect(onOpen.mock.calls).toEqual([["HUAYHD"]]);
  await search.fill("none such");
  await expect.element(page.getByText("No game has this name")).toBeVisible();
});
