import type { ChatMessage } from "@member-wallet/api";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aMessage } from "../../testing/sample-messages.ts";
import { showMessage } from "../../testing/show-message.tsx";

const text = (payload: string): ChatMessage => ({ message_type: "text", payload });

/** What a hostile message would call. */
const alertSpy = vi.fn<() => void>();
beforeEach(() => void vi.stubGlobal("alert", alertSpy));
afterEach(() => void vi.unstubAllGlobals());

describe("a text", () => {
  test("shows its sender to screen readers, its lines and its time of the operator", async () => {
    const { container } = await showMessage(text("one\ntwo"));
    await expect.element(page.getByText("Support")).toBeInTheDocument();
    await expect.element(page.getByText("14:05")).toBeVisible();
    expect(container.querySelector("p")?.innerText).toBe("one\ntwo");
  });

  test("opens a website in a window that can't reach this one", async () => {
    await showMessage(text("see https://operator.example/help."));
    const link = page.getByRole("link", { name: "https://operator.example/help" });
    await expect.element(link).toHaveAttribute("href", "https://operator.example/help");
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("with markup stays text", async () => {
    const markup = "<img src=x onerror=alert(1)><script>alert(1)</script><a href='javascript:alert(1)'>x</a>";
    const { container } = await showMessage(text(markup));
    expect(container.querySelector("p")?.textContent).toBe(markup);
    expect(container.querySelectorAll("img, script, a")).toHaveLength(0);
    expect(alertSpy).not.toHaveBeenCalled();
  });

  test.each(["javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "intent://scan/#Intent;end"])(
    "links %s nowhere",
    async (address) => {
      const { container } = await showMessage(text(`press ${address} now`));
      expect(container.querySelector("a")).toBeNull();
      await expect.element(page.getByText(`press ${address} now`)).toBeVisible();
    },
  );

  test("with right-to-left marks reorders neither its links nor what is below it", async () => {
    const { container, update } = await showMessage(text("\u202Eabc https://operator.example/ab"), {
      message: aMessage(text("\u202Eabc https://operator.example/ab\u2067")),
    });
    const link = container.querySelector("a");
    const [first, second] = [letterAt(link, 0), letterAt(link, 8)];
    expect(first).toBeLessThan(second);
    const time = page.getByText("14:05").element();
    expect(letterAt(time, 0)).toBeLessThan(letterAt(time, 4));
    // The mark does act on the message's own words.
    await update({ message: aMessage(text("\u202Eabc")) });
    const words = container.querySelector("p");
    expect(letterAt(words, 1)).toBeGreaterThan(letterAt(words, 3));
  });

  test.each([
    ["400 letters without a space", "A1b2".repeat(100)],
    ["a long address", `https://operator.example/${"a".repeat(400)}`],
    ["a long Thai text", "กรุณาตรวจสอบหมายเลขบัญชีธนาคารให้ถูกต้องก่อนยืนยัน".repeat(8)],
    ["a long Lao text", "ກະລຸນາກວດສອບເລກບັນຊີທະນາຄານໃຫ້ຖືກຕ້ອງກ່ອນຢືນຢັນ".repeat(8)],
  ])("of %s stays within a narrow page, with large letters too", async (_what, payload) => {
    await page.viewport(320, 600);
    document.documentElement.style.fontSize = "200%";
    const { container } = await showMessage(text(payload));
    expect(document.documentElement.scrollWidth).toBe(320);
    const words = container.querySelector("p");
    expect(words?.scrollWidth).toBe(words?.clientWidth);
    document.documentElement.style.fontSize = "";
    await page.viewport(360, 800);
  });

  test("of nothing says that it can't be shown", async () => {
    await showMessage(text("\n \n"));
    await expect.element(page.getByText("This app cannot show this message")).toBeVisible();
  });
});

/** Where a letter of an element's text begins, in px from the left. */
function letterAt(element: Element | null, at: number): number {
  const node = document.createTreeWalker(element ?? document.body, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  if (node) range.setStart(node, at);
  if (node) range.setEnd(node, at + 1);
  return range.getBoundingClientRect().left;
}
