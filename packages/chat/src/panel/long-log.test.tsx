import type { ChatMessage } from "@member-wallet/api";
import { preferMotion } from "@member-wallet/ui/testing";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aTextMessage, textMessages } from "../testing/panel-fixtures.ts";
import { belowSight, field, log, openPanel } from "../testing/panel-driver.tsx";
import { aMedia, CLIP } from "../testing/sample-messages.ts";

// The panel's opening gives its rows the time to take their heights.
beforeEach(() => preferMotion("no-preference"));

const MESSAGES = 10_000;

/** Elements and texts in the log. */
function nodes(): number {
  const walker = document.createTreeWalker(log().element());
  let count = 0;
  while (walker.nextNode()) count += 1;
  return count;
}

/** The share of the log's height in which rows with a text stand. */
function shownShare(): number {
  const edge = log().element().getBoundingClientRect();
  const heights = [...log().element().querySelectorAll("[data-row]")].map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    if (row.textContent === "") return 0;
    return Math.max(0, Math.min(bottom, edge.bottom) - Math.max(top, edge.top));
  });
  return heights.reduce((sum, height) => sum + height, 0) / edge.height;
}

/** Texts of one to nine lines. */
const unlike = (index: number) => `Message ${index} ${"of many words ".repeat((index * 7) % 29)}`;

/** Waits until what the last scroll asked for is drawn. */
async function settle() {
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
}

test("a log of 10,000 messages holds at most 3,000 nodes, at its end, in its middle and at its top", async () => {
  await openPanel({ messages: textMessages(MESSAGES) });
  const element = log().element();
  await expect.element(page.getByText(`Message ${MESSAGES - 1}`)).toBeInViewport();
  await expect.poll(belowSight).toBe(0);
  await expect.poll(nodes).toBeLessThan(3000);
  for (const share of [0.5, 0.1, 0]) {
    element.scrollTo({ top: element.scrollHeight * share, behavior: "instant" });
    // The whole log shows messages, not the height of some.
    await expect.poll(shownShare).toBeGreaterThan(0.8);
    await expect.poll(nodes).toBeLessThan(3000);
  }
  await expect.element(page.getByText("Message 0", { exact: true })).toBeInViewport();
  await page.getByRole("button", { name: "Go to the latest message" }).click();
  await expect.element(page.getByText(`Message ${MESSAGES - 1}`)).toBeInViewport();
  await expect.poll(belowSight).toBe(0);
});

test.each(["auto", "none"])(
  "rows of any height that are drawn above leave what is in sight where it is (overflow-anchor: %s)",
  async (anchor) => {
    await openPanel({ messages: textMessages(400, unlike) });
    const element = log().element();
    await expect.poll(belowSight).toBe(0);
    if (!(element instanceof HTMLElement)) throw new Error("The log is no element of HTML");
    element.style.overflowAnchor = anchor;
    for (let step = 0; step < 40; step += 1) {
      const edge = element.getBoundingClientRect().top;
      const row = [...element.querySelectorAll("[data-row]")].find(
        (each) => each.getBoundingClientRect().bottom > edge + 40,
      );
      if (!row) throw new Error("No row is in sight");
      const before = row.getBoundingClientRect().bottom;
      element.scrollBy({ top: -300, behavior: "instant" });
      await settle();
      expect(Math.abs(row.getBoundingClientRect().bottom - before - 300)).toBeLessThan(1);
    }
    expect(element.scrollHeight - element.scrollTop).toBeGreaterThan(12_000);
  },
);

test("a button that has the focus keeps it while the customer reads elsewhere", async () => {
  const content: ChatMessage = {
    message_type: "buttons",
    payload: { message: "Choose", buttons: [{ type: "message", title: "Yes", payload: "" }] },
  };
  await openPanel({
    messages: [...textMessages(200), aTextMessage("choice", { content, createdAt: Date.UTC(2026, 5) })],
  });
  const yes = page.getByRole("button", { name: "Yes" });
  await expect.element(yes).toBeInViewport();
  const button = yes.element();
  if (!(button instanceof HTMLElement)) throw new Error("The button is no element of HTML");
  button.focus();
  log().element().scrollTo({ top: 0, behavior: "instant" });
  await expect.element(page.getByText("Message 0", { exact: true })).toBeInViewport();
  await settle();
  expect(button).toBe(document.activeElement);
});

test.each([
  ["plays", (video: HTMLVideoElement) => video.play()],
  [
    "stands in a window of its own",
    (video: HTMLVideoElement) => vi.spyOn(document, "pictureInPictureElement", "get").mockReturnValue(video),
  ],
])("a video that %s stays while the customer writes and reads elsewhere", async (_what, show) => {
  onTestFinished(() => void vi.restoreAllMocks());
  const content = aMedia({ fileType: "video", url: CLIP, name: "clip" });
  await openPanel({
    messages: [...textMessages(200), aTextMessage("film", { content, createdAt: Date.UTC(2026, 5) })],
  });
  const clip = page.getByLabelText("clip");
  await expect.element(clip).toBeInViewport();
  const video = clip.element();
  if (!(video instanceof HTMLVideoElement)) throw new Error("The clip is no video");
  await field().click();
  video.loop = true;
  await show(video);
  log().element().scrollTo({ top: 0, behavior: "instant" });
  await expect.element(page.getByText("Message 0", { exact: true })).toBeInViewport();
  await settle();
  expect(clip.element()).toBe(video);
});

test("a log that is opened at its divider far up shows it", async () => {
  await openPanel({ messages: textMessages(900, unlike), unread: 600 });
  await expect.element(page.getByText("Unread messages")).toBeInViewport();
  await settle();
  await expect.element(page.getByText("Unread messages")).toBeInViewport();
});
