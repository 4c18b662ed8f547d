import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { field, openPanel, sendButton } from "../testing/panel-driver.tsx";

const spinner = () => page.getByText("Preparing the picture");

/** A picture above the limit, chosen while a text is typed, that is read once the test says so. */
async function choosePicture() {
  const { conversation } = await openPanel();
  const read = Promise.withResolvers<ImageBitmap>();
  const reading = vi.spyOn(window, "createImageBitmap").mockReturnValue(read.promise);
  onTestFinished(() => reading.mockRestore());
  await field().fill("My slip");
  const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
  const picture = new File([bytes], "photo.png", { type: "image/png" });
  // Not by the browser's driver, which takes seconds for a file of this size.
  const input = document.querySelector("input[type=file][multiple]") as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(picture);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(spinner()).toBeInTheDocument();
  const calls = () => conversation.calls.filter(([call]) => call.startsWith("send"));
  return { read, calls };
}

test("a text waits for the picture that is being prepared, and goes with it", async () => {
  const { read, calls } = await choosePicture();
  await expect.element(sendButton()).toBeDisabled();
  await field().click();
  await userEvent.keyboard("{Enter}");
  expect(calls()).toEqual([]);
  await expect.element(field()).toHaveValue("My slip");
  const canvas = new OffscreenCanvas(30, 15);
  canvas.getContext("2d")?.fillRect(0, 0, 10, 10);
  read.resolve(canvas.transferToImageBitmap());
  await expect.element(page.getByRole("img", { name: "photo.jpg" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(calls()).toEqual([["sendFile", expect.any(File), "image", "My slip"]]);
});

test("a picture that can't be drawn is refused, and the text can go without it", async () => {
  const { read, calls } = await choosePicture();
  const closed = new OffscreenCanvas(30, 15);
  closed.getContext("2d");
  const picture = closed.transferToImageBitmap();
  picture.close();
  read.resolve(picture);
  await expect.element(page.getByRole("alert").filter({ hasText: "The file is too large" })).toBeVisible();
  await sendButton().click();
  expect(calls()).toEqual([["sendText", "My slip"]]);
});
