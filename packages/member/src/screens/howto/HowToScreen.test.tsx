import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { mockBackend } from "../../testing/mock-backend.ts";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  mockBackend({});
});
afterEach(() => vi.restoreAllMocks());

const videos = () => [...document.querySelectorAll("video")];

test("five videos load nothing before they are played, and show their posters without the browser's controls", async () => {
  await renderSite("/howto", FIXED_MARKET);
  await expect.poll(() => videos().length).toBe(5);
  expect(videos().map(({ preload, controls }) => [preload, controls])).toEqual(
    Array.from({ length: 5 }, () => ["none", false]),
  );
  expect(videos().map(({ networkState }) => networkState)).not.toContain(HTMLMediaElement.NETWORK_LOADING);
  expect(videos().every(({ poster }) => poster !== "")).toBe(true);
});

test("the button on a poster plays its video, which then has the browser's own controls and the focus", async () => {
  await renderSite("/howto", FIXED_MARKET);
  await expect.poll(() => videos().length).toBe(5);
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const button = page.getByRole("button", { name: "Play the video: Using the wallet" });
  await button.click();
  expect(play.mock.contexts).toEqual([videos()[0]]);
  await expect.element(button).not.toBeInTheDocument();
  expect(videos().map(({ controls }) => controls)).toEqual([true, false, false, false, false]);
  expect(document.activeElement).toBe(videos()[0]);
});

test("a video comes in the member's language first, else in the one for all", async () => {
  await renderSite("/howto", FIXED_MARKET);
  await expect.poll(() => videos().length).toBe(5);
  const sources = [...(videos()[0]?.querySelectorAll("source") ?? [])].map((source) =>
    source.getAttribute("src"),
  );
  expect(sources).toEqual(["/files/howto/en/wallet.mp4", "/files/howto/wallet.mp4"]);
});

test("a video that cannot be played says so and can be tried again", async () => {
  await renderSite("/howto", FIXED_MARKET);
  await expect.poll(() => videos().length).toBe(5);
  videos()[0]?.querySelector("source:last-of-type")?.dispatchEvent(new Event("error"));
  await expect.element(page.getByText("This video cannot be played.", { exact: false })).toBeVisible();
  expect(videos()).toHaveLength(4);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => videos().length).toBe(5);
});
