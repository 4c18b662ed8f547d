import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "../testing/render-part.tsx";
import { TextField } from "./TextField.tsx";

/** Relative luminance of WCAG 2, of a computed colour. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((text) => {
    const channel = Number(text) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
    expect(contrast(invalid.borderTopColor, usual.backgroundColor)).toBeGreaterThanOrEqual(4.5);
    expect(invalid.height).toBe(usual.height);
  });

  test("its error is dark on light where a hint is light on dark, and its icon is filled", () => {
    const error = page.getByText("Too short").element().parentElement;
    expect.assert(error !== null);
    const { color, backgroundColor } = getComputedStyle(error);
    expect(luminance(color)).toBeLessThan(luminance(backgroundColor));
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
    const hint = getComputedStyle(page.getByText("As in your bank book").element());
    expect(contrast(hint.color, color)).toBeGreaterThanOrEqual(4.5);
    const disc = error.querySelector("circle");
    expect.assert(disc !== null);
    expect(getComputedStyle(disc).fill).toBe(color);
  });
});
