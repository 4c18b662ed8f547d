import { expect, test } from "../support/journey.ts";
import { SITES } from "../support/sites.ts";

const VIDEOS = ["wallet", "enterGame", "checkBalance", "receiveBonus", "endBonus"];

const FILM = /\.(mp4|webm)$/;

test("the instruction videos load nothing before they play, and then only the playing one", async ({
  page,
  t,
  site,
}) => {
  const language = SITES[site].first;
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (FILM.test(pathname)) asked.push(pathname);
  });
  await page.goto("/howto");
  for (const name of VIDEOS) {
    const video = page.getByLabel(t("howto", name), { exact: true }).and(page.locator("video"));
    await expect(video).toHaveAttribute("preload", "none");
    await expect(video).toHaveJSProperty("readyState", 0);
    const poster = await page.request.get((await video.getAttribute("poster")) ?? "");
    expect([poster.status(), poster.headers()["content-type"]]).toEqual([200, "image/webp"]);
  }
  expect(asked).toEqual([]);

  const video = page.locator("video").first();
  const answer = page.waitForResponse((response) => FILM.test(response.url()));
  const ending = await video.evaluate((element: HTMLVideoElement) => {
    void element.play().catch(() => undefined);
    // A Chromium without the codec takes the other one.
    return element.canPlayType('video/mp4; codecs="avc1.42E01E"') === "" ? "webm" : "mp4";
  });
  const path = `/files/howto/${site}/${language}/wallet.${ending}`;
  const first = await answer;
  expect(first.url()).toContain(path);
  expect(first.status()).toBe(206);
  expect(first.headers()["x-content-type-options"]).toBe("nosniff");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(await video.evaluate((element: HTMLVideoElement) => Math.round(element.duration))).toBe(40);
  expect(await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)).toBe("showing");
  expect(new Set(asked)).toEqual(new Set([path]));
});
