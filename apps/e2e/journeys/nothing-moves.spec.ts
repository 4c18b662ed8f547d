import type { Page } from "@playwright/test";
import { expect, long, test } from "../support/journey.ts";
import { LANGUAGES } from "../support/languages.ts";
import { servePageInPieces } from "../support/page-in-pieces.ts";
import { setSwitches } from "../support/sandbox.ts";

const WIDTHS = [360, 1280];

interface Seen {
  /** The sum of all layout shifts. */
  shifts: number;
  /** The largest paint's element, and the address of its picture if it is one. */
  largest: { element: string; picture: string } | null;
}

/** Collects what the browser reports about the next page's paints. */
async function watchPaints(page: Page) {
  await page.addInitScript(() => {
    const seen: Seen = { shifts: 0, largest: null };
    Object.assign(window, { seen });
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- Only this function's source gets into the page.
    const on = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    on("layout-shift", (entry) => {
      seen.shifts += (entry as PerformanceEntry & { value: number }).value;
    });
    on("largest-contentful-paint", (entry) => {
      const { element, url } = entry as PerformanceEntry & { element: Element | null; url: string };
      seen.largest = { element: element?.tagName ?? "", picture: url };
    });
  });
}

/** What the page has reported, once it rests. */
async function paintsOf(page: Page): Promise<Seen> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(async () => {
    await document.fonts.ready;
    // A paint is reported in the frame after it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    return (window as unknown as { seen: Seen }).seen;
  });
}

const hydrated = (page: Page) => expect(page.locator("#root[data-hydrated]")).toBeAttached();

/** Whether the page paints the brand's picture beside its content. */
const hasBrand = (page: Page) =>
  page
    .getByRole("main")
    .evaluate((main) => getComputedStyle(main, "::before").borderImageSource.startsWith("url("));

for (const width of WIDTHS) {
  test(
    `at ${width} px the brand's picture is never the largest paint of the log-in`,
    { tag: long(width > 360) },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchPaints(page);
      for (const language of LANGUAGES) {
        await page.addInitScript((chosen) => localStorage.setItem("locale", chosen), language);
        await page.goto("/login");
        await hydrated(page);
        await expect.poll(() => hasBrand(page)).toBe(true);
        const { largest } = await paintsOf(page);
        expect(largest).toEqual({ element: expect.stringMatching(/./), picture: "" });
      }
    },
  );

  test(`at ${width} px no public page moves while it loads`, { tag: long(width > 360) }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchPaints(page);
    for (const path of ["/login", "/register", "/howto", "/no/such/page", "/terminated"]) {
      await page.goto(path);
      await hydrated(page);
      const { shifts } = await paintsOf(page);
      expect({ path, shifts: shifts.toFixed(2) }).toEqual({ path, shifts: "0.00" });
    }
  });

  test(
    `at ${width} px Contact keeps the operator's text, the chat app and the chat in their places as they come`,
    { tag: long(width > 360) },
    async ({ page, t }) => {
      await page.setViewportSize({ width, height: 800 });
      await setSwitches({ enableChatWidget: true });
      await watchPaints(page);
      const release = await holdOneByOne(page, [
        "**/api/lookup/contact",
        "**/assets/sanitiser-*.js",
        "**/api/lookup/enableChatWidget",
      ]);
      await page.goto("/contact");
      await hydrated(page);
      await release();
      await expect(page.locator("main [aria-busy]").first()).toBeVisible();
      await release();
      await expect(page.getByRole("img", { name: "LINE" })).toBeVisible();
      await release();
      await expect(
        page.getByRole("main").getByRole("button", { name: t("contact", "openChat") }),
      ).toBeVisible();
      const { shifts } = await paintsOf(page);
      expect(shifts).toBeLessThan(0.01);
    },
  );
}

test("a page that comes in pieces shows its menu once it is whole", async ({ page, baseURL }) => {
  const pieces = await servePageInPieces(baseURL ?? "", "/howto", "</li>");
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchPaints(page);
  await page.goto(`${pieces.url}/howto`, { waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBe(2);
  pieces.sendRest();
  await hydrated(page);
  await expect(page.getByRole("navigation").getByRole("link")).toHaveCount(4);
  const { shifts } = await paintsOf(page);
  expect(shifts.toFixed(2)).toBe("0.00");
  pieces.close();
});

test("bold text stays as it is while its font loads", async ({ page }) => {
  const release = await holdOneByOne(page, ["**/assets/*-700-*.woff2"]);
  const boldFaces = () =>
    page.evaluate(() => [...document.fonts].filter(({ weight }) => weight === "700").length);
  // It may come before the page is awaited.
  const asked = page.waitForRequest("**/assets/*-700-*.woff2");
  await page.goto("/howto");
  await hydrated(page);
  await asked;
  expect(await boldFaces()).toBe(0);
  await release();
  await expect.poll(boldFaces).toBe(1);
});

test.afterAll(() => setSwitches({ enableChatWidget: false }));

/** Holds requests; each call of the returned function lets those of the next pattern pass, and waits for one of them. */
async function holdOneByOne(page: Page, patterns: readonly string[]): Promise<() => Promise<void>> {
  const held = await Promise.all(
    patterns.map(async (pattern) => {
      const asked = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      await page.route(pattern, async (route) => {
        asked.resolve();
        await released.promise;
        await route.continue();
      });
      return { asked: asked.promise, release: released.resolve };
    }),
  );
  return async () => {
    const next = held.shift();
    await next?.asked;
    next?.release();
  };
}
