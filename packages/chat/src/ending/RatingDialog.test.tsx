import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { resizePage, showKeyboard } from "@member-wallet/ui/testing";
import { ChatTestProviders } from "../testing/ChatTestProviders.tsx";
import { RatingDialog } from "./RatingDialog.tsx";

const never = () => new Promise<never>(() => {});

test.each([
  { width: 360, height: 640, keyboard: 280 },
  { width: 640, height: 360, keyboard: 170 },
])(
  "over a keyboard of $keyboard px at $width × $height, the words of a rating are in sight with the button that sends it",
  async ({ width, height, keyboard }) => {
    await resizePage(width, "100%", height);
    await render(
      <ChatTestProviders>
        <RatingDialog ended rate={never} onRated={() => {}} onClose={() => {}} />
      </ChatTestProviders>,
    );
    const words = page.getByRole("textbox");
    const send = page.getByRole("button", { name: "Send the rating" });
    await expect.element(words).toBeVisible();
    const left = height - keyboard;
    const hidden = () =>
      [words, send]
        .map((part) => part.element())
        .filter((part) => {
          const at = part.getBoundingClientRect();
          const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
          return at.top < 0 || at.bottom > left || !part.contains(hit);
        })
        .map((part) => part.outerHTML);
    words.element().focus();
    // As on iPhones the keyboard covers the page, then as on Android it takes from its height.
    showKeyboard(0, left);
    await expect.poll(hidden).toEqual([]);
    await page.viewport(width, left);
    await expect.poll(hidden).toEqual([]);
  },
);
