import "../style.css";
import "../tokens/thai.css";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type CardPlace, Coverflow, type CoverflowLabels } from "./Coverflow.tsx";

const labels: CoverflowLabels = {
  region: "Slot games",
  previous: "Previous game",
  next: "Next game",
  position: (position, count) => `${position} of ${count}`,
};

const onOpen = vi.fn<(game: string) => void>();

function renderCard(game: string, { loadImages, tabIndex }: CardPlace) {
  return (
    <button tabIndex={tabIndex} data-images={loadImages} onClick={() => onOpen(game)}>
      {game}
    </button>
  );
}

async function show(count: number) {
  onOpen.mockClear();
  const games = Array.from({ length: count }, (_, index) => `Game ${index + 1}`);
  await render(
    <Coverflow
      items={games}
      itemKey={(game) => game}
      itemName={(game) => game}
      renderCard={renderCard}
      labels={labels}
    />,
  );
}

const cards = () => page.getByRole("listitem").elements();
const currentCard = () => cards().find((card) => card.getAttribute("aria-current") === "true");
const cardButton = (name: string) => page.getByRole("button", { name, exact: true });

const press = (name: string) => {
  const button = page.getByRole("button", { name }).element();
  if (button instanceof HTMLElement) button.click();
};
const loaded = () =>
  cards().flatMap((card, index) => (card.querySelector('[data-images="true"]') ? [index + 1] : []));

describe.each([1, 2, 3, 30])("with %d cards", (count) => {
  test("every card stands once, with its place", async () => {
    await show(count);
    const places = cards().map((card) => card.lastElementChild?.lastElementChild?.textContent);
    expect(places).toEqual(Array.from({ length: count }, (_, index) => `${index + 1} of ${count}`));
  });
});

test("a single card has nowhere to go", async () => {
  await show(1);
  expect(page.getByRole("button", { name: "Next game" }).elements()).toEqual([]);
});

describe.each([2, 3, 30])("among %d cards", (count) => {
  test("the buttons go from end to end and no further", async () => {
    await show(count);
    for (let place = 2; place <= count; place += 1) {
      await vi.waitFor(() =>
        expect(cards().indexOf(currentCard() ?? document.body)).toBeGreaterThanOrEqual(place - 2),
      );
      press("Next game");
    }
    await vi.waitFor(() => expect(currentCard()).toBe(cards().at(-1)));
    await expect
      .element(page.getByRole("button", { name: "Next game" }))
      .toHaveAttribute("aria-disabled", "true");
    await expect.element(page.getByRole("status")).toHaveTextContent(`Game ${count}, ${count} of ${count}`);
    for (let place = count; place > 1; place -= 1) {
      await vi.waitFor(() => expect(currentCard()).toBe(cards()[place - 1]));
      press("Previous game");
    }
    await vi.waitFor(() => expect(currentCard()).toBe(cards()[0]));
  });
});

test("nothing stands where there are no cards", async () => {
  await show(0);
  expect(page.getByRole("region").elements()).toEqual([]);
});

test("only the card in the middle is a tab stop, and the arrow keys carry the focus along", async () => {
  await show(9);
  const first = cardButton("Game 2").element();
  if (first instanceof HTMLElement) first.focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(cardButton("Game 4")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(cardButton("Game 9")).toHaveFocus();
  expect(currentCard()).toBe(cards()[8]);
  await userEvent.keyboard("{Home}{Enter}");
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("Game 1");
  expect(cards().filter((card) => card.querySelector('[tabindex="0"]'))).toHaveLength(1);
});

test("images wait until their card comes near, and then stay", async () => {
  await show(30);
  expect(loaded()).toEqual([1, 2, 3, 4]);
  await page.getByRole("button", { name: "Next game" }).click();
  await vi.waitFor(() => expect(loaded()).toEqual([1, 2, 3, 4, 5]));
});

test("three cards are in sight, the middle one in front", async () => {
  await show(9);
  await vi.waitFor(() => expect(cards()[1]?.firstElementChild).toHaveStyle({ opacity: "1" }));
  const seen = cards().filter(
    (card) => card.firstElementChild && Number(getComputedStyle(card.firstElementChild).opacity) > 0,
  );
  expect(seen).toHaveLength(3);
  const middle = cards()[1];
  const side = cards()[2];
  if (!middle || !side) throw new Error("no cards");
  expect(Number(getComputedStyle(middle).zIndex)).toBeGreaterThan(Number(getComputedStyle(side).zIndex));
});
