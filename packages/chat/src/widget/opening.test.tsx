import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { preferMotion, resizePage, showKeyboard } from "@member-wallet/ui/testing";
import { field, log } from "../testing/panel-driver.tsx";
import { textMessages } from "../testing/panel-fixtures.ts";
import { mountChat } from "../testing/mount-chat.tsx";

const button = () => page.getByRole("button", { name: /^Chat with support/ });
const dialog = () => page.getByRole("dialog", { name: "Chat with support" });
const close = () => page.getByRole("button", { name: "Close" });
const scrollLocked = () => getComputedStyle(document.documentElement).overflow === "hidden";

beforeEach(() => preferMotion("no-preference"));

test("on a phone the panel covers the page, which does not scroll; closing gives both and the focus back", async () => {
  await mountChat();
  await button().click();
  await expect.element(dialog()).toBeVisible();
  await expect
    .poll(() => dialog().element().getBoundingClientRect().toJSON())
    .toMatchObject({
      left: 0,
      top: 0,
      width: 360,
      height: 800,
    });
  expect(scrollLocked()).toBe(true);
  expect(dialog().element().matches(":modal")).toBe(true);
  await close().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(scrollLocked()).toBe(false);
  await expect.element(button()).toHaveFocus();
});

test("on a wide screen it is a window beside the page, which scrolls and is pressed as before", async () => {
  await resizePage(1280);
  const { press } = await mountChat();
  await button().click();
  await expect.element(dialog()).toBeVisible();
  expect(dialog().element().matches(":modal")).toBe(false);
  expect(scrollLocked()).toBe(false);
  await page.getByRole("button", { name: "Deposit" }).click();
  expect(press).toHaveBeenCalledOnce();
  await expect.element(dialog()).toBeVisible();
  await field().click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

test.each([360, 1280])("Escape closes it, %i px wide", async (width) => {
  await resizePage(width);
  const { panel } = await mountChat();
  await button().click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(panel.getState().open).toBe(false);
  await expect.element(button()).toHaveFocus();
});

test("with a mouse the text field has the focus, on a touch screen the heading: no keyboard comes up by itself", async () => {
  await mountChat();
  await button().click();
  await expect.element(field()).toHaveFocus();
  await close().click();
  await expect.element(dialog()).not.toBeInTheDocument();

  const media = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    media(query === "(pointer: coarse)" ? "all" : query),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  await button().click();
  await expect.element(page.getByRole("heading", { name: "Chat with support" })).toHaveFocus();
});

test("the content stays until the closing animation has ended, and a reopened panel stays open", async () => {
  const { panel } = await mountChat({ messages: textMessages(3) });
  await button().click();
  await expect.element(page.getByText("Message 2")).toBeVisible();
  panel.close();
  await expect.poll(() => dialog().element().getAnimations().length).toBe(1);
  const [closing] = dialog().element().getAnimations();
  closing?.pause();
  await expect.element(page.getByText("Message 2")).toBeInTheDocument();
  panel.open();
  closing?.finish();
  await expect.element(page.getByText("Message 2")).toBeVisible();
  panel.close();
  await expect.element(page.getByText("Message 2")).not.toBeInTheDocument();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("opened again in the instant in which its closing ends, it is there", async () => {
  const { panel } = await mountChat();
  await button().click();
  await expect.element(dialog()).toBeVisible();
  panel.close();
  await expect.poll(() => dialog().element().getAnimations().length).toBe(1);
  const [closing] = dialog().element().getAnimations();
  const closed = vi.spyOn(dialog().element() as HTMLDialogElement, "close");
  closed.mockImplementationOnce(function closeAndOpen(this: HTMLDialogElement) {
    closed.mockRestore();
    this.close();
    panel.open();
  });
  closing?.finish();
  await expect.poll(() => panel.getState().open).toBe(true);
  await expect.element(dialog()).toBeVisible();
  await expect.element(field()).toHaveFocus();
});

test("with reduced motion it closes at once", async () => {
  document.documentElement.dataset["motion"] = "reduced";
  onTestFinished(() => void delete document.documentElement.dataset["motion"]);
  await mountChat();
  await button().click();
  await expect.element(dialog()).toBeVisible();
  await close().click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("when the window becomes wide, the open panel goes beside the page with its text and focus", async () => {
  await mountChat();
  await button().click();
  await field().fill("Half a message");
  await field().click();
  await resizePage(1280);
  await expect.poll(() => dialog().element().matches(":modal")).toBe(false);
  expect(scrollLocked()).toBe(false);
  await expect.element(field()).toHaveValue("Half a message");
  await expect.element(field()).toHaveFocus();
});

test.each([
  { width: 360, height: 800, top: 30, left: 420 },
  { width: 640, height: 360, top: 0, left: 170 },
  { width: 844, height: 390, top: 0, left: 190 },
  { width: 820, height: 1180, top: 0, left: 770 },
  { width: 820, height: 1180, top: 120, left: 520 },
  { width: 1366, height: 1024, top: 0, left: 560 },
])(
  "over a keyboard that leaves $left of $height px, $width px wide, panel and composer are in sight",
  async ({ width, height, top, left }) => {
    await resizePage(width, "100%", height);
    await mountChat({ messages: textMessages(30) });
    await button().click();
    await expect.element(dialog()).toBeVisible();
    showKeyboard(top, left);
    const bounds = () => dialog().element().getBoundingClientRect();
    await expect.poll(() => bounds().bottom).toBeLessThanOrEqual(top + left);
    await expect.poll(() => bounds().top).toBeGreaterThanOrEqual(top);
    expect(field().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top + left);
    expect(close().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
    await expect.element(page.getByText("Message 29")).toBeInViewport();
  },
);

test.each([
  [640, 360],
  [844, 390],
])("on a phone on its side, %i × %i px, the log has at least half of the screen", async (width, height) => {
  await resizePage(width, "100%", height);
  await mountChat({ messages: textMessages(30) });
  await button().click();
  await expect.poll(() => log().query()?.clientHeight).toBeGreaterThanOrEqual(height / 2);
});

test("beside the page, the panel adds no banner and no footer to the page's own", async () => {
  await resizePage(1280);
  await mountChat();
  await button().click();
  await expect.element(dialog()).toBeVisible();
  expect(page.getByRole("banner").elements()).toEqual([]);
  expect(page.getByRole("contentinfo").elements()).toEqual([]);
});
