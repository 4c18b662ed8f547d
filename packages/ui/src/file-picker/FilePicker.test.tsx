import { useState } from "react";
import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { FilePicker } from "./FilePicker.tsx";

function Slip() {
  const [file, setFile] = useState<File | null>(null);
  return <FilePicker label="Slip" accept="image/*" file={file} onChange={setFile} />;
}

async function aPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext("2d")?.fillRect(0, 0, 4, 4);
  return new File([await canvas.convertToBlob()], "slip.png", { type: "image/png" });
}

test("a picked picture is previewed, named, and can be removed and picked again", async () => {
  const screen = await renderPart(<Slip />);
  const picture = await aPicture();
  const input = screen.getByLabelText("Slip", { exact: true });
  await input.upload(picture);
  await expect.element(screen.getByRole("img", { name: "Preview of slip.png" })).toBeVisible();
  await screen.getByRole("button", { name: "Remove file" }).click();
  await expect.element(screen.getByText("slip.png")).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
  await input.upload(picture);
  await expect.element(screen.getByText("slip.png")).toBeVisible();
});

test("a picture that this browser cannot show is still picked", async () => {
  const screen = await renderPart(<Slip />);
  await screen
    .getByLabelText("Slip", { exact: true })
    .upload(new File(["no picture"], "photo.png", { type: "image/png" }));
  await expect.element(screen.getByText("photo.png")).toBeVisible();
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
});
