/// <reference types="@vitest/browser-playwright" />
import { onTestFinished, vi } from "vitest";
import { cdp, page } from "vitest/browser";

const [WIDTH, HEIGHT] = [360, 800];

/** Gives the page a size in px, and a text size, until the test ends. */
export async function resizePage(width: number, text: "100%" | "200%" = "100%", height = HEIGHT) {
  onTestFinished(async () => {
    document.documentElement.style.fontSize = "";
    await page.viewport(WIDTH, HEIGHT);
  });
  document.documentElement.style.fontSize = text;
  await page.viewport(width, height);
}

/** Sets how much motion the member prefers, until the test ends: tests begin with little, which costs less time. */
export async function preferMotion(value: "no-preference" | "reduce") {
  onTestFinished(() => emulateMotion("reduce"));
  await emulateMotion(value);
}

async function emulateMotion(value: "no-preference" | "reduce") {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
}

/**
 * Brings up an on-screen keyboard that covers the page, as on iPhones: what it leaves in sight is given in px, from the
 * top of the page.
 */
export function showKeyboard(offsetTop: number, height: number) {
  const area = window.visualViewport;
  if (!area) throw new Error("The browser has no visual viewport.");
  vi.spyOn(area, "height", "get").mockReturnValue(height);
  vi.spyOn(area, "offsetTop", "get").mockReturnValue(offsetTop);
  onTestFinished(() => void vi.restoreAllMocks());
  area.dispatchEvent(new Event("resize"));
}

/** The elements that stick out of `root` at a side, as their HTML. */
export function overflowing(root: Element): string[] {
  const edge = root.getBoundingClientRect();
  return [...root.querySelectorAll("*")]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      if (element.getClientRects().length === 0) return false;
      return !isHidden(element) && (left < edge.left - 1 || right > edge.right + 1);
    })
    .map((element) => element.outerHTML);
}

/** Whether an element is for screen readers only: it or one around it is a pixel wide. */
function isHidden(element: Element | null): boolean {
  return element !== null && (element.clientWidth === 1 || isHidden(element.parentElement));
}

/** Words of `root` that are broken over two lines, where words are separated by spaces; Thai and Lao text has none. */
export function brokenWords(root: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (isHidden(node.parentElement)) continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{Script=Latin}\p{Nd}.,:−+]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}
