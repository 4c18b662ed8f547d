import { expect, test, vi } from "vitest";
import { cleanMarkup, findQrPicture } from "./sanitiser.ts";

/** Cleaned markup as the page would contain it. */
function cleaned(html: string, origins: readonly string[]): string {
  const holder = document.createElement("div");
  holder.innerHTML = cleanMarkup(html, origins) as unknown as string;
  return holder.innerHTML;
}

test("makes its one Trusted Types policy once, however many texts and QRs it cleans", () => {
  const factory: unknown = Reflect.get(window, "trustedTypes");
  const made = vi.spyOn(factory as { createPolicy(name: string): unknown }, "createPolicy");
  expect(cleaned("<p>one</p>", [])).toBe("<p>one</p>");
  expect(cleaned("<p>two</p>", ["https://pictures.example"])).toBe("<p>two</p>");
  expect(findQrPicture("<svg></svg>")?.kind).toBe("svg");
  expect(made).toHaveBeenCalledOnce();
});

test("judges pictures by the origins of the text at hand, not of one before", () => {
  const picture = '<img src="https://pictures.example/a.png">';
  expect(cleaned(picture, ["https://pictures.example"])).toContain("<img");
  expect(cleaned(picture, [])).toBe("");
});

test("a link that dials dials a number, and no code that would forward calls", () => {
  expect(cleaned('<a href="tel:+66 81-234 5678">Call us</a>', [])).toContain('href="tel:+66812345678"');
  expect(cleaned('<a href="tel:*21*0899999999%23">Call us</a>', [])).toBe("<a>Call us</a>");
});
