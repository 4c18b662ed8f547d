import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";

test("scroll bars have the site's colours, which some browsers otherwise draw white", async () => {
  const screen = await renderPart(<p style={{ color: "var(--mw-color-edge)" }}>Edge</p>);
  const text = screen.getByText("Edge").element();
  expect(getComputedStyle(text).scrollbarColor).toBe(`${getComputedStyle(text).color} rgba(0, 0, 0, 0)`);
});
