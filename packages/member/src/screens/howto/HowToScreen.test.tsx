import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { mockBackend } from "../../testing/mock-backend.ts";

beforeEach(() => {
  mockBackend({});
});

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

test("a video comes in the member's language first, in the format that every phone plays, else in the one for all", async () => {
  await renderSite("/howto", FIXED_MARKET);
  await expect.poll(() => videos().length).toBe(5);
  const sources = [...(videos()[0]?.querySelectorAll("source") ?? [])].map((source) => [
    source.getAttribute("src"),
    source.type,
  ]);
  expect(sources).toEqual([
    ["/files/howto/en/wallet.mp4", "video/mp4"],
    ["/files/howto/en/wallet.webm", "video/webm"],
    ["/files/howto/wallet.mp4", "video/mp4"],
  ]);
});

test("captions are on, in the member's language, and are a list of steps below their video", async () => {
  const file =
    "WEBVTT\n\n00:00.000 --> 00:04.000\nPress <b>“Deposit”</b>\n\n00:04.000 --> 00:08.000\nChoose\n";
  // Each file of the base is this one.
  const howToBase = `data:text/vtt,${encodeURIComponent(file)}#`;
  await renderSite("/howto", FIXED_MARKET, null, null, { howToBase });
  const card = page.getByRole("article", { name: "Using the wallet" });
  await card.getByText("Steps in this video").click();
  const steps = () =>
    card
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(steps).toEqual(["Press “Deposit”", "Choose"]);
  const [video] = videos();
  const track = video?.querySelector("track");
  expect([track?.track.mode, track?.kind, track?.srclang, track?.getAttribute("src")]).toEqual([
    "showing",
    "captions",
    "en",
    `${howToBase}/en/wallet.vtt`,
  ]);
  // Another host's captions are read only so.
  expect(video?.crossOrigin).toBe("anonymous");
});

test("a video without captions offers no steps, and is asked for as a host without them allows", async () => {
  await renderSite("/howto", FIXED_MARKET);
  await expect.poll(() => videos().length).toBe(5);
  // No server has the file here.
  await expect.poll(() => videos()[0]?.querySelector("track") ?? null).toBeNull();
  expect(videos()[0]?.hasAttribute("crossorigin")).toBe(false);
  await expect.element(page.getByText("Steps in this video").first()).not.toBeVisible();
});

test("a video that is played before its captions are known to be missing plays on without them", async () => {
  // The answer is still on its way.
  vi.spyOn(HTMLTrackElement.prototype, "readyState", "get").mockReturnValue(HTMLTrackElement.LOADING);
  await renderSite("/howto", FIXED_MARKET);
  await expect.poll(() => videos().length).toBe(5);
  const before = videos()[0];
  expect(before?.crossOrigin).toBe("anonymous");
  before?.querySelector("source:last-of-type")?.dispatchEvent(new Event("error"));
  await expect.poll(() => videos()[0]?.hasAttribute("crossorigin")).toBe(false);
  expect(videos()[0]).not.toBe(before);
  expect(page.getByText("This video cannot be played.", { exact: false }).elements()).toEqual([]);
});

test("a video that cannot be played says so and can be tried again", async () => {
  await renderSite("/howto", FIXED_MARKET);
  await expect.poll(() => videos().length).toBe(5);
  await expect.poll(() => videos()[0]?.querySelector("track") ?? null).toBeNull();
  videos()[0]?.querySelector("source:last-of-type")?.dispatchEvent(new Event("error"));
  await expect.element(page.getByText("This video cannot be played.", { exact: false })).toBeVisible();
  expect(videos()).toHaveLength(4);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => videos().length).toBe(5);
});
