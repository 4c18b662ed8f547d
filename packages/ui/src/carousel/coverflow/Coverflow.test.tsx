import "../../style.css";
import "../../tokens/thai.css";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { preferMotion } from "../../testing/resize-page.ts";
import type { CardPlace } from "./card-place.ts";
import { Coverflow, type CoverflowLabels } from "./Coverflow.tsx";

const labels: CoverflowLabels = {
  region: "Slot games",
  previous: "Previous game",
  next: "Next game",
  position: (position, count) => `${position} of ${count}`,
};

const onOpen = vi.fn<(game: string) => void>();

function renderCard(game: string, { loadImages, tabIndex }: CardPlace) {
  return (
    <button
      tabIndex={tabIndex}
      data-images={loadImages}
      style={{ inlineSize: "100%", blockSize: "100%" }}
      onClick={() => onOpen(game)}
    >
      {game}
    </button>
  );
}

function carousel(count: number) {
  const games = Array.from({ length: count }, (_, index) => `Game ${index + 1}`);
  return (
    <Coverflow
      items={games}
      itemKey={(game) => game}
      itemName={(game) => game}
      renderCard={renderCard}
      labels={labels}
    />
  );
}

async function show(count: number) {
  onOpen.mockClear();
  return render(carousel(count));
}

const cards = () => page.getByRole("listitem").elements();
const currentCard = () => cards().find((card) => card.getAttribute("aria-current") === "true");
const cardButton = (name: string) => page.getByRole("button", { name, exact: true });

function middleOf(element: Element | null | undefined): number {
  const { left = Number.NaN, width = Number.NaN } = element?.getBoundingClientRect() ?? {};
  return left + width / 2;
}

/** Distance of a card from the middle of its carousel, in pixels. */
const aside = (card: Element | undefined) => middleOf(card) - middleOf(card?.closest("section"));

const isTurned = (card: Element) => !new DOMMatrix(getComputedStyle(card).transform).is2D;

const press = (name: string) => {
  const button = page.getByRole("button", { name }).element();
  if (button instanceof HTMLElement) button.click();
};
const loaded = () =>
  cards().flatMap((card, index) => (card.querySelector('[data-images="true"]') ? [index + 1] : []));

beforeEach(() => preferMotion("no-preference"));

describe.each([1, 2, 3, 30])("with %d cards", (count) => {
  test("every card is rendered once, with its place", async () => {
    await show(count);
    const places = cards().map((card) => card.lastElementChild?.textContent);
    expect(places).toEqual(Array.from({ length: count }, (_, index) => `${index + 1} of ${count}`));
  });
});

test("a single card has nowhere to go", async () => {
  await show(1);
  expect(page.getByRole("button", { name: "Next game" }).elements()).toEqual([]);
});

describe.each([2, 3, 7])("among %d cards", (count) => {
  test("the buttons go from end to end and no further", async () => {
    await show(count);
    for (let place = 2; place <= count; place += 1) {
      await expect
        .poll(() => cards().indexOf(currentCard() ?? document.body))
        .toBeGreaterThanOrEqual(place - 2);
      press("Next game");
    }
    await expect.poll(() => currentCard()).toBe(cards().at(-1));
    await expect
      .element(page.getByRole("button", { name: "Next game" }))
      .toHaveAttribute("aria-disabled", "true");
    await expect.element(page.getByRole("status")).toHaveTextContent(`Game ${count}, ${count} of ${count}`);
    for (let place = count; place > 1; place -= 1) {
      await expect.poll(() => currentCard()).toBe(cards()[place - 1]);
      press("Previous game");
    }
    await expect.poll(() => currentCard()).toBe(cards()[0]);
  });
});

test("without cards nothing is rendered", async () => {
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
  await expect.poll(() => currentCard()).toBe(cards()[8]);
  await userEvent.keyboard("{Home}{Enter}");
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("Game 1");
  await expect.poll(() => currentCard()).toBe(cards()[0]);
  expect(cards().filter((card) => card.querySelector('[tabindex="0"]'))).toEqual([cards()[0]]);
});

test("images load when their card is near the middle, and then stay", async () => {
  await show(30);
  expect(loaded()).toEqual([1, 2, 3, 4]);
  await page.getByRole("button", { name: "Next game" }).click();
  await expect.poll(() => loaded()).toEqual([1, 2, 3, 4, 5]);
});

