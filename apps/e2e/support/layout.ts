import type { Page } from "@playwright/test";

/** A rectangle of the screen, in CSS pixels. */
interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Sets the reader's own text size, in percent of the usual one. */
export function setTextSize(page: Page, percent: number): Promise<void> {
  return page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), percent);
}

/** What stays on the screen while the page scrolls: the header and the main menu, where they are now. */
export async function barBoxes(page: Page): Promise<Record<"header" | "menu", Box>> {
  const [header, menu] = await page.evaluate(() =>
    ["header", "header nav"].map((selector) => {
      const { top, bottom, left, right } = document.querySelector(selector)!.getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );
  return { header: header!, menu: menu! };
}

/** The entries of the main menu whose label is cut off, broken into lines, or wider than its place. */
export function crampedMenuLabels(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("header nav li > *")]
      .filter((entry) => {
        const label = entry.lastElementChild!;
        const place = entry.getBoundingClientRect();
        const lines = document.createRange();
        lines.selectNodeContents(label);
        const { left, right } = lines.getBoundingClientRect();
        return lines.getClientRects().length !== 1 || left < place.left || right > place.right;
      })
      .map((entry) => entry.textContent ?? ""),
  );
}

/**
 * Scrolls the page from its start to its end, and returns what lies over the bars on the way: each entry of the menu and
 * each control of the header is hit at nine points.
 */
export function hitsOverBars(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = new Set<string>();
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top <= end; top += 40) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      for (const control of document.querySelectorAll("header button, header a")) {
        const { left, top: above, width, height } = control.getBoundingClientRect();
        if (above < 0 || above + height > innerHeight) continue;
        for (const [across, down] of [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y]))) {
          const hit = document.elementFromPoint(left + width * across!, above + height * down!);
          if (hit !== null && !hit.closest("header")) found.add(`${control.textContent}: ${hit.className}`);
        }
      }
    }
    return [...found];
  });
}

/** Words of the text in these elements that a line break divides, by the browser's own knowledge of words. */
export function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((within) => {
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: "word" });
    const broken: string[] = [];
    for (const element of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent ?? "";
        for (const { segment, index, isWordLike } of words.segment(text)) {
          if (isWordLike !== true) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + segment.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`${segment} in ${text}`);
        }
      }
    }
    return broken;
  }, selector);
}
