import type { Locator, Page } from "playwright-core";
import { PUBLISHED } from "./pack.ts";

/** An app of somebody else, outside of the workspace. */
export interface OutsideApp {
  /** The folder of its files, beside this module. */
  readonly files: string;
  /** The folders of the packages that it installs, packed. */
  readonly packages: readonly string[];
  /** What it installs besides: their peers, and a bundler. */
  readonly needs: readonly string[];
  /** Uses what it has of each package; throws what is wrong. */
  readonly use: (page: Page) => Promise<void>;
}

const EMBEDDED = "packages/chat-embed";

/** One that has every package, and one that has the chat alone. */
export const OUTSIDE_APPS: readonly OutsideApp[] = [
  {
    files: "app",
    packages: PUBLISHED.filter((folder) => folder !== EMBEDDED),
    needs: [
      "@reduxjs/toolkit",
      "i18next",
      "react",
      "react-dom",
      "react-i18next",
      "react-redux",
      "redux",
      "typescript",
      "@types/react",
      "@types/react-dom",
      "vite",
    ],
    use: useEach,
  },
  {
    files: "embed-app",
    packages: [EMBEDDED],
    needs: ["react", "react-dom", "typescript", "vite"],
    use: useChat,
  },
];

async function useEach(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "The operator" }).waitFor();
  await page.getByText("1,234.56").waitFor();
  const button = page.getByRole("button", { name: "Read the agreement" });
  await hasOwnColour(button);
  await button.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("20 years").waitFor();
  await dialog.getByRole("button", { name: "Accept the agreement" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /chat/i }).first().click();
  await page.getByRole("textbox").waitFor();
}

async function useChat(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^Chat with support/ });
  await hasOwnColour(button);
  const { background, colours, margin } = await page.locator("h1").evaluate((heading) => {
    const view = heading.ownerDocument.defaultView;
    const root = view.getComputedStyle(heading.ownerDocument.documentElement);
    const { margin: around } = view.getComputedStyle(heading);
    return { background: root.backgroundColor, colours: root.colorScheme, margin: around };
  });
  const look = `${background}, ${colours}, ${margin}`;
  if (look !== "rgba(0, 0, 0, 0), normal, 30px") throw new Error(`The page lost its own look: ${look}`);
  const text = await button.evaluate((element) => {
    const style = element.ownerDocument.defaultView.getComputedStyle(element);
    return `${style.fontSize}, ${style.letterSpacing}`;
  });
  if (text !== "16px, normal") throw new Error(`The chat's text is not its own: ${text}`);
  await button.click();
  await page.getByRole("dialog").getByRole("textbox").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Ask about my order" }).click();
  await page.waitForFunction("document.querySelector('.mw-chat textarea')?.value === 'Where is my order?'");
  await page.getByRole("button", { name: "Leave" }).click();
  await page.locator(".mw-chat").waitFor({ state: "detached" });
}

/** The colour that the app's theme gives. */
async function hasOwnColour(button: Locator): Promise<void> {
  const colour = await button.evaluate((element) => {
    const style = element.ownerDocument.defaultView.getComputedStyle(element);
    return `${style.backgroundColor} ${style.backgroundImage}`;
  });
  if (!colour.includes("rgb(15, 118, 110)")) throw new Error(`The theme is not the app's own: ${colour}`);
}