test.each([360, 1280])("three cards are in sight at %d px, the middle one in front", async (width) => {
  await page.viewport(width, 600);
  await show(9);
  const seen = cards().filter((card) => {
    const { left, right } = card.getBoundingClientRect();
    return right > 0 && left < width && Number(getComputedStyle(card).opacity) > 0;
  });
  expect(seen).toEqual(cards().slice(0, 3));
  const middle = cardButton("Game 2").element().getBoundingClientRect();
  const side = cardButton("Game 3").element().getBoundingClientRect();
  expect(side.left).toBeLessThan(middle.right);
  const overlap = document.elementFromPoint((side.left + middle.right) / 2, middle.top + middle.height / 2);
  expect(overlap).toHaveTextContent("Game 2");
});

describe("a drag", () => {
  test("shows the cards of the other side, and does not press a card", async () => {
    await show(9);
    await userEvent.dragAndDrop(cardButton("Game 2"), page.getByRole("button", { name: "Previous game" }));
    await expect.poll(() => currentCard()).not.toBe(cards()[1]);
    expect(cards().indexOf(currentCard() ?? document.body)).toBeGreaterThan(1);
    expect(onOpen).not.toHaveBeenCalled();
  });

  test("goes no further than the first card", async () => {
    await show(3);
    await userEvent.dragAndDrop(cardButton("Game 2"), page.getByRole("button", { name: "Next game" }));
    await expect.poll(() => currentCard()).toBe(cards()[0]);
    await expect.poll(() => aside(cards()[0])).toBeCloseTo(0, 0);
  });

  test("leaves presses on cards as they are", async () => {
    await show(9);
    await cardButton("Game 2").click();
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("Game 2");
  });
});

test("a card pressed by key right after a drag opens", async () => {
  await show(9);
  await userEvent.dragAndDrop(cardButton("Game 2"), page.getByRole("button", { name: "Previous game" }));
  await expect.poll(() => currentCard()).not.toBe(cards()[1]);
  currentCard()?.querySelector("button")?.focus();
  await userEvent.keyboard("{Enter}");
  expect(onOpen).toHaveBeenCalledOnce();
});

test("the middle card stays in the middle when the page gets narrower", async () => {
  await page.viewport(800, 600);
  await show(9);
  press("Next game");
  await expect.poll(() => currentCard()).toBe(cards()[2]);
  await page.viewport(360, 600);
  await expect.poll(() => aside(cards()[2])).toBeCloseTo(0, 0);
  expect(cards()[2]?.getBoundingClientRect().width).toBeLessThan(300);
});

test("with reduced motion a card moves to the middle at once", async () => {
  document.documentElement.dataset["motion"] = "reduced";
  onTestFinished(() => {
    delete document.documentElement.dataset["motion"];
  });
  await show(9);
  press("Next game");
  expect(aside(cards()[2])).toBeCloseTo(0, 0);
  expect(document.getAnimations()).toEqual([]);
});

test.each([
  ["turned where the browser draws depth", true],
  ["flat where it does not", false],
])("the neighbours are %s, at rest and while they move", async (_case, depth) => {
  const { matchMedia } = window;
  const asked = vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const answer = matchMedia(query);
    if (query === "(-webkit-transform-3d)") Object.defineProperty(answer, "matches", { value: depth });
    return answer;
  });
  onTestFinished(() => asked.mockRestore());
  await show(3);
  expect(cards().map(isTurned)).toEqual([depth, depth, depth]);
  press("Next game");
  const moving = cards().flatMap((card) => card.getAnimations());
  expect(moving.length).toBeGreaterThan(0);
  for (const animation of moving) {
    animation.pause();
    animation.currentTime = 100;
  }
  expect(cards().map(isTurned)).toEqual([depth, depth, depth]);
  expect(Math.sign(aside(cards()[0]))).toBe(-1);
  expect(Math.sign(aside(cards()[2]))).toBe(1);
});

test("a list that got shorter shows its last card", async () => {
  const screen = await show(9);
  press("Next game");
  press("Next game");
  await expect.poll(() => currentCard()).toBe(cards()[3]);
  await screen.rerender(carousel(2));
  await expect.poll(() => currentCard()).toBe(cards()[1]);
  expect(aside(cards()[1])).toBeCloseTo(0, 0);
});

test("a list that is fetched again during a glide still reaches its card", async () => {
  const screen = await show(9);
  press("Next game");
  // So slow that the new list arrives in the middle of it.
  for (const glide of document.getAnimations()) glide.playbackRate = 0.01;
  await screen.rerender(carousel(9));
  await expect.poll(() => aside(cards()[2])).toBeCloseTo(0, 0);
});
