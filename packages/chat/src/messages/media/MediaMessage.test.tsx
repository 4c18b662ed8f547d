import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aMedia, aMessage, CLIP } from "../../testing/sample-messages.ts";
import { showMessage } from "../../testing/show-message.tsx";
import picture from "../../testing/picture.svg?no-inline";

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
    const retry = page.getByRole("button", { name: "Try again" });
    const first = retry.element();
    await retry.click();
    await expect.poll(() => retry.query()).not.toBe(first);
    // Still broken: whoever uses the keyboard is at the same place.
    await expect.element(retry).toHaveFocus();
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
