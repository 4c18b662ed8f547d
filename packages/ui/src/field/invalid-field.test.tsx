import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "../testing/render-part.tsx";
import { contrast, luminance, readColour } from "../tokens/contrast.ts";
import { TextField } from "./TextField.tsx";

const ratio = (one: string, other: string) => contrast(readColour(one), readColour(other));

const boxOf = (label: string) => {
  const box = page.getByLabelText(label).element().parentElement;
  expect.assert(box !== null);
  return getComputedStyle(box);
};

describe.each(["en", "lo"] as const)("on the site of %s", (language) => {
  beforeEach(async () => {
    await renderPart(
      <>
        <TextField label="Phone" value="" error="Too short" onChange={() => {}} />
        <TextField label="Name" value="" hint="As in your bank book" onChange={() => {}} />
      </>,
      language,
    );
  });

  test("an invalid field differs in shape: its border is three times as thick, and its ground is tinted", () => {
    const [invalid, usual] = [boxOf("Phone"), boxOf("Name")];
    expect([usual.borderTopWidth, invalid.borderTopWidth]).toEqual(["1px", "3px"]);
    expect(invalid.backgroundColor).not.toBe(usual.backgroundColor);
    // Where the usual field shows its ground, the thicker border stands out from it.
    expect(ratio(invalid.borderTopColor, usual.backgroundColor)).toBeGreaterThanOrEqual(4.5);
    expect(invalid.height).toBe(usual.height);
  });

  test("its error is dark on light where a hint is light on dark, and its icon is filled", () => {
    const error = page.getByText("Too short").element().parentElement;
    expect.assert(error !== null);
    const { color, backgroundColor } = getComputedStyle(error);
    expect(luminance(readColour(color))).toBeLessThan(luminance(readColour(backgroundColor)));
    expect(ratio(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
    const hint = getComputedStyle(page.getByText("As in your bank book").element());
    expect(ratio(hint.color, color)).toBeGreaterThanOrEqual(4.5);
    const disc = error.querySelector("circle");
    expect.assert(disc !== null);
    expect(getComputedStyle(disc).fill).toBe(color);
  });
});
