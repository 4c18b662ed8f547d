import { expect, test } from "vitest";
import { satang } from "@member-wallet/domain";
import { renderPart } from "../testing/render-part.tsx";
import { Amount } from "./Amount.tsx";
import { HiddenAmounts } from "./hidden-amounts.ts";

test("a missing amount is a dash, announced as not known, and never 0", async () => {
  const screen = await renderPart(<Amount amount={null} />);
  await expect.element(screen.getByText("–")).toBeVisible();
  await expect.element(screen.getByText("Amount not known yet")).toBeInTheDocument();
  expect(screen.container.textContent).not.toContain("0");
});

test("an amount shows its sign, two decimals and its unit", async () => {
  const screen = await renderPart(<Amount amount={satang(123_450)} sign="+" />, "th");
  expect(screen.container.textContent).toBe("+1,234.50 บาท");
});

test("the largest balance fits the width of a 360 px page", async () => {
  const screen = await renderPart(<Amount amount={satang(999_999_999_999_999)} size="hero" />);
  const figure = screen.container.querySelector("span > span");
  expect.assert(figure);
  expect(figure.textContent).toBe("9,999,999,999,999.99");
  expect(figure.getBoundingClientRect().width).toBeLessThanOrEqual(296);
});

test("a hidden amount is dots, announced as hidden, and tells nothing of its size or sign", async () => {
  const screen = await renderPart(
    <HiddenAmounts value="Hidden">
      <Amount amount={satang(1)} sign="-" tone="signed" size="hero" />
      <Amount amount={satang(999_999_999_999_999)} size="hero" />
    </HiddenAmounts>,
  );
  const [small, large] = [...screen.container.children];
  expect(small?.textContent).toBe("••••Hidden baht");
  expect(large?.outerHTML).toBe(small?.outerHTML);
});

test("a missing amount stays a dash while amounts are hidden", async () => {
  const screen = await renderPart(
    <HiddenAmounts value="Hidden">
      <Amount amount={null} />
    </HiddenAmounts>,
  );
  await expect.element(screen.getByText("–")).toBeVisible();
});

test("in a text, figure and unit go to the next line together", async () => {
  const text = (
    <>
      <b>Withdrawal</b> <Amount amount={satang(70_000)} size="small" />
    </>
  );
  const screen = await renderPart(<p style={{ inlineSize: "fit-content" }}>{text}</p>);
  const whole = screen.getByRole("paragraph").element().getBoundingClientRect().width;
  // Wide enough for all but the end of the unit.
  await screen.update(<p style={{ inlineSize: whole - 4 }}>{text}</p>);
  const bottom = (part: string) =>
    screen.getByText(part, { exact: true }).element().getBoundingClientRect().bottom;
  expect(bottom("700.00")).toBeGreaterThan(bottom("Withdrawal") + 10);
  expect(bottom("baht")).toBeCloseTo(bottom("700.00"), 0);
});
