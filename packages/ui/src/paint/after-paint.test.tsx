import { afterEach, expect, test, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

afterEach(() => vi.restoreAllMocks());

test("it waits for the frame that shows what was drawn before", async () => {
  const order: string[] = [];
  requestAnimationFrame(() => order.push("frame"));
  await afterPaint();
  order.push("after it");
  expect(order).toEqual(["frame", "after it"]);
});

test("in a hidden page, which has no frames, it does not wait", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  await afterPaint();
  expect(window.requestAnimationFrame).not.toHaveBeenCalled();
});
