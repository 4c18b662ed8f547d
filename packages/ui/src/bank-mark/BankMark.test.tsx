import { expect, test } from "vitest";
import { contrast, readColour } from "../tokens/contrast.ts";
import { renderPart } from "../testing/render-part.tsx";
import { BANK_COLOURS } from "./bank-colours.ts";
import { BankMark } from "./BankMark.tsx";

test.each(Object.entries(BANK_COLOURS))(
  "the letters of %s are readable, and fit their mark",
  async (code, colours) => {
    expect(contrast(readColour(colours.fill), readColour(colours.letters))).toBeGreaterThanOrEqual(4.5);
    const screen = await renderPart(<BankMark code={code} />);
    const mark = screen.container.querySelector("span");
    expect.assert(mark);
    expect(mark.textContent).toBe(code);
    const letters = document.createRange();
    letters.selectNodeContents(mark);
    expect(letters.getBoundingClientRect().width).toBeLessThanOrEqual(mark.clientWidth - 2);
  },
);

test("a mark grows with letters that a browser draws larger than asked for", async () => {
  const screen = await renderPart(<BankMark code="KBANK" />);
  const mark = screen.container.querySelector("span");
  expect.assert(mark);
  mark.style.fontSize = "16px";
  expect(mark.scrollWidth).toBeLessThanOrEqual(mark.clientWidth);
});

test.each(["NEWBANK", "constructor", ""])(
  "an unknown bank %j has a picture without letters",
  async (code) => {
    const screen = await renderPart(<BankMark code={code} />);
    expect(screen.container.textContent).toBe("");
    expect(screen.container.querySelectorAll("svg")).toHaveLength(1);
  },
);
