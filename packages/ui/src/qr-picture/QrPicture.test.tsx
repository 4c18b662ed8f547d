import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { qrImage } from "./qr-image.ts";
import { QrPicture } from "./QrPicture.tsx";

const SQUARES = `<rect width="8" height="8" fill="#fff"/><rect width="4" height="4"/>`;
const QR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${SQUARES}</svg>`;

/** The picture of a markup that has one. */
async function drawn(markup: string): Promise<Blob> {
  const png = await qrImage(markup);
  expect.assert(png);
  return png;
}

/** The colour at a share of the picture's width and height. */
async function colourAt(png: Blob, x: number, y: number): Promise<number[]> {
  const bitmap = await createImageBitmap(png);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  expect.assert(context);
  context.drawImage(bitmap, 0, 0);
  return Array.from(context.getImageData(bitmap.width * x, bitmap.height * y, 1, 1).data).slice(0, 3);
}

test("an SVG without a size becomes a sharp PNG with a white rim", async () => {
  const png = await drawn(QR);
  expect(png.type).toBe("image/png");
  expect((await createImageBitmap(png)).width).toBeGreaterThan(1_000);
  expect(await colourAt(png, 0.01, 0.01)).toEqual([255, 255, 255]);
  expect(await colourAt(png, 0.2, 0.2)).toEqual([0, 0, 0]);
  expect(await colourAt(png, 0.8, 0.8)).toEqual([255, 255, 255]);
});

test("the squares meet without seams, whatever size the SVG gives itself", async () => {
  const strips = Array.from({ length: 21 }, (_, x) => `<rect x="${x}" width="1" height="21"/>`).join("");
  const png = await drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 21 21">${strips}</svg>`,
  );
  const inside = Array.from({ length: 50 }, (_, at) => colourAt(png, 0.1 + at * 0.015, 0.5));
  expect(new Set((await Promise.all(inside)).map(String))).toEqual(new Set(["0,0,0"]));
});

test("an image in the markup becomes the same", async () => {
  const png = await drawn(
    `<p><img src="data:image/svg+xml;base64,${btoa(QR.replace("<svg", '<svg width="8" height="8"'))}"></p>`,
  );
  expect(await colourAt(png, 0.2, 0.2)).toEqual([0, 0, 0]);
});

test.each(["", "<p>soon</p>", `<img src="https://evil.example/qr.png">`])(
  "%s has no picture",
  async (markup) => {
    expect(await qrImage(markup)).toBeNull();
  },
);

test("the code has its place while it is drawn: nothing below it moves", async () => {
  const screen = await renderPart(
    <>
      <QrPicture markup={QR} alt="QR for 500 baht" fileName="qr-500" />
      <p>Below</p>
    </>,
  );
  const below = screen.getByText("Below");
  const top = () => below.element().getBoundingClientRect().top;
  expect(screen.container.querySelector("fieldset")).not.toBeNull();
  const before = top();
  await expect.poll(() => screen.container.querySelector("img")?.naturalWidth ?? 0).toBeGreaterThan(0);
  expect(top()).toBe(before);
});

test("the code is shown as a picture with a name, and can be saved", async () => {
  const screen = await renderPart(<QrPicture markup={QR} alt="QR for 500 baht" fileName="qr-500" />);
  const picture = screen.getByRole("img", { name: "QR for 500 baht" });
  await expect.element(picture).toBeVisible();
  expect(picture.element().getAttribute("src")).toMatch(/^blob:/);
  await expect.element(screen.getByRole("button", { name: "Save picture" })).toBeVisible();
});

test("who pressed save is told what to do where the browser saves nothing", async () => {
  const screen = await renderPart(<QrPicture markup={QR} alt="QR for 500 baht" fileName="qr-500" />);
  const hint = screen.getByText("press and hold the QR code", { exact: false });
  const save = screen.getByRole("button", { name: "Save picture" });
  await expect.element(save).toBeEnabled();
  expect(hint.query()).toBeNull();
  await save.click();
  await expect.element(hint).toBeVisible();
});

test("markup without a code shows an error", async () => {
  const screen = await renderPart(<QrPicture markup="<p>soon</p>" alt="QR" fileName="qr" />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("This picture cannot be shown");
});
