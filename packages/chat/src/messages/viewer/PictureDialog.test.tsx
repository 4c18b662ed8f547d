import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { resizePage } from "@member-wallet/ui/testing";
import { render } from "vitest-browser-react";
import { ChatTestProviders } from "../../testing/ChatTestProviders.tsx";
import { aPicture } from "../../testing/sample-messages.ts";
import { PictureDialog } from "./PictureDialog.tsx";

async function open(url = aPicture()) {
  const onClose = vi.fn<() => void>();
  await render(
    <ChatTestProviders>
      <PictureDialog url={url} name="slip.png" onClose={onClose} />
    </ChatTestProviders>,
  );
  const frame = page.getByRole("group", { name: "slip.png" });
  await expect.element(frame).toBeVisible();
  return { onClose, frame: frame.element(), picture: () => page.getByRole("img").element() };
}

/** How many times the picture is enlarged, as it is drawn. */
function scaleOf(picture: Element): number {
  return new DOMMatrix(getComputedStyle(picture).transform).a;
}

function touch(frame: Element, type: string, id: number, x: number, y: number): void {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const place = { clientX: left + width / 2 + x, clientY: top + height / 2 + y };
  frame.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: id, pointerType: "touch", ...place }),
  );
}

/** A frame in which no real pointer is down refuses to capture one. */
function withoutCapture(frame: Element): void {
  vi.spyOn(frame, "setPointerCapture").mockReturnValue();
}

test.each([
  [320, 568],
  [360, 800],
  [640, 360],
  [820, 1180],
])("the picture is as large as the whole screen allows, %i × %i px", async (width, height) => {
  await resizePage(width, "100%", height);
  const { frame, picture } = await open();
  await expect
    .poll(() => frame.getBoundingClientRect().toJSON())
    .toMatchObject({ x: 0, y: 0, width, height });
  await expect
    .poll(() => picture().getBoundingClientRect().width)
    .toBeCloseTo(Math.min(400, width, (height * 400) / 560), 0);
  await expect.element(page.getByRole("button", { name: "Close" })).toBeInViewport();
  await expect.element(page.getByRole("button", { name: "Zoom in" })).toBeInViewport();
});

test("the picture is whole at first, and its buttons zoom in and out again", async () => {
  const { picture } = await open();
  const out = page.getByRole("button", { name: "Zoom out" });
  await expect.element(out).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => scaleOf(picture())).toBe(1.5);
  await out.click();
  await expect.poll(() => scaleOf(picture())).toBe(1);
  await expect.element(out).toHaveAttribute("aria-disabled", "true");
});

test.each([
  ["Zoom in", 6],
  ["Zoom out", 1],
])("the button %s keeps the focus at its end, the scale of %i, and does nothing there", async (name, end) => {
  const { picture } = await open();
  const button = page.getByRole("button", { name });
  button.element().focus();
  await userEvent.keyboard(end === 1 ? "+" : "-");
  await userEvent.keyboard("{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}");
  await expect.poll(() => scaleOf(picture())).toBe(end);
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button).toHaveFocus();
});

test("two fingers zoom", async () => {
  const { frame, picture } = await open();
  withoutCapture(frame);
  touch(frame, "pointerdown", 1, -20, 0);
  touch(frame, "pointerdown", 2, 20, 0);
  touch(frame, "pointermove", 2, 60, 0);
  await expect.poll(() => scaleOf(picture())).toBeCloseTo(2);
  touch(frame, "pointerup", 1, -20, 0);
  touch(frame, "pointerup", 2, 60, 0);
  await expect.poll(() => scaleOf(picture())).toBeCloseTo(2);
});

test("a double tap zooms in, and the next one out", async () => {
  const { frame, picture } = await open();
  withoutCapture(frame);
  const tap = () => {
    touch(frame, "pointerdown", 1, 10, 10);
    touch(frame, "pointerup", 1, 10, 10);
  };
  tap();
  tap();
  await expect.poll(() => scaleOf(picture())).toBe(2.5);
  tap();
  tap();
  await expect.poll(() => scaleOf(picture())).toBe(1);
});

test("the wheel zooms the picture and not the page", async () => {
  const { frame, picture } = await open();
  const turn = new WheelEvent("wheel", { deltaY: -200, ctrlKey: true, bubbles: true, cancelable: true });
  frame.dispatchEvent(turn);
  expect(turn.defaultPrevented).toBe(true);
  await expect.poll(() => scaleOf(picture())).toBeGreaterThan(2);
});

test("the keyboard zooms, moves, and closes by Escape", async () => {
  const { onClose, picture } = await open();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("++");
  await expect.poll(() => scaleOf(picture())).toBe(2.25);
  const before = picture().getBoundingClientRect().left;
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => picture().getBoundingClientRect().left).toBeLessThan(before);
  await userEvent.keyboard("0");
  await expect.poll(() => scaleOf(picture())).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

test("a picture that is enlarged to its corner keeps to the screen's edges when the phone is turned", async () => {
  await resizePage(360, "100%", 640);
  const { frame, picture } = await open();
  withoutCapture(frame);
  for (let press = 0; press < 5; press += 1) await page.getByRole("button", { name: "Zoom in" }).click();
  touch(frame, "pointerdown", 1, 0, 0);
  touch(frame, "pointermove", 1, -5_000, -5_000);
  touch(frame, "pointerup", 1, 0, 0);
  /** How far its right or lower edge stands from the screen's, in px. */
  const gap = () => {
    const { right, bottom } = picture().getBoundingClientRect();
    return Math.max(Math.abs(window.innerWidth - right), Math.abs(window.innerHeight - bottom));
  };
  await expect.poll(gap).toBeLessThan(1);
  await page.viewport(640, 360);
  await expect.poll(() => frame.getBoundingClientRect().width).toBe(640);
  await expect.poll(gap).toBeLessThan(1);
});

test("a picture that does not load says so, and can be tried again", async () => {
  await open("data:image/png;base64,AAAA");
  await expect.element(page.getByText("This picture cannot be shown")).toBeVisible();
  const retry = page.getByRole("button", { name: "Try again" });
  await retry.click();
  await expect.element(retry).not.toHaveAttribute("aria-busy");
  await expect.element(retry).toHaveFocus();
});

test("it is titled by what it is, not by the name of a file", async () => {
  await render(
    <ChatTestProviders>
      <PictureDialog url={aPicture()} name="wallet.svg" onClose={() => {}} />
    </ChatTestProviders>,
  );
  await expect.element(page.getByRole("dialog", { name: "Picture", exact: true })).toBeVisible();
});
