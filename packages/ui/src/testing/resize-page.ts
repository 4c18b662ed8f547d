import { onTestFinished } from "vitest";
import { page } from "vitest/browser";

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

/** The elements inside `root` whose content is wider than they are, or that stick out of `root`, as their HTML. */
export function overflowing(root: Element): string[] {
  const edge = root.getBoundingClientRect();
  return [...root.querySelectorAll("*")]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < edge.left - 1 || right > edge.right + 1);
    })
    .map((element) => element.outerHTML);
}

/** Words of `root` that are broken over two lines, where words are separated by spaces; Thai and Lao text has none. */
export function brokenWords(root: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    // Text for screen readers only has no width.
    if ((node.parentElement?.clientWidth ?? 0) === 1) continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{Script=Latin}\p{Nd}.,:−+]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}
