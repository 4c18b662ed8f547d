import { afterEach, beforeEach, expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { preferMotion } from "../testing/resize-page.ts";
import { CoinBurst } from "./CoinBurst.tsx";

afterEach(() => delete document.documentElement.dataset["motion"]);

const coins = (container: Element) => [...container.querySelectorAll<HTMLElement>("[data-testid] > span")];
const moving = (container: Element) => coins(container).flatMap((coin) => coin.getAnimations());

beforeEach(() => preferMotion("no-preference"));

test("every coin flies, and none takes a press from what lies below", async () => {
  const { container } = await renderPart(<CoinBurst />);
  expect(moving(container)).toHaveLength(coins(container).length);
  expect(coins(container).length).toBeGreaterThan(0);
  const { innerWidth, innerHeight } = window;
  expect(
    document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-testid="coin-burst"]'),
  ).toBeNull();
});

test("nothing moves and nothing is seen when less motion is wished", async () => {
  document.documentElement.dataset["motion"] = "reduced";
  const { container } = await renderPart(<CoinBurst />);
  expect(moving(container)).toEqual([]);
  expect(coins(container).filter((coin) => coin.checkVisibility())).toEqual([]);
});
