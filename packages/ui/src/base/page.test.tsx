import { expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { renderPart } from "../testing/render-part.tsx";

test("scroll bars have the site's colours, which some browsers otherwise draw white", async () => {
  const screen = await renderPart(<p style={{ color: "var(--mw-color-edge)" }}>Edge</p>);
  const text = screen.getByText("Edge").element();
  expect(getComputedStyle(text).scrollbarColor).toBe(`${getComputedStyle(text).color} rgba(0, 0, 0, 0)`);
});

test.each([
  ["a button", () => <button type="button">Press</button>, "0.75"],
  ["a link", () => <a href="#there">Press</a>, "0.75"],
  [
    "a button that takes no press",
    () => (
      <button type="button" aria-disabled>
        Press
      </button>
    ),
    "1",
  ],
])("%s shows that it is pressed, as long as it is", async (_what, Part, pressed) => {
  const screen = await renderPart(<Part />);
  const element = screen.getByText("Press").element();
  const opacity = () => getComputedStyle(element).opacity;
  const inFrame = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const at = { x: frame.x + inFrame.x + inFrame.width / 2, y: frame.y + inFrame.y + inFrame.height / 2 };
  const mouse = (type: "mousePressed" | "mouseReleased") =>
    cdp().send("Input.dispatchMouseEvent", { ...at, type, button: "left", clickCount: 1 });
  expect(opacity()).toBe("1");
  await mouse("mousePressed");
  expect(opacity()).toBe(pressed);
  await mouse("mouseReleased");
  expect(opacity()).toBe("1");
});
