import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aMedia, aMessage, aPicture, CLIP } from "../../testing/sample-messages.ts";
import { showMessage } from "../../testing/show-message.tsx";
import picture from "../../testing/picture.svg?no-inline";

const tryAgain = () => page.getByRole("button", { name: "Try again" });
const slip = () => page.getByRole("img", { name: "View picture slip.png" });
const viewPicture = () => page.getByRole("img", { name: "View picture" });

/** A picture that the server has, of which the first download fails. */
async function failedPicture() {
  const shown = await showMessage(aMedia({ url: picture, name: "" }));
  const image = () => shown.container.querySelector("img");
  await expect.poll(image).not.toBeNull();
  const room = () => shown.container.querySelector("[data-media]")?.getBoundingClientRect().toJSON();
  const before = room();
  image()?.dispatchEvent(new Event("error"));
  await expect.element(page.getByText("This picture cannot be shown")).toBeVisible();
  expect(room()).toEqual(before);
  return { ...shown, image, room };
}

describe("media", () => {
  test("of the backend are loaded from there, when they come near", async () => {
    const { container } = await showMessage(aMedia({ url: "", filePath: picture }), {
      chatUrl: location.origin,
    });
    const asked = () => [...container.querySelectorAll("img")].map(({ src, loading }) => ({ src, loading }));
    await expect.poll(asked).toEqual([{ src: location.origin + picture, loading: "lazy" }]);
  });

  test("with a blank text stand alone", async () => {
    await showMessage(aMedia({ name: "slip.png", message: " \n" }));
    await expect.element(page.getByRole("img", { name: "View picture slip.png" })).toBeVisible();
    expect(page.getByRole("paragraph").query()).toBeNull();
  });

  test("that are broken say so, and load when they are tried again", async () => {
    const { update } = await showMessage(aMedia({ url: "data:image/png;base64,AAAA" }));
    await expect.element(page.getByText("This picture cannot be shown")).toBeVisible();
    await tryAgain().click();
    await expect.element(tryAgain()).not.toHaveAttribute("aria-busy");
    // Still broken: whoever uses the keyboard is at the same place.
    await expect.element(tryAgain()).toHaveFocus();
    await update({ message: aMessage(aMedia({ name: "slip.png" })) });
    await expect.element(page.getByRole("img", { name: "View picture slip.png" })).toBeVisible();
  });

  test("of a video have the browser's controls and load only their first part", async () => {
    const { container } = await showMessage(aMedia({ fileType: "video", url: CLIP, name: "clip" }));
    const video = () => container.querySelector("video");
    await expect.poll(() => video()?.videoWidth).toBe(160);
    expect(video()?.controls).toBe(true);
    expect(video()?.preload).toBe("metadata");
  });

  test("of a video that is none say so", async () => {
    await showMessage(aMedia({ fileType: "video", url: "/src/testing/ChatTestProviders.tsx" }));
    await expect.element(page.getByText("This video cannot be played")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  test("of a file are downloaded by a name without marks that disguise its kind", async () => {
    await showMessage(aMedia({ fileType: "file", url: "/files/chat/1", name: "slip\u202Egnp.exe" }));
    const file = page.getByRole("link", { name: "slipgnp.exe Download" });
    await expect.element(file).toHaveAttribute("download", "slipgnp.exe");
    await expect.element(file).toHaveAttribute("rel", "noopener noreferrer");
  });

  test.each([
    ["image", "This picture cannot be shown"],
    ["video", "This video cannot be played"],
    ["file", "This file cannot be opened"],
  ] as const)("of kind %s with a refused address say so and load nothing", async (fileType, sentence) => {
    const { container } = await showMessage(aMedia({ fileType, url: "javascript:alert(1)" }));
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(container.querySelectorAll("[src], [href], button")).toHaveLength(0);
  });
});

describe("a picture whose first download failed", () => {
  test.each([
    ["the line is back", () => window.dispatchEvent(new Event("online"))],
    ["the customer returns to the page", () => window.dispatchEvent(new Event("focus"))],
    ["the page is visible again", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("loads once %s, in the same room", async (_when, happen) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { room } = await failedPicture();
    const before = room();
    happen();
    await expect.element(viewPicture()).toBeVisible();
    await expect.element(tryAgain()).not.toBeInTheDocument();
    expect(room()).toEqual(before);
  });

  test("loads by itself after a moment, and gives its button's focus to the picture", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    await failedPicture();
    (tryAgain().element() as HTMLElement).focus();
    vi.advanceTimersByTime(2_000);
    await expect.element(tryAgain()).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "View picture" })).toHaveFocus();
  });
});

describe("media that was sent from here", () => {
  const content = aMedia({ url: picture, name: "slip.png" });
  const sent = (preview?: string) => aMessage(content, { sender: "customer", preview });

  test("shows its own file until the server's has loaded, which stands there already then", async () => {
    const own = aPicture();
    const { container, onMediaLoaded, update } = await showMessage(content, { message: sent(own) });
    await expect.element(slip()).toHaveAttribute("src", own);
    await expect.poll(() => onMediaLoaded.mock.calls).toEqual([[own]]);
    const room = container.querySelector("[data-media]")?.getBoundingClientRect().toJSON();
    await update({ message: sent() });
    await expect.element(slip()).toHaveAttribute("src", picture);
    expect(slip().element()).toMatchObject({ complete: true, naturalWidth: 40 });
    expect(container.querySelectorAll("img")).toHaveLength(1);
    expect(container.querySelector("[data-media]")?.getBoundingClientRect().toJSON()).toEqual(room);
  });

  test("shows its own file while the server's does not load, and the server's when its own is gone", async () => {
    const own = aPicture();
    const { container, onMediaLoaded } = await showMessage(content, { message: sent(own) });
    await expect.poll(() => container.querySelectorAll("img")).toHaveLength(2);
    container.querySelectorAll("img")[1]?.dispatchEvent(new Event("error"));
    await expect.poll(() => container.querySelectorAll("img")).toHaveLength(1);
    await expect.element(slip()).toBeVisible();
    expect(tryAgain().query()).toBeNull();
    slip().element().dispatchEvent(new Event("error"));
    expect(onMediaLoaded).toHaveBeenCalledWith(own);
  });

  test.each([
    ["until the server's has loaded", false, 1],
    ["as long as it is watched", true, 0],
  ])("plays its own film %s", async (_how, watched, released) => {
    const film = aMedia({ fileType: "video", url: CLIP, name: "clip" });
    const own = `${CLIP}?own`;
    const { container, onMediaLoaded, update } = await showMessage(film, {
      message: aMessage(film, { sender: "customer", preview: own }),
    });
    const [server, shown] = await vi.waitFor(() => {
      const videos = [...container.querySelectorAll("video")];
      expect(videos).toHaveLength(2);
      return videos;
    });
    expect(shown?.src).toContain("?own");
    if (watched) shown?.focus();
    await expect.poll(() => server?.readyState).toBeGreaterThanOrEqual(2);
    await expect.poll(() => onMediaLoaded.mock.calls).toHaveLength(released);
    await update({ message: aMessage(film, { sender: "customer" }) });
    // The same element, that has loaded.
    expect(container.querySelector("video")).toBe(server);
    await expect.element(page.getByLabelText("clip")).toBeVisible();
  });
});
