import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { renderPart } from "../../testing/render-part.tsx";
import { preferMotion } from "../../testing/resize-page.ts";
import { type Banner, BannerCarousel, type BannerCarouselLabels } from "./BannerCarousel.tsx";

const labels: BannerCarouselLabels = {
  region: "Promotions",
  position: (position, count) => `${position} of ${count}`,
};

function aBanner(overrides: Partial<Banner> = {}): Banner {
  return { image: null, html: "<p>Invite a friend</p>", ...overrides };
}

function texts(count: number): Banner[] {
  return Array.from({ length: count }, (_, index) =>
    aBanner({ html: `<p>Text ${index + 1} <a href="#text-${index + 1}">Terms</a></p>` }),
  );
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"/>')}`;

/** The carousel in a page that is longer than the window. */
function onLongPage(banners: readonly Banner[], width = "100%") {
  return (
    <div style={{ paddingBlock: "60rem" }}>
      <div style={{ inlineSize: width }}>
        <BannerCarousel banners={banners} labels={labels} />
      </div>
    </div>
  );
}

async function show(banners: readonly Banner[], width?: string) {
  const screen = await renderPart(onLongPage(banners, width));
  return {
    update: (next: readonly Banner[], nextWidth?: string) => screen.update(onLongPage(next, nextWidth)),
  };
}

const list = () => page.getByRole("list").element() as HTMLElement;
const slides = () => Array.from(list().children);
const dots = () => page.getByRole("button", { name: / of / }).elements();

/** The place of the banner that fills the list; 0 between two. */
const stands = () => slides().findIndex((slide) => Math.abs(leftOf(slide) - leftOf(list())) < 2) + 1;
const leftOf = (element: Element) => element.getBoundingClientRect().left;

/** Without Playwright's own scrolling to what it clicks. */
function press(place: number): void {
  const dot = dots()[place - 1];
  if (dot instanceof HTMLElement) dot.click();
}

/** Scrolls to where a finger leaves the list. */
function swipeTo(place: number): void {
  list().scrollTo({
    left: leftOf(slides()[place - 1] ?? list()) - leftOf(list()) + list().scrollLeft,
    behavior: "instant",
  });
}

/** Which banner is visible, which dots are current, and which banners can be reached; all by position from 1. */
function state() {
  return {
    stands: stands(),
    dots: dots().flatMap((dot, index) => (dot.ariaCurrent === "true" ? [index + 1] : [])),
    reached: slides().flatMap((slide, index) => (slide.matches("[inert]") ? [] : [index + 1])),
  };
}

const at = (place: number) => ({ stands: place, dots: [place], reached: [place] });

const images = () => Array.from(list().querySelectorAll("img"));
const waiting = () => images().map(({ loading }) => loading === "lazy");

const terms = (place: number) => page.getByText("Terms").nth(place - 1);

/** By a mouse, over the list; in pixels from its left edge. */
function drag(from: number, to: number): Promise<void> {
  return userEvent.dragAndDrop(page.getByRole("list"), page.getByRole("list"), {
    sourcePosition: { x: from, y: 12 },
    targetPosition: { x: to, y: 12 },
  });
}

/** Requests for these addresses stay without an answer until the test ends. */
async function neverAnswer(urlPattern: string): Promise<void> {
  await cdp().send("Fetch.enable", { patterns: [{ urlPattern }] });
  onTestFinished(async () => void (await cdp().send("Fetch.disable")));
}

beforeEach(() => preferMotion("no-preference"));

test("without banners nothing is rendered", async () => {
  await show([]);
  expect(page.getByRole("region").elements()).toEqual([]);
});

test("a single banner has no dots and is no tab stop", async () => {
  await show([aBanner()]);
  expect(dots()).toEqual([]);
  expect(list().tabIndex).toBe(-1);
  expect(slides()[0]).not.toHaveAttribute("inert");
});

describe.each([2, 3, 30])("among %d banners", (count) => {
  test("a dot shows its banner", async () => {
    await show(texts(count));
    await expect.poll(state).toEqual(at(1));
    press(count);
    await expect.poll(state).toEqual(at(count));
    press(count - 1);
    await expect.poll(state).toEqual(at(count - 1));
  });

  test("the current dot follows the swipe, and only the banner in sight can be reached", async () => {
    await show(texts(count));
    for (let place = count; place > 0; place -= 1) {
      swipeTo(place);
      await expect.poll(state).toEqual(at(place));
    }
  });
});

test("a swipe that stops between two banners continues to one of them", async () => {
  await show(texts(3));
  list().scrollTo({ left: list().clientWidth * 0.7, behavior: "instant" });
  await expect.poll(state).toEqual(at(2));
});

test("the arrow keys turn the list once it has the focus", async () => {
  await show(texts(3));
  expect(list().tabIndex).toBe(0);
  list().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(state).toEqual(at(2));
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(state).toEqual(at(1));
});

test("the focus on a link stays in the list when its banner goes", async () => {
  await show(texts(3));
  await expect.element(terms(1)).toBeVisible();
  list().querySelector("a")?.focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(state).toEqual(at(2));
  expect(document.activeElement).toBe(list());
});

test("with reduced motion a dot jumps at once, else it glides", async () => {
  await show(texts(3));
  press(2);
  expect(stands()).toBe(1);
  await expect.poll(state).toEqual(at(2));
  press(3);
  expect(stands()).toBe(2);
  await expect.poll(state).toEqual(at(3));
  await preferMotion("reduce");
  press(1);
  expect(stands()).toBe(1);
  await expect.poll(state).toEqual(at(1));
});

test("a banner far away glides in from beside its place, past none of the others", async () => {
  await show(texts(30));
  press(30);
  expect(stands()).toBe(29);
  await expect.poll(state).toEqual(at(30));
  press(1);
  expect(stands()).toBe(2);
});

test("the page never scrolls, though the banners are half out of sight", async () => {
  await show(texts(3));
  scrollBy({ top: slides()[0]?.getBoundingClientRect().bottom ?? 0, behavior: "instant" });
  const before = scrollY;
  expect(list().getBoundingClientRect().top).toBeLessThan(0);
  press(3);
  await expect.poll(state).toEqual(at(3));
  expect([scrollX, scrollY]).toEqual([0, before]);
});

test("stays at its banner when the room changes", async () => {
  const { update } = await show(texts(5), "320px");
  swipeTo(4);
  await expect.poll(state).toEqual(at(4));
  await update(texts(5), "240px");
  await expect.poll(state).toEqual(at(4));
  await update(texts(5), "340px");
  await expect.poll(state).toEqual(at(4));
});

test("leaves out banners with neither text nor a picture that may load", async () => {
  await show([aBanner({ html: " " }), aBanner(), aBanner({ html: "", image: "javascript:alert(1)" })]);
  expect(slides().map((slide) => slide.textContent)).toEqual(["Invite a friend"]);
  expect(dots()).toEqual([]);
});

describe("a list that changes", () => {
  test("shows its last banner when it shrank", async () => {
    const { update } = await show(texts(5));
    swipeTo(5);
    await expect.poll(state).toEqual(at(5));
    await update(texts(2));
    expect(slides().filter((slide) => !slide.matches("[inert]"))).toEqual([slides()[1]]);
    await expect.poll(state).toEqual(at(2));
    await update(texts(1));
    expect(dots()).toEqual([]);
    expect(slides()[0]).not.toHaveAttribute("inert");
  });

  test("begins at its first banner when it was empty between", async () => {
    const { update } = await show(texts(5));
    swipeTo(5);
    await expect.poll(state).toEqual(at(5));
    await update([]);
    await update(texts(5));
    await expect.poll(state).toEqual(at(1));
  });
});

describe("pictures", () => {
  test("wait until their banner is one swipe away", async () => {
    await show(Array.from({ length: 5 }, () => aBanner({ image: PICTURE })));
    expect(waiting()).toEqual([false, false, true, true, true]);
    press(4);
    await expect.poll(state).toEqual(at(4));
    expect(waiting()).toEqual([true, true, false, false, false]);
  });

  test("give their room back when they are lost", async () => {
    await show([aBanner({ image: "data:image/png,lost" })]);
    await expect.poll(() => images()[0]?.clientHeight).toBeLessThan(40);
  });

  test("reserve their space before they load, in the aspect ratio of the first that loaded", async () => {
    await neverAnswer("*/far.png");
    const far = aBanner({ image: "/far.png", html: "" });
    await show([aBanner({ image: PICTURE, html: "" }), far, far, far]);
    const room = list().clientWidth / 3;
    await expect.poll(() => images()[3]?.getBoundingClientRect().height).toBeCloseTo(room, 0);
    expect(list().clientHeight).toBe(Math.round(room));
  });
});

describe("a mouse", () => {
  test("drags to the next banner and back", async () => {
    await show(texts(3));
    await drag(300, 150);
    await expect.poll(state).toEqual(at(2));
    await drag(60, 210);
    await expect.poll(state).toEqual(at(1));
    await expect.poll(() => list()).not.toHaveAttribute("data-dragged");
  });

  test("lets the banner go back when it was hardly moved", async () => {
    await show(texts(3));
    await drag(300, 280);
    await expect.poll(state).toEqual(at(1));
    await expect.poll(() => list()).not.toHaveAttribute("data-dragged");
  });

  test("drags by a link too", async () => {
    await show(texts(3));
    swipeTo(2);
    await expect.poll(state).toEqual(at(2));
    await userEvent.dragAndDrop(terms(2), page.getByRole("list"), { targetPosition: { x: 250, y: 12 } });
    await expect.poll(state).toEqual(at(1));
  });

  test("clicks a link where it is, and not at the end of a drag", async () => {
    await show(texts(3));
    const clicked = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
    document.addEventListener("click", clicked);
    onTestFinished(() => document.removeEventListener("click", clicked));
    await terms(1).click();
    expect(clicked).toHaveBeenCalledTimes(1);
    await userEvent.dragAndDrop(terms(1), terms(1), {
      sourcePosition: { x: 30, y: 12 },
      targetPosition: { x: 4, y: 12 },
    });
    expect(clicked).toHaveBeenCalledTimes(1);
    await expect.poll(state).toEqual(at(1));
    await terms(1).click();
    expect(clicked).toHaveBeenCalledTimes(2);
  });
});
