import { readFileSync } from "node:fs";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { SANDBOX } from "./addresses.ts";
import type { Translate } from "./journey.ts";

const HOWTO = new URL("../../sandbox/assets/howto/", import.meta.url);

/** One pixel. */
export const PICTURE = {
  name: "receipt.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

export const VIDEO = {
  name: "screen.mp4",
  mimeType: "video/mp4",
  buffer: readFileSync(new URL("thai/en/end-bonus.mp4", HOWTO)),
};

/** The floating button; its name says what is unread. */
export function launcher(page: Page, t: Translate): Locator {
  return page.locator("[data-chat-launcher]").getByRole("button", { name: t("chat", "panel.open") });
}

/** Presses the chat's button at the end of a page, which has room for it; the page may still grow. */
async function openAtTheEnd(page: Page, button: Locator) {
  await expect(async () => {
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
    );
    await expect(button).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await button.click();
}

/** The open chat of a customer. */
export function chatOf(page: Page, t: Translate) {
  const panel = page.getByRole("dialog", { name: t("chat", "panel.title") });
  const field = panel.getByRole("textbox", { name: t("chat", "panel.message") });
  const log = panel.getByRole("log");
  return {
    panel,
    field,
    log,
    async open() {
      await openAtTheEnd(page, launcher(page, t));
      await expect(field).toBeVisible();
      // From here on, what support sends arrives by the socket.
      await expect(panel.getByText(t("chat", "panel.connection.joined"))).toBeAttached();
    },
    async say(text: string) {
      await field.fill(text);
      await field.press("Enter");
      await expect(log.getByText(text)).toBeVisible();
      await expect(field).toHaveValue("");
    },
    /** Sends the chosen files, without a text. */
    async sendFiles() {
      const chosen = panel.getByRole("list", { name: t("chat", "panel.chosen") });
      await expect(chosen.getByRole("button")).not.toHaveCount(0);
      await panel.getByRole("button", { name: t("chat", "panel.send"), exact: true }).click();
      await expect(chosen).toHaveCount(0);
    },
    async close() {
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
    },
  };
}

/** Support's page in a browser tab of its own. */
export async function openAgent(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(`${SANDBOX.url}/sandbox/chat`);
  const conversation = page.getByRole("region", { name: /^Conversation with/ });
  const log = conversation.getByRole("log");
  return {
    page,
    log,
    /** Opens the conversation of the customer that wrote last. */
    async answer(customer: string | RegExp) {
      const close = conversation.getByRole("button", { name: "Close" });
      if (await close.isVisible()) await close.click();
      await page.getByRole("list", { name: "Customers" }).getByRole("button", { name: customer }).click();
      await expect(conversation).toBeVisible();
    },
    async say(text: string) {
      await conversation.getByLabel("Text", { exact: true }).fill(text);
      await conversation.getByRole("button", { name: "Send text" }).click();
      await expect(log.getByText(text)).toBeVisible();
    },
    /** Sends one of the page's samples. */
    async sample(label: string) {
      await conversation.getByLabel("Sample").selectOption({ label });
      await conversation.getByRole("button", { name: "Send JSON" }).click();
      await expect(conversation.getByText("Sent.")).toBeVisible();
    },
    cut: () => conversation.getByRole("button", { name: "Cut the connection" }).click(),
  };
}
